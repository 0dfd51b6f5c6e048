import Language

/// Reads steps that a person typed: split at line breaks, semicolons and "then", besides the commas that split any
/// list.
enum OwnSteps {
  static func read(_ items: [String], in language: Language) -> [String] {
    items.flatMap { $0.split { $0.isNewline || $0 == ";" } }.flatMap { parts($0, language) }
      .map { trimmedStep($0, language) }.filter { !$0.isEmpty }
  }

  private static func parts(_ piece: Substring, _ language: Language) -> [ArraySlice<Substring>] {
    piece.split { $0.isWhitespace }.split { language.hasWord($0.lowercased().filter(\.isLetter)) { $0.stepBreaks } }
  }

  /// The step without a leading "and", number or dash, and without a final full stop.
  private static func trimmedStep(_ words: ArraySlice<Substring>, _ language: Language) -> String {
    let step = words.drop { isBullet($0, language) }.joined(separator: " ")
    return String(step.hasSuffix(".") ? step.dropLast() : step[...])
  }

  private static func isBullet(_ word: Substring, _ language: Language) -> Bool {
    ["-", "*", "•", "–"].contains(word) || language.hasWord(word.lowercased()) { $0.stepLeads }
      || word.last.map { $0 == "." || $0 == ")" } == true && Int(word.dropLast()) != nil
  }
}
