import Language

/// The card that a line tells is done by the past of the card's own verb, right before or behind its name, whatever else is
/// said: "called the pharmacy already they were nice", "vet's been called you can check that one off".
struct DeedReader {
  private let line: Utterance
  private let grounding: Grounding
  private var rules: any LanguageRules.Type { line.language.rules }

  init(_ line: Utterance, _ grounding: Grounding) { (self.line, self.grounding) = (line, grounding) }

  /// The words of the line that name the card; `nil` if there is none, or more than one.
  var name: String? {
    for place in line.tokens.indices.prefix(DeedReader.maxWordsBefore) {
      guard let verb = rules.infinitive(ofPast: line.tokens[place].key) else { continue }
      let isActive = line.tokens[..<place].allSatisfy(leadsUp)
      // "gym cancelled. 25 min on hold"
      let endsClause = place + 1 == line.tokens.count || line.tokens[place + 1].isMark
      let isPassive = place > 1 && rules.valueLinks.contains(line.tokens[place - 1].spelling) || place > 0 && endsClause
      let window =
        isActive
        ? place + 1..<min(line.tokens.count, place + 1 + DeedReader.maxNameWords) : isPassive ? 0..<place : 0..<0
      if let places = grounding.placesOfSoleOpen(beginningWith: verb, in: window) { return line.words(at: places) }
    }
    return nil
  }

  /// Whether it only leads up to what was done: "oh i just".
  private func leadsUp(_ token: Token) -> Bool {
    token.isMark || rules.subjects.contains(token.spelling) || rules.interjections.contains(token.spelling)
      || rules.exclamations.contains(token.spelling) || rules.timeFillers.contains(token.spelling)
      || rules.continuationWords.contains(token.spelling) || rules.passingStopWords.contains(token.key)
  }

  private static let maxWordsBefore = 8
  private static let maxNameWords = 7
}
