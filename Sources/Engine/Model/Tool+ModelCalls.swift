internal import Language
import Replies

extension Tool {
  /// Whether a model's call contacts nobody but whom the person named: what says whom a card contacts has to be typed
  /// by the person, word for word, and other words must not add a link or a number to dial.
  func usesOnlyTypedContacts(_ call: Call, _ typed: SourceText) -> Bool {
    parameters.allSatisfy { parameter in
      guard let words = call.arguments[parameter.name]?.inputText else { return true }
      if parameter.isVerbatim { return typed.contains(words) }
      return typed.hasLinks(of: words) && (!parameter.isStored || typed.hasNumbers(of: words))
    }
  }

  /// Whether the tool's calls refer to a record, even by naming none.
  func namesRecord(_ call: Call) -> Bool { parameters.contains { $0.name == "which" && $0.slot == .reference } }
}

extension AnyParameter {
  /// Whether its words become part of a record; references and times do not.
  fileprivate var isStored: Bool {
    switch slot {
    case .text, .list, .choice: true
    default: false
    }
  }
}
