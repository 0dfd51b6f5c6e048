package import Language
import Replies

/// A text as the measure of what a model makes of it: what the person typed, or what the model was given.
package struct SourceText: Sendable {
  private let words: [String]
  private let links: Set<String>
  private let numbers: [String]
  private let language: Language

  package init(_ text: String, in language: Language) {
    words = SourceText.words(in: text)
    links = SourceText.links(in: text)
    numbers = SourceText.numbers(in: text, language.rules)
    self.language = language
  }

  /// Whether all of the other text stands here, word for word.
  package func holds(_ text: String) -> Bool {
    let wanted = SourceText.words(in: text)
    return !wanted.isEmpty && words.indices.contains { words[$0...].starts(with: wanted) }
  }

  /// Whether each link in the other text stands here, however it is spelt.
  package func hasLinks(of text: String) -> Bool { SourceText.links(in: text).isSubset(of: links) }

  /// Whether each number in the other text that could be dialled stands here, however it is spelt.
  package func hasNumbers(of text: String) -> Bool {
    SourceText.numbers(in: text, language.rules).allSatisfy { number in
      number.count < SourceText.shortestNumber || numbers.contains { $0.contains(number) }
    }
  }
}

extension SourceText {
  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { bare($0.folded) }.filter { !$0.isEmpty }
  }

  /// Without the punctuation around it.
  private static func bare(_ word: String) -> String {
    String(word.trimmed(where: { ".,;:!?()[]{}<>\"'“”‘’«»…".contains($0) }))
  }

  private static func links(in text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).filter(\.isLink).map { bare($0.folded) })
  }

  /// Fewer digits are a price, a dose or a year.
  private static let shortestNumber = 5

  /// Digits, also those spelt out, with nothing but signs and blanks between.
  private static func numbers(in text: String, _ rules: any LanguageRules.Type) -> [String] {
    var numbers = [""]
    for word in text.folded.split(whereSeparator: { !$0.isLetter && !$0.isNumber }).map(String.init) {
      if let digits = word.allSatisfy(\.isNumber) ? word : rules.spokenDigits[word] {
        numbers[numbers.count - 1] += digits
      } else if !rules.numberJoiners.contains(word) {
        numbers += word.split { !$0.isNumber }.map(String.init) + [""]
      }
    }
    return numbers.filter { !$0.isEmpty }
  }
}
