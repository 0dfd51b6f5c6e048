package import Language

/// The text that limits what a model may add: what the person typed, or what the model was given.
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

  /// Whether this text contains the other one, word for word.
  package func contains(_ text: String) -> Bool {
    let phrase = SourceText.words(in: text)
    return !phrase.isEmpty && words.indices.contains { words[$0...].starts(with: phrase) }
  }

  /// Whether this text contains every link of the other one, in any spelling.
  package func hasLinks(of text: String) -> Bool { SourceText.links(in: text).isSubset(of: links) }

  /// Whether this text contains every number of the other one that could be dialled, in any spelling.
  package func hasNumbers(of text: String) -> Bool {
    SourceText.numbers(in: text, language.rules).allSatisfy { number in
      number.count < SourceText.minNumberLength || numbers.contains { $0.contains(number) }
    }
  }
}

extension SourceText {
  private static func words(in text: String) -> [String] {
    text.split(whereSeparator: \.isWhitespace).map { withoutPunctuation($0.folded) }.filter { !$0.isEmpty }
  }

  /// The word without punctuation around it.
  private static func withoutPunctuation(_ word: String) -> String {
    String(word.trimmed(where: { ".,;:!?()[]{}<>\"'“”‘’«»…".contains($0) }))
  }

  private static func links(in text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).filter(\.isLink).map { withoutPunctuation($0.folded) })
  }

  /// The least digits of a phone number: fewer are a price, a dose or a year.
  private static let minNumberLength = 5

  /// Runs of digits, also spelt out, separated only by punctuation and spaces.
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
