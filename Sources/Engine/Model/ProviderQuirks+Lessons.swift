extension ProviderQuirks {
  /// Other manners, where what the server says asks for them.
  func after(_ error: ServerError) -> ProviderQuirks? {
    let words = error.words
    for lesson in ProviderQuirks.lessons where lesson.said.isIn(words) {
      var next = self
      lesson.learn(&next)
      if next != self { return next }
    }
    return nil
  }

  private struct Lesson: Sendable {
    let said: Telltale
    let learn: @Sendable (inout ProviderQuirks) -> Void
  }

  /// What a server says → what is changed.
  private static let lessons = [
    Lesson(said: Telltale(["reasoning_effort"])) { $0.refrainsFromThinking.toggle() },
    Lesson(said: Telltale(["system"], ["role not supported", "role is not supported", "not support system"])) {
      $0.hasNoSystem = true
    },
    Lesson(said: Telltale(["'stream'", "\"stream\"", "`stream`", "stream this model", "unsupported_value stream"])) {
      $0.streams = false
    },
    Lesson(said: Telltale(["content"], ["must be a string", "valid string", "null", "none", "empty", "required"])) {
      $0.noContent = $0.noContent == .null ? .empty : .absent
    },
  ]
}
