package import Language
package import Replies

/// Renders replies as text, for given display options and a language.
package struct Screen: Sendable {
  let display: DisplayOptions
  let language: Language?
  /// Decides when the penguin appears; only in the chat.
  private let penguin: PenguinSchedule?

  /// Whether key hints are shown: false for a one-shot call, which has ended before a key could act.
  let hasKeys: Bool

  package init(
    _ display: DisplayOptions, language: Language? = nil, company: PenguinSchedule? = nil, hasKeys: Bool = true
  ) {
    self.display = display
    self.hasKeys = hasKeys
    self.language = language
    self.penguin = company
  }

  /// Lines without a trailing line break; empty if there is nothing to show.
  package func draw(_ reply: Reply) -> String {
    let pose = penguin?.pose(for: reply)
    return terminalText(lines(reply, with: pose, wearing: pose == nil ? nil : penguin?.outfit()))
  }

  package func draw(_ error: UserError) -> String { terminalText(lines(error)) }

  /// One line without colour, cut at the width: for a prompt, a window title, a status bar.
  package func line(_ text: LocalizedText) -> String {
    clean(text).cut(display.isPlain ? .max : display.width, ending: display.glyphs.ellipsis).text
  }

  /// A notice above the prompt, never cut.
  package func notice(_ text: LocalizedText) -> String {
    guard display.isGraphical else { return terminalText(wrapped(clean(text))) }
    let mark = StyledLine(display.isASCII ? "* " : "• ", .active)
    return terminalText(hanging(wrapped(clean(text), narrower: mark.columns), after: mark))
  }

  /// Text to print unchanged except for control characters; line breaks stay.
  package func words(_ words: String) -> String {
    SafeText.lines(words).map(\.text).joined(separator: "\n")
  }

  /// A title to insert into the input line: not cut, and always one line.
  package func title(_ words: String) -> String { SafeText(words).text }

  /// Whether an animation may be shown while the person waits.
  package var isGraphical: Bool { display.isGraphical }

  /// Whether it is laid out for people who hear or feel it.
  package var isAccessible: Bool { display.isAccessible }

  /// Whether something may be drawn again in its place, such as the dots while a model is working.
  package var hasMotion: Bool { display.isGraphical && display.hasMotion }
}

extension Screen {
  var glyphs: Glyphs { display.glyphs }

  func clean(_ text: LocalizedText) -> SafeText { SafeText(text.text(language)) }

  func terminalText(_ lines: [StyledLine]) -> String { TerminalEncoder(display: display).text(lines) }

  /// Wraps the text at the line limit less `narrower` columns.
  func wrapped(_ text: SafeText, _ style: TextStyle = .plain, narrower: Int = 0) -> [StyledLine] {
    let limit = display.lineLimit == .max ? Int.max : display.lineLimit - narrower
    return text.wrapped(limit).map { StyledLine($0, style) }
  }

  /// A sentence by nudgy. Further lines are indented, so that text quoted in it cannot start a line and pass for
  /// another one.
  func sentence(_ text: SafeText, _ style: TextStyle = .plain) -> [StyledLine] {
    guard display.isGraphical, text.columns > display.lineLimit else { return wrapped(text, style) }
    return wrapped(text, style, narrower: 2).enumerated().map { $0 == 0 ? $1 : $1.indented(2) }
  }

  /// Puts the mark before the first line and aligns the others with it.
  func hanging(_ lines: [StyledLine], after mark: StyledLine) -> [StyledLine] {
    lines.enumerated().map { $0 == 0 ? mark + $1 : $1.indented(mark.columns) }
  }
}
