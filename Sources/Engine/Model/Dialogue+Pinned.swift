internal import Language
import Replies

extension Dialogue {
  /// The records that a model is told of: the current one and the last list.
  var visibleReferences: [Reference] { [current].compactMap(\.self) + lastList }

  /// The call with its reference replaced by the record's id, so that it still means the same record when it runs
  /// later.
  ///
  /// Throws if the reference is not to one of the visible records.
  func pinned(_ call: Call, in language: Language) throws(UserError) -> Call {
    guard let selector = RecordSelector(call.arguments["which"], in: language) else { return call }
    let reference: Reference?
    switch selector {
    case .words, .every: return call
    case .id(let id): reference = visibleReferences.first { $0.id == id }
    case .current, .other, .number: reference = selector.reference(in: self)
    }
    guard let reference else {
      throw UserError("That isn't on the last list.", hint: "Name it by its words.", code: .notFound)
    }
    return call.with("which", .id(reference.id))
  }
}
