internal import Language
import Replies

extension Dialogue {
  /// What a model is told of: the card in hand, and the last list.
  var named: [Reference] { [inHand].compactMap(\.self) + list }

  /// A call about the very record that is spoken of, whatever is in hand by the time it is made.
  ///
  /// Throws where the person could not tell what is meant.
  func pinned(_ call: Call, in language: Language) throws(UserError) -> Call {
    guard let which = Which(call.arguments["which"], in: language) else { return call }
    let reference: Reference?
    switch which {
    case .words, .every: return call
    case .id(let id): reference = named.first { $0.id == id }
    case .current, .other, .number: reference = which.reference(in: self)
    }
    guard let reference else {
      throw UserError("What is meant is not on the last list.", hint: "Name it by its words.", code: .notFound)
    }
    return call.with("which", .id(reference.id))
  }
}
