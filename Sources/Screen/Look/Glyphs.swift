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
  /// From low to high.
  let spark: [Clean]

  static let unicode = Glyphs(
    corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│", dot: " · ", ellipsis: "…", unknown: "·",
    bar: ["╸", "━"], spark: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"])

  static let ascii = Glyphs(
    corners: ["+", "+", "+", "+"], across: "-", down: "|", dot: " - ", ellipsis: "...", unknown: ".",
    bar: ["#"], spark: ["_", "-", "=", "+", "*", "o", "O", "#"])

  /// Read aloud: pauses for dots.
  static let spoken = Glyphs(
    corners: [], across: "", down: "", dot: ", ", ellipsis: "...", unknown: "-", bar: [], spark: [])
}

extension Look {
  var glyphs: Glyphs {
    if isAccessible { return .spoken }
    return isASCII ? .ascii : .unicode
  }
}
