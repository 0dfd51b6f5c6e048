/// The words that were wrong and those that were meant, where the line may go on: "landlord not council, he is the one for
/// the bin", "jewson not june sons stupid phone", "not a present, a voucher for the depot. easier". Whether a record has the
/// wrong words only the store knows.
package struct WordCorrection: Sendable, Hashable {
  package let correctWords: String
  /// Where nothing ends them, a remark may begin after any of them: the longest is first.
  package let wrongWords: [String]

  package init?(_ text: String, in language: Language) {
    let line = Utterance(text, in: language)
    guard let denial = line.tokens.firstIndex(where: { $0.key == language.rules.negation }),
      case let opening = line.wordsBeforeCorrection, opening <= denial,
      let (correct, wrong) = line.correction(around: denial, from: opening),
      !line.isTime(correct), !line.isTime(wrong)
    else { return nil }
    func plain(_ place: Range<Int>) -> String {
      String(line.words(place).trimmed { !$0.isLetter && !$0.isNumber })
    }
    correctWords = plain(correct)
    wrongWords = (1...wrong.count).reversed().map { plain(wrong.prefix($0)) }
  }
}

extension Utterance {
  private var rules: any LanguageRules.Type { language.rules }

  /// How many tokens at the start only say that something was wrong: "no sorry, it's the".
  fileprivate var wordsBeforeCorrection: Int {
    tokens.indices.prefix { place in
      let token = tokens[place]
      return token.key != rules.negation
        && (token.isMark || rules.retractionWords.contains(token.spelling)
          || rules.correctionWords.contains(token.spelling) || rules.interjections.contains(token.spelling)
          || isPointing(place))
    }.count
  }

  /// Whether it only points at what is meant: "it's for the".
  private func isPointing(_ place: Int) -> Bool {
    let word = tokens[place].spelling
    return [.pronoun, .preposition].contains(kind(of: place)) || rules.backReferences.contains(word)
      || rules.determiners.contains(word)
      || rules.subjects.contains(word)
  }

  /// The places of what was meant and of what was wrong.
  fileprivate func correction(around denial: Int, from opening: Int) -> (correct: Range<Int>, wrong: Range<Int>)? {
    func phrase(from start: Int) -> Range<Int> {
      let start = start + (start..<tokens.count).prefix { tokens[$0].isMark || isPointing($0) }.count
      return start..<start + tokens[start...].prefix { !$0.isMark }.count
    }
    let behind = phrase(from: denial + 1)
    if opening < denial {
      let words = opening..<denial
      let correct = words.lowerBound..<words.upperBound - words.reversed().prefix { tokens[$0].isMark }.count
      // "i meant celia not delia this thing never hears me right"
      let wrong = (1...WordCorrection.maxWords).reversed().lazy.map { behind.prefix($0) }.first(where: isNoun)
      return isNoun(correct) ? wrong.map { (correct, $0) } : nil
    }
    // "not a present, a voucher", "not ring, email nicola"
    guard behind.upperBound < tokens.count, !behind.isEmpty else { return nil }
    let correct = phrase(from: behind.upperBound)
    guard !opensClause(behind.upperBound..<correct.lowerBound) else { return nil }
    let areVerbs =
      behind.count == 1 && !correct.isEmpty && kind(of: behind.lowerBound) == .verb
      && kind(of: correct.lowerBound) == .verb && correct.count <= WordCorrection.maxWords
    return areVerbs || isNoun(behind) && isNoun(correct) ? (correct, behind) : nil
  }

  /// Whether the words tell something of somebody: the "we've" of "not the oatcakes, we've three packets".
  private func opensClause(_ place: Range<Int>) -> Bool {
    guard let subject = place.first(where: { rules.tellsOfSomebody(tokens[$0].spelling) }) else { return false }
    return subject + 1 == tokens.count || !rules.restatingVerbs.contains(tokens[subject + 1].spelling)
  }

  private func isNoun(_ place: Range<Int>) -> Bool {
    !place.isEmpty && place.count <= WordCorrection.maxCorrectWords
      && !rules.valueLinks.contains(tokens[place.lowerBound].spelling)
      && place.allSatisfy {
        ![.pronoun, .joiner, .question].contains(kind(of: $0)) && !tokens[$0].isMark
          && !rules.sentenceStopWords.contains(tokens[$0].key)
      }
      && (![.verb, .pastVerb].contains(kind(of: place.lowerBound)) || isDetermined(place.lowerBound))
  }

  /// Whether it follows an article, and so is no verb: "a present".
  private func isDetermined(_ place: Int) -> Bool {
    place > 0 && rules.determiners.contains(tokens[place - 1].spelling)
  }

  /// Whether it is a time, and no name: "june sons" is one.
  fileprivate func isTime(_ place: Range<Int>) -> Bool { place.allSatisfy { timing[$0] != .none } }
}

extension WordCorrection {
  fileprivate static let maxWords = 3
  fileprivate static let maxCorrectWords = 5
}
