/// How one model at one address has to be asked, as far as is known.
package struct ProviderQuirks: Hashable, Sendable {
  /// What stands for the content of a message that has only calls.
  package enum EmptyContent: Sendable {
    case null, empty, absent
  }

  package var streams = true
  package var emptyContent = EmptyContent.null
  /// Whether the system message goes into the first user message.
  package var lacksSystemRole = false
  /// Whether tools are accepted only with `reasoning_effort` none.
  package var disablesReasoning = false
  /// Whether the second of the two possible URLs is used.
  package var usesAlternateURL = false
  /// Whether answers begin in the thinking, without an opening tag.
  package var omitsThinkingTag = false

  /// The quirks known from a model's name, before its first answer.
  package init(of model: String) {
    let name = model.lowercased()
    omitsThinkingTag = ["deepseek-r1", "r1-distill", "qwq", "-thinking"].contains(where: name.contains)
  }
}

extension ProviderQuirks {
  /// The quirks changed as the server's error asks for; `nil` if it asks for no change.
  func adapted(to error: ServerError) -> ProviderQuirks? {
    let words = error.words
    for adaptation in ProviderQuirks.adaptations where adaptation.pattern.matches(words) {
      var next = self
      adaptation.apply(&next)
      if next != self { return next }
    }
    return nil
  }

  private struct Adaptation: Sendable {
    let pattern: ErrorPattern
    let apply: @Sendable (inout ProviderQuirks) -> Void
  }

  /// Error patterns, with the change that each calls for.
  private static let adaptations = [
    Adaptation(pattern: ErrorPattern(["reasoning_effort"])) { $0.disablesReasoning.toggle() },
    Adaptation(
      pattern: ErrorPattern(["system"], ["role not supported", "role is not supported", "not support system"])
    ) {
      $0.lacksSystemRole = true
    },
    Adaptation(
      pattern: ErrorPattern(["'stream'", "\"stream\"", "`stream`", "stream this model", "unsupported_value stream"])
    ) {
      $0.streams = false
    },
    Adaptation(
      pattern: ErrorPattern(["content"], ["must be a string", "valid string", "null", "none", "empty", "required"])
    ) {
      $0.emptyContent = $0.emptyContent == .null ? .empty : .absent
    },
  ]
}
