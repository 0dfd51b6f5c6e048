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
