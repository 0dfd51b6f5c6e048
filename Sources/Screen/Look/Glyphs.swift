/// The signs nudgy draws with, in the three ways of showing them.
struct Glyphs: Sendable {
  /// Top left, top right, bottom left, bottom right.
  let corners: [Clean]
  let across: Clean
  let down: Clean
  /// Between things in one line.
  let dot: Clean
  let ellipsis: Clean
  /// Nothing known.
  let unknown: Clean
  /// From the smallest piece of a bar's column to a whole one.
  let bar: [Clean]
  /// A row's block, from low to full.
  let steps: [Clean]
  /// The same for rows above each other: in most fonts blocks leave a seam between them, and dots do not.
  let dots: [Clean]
  /// A day's block in a calendar, from pale to full.
  let shades: [Clean]
  /// What happened at a step of a chart, told apart by shape.
  let marks: [Clean]

  static let unicode = Glyphs(
    corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│", dot: " · ", ellipsis: "…", unknown: "·",
    bar: ["╸", "━"], steps: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], dots: ["⣀", "⣤", "⣶", "⣿"],
    shades: ["░", "▒", "▓", "█"], marks: ["▲", "○", "■", "◇", "×"])

  static let ascii = Glyphs(
    corners: ["+", "+", "+", "+"], across: "-", down: "|", dot: " - ", ellipsis: "...", unknown: ".",
    bar: ["#"], steps: ["_", "-", "=", "#"], dots: ["_", "=", "#"],
    shades: [":", "+", "o", "#"], marks: ["^", "o", "x", "+", "*"])

  /// Read aloud: pauses for dots.
  static let spoken = Glyphs(
    corners: [], across: "", down: "", dot: ", ", ellipsis: "...", unknown: "-", bar: [], steps: [], dots: [],
    shades: [], marks: [])
}

extension Look {
  var glyphs: Glyphs {
    if isAccessible { return .spoken }
    return isASCII ? .ascii : .unicode
  }
}
