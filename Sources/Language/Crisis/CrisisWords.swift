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
  func isAnswer(_ phrases: CrisisPhrases) -> Bool { CrisisWords.isAnswer(words[...], phrases, rules) }

  /// Whether it starts with saying that it was misread, and says nothing else but what was meant.
  var isObjection: Bool {
    guard let objections = rules.answers[.misread] else { return false }
    let objection = words.drop(while: rules.objectionLeads.contains)
    return CrisisWords.isAnswer(objection, objections, rules)
      || objections.length(at: 0, in: objection) != nil && isExplanation
  }

  /// Whether a clause of it says what was meant, or where the words are from, and none takes that back: "no, it's a
  /// lyric", "i was on about my basil plant".
  var isExplanation: Bool {
    !words.contains(where: rules.explanationDoubts.contains)
      && words.split { !$0.utf8.contains { 0x61...0x7A ~= $0 || $0 > 0x7F } }.contains(where: isExplanation)
  }

  private func isExplanation(_ clause: ArraySlice<String>) -> Bool {
    let content = clause.drop { rules.objectionLeads.contains($0) || rules.explanationLeads.contains($0) }
    if let length = rules.explanations.length(at: 0, in: content) {
      return content.dropFirst(length).first.map { !rules.pointingWords.contains($0) } ?? false
    }
    let isCalledSo = clause.endIndex > content.startIndex && clause.startIndex < content.startIndex
    return rules.sources.length(at: 0, in: content) != nil
      || isCalledSo && content.prefix(CrisisWords.maxWordsOfSource).contains(where: rules.sourceNouns.contains)
  }

  /// "the title of the book"
  private static let maxWordsOfSource = 5

  private static func isAnswer(_ words: ArraySlice<String>, _ phrases: CrisisPhrases, _ rules: any CrisisRules.Type)
    -> Bool
  {
    guard let length = phrases.length(at: 0, in: words) else { return false }
    return words.dropFirst(length).allSatisfy { rules.answerFillers.contains($0[...]) }
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
  /// Words that may stand before an objection: "no, that's just".
  static var objectionLeads: Set<String> { get }
  /// More words that may stand before what was meant: "haha i was only".
  static var explanationLeads: Set<String> { get }
  /// What the words begin with that say what was meant: "meant", "talking about". Something follows it, and not only one
  /// of `pointingWords`: "i meant it" is no explanation.
  static var explanations: CrisisPhrases { get }
  static var pointingWords: Set<String> { get }
  /// Where words may be from that are not the person's own: "typo", and "it's a" with "song".
  static var sources: CrisisPhrases { get }
  static var sourceNouns: Set<String> { get }
  /// Words with which an explanation is half taken back: "just a lyric but also yeah".
  static var explanationDoubts: Set<String> { get }
}
