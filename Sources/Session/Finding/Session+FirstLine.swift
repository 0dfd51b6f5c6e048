import Language

extension Session {
  /// The first line that is not blank, shortened to the length of a list row.
  package static func firstLine(of text: String) -> String {
    let line = text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    let shortened = line.prefix(maxFirstLineLength)
    guard shortened.endIndex < line.endIndex else { return String(line.trimmed) }
    return shortened[..<(shortened.lastIndex(of: " ") ?? shortened.endIndex)] + "…"
  }

  /// What follows the first line, where that stands above as a heading; the whole text where the heading does not say
  /// that line in full.
  package static func text(_ text: String, below heading: String) -> String {
    guard text.trimmed != heading else { return "" }
    let body = text.drop(while: \.isWhitespace)
    let line = body.prefix { !$0.isNewline }
    return line.trimmed == heading ? String(body[line.endIndex...].trimmed) : text
  }

  /// Characters.
  private static let maxFirstLineLength = 60
}
