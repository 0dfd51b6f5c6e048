import Replies

/// Takes a model's thinking out of what it says: `<think>…</think>`, also split over pieces or without its opening.
package struct Thoughts: Sendable {
  private enum Place {
    case aloud
    case inside
    /// The model is known to begin inside without saying so: all is kept back until that is sure.
    case presumed
  }

  private static let names = ["think", "thinking", "thought", "reasoning"]
  private static let tags =
    names.map { (text: "<\($0)>", opens: true) } + names.map { (text: "</\($0)>", opens: false) }

  /// Whether a closing came that nothing had opened.
  package private(set) var cameUnopened = false
  private var place: Place
  /// What may be the beginning of a tag.
  private var held = ""
  private var presumed = ""

  /// - Parameter unopened: whether the model is known to begin inside its thinking.
  package init(unopened: Bool = false) { place = unopened ? .presumed : .aloud }

  /// What of the words is said aloud.
  ///
  /// - Parameter earlier: what was said before; emptied when that proves to have been thinking.
  package mutating func take(_ words: String, after earlier: inout String) -> String {
    let all = held + words
    held = ""
    var said = ""
    var rest = all[...]
    while let sign = rest.firstIndex(of: "<") {
      pass(rest[..<sign], to: &said)
      rest = rest[sign...]
      if let tag = Self.tags.first(where: { rest.hasPrefix($0.text) }) {
        rest = rest.dropFirst(tag.text.count)
        if tag.opens { open(&said) } else { close(&said, &earlier) }
      } else if Self.tags.contains(where: { $0.text.hasPrefix(rest) }) {
        held = String(rest)
        return said
      } else {
        pass(rest.prefix(1), to: &said)
        rest = rest.dropFirst()
      }
    }
    pass(rest, to: &said)
    return said
  }

  /// What was held back, when nothing more comes.
  package mutating func end() -> String {
    defer { (held, presumed) = ("", "") }
    return place == .inside ? "" : presumed + held
  }

  /// The server sends thinking by itself: what it sends as words is said aloud.
  package mutating func comeApart() {
    if place == .presumed, presumed.isEmpty { place = .aloud }
  }

  private mutating func pass(_ words: Substring, to said: inout String) {
    switch place {
    case .aloud: said += words
    case .presumed: presumed += words
    case .inside: break
    }
  }

  private mutating func open(_ said: inout String) {
    said += presumed
    presumed = ""
    place = .inside
  }

  private mutating func close(_ said: inout String, _ earlier: inout String) {
    if place != .inside {
      cameUnopened = true
      (said, earlier, presumed) = ("", "", "")
    }
    place = .aloud
  }
}
