import Language
import Session

/// Steps in a person's own words: apart by lines, semicolons or "then", besides the commas that a list is cut at.
enum OwnSteps {
  static func read(_ said: [String], in language: Language) -> [String] {
    said.flatMap { $0.split { $0.isNewline || $0 == ";" } }.flatMap { parts($0, language) }
      .map { bare($0, language) }.filter { !$0.isEmpty }
  }

  private static func parts(_ piece: Substring, _ language: Language) -> [ArraySlice<Substring>] {
    piece.split { $0.isWhitespace }.split { language.says($0.lowercased().filter(\.isLetter)) { $0.stepBreaks } }
  }

  /// Without the "and", the number or the dash before it, and the full stop behind it.
  private static func bare(_ words: ArraySlice<Substring>, _ language: Language) -> String {
    let step = words.drop { isLead($0, language) }.joined(separator: " ")
    return String(step.hasSuffix(".") ? step.dropLast() : step[...])
  }

  private static func isLead(_ word: Substring, _ language: Language) -> Bool {
    ["-", "*", "•", "–"].contains(word) || language.says(word.lowercased()) { $0.stepLeads }
      || word.last.map { $0 == "." || $0 == ")" } == true && Int(word.dropLast()) != nil
  }
}
