/// A text's words in the spelling of `CrisisFeatures`, separated by spaces, for finding phrases.
struct CrisisWords {
  private let words: [String]
  private let paddedText: String
  private let rules: any CrisisRules.Type

  init(_ text: some StringProtocol, _ rules: any CrisisRules.Type) {
    self.rules = rules
    words = CrisisFeatures.words(text, rules).map { String(decoding: $0, as: UTF8.self) }
    paddedText = " " + words.joined(separator: " ") + " "
  }

  func containsAny(_ phrases: [String]) -> Bool { phrases.contains(where: paddedText.contains) }

  /// Whether an item of a list, between marks or numbers, is one of the phrases and nothing else.
  static func hasItem(in text: some StringProtocol, of phrases: [String], _ rules: any CrisisRules.Type) -> Bool {
    // Most lines have one item, and are not taken apart for this.
    guard text.utf8.contains(where: { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x20 || $0 == 0x27) }) else {
      return false
    }
    let items = CrisisWords(text, rules).words.split { $0.utf8.allSatisfy { !(0x61...0x7A ~= $0) } }
    return items.count > 1 && items.contains { phrases.contains(" " + $0.joined(separator: " ") + " ") }
  }

  /// Whether it starts with one of the phrases and then has only words that may accompany any answer.
  func isAnswer(_ phrases: [String]) -> Bool {
    phrases.contains { phrase in
      paddedText.hasPrefix(phrase)
        && paddedText.dropFirst(phrase.count).split(separator: " ").allSatisfy(rules.answerFillers.contains)
    }
  }

  /// Whether it is about another person, and mentions the speaker only as someone who fears for them.
  var isAboutOther: Bool {
    var withoutConcern = paddedText
    for phrase in rules.concernPhrases { withoutConcern = withoutConcern.replacing(phrase, with: " ") }
    return containsAny(rules.otherPersonPhrases) && !rules.speakerPhrases.contains(where: withoutConcern.contains)
  }
}

extension String {
  /// Expands patterns such as `a|b c|d` to all their phrases, each with a space at both ends; `_` is an empty
  /// alternative.
  package static func phrases(_ patterns: String...) -> [String] {
    patterns.flatMap { pattern in
      pattern.split(separator: " ").reduce([" "]) { phrases, word in
        phrases.flatMap { phrase in word.split(separator: "|").map { phrase + ($0 == "_" ? "" : $0 + " ") } }
      }
    }
  }

  fileprivate func replacing(_ phrase: String, with other: String) -> String {
    var result = "", rest = self[...]
    while let match = rest.firstRange(of: phrase) {
      result += rest[..<match.lowerBound] + other
      rest = rest[match.upperBound...]
    }
    return result + rest
  }
}

/// Phrases of people in danger in one language; each has a space at both ends and no contractions: "do not", "i am".
package protocol CrisisRules: CrisisSpellingRules {
  /// Phrases that say it is happening, has just happened, or is planned for the next hours.
  static var urgentPhrases: [String] { get }
  /// Signs of a body in danger, or of a fire.
  static var emergencyPhrases: [String] { get }
  static var noStoragePhrases: [String] { get }
  /// Phrases that are enough as an item of a list, whatever its other items are.
  static var itemPhrases: [String] { get }
  /// Phrases for the person one fears for, for the fear itself, and for the speaker.
  static var otherPersonPhrases: [String] { get }
  static var concernPhrases: [String] { get }
  static var speakerPhrases: [String] { get }
  /// Answers to the question whether somebody is safe, and words that may accompany any answer.
  static var answers: [SafetyAnswer: [String]] { get }
  static var answerFillers: Set<Substring> { get }
}
