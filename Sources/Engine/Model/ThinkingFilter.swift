/// Removes a model's thinking from its text: `<think>…</think>`, even if split over pieces or without its opening tag.
package struct ThinkingFilter: Sendable {
  private enum State {
    case answering
    case thinking
    /// The model is known to begin in its thinking without a tag: text is held back until that is certain.
    case presumed
  }

  private static let names = ["think", "thinking", "thought", "reasoning"]
  private static let tags =
    names.map { (text: "<\($0)>", opens: true) } + names.map { (text: "</\($0)>", opens: false) }

  /// Whether a closing tag came without an opening one.
  package private(set) var hasUnopenedEnd = false
  private var state: State
  /// Text that may be the beginning of a tag.
  private var pendingTag = ""
  private var presumedText = ""

  /// - Parameter omitsThinkingTag: whether the model is known to begin in its thinking without a tag.
  package init(omitsThinkingTag: Bool = false) { state = omitsThinkingTag ? .presumed : .answering }

  /// Adds text; returns the part that is no thinking.
  ///
  /// - Parameter earlier: the text returned so far; emptied if it turns out to have been thinking.
  package mutating func consume(_ words: String, after earlier: inout String) -> String {
    let buffer = pendingTag + words
    pendingTag = ""
    var visibleText = ""
    var rest = buffer[...]
    while let sign = rest.firstIndex(of: "<") {
      route(rest[..<sign], to: &visibleText)
      rest = rest[sign...]
      if let tag = Self.tags.first(where: { rest.hasPrefix($0.text) }) {
        rest = rest.dropFirst(tag.text.count)
        if tag.opens { open(&visibleText) } else { close(&visibleText, &earlier) }
      } else if Self.tags.contains(where: { $0.text.hasPrefix(rest) }) {
        pendingTag = String(rest)
        return visibleText
      } else {
        route(rest.prefix(1), to: &visibleText)
        rest = rest.dropFirst()
      }
    }
    route(rest, to: &visibleText)
    return visibleText
  }

  /// The text held back, when no more comes.
  package mutating func end() -> String {
    defer { (pendingTag, presumedText) = ("", "") }
    return state == .thinking ? "" : presumedText + pendingTag
  }

  /// The server sends thinking in a field of its own, so its text is the answer.
  package mutating func markSeparateThinking() {
    if state == .presumed, presumedText.isEmpty { state = .answering }
  }

  private mutating func route(_ words: Substring, to said: inout String) {
    switch state {
    case .answering: said += words
    case .presumed: presumedText += words
    case .thinking: break
    }
  }

  private mutating func open(_ said: inout String) {
    said += presumedText
    presumedText = ""
    state = .thinking
  }

  private mutating func close(_ said: inout String, _ earlier: inout String) {
    if state != .thinking {
      hasUnopenedEnd = true
      (said, earlier, presumedText) = ("", "", "")
    }
    state = .answering
  }
}
