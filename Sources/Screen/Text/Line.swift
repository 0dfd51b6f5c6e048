/// A stretch of clean text in one ink.
struct Span: Hashable, Sendable {
  var text: Clean
  var ink: Ink

  init(_ text: Clean, _ ink: Ink = .plain) {
    self.text = text
    self.ink = ink
  }
}

/// One line of the screen, before colour.
struct Line: Hashable, Sendable {
  var spans: [Span]

  init(_ spans: [Span] = []) { self.spans = spans }
  init(_ text: Clean, _ ink: Ink = .plain) { spans = [Span(text, ink)] }

  static let blank = Line()

  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  static func + (a: Line, b: Line) -> Line { Line(a.spans + b.spans) }

  /// Blanks before it.
  func indented(_ columns: Int) -> Line { columns > 0 ? Line(Clean.blanks(columns)) + self : self }

  /// Blanks after it, up to that width.
  func padded(_ width: Int) -> Line {
    let missing = width - columns
    return missing > 0 ? self + Line(Clean.blanks(missing)) : self
  }
}

extension Clean {
  static func blanks(_ count: Int) -> Clean { Clean(String(repeating: " ", count: max(0, count))) }
}

extension [Line] {
  func indented(_ columns: Int) -> [Line] { columns > 0 ? map { $0.indented(columns) } : self }

  /// Groups apart by a blank line.
  static func apart(_ groups: [[Line]], by gap: [Line] = [.blank]) -> [Line] {
    [Line](groups.filter { !$0.isEmpty }.joined(separator: gap))
  }
}
