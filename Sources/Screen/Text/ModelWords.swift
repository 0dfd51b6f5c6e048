/// A model's words as they come: word by word, behind a mark on every line, so that nothing it says looks like a receipt.
package struct ModelWords: Sendable {
  private let screen: Screen
  /// Columns that are taken on the open line; 0 where none is open.
  private var column = 0
  /// A word that may go on.
  private var word = ""

  package init(_ screen: Screen) { self.screen = screen }

  /// What to print now. Words are held back until they have ended, so that they are cut at no edge of a line.
  package mutating func take(_ words: String) -> String {
    var shown = ""
    for character in words {
      guard character.isWhitespace else {
        word.append(character)
        continue
      }
      shown += endWord()
      if character.isNewline {
        if column > 0 { shown += "\n" }
        column = 0
      }
    }
    return shown
  }

  private mutating func endWord() -> String {
    guard !word.isEmpty else { return "" }
    // A word that no line can hold is cut here: the terminal would go on without the mark. For the same reason each
    // letter is as wide as any terminal may draw it.
    let pieces = Clean(word).wrapped(max(1, screen.look.limit - mark.columns - 1), by: \.widest)
    word = ""
    var shown = ""
    for piece in pieces where !piece.isEmpty { shown += put(piece) }
    return shown
  }

  private mutating func put(_ clean: Clean) -> String {
    var shown = ""
    let width = clean.text.columns(by: \.widest)
    if column > 0, column + 1 + width > screen.look.limit {
      shown += "\n"
      column = 0
    }
    if column == 0 {
      shown += screen.paint([mark]) + " "
      column = mark.columns + 1
    } else {
      shown += " "
      column += 1
    }
    column += width
    return shown + clean.text
  }

  private var mark: Line {
    let look = screen.look
    return look.isDrawn ? Line(look.isASCII ? "|" : "┆", .quiet) : Line("model:")
  }
}
