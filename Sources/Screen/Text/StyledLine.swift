/// A piece of safe text in one style.
struct StyledSpan: Hashable, Sendable {
  var text: SafeText
  var style: TextStyle

  init(_ text: SafeText, _ style: TextStyle = .plain) {
    self.text = text
    self.style = style
  }
}

/// One line of the screen, before colour.
struct StyledLine: Hashable, Sendable {
  var spans: [StyledSpan]

  init(_ spans: [StyledSpan] = []) { self.spans = spans }
  init(_ text: SafeText, _ style: TextStyle = .plain) { spans = [StyledSpan(text, style)] }

  static let blank = StyledLine()

  var columns: Int { spans.reduce(0) { $0 + $1.text.columns } }

  static func + (a: StyledLine, b: StyledLine) -> StyledLine { StyledLine(a.spans + b.spans) }

  /// Adds blanks before the line.
  func indented(_ columns: Int) -> StyledLine { columns > 0 ? StyledLine(SafeText.blanks(columns)) + self : self }

  /// Adds blanks after the line, up to that width.
  func padded(_ width: Int) -> StyledLine {
    let missing = width - columns
    return missing > 0 ? self + StyledLine(SafeText.blanks(missing)) : self
  }
}

extension SafeText {
  static func blanks(_ count: Int) -> SafeText { SafeText(String(repeating: " ", count: max(0, count))) }
}

extension [StyledLine] {
  func indented(_ columns: Int) -> [StyledLine] { columns > 0 ? map { $0.indented(columns) } : self }

  /// Joins groups of lines with a gap between them; empty groups are left out.
  static func joining(_ groups: [[StyledLine]], by gap: [StyledLine] = [.blank]) -> [StyledLine] {
    [StyledLine](groups.filter { !$0.isEmpty }.joined(separator: gap))
  }
}
