package import Language
package import Replies

/// Replies as text, for one look and one language.
package struct Screen: Sendable {
  let look: Look
  let language: Language?
  /// Who keeps company in a chat; nobody anywhere else.
  private let company: Company?

  /// Whether somebody's keys reach what is shown: a call has ended by the time they could.
  let hasKeys: Bool

  package init(_ look: Look, language: Language? = nil, company: Company? = nil, hasKeys: Bool = true) {
    self.look = look
    self.hasKeys = hasKeys
    self.language = language
    self.company = company
  }

  /// Lines without a line break after the last; empty when there is nothing to show.
  package func draw(_ reply: Reply) -> String { paint(lines(reply, with: company?.pose(for: reply))) }

  package func draw(_ trouble: UserError) -> String { paint(lines(trouble)) }

  /// One line without colour, cut where the width ends: a prompt, a window's title, a status bar.
  package func line(_ said: LocalizedText) -> String {
    clean(said).cut(look.isPlain ? .max : look.width, ending: look.glyphs.ellipsis).text
  }

  /// A line that comes by itself, above the prompt: whole, whatever its length.
  package func notice(_ said: LocalizedText) -> String {
    guard look.isDrawn else { return paint(wrapped(clean(said))) }
    let mark = Line(look.isASCII ? "* " : "• ", .active)
    return paint(hanging(wrapped(clean(said), narrower: mark.columns), after: mark))
  }

  /// Words that are offered to be typed: line breaks stay, everything else is made harmless.
  package func words(_ words: String) -> String {
    Clean.lines(words).map(\.text).joined(separator: "\n")
  }

  /// A title that is offered to be typed: whole, and one line.
  package func title(_ words: String) -> String { Clean(words).text }

  /// Whether something may turn on it while somebody waits.
  package var isDrawn: Bool { look.isDrawn }
}

extension Screen {
  var glyphs: Glyphs { look.glyphs }

  func clean(_ said: LocalizedText) -> Clean { Clean(said.text(language)) }

  func paint(_ lines: [Line]) -> String { Paint(look: look).text(lines) }

  /// Lines no wider than the look allows, less some columns.
  func wrapped(_ text: Clean, _ ink: Ink = .plain, narrower: Int = 0) -> [Line] {
    let limit = look.limit == .max ? Int.max : look.limit - narrower
    return text.wrapped(limit).map { Line($0, ink) }
  }

  /// A sentence of nudgy's own: what no line can hold goes on further in, so that whatever is quoted in it begins none.
  func sentence(_ text: Clean, _ ink: Ink = .plain) -> [Line] {
    guard look.isDrawn, text.columns > look.limit else { return wrapped(text, ink) }
    return wrapped(text, ink, narrower: 2).enumerated().map { $0 == 0 ? $1 : $1.indented(2) }
  }

  /// The first line after the mark, the others under the first.
  func hanging(_ lines: [Line], after mark: Line) -> [Line] {
    lines.enumerated().map { $0 == 0 ? mark + $1 : $1.indented(mark.columns) }
  }
}
