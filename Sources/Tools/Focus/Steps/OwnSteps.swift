/// Steps in a person's own words: apart by lines, semicolons or "then", besides the commas that a list is cut at.
enum OwnSteps {
  static func read(_ said: [String]) -> [String] {
    said.flatMap { $0.split { $0.isNewline || $0 == ";" } }.flatMap(parts).map(bare)
      .filter { !$0.isEmpty }
  }

  private static func parts(_ piece: Substring) -> [ArraySlice<Substring>] {
    piece.split { $0.isWhitespace }.split { $0.lowercased().filter(\.isLetter) == "then" }
  }

  /// Without the "and", the number or the dash before it, and the full stop behind it.
  private static func bare(_ words: ArraySlice<Substring>) -> String {
    let step = words.drop { isLead($0) }.joined(separator: " ")
    return String(step.hasSuffix(".") ? step.dropLast() : step[...])
  }

  private static func isLead(_ word: Substring) -> Bool {
    ["and", "-", "*", "•", "–"].contains(word.lowercased())
      || word.last.map { $0 == "." || $0 == ")" } == true && Int(word.dropLast()) != nil
  }
}
