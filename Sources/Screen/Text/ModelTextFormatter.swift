/// Lays out a model's text as it arrives: word by word, with a prefix on every line, so that it cannot pass for a
/// receipt.
package struct ModelTextFormatter: Sendable {
  private let screen: Screen
  /// Columns used on the current line; 0 if it is empty.
  private var column = 0
  /// The start of a word that may not be complete.
  private var word = ""

  package init(_ screen: Screen) { self.screen = screen }

  /// Returns what can be printed now. A word is held back until it is complete, so that no line breaks inside it.
  package mutating func append(_ text: String) -> String {
    var output = ""
    for character in text {
      guard character.isWhitespace else {
        word.append(character)
        continue
      }
      output += endWord()
      if character.isNewline {
        if column > 0 { output += "\n" }
        column = 0
      }
    }
    return output
  }

  private mutating func endWord() -> String {
    guard !word.isEmpty else { return "" }
    // A word longer than a line is broken here, because the terminal would continue it without the prefix. For the same
    // reason each letter counts as the widest that any terminal may draw.
    let pieces = SafeText(word).wrapped(max(1, screen.display.lineLimit - linePrefix.columns - 1), by: \.maximumColumns)
    word = ""
    var output = ""
    for piece in pieces where !piece.isEmpty { output += place(piece) }
    return output
  }

  private mutating func place(_ clean: SafeText) -> String {
    var output = ""
    let width = clean.text.columns(by: \.maximumColumns)
    if column > 0, column + 1 + width > screen.display.lineLimit {
      output += "\n"
      column = 0
    }
    if column == 0 {
      output += screen.terminalText([linePrefix]) + " "
      column = linePrefix.columns + 1
    } else {
      output += " "
      column += 1
    }
    column += width
    return output + clean.text
  }

  private var linePrefix: StyledLine {
    let look = screen.display
    return look.isGraphical ? StyledLine(look.isASCII ? "|" : "┆", .quiet) : StyledLine("model:")
  }
}
