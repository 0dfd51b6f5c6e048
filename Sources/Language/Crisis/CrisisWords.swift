/// A text's words in the spelling of `CrisisFeatures`, for finding phrases.
struct CrisisWords {
  private let words: [String]
  private let rules: any CrisisRules.Type

  init(_ text: some StringProtocol, _ rules: any CrisisRules.Type) {
    self.rules = rules
    words = CrisisFeatures.words(text, rules).map { String(decoding: $0, as: UTF8.self) }
  }

  func containsAny(_ phrases: CrisisPhrases) -> Bool {
    words.indices.contains { phrases.length(at: $0, in: words) != nil }
  }

  /// Whether an item of a list, between marks or numbers, is one of the phrases and nothing else.
  static func hasItem(in text: some StringProtocol, of phrases: CrisisPhrases, _ rules: any CrisisRules.Type) -> Bool {
    // Most lines have one item, and are not taken apart for this.
    guard text.utf8.contains(where: { !(0x41...0x5A ~= $0 || 0x61...0x7A ~= $0 || $0 == 0x20 || $0 == 0x27) }) else {
      return false
    }
    let items = CrisisWords(text, rules).words.split { $0.utf8.allSatisfy { !(0x61...0x7A ~= $0) } }
    return items.count > 1 && items.contains { phrases.length(at: 0, in: $0) == $0.count }
  }

  /// Whether it starts with one of the phrases and then has only words that may accompany any answer.
  func isAnswer(_ phrases: CrisisPhrases, from start: Int = 0) -> Bool {
    guard let length = phrases.length(at: start, in: words) else { return false }
    return words.dropFirst(start + length).allSatisfy { rules.answerFillers.contains($0[...]) }
  }

  /// Whether it says that it was misread, and at most what was meant instead: "not what i meant, it's a song by queen".
  var isObjection: Bool {
    guard let objections = rules.answers[.misread] else { return false }
    let start = placeBehindLeads(from: 0)
    guard let length = objections.length(at: start, in: words) else { return false }
    if isAnswer(objections, from: start) { return true }
    let next = placeBehindLeads(from: start + length)
    let reason = objections.length(at: next, in: words).map { next + $0 } ?? next
    return isAnswer(objections, from: next) || rules.objectionReasons.length(at: reason, in: words) != nil
  }

  private func placeBehindLeads(from start: Int) -> Int {
    start + words.dropFirst(start).prefix(while: rules.objectionLeads.contains).count
  }

  /// Whether it is about another person, and mentions the speaker only as someone who fears for them.
  var isAboutOther: Bool {
    guard containsAny(rules.otherPersonPhrases) else { return false }
    var index = 0
    while index < words.count {
      if let concern = rules.concernPhrases.length(at: index, in: words) {
        index += concern
      } else if rules.speakerPhrases.length(at: index, in: words) != nil {
        return false
      } else {
        index += 1
      }
    }
    return true
  }
}

/// Phrases of people in danger in one language, without contractions: "do not", "i am".
package protocol CrisisRules: CrisisSpellingRules {
  /// Phrases that say it is happening, has just happened, or is planned for the next hours.
  static var urgentPhrases: CrisisPhrases { get }
  /// Signs of a body in danger, or of a fire.
  static var emergencyPhrases: CrisisPhrases { get }
  static var noStoragePhrases: CrisisPhrases { get }
  /// Phrases that are enough as an item of a list, whatever its other items are.
  static var itemPhrases: CrisisPhrases { get }
  /// Phrases for the person one fears for, for the fear itself, and for the speaker.
  static var otherPersonPhrases: CrisisPhrases { get }
  static var concernPhrases: CrisisPhrases { get }
  static var speakerPhrases: CrisisPhrases { get }
  /// Answers to the question whether somebody is safe, and words that may accompany any answer but `misread`.
  static var answers: [SafetyAnswer: CrisisPhrases] { get }
  static var answerFillers: Set<Substring> { get }
  /// Words that the objection of somebody who was misread begins with.
  static var objectionLeads: Set<String> { get }
  /// What the words begin with that say what was meant instead.
  static var objectionReasons: CrisisPhrases { get }
}
