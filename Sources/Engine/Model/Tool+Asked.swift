internal import Language
import Replies

extension Tool {
  /// Whether what a model asks for reaches nobody but whom the person named: what says whom a card reaches is theirs
  /// word for word, and no other words bring in a link or a number to dial.
  func reachesNobodyNew(_ call: Call, _ typed: SourceText) -> Bool {
    parameters.allSatisfy { parameter in
      guard let words = call.arguments[parameter.name]?.said else { return true }
      if parameter.isTyped { return typed.holds(words) }
      return typed.hasLinks(of: words) && (!parameter.isWritten || typed.hasNumbers(of: words))
    }
  }

  /// Whether its call names a record, be it by naming none.
  func names(_ call: Call) -> Bool { parameters.contains { $0.name == "which" && $0.slot == .which } }
}

extension AnyParameter {
  /// Whether its words become part of a record; those that name one, or a time, do not.
  fileprivate var isWritten: Bool {
    switch slot {
    case .text, .list, .choice: true
    default: false
    }
  }
}
