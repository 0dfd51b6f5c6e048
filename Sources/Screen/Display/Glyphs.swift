import Replies

/// The characters for drawing: a set each for Unicode, ASCII and reading aloud.
struct Glyphs: Sendable {
  /// Top left, top right, bottom left, bottom right.
  let corners: [SafeText]
  let across: SafeText
  let down: SafeText
  /// Between items on one line.
  let dot: SafeText
  let ellipsis: SafeText
  /// For an unknown value.
  let unknown: SafeText
  /// Before a card in a list: open, done, coming back, important, put off, dropped.
  let signs: ListSigns
  /// From the smallest part of a horizontal bar's cell to a full one.
  let bar: [SafeText]
  /// Parts of a vertical bar in one row, from low to full.
  let steps: [SafeText]
  /// The same for bars of several rows: in most fonts block characters leave a seam between rows, and braille does not.
  let stackedSteps: [SafeText]
  /// A day's block in a calendar, from pale to full.
  let shades: [SafeText]
  /// Symbols for the kinds of marks in a chart, told apart by shape.
  let marks: [SafeText]

  static let unicode = Glyphs(
    corners: ["╭", "╮", "╰", "╯"], across: "─", down: "│", dot: " · ", ellipsis: "…", unknown: "·",
    signs: ListSigns(open: "○", done: "✓", recurring: "↻", important: "!", snoozed: "›", dropped: "×"),
    bar: ["╸", "━"], steps: ["▁", "▂", "▃", "▄", "▅", "▆", "▇", "█"], stackedSteps: ["⣀", "⣤", "⣶", "⣿"],
    shades: ["░", "▒", "▓", "█"], marks: ["▲", "○", "■", "◇", "×"])

  static let ascii = Glyphs(
    corners: ["+", "+", "+", "+"], across: "-", down: "|", dot: " - ", ellipsis: "...", unknown: ".",
    signs: ListSigns(open: "o", done: "x", recurring: "@", important: "!", snoozed: ">", dropped: "-"),
    bar: ["#"], steps: ["_", "-", "=", "#"], stackedSteps: ["_", "=", "#"],
    shades: [":", "+", "o", "#"], marks: ["^", "o", "x", "+", "*"])

  /// For reading aloud: commas, so that a voice pauses.
  static let accessible = Glyphs(
    corners: [], across: "", down: "", dot: ", ", ellipsis: "...", unknown: "-",
    signs: ListSigns(open: "", done: "", recurring: "", important: "", snoozed: "", dropped: ""), bar: [], steps: [],
    stackedSteps: [],
    shades: [], marks: [])
}

/// One column each.
struct ListSigns: Sendable {
  let open, done, recurring, important, snoozed, dropped: SafeText

  func callAsFunction(_ card: Card) -> SafeText {
    switch (card.state, card.sign) {
    case (.done, _): done
    case (.dropped, _): dropped
    case (.snoozed, _): snoozed
    case (.active, .recurring), (.stale, .recurring), (.overdue, .recurring): recurring
    case (.active, .important), (.stale, .important), (.overdue, .important): important
    case (.active, .none), (.stale, .none), (.overdue, .none): open
    }
  }
}

extension DisplayOptions {
  var glyphs: Glyphs {
    if isAccessible { return .accessible }
    return isASCII ? .ascii : .unicode
  }
}
