/// A text's words as one string, each between blanks and spelt as `CrisisFeatures` spells them, to look for phrases in.
struct CrisisWords {
  private let words: [String]
  private let joined: String
  private let rules: any CrisisRules.Type

  init(_ text: some StringProtocol, _ rules: any CrisisRules.Type) {
    self.rules = rules
    words = CrisisFeatures.words(text, rules).map { String(decoding: $0, as: UTF8.self) }
    joined = " " + words.joined(separator: " ") + " "
  }

  func has(_ phrases: [String]) -> Bool { phrases.contains(where: joined.contains) }

  /// Whether it is one of the phrases, and otherwise only words that may stand beside any answer.
  func isAnswer(_ phrases: [String]) -> Bool {
    phrases.contains { phrase in
      joined.hasPrefix(phrase)
        && joined.dropFirst(phrase.count).split(separator: " ").allSatisfy(rules.besides.contains)
    }
  }

  /// Somebody else is spoken of, and the speaker only as one who fears for them.
  var tellsOfOther: Bool {
    var own = joined
    for phrase in rules.fears { own = own.replacing(phrase, with: " ") }
    return has(rules.others) && !rules.selves.contains(where: own.contains)
  }
}

extension String {
  /// Every phrase that `a|b c|d` stands for, in blanks.
  package static func phrases(_ patterns: String...) -> [String] {
    patterns.flatMap { pattern in
      pattern.split(separator: " ").reduce([" "]) { phrases, word in
        phrases.flatMap { phrase in word.split(separator: "|").map { phrase + ($0 == "_" ? "" : $0 + " ") } }
      }
    }
  }

  fileprivate func replacing(_ phrase: String, with other: String) -> String {
    var result = "", rest = self[...]
    while let found = rest.firstRange(of: phrase) {
      result += rest[..<found.lowerBound] + other
      rest = rest[found.upperBound...]
    }
    return result + rest
  }
}

/// What is said in one language by a person in danger, each phrase between blanks and spelt out: "do not", "i am".
package protocol CrisisRules: CrisisSpellingRules {
  /// That it is being done, has just been done, or is meant for the next hours.
  static var urgent: [String] { get }
  static var notToBeKept: [String] { get }
  /// Whom one fears for, what a speaker says of themselves who fears for another, and the speaker.
  static var others: [String] { get }
  static var fears: [String] { get }
  static var selves: [String] { get }
  /// How somebody answers who was asked whether they are safe, and what may stand beside any answer.
  static var answers: [Safety: [String]] { get }
  static var besides: Set<Substring> { get }
}
