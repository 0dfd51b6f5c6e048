import Language
import Replies

/// Computes the features of a candidate that depend on the other candidates.
package struct Comparison {
  private let rules: Rules
  /// The candidates from the rules.
  private let phraseCandidates: [Candidate]
  /// The titles that a candidate gives several times: "eye drops" of "eye drops at 8, 1 and 6".
  private let repeatedTitles: Set<Argument>
  /// The titles of candidates that are several cards, each beside those of the same candidate.
  private let titlesTogether: [[String]]
  private let hasCommand: Bool
  /// Whether a phrase reads the line as a change of a record that it names, whatever is stored.
  private let namesWhatChanges: Bool
  /// Whether what it takes for a name is a sentence, of which a command beside it may be made.
  private let isNamedBySentence: Bool

  /// - Parameter phraseCalls: of the phrase that fits best, as it says them.
  init(_ candidates: [Candidate], _ phraseCalls: [Call], _ rules: Rules) {
    self.rules = rules
    namesWhatChanges =
      Comparison.namesRecord(phraseCalls, rules.language) && !Comparison.isNamedByTime(phraseCalls, rules.language)
      && Effect(of: phraseCalls.map(\.tool), among: rules.tools) >= .changes
    isNamedBySentence = Comparison.isNamedBySentence(phraseCalls, rules.language)
    phraseCandidates = candidates.filter { $0.features["rules"] != nil }
    repeatedTitles = Set(candidates.compactMap { Comparison.repeatedTitle(of: $0.calls.flatMap(rules.expand)) })
    titlesTogether = candidates.compactMap { Comparison.titles(of: $0, rules) }.filter { $0.count > 1 }
    hasCommand = candidates.contains { $0.isCommand }
  }

  func features(of candidate: Candidate) -> [String] {
    let isFromRules = candidate.features["rules"] != nil
    let isFromPhrase = isFromRules || candidate.features["phrase"] != nil
    let effect = effect(of: candidate)
    let isCard = candidate.calls.allSatisfy { rules.cardTools.matches($0, .add) }
    return [
      ("compared: tells less", !isFromRules && phraseCandidates.contains { $0.tellsMore(than: candidate) }),
      ("compared: a command", candidate.isCommand),
      ("compared: a card where a command is said", isCard && hasCommand),
      ("compared: says itself", candidate.hasKnownPhrase),
      ("compared: asks plainly", candidate.isUnambiguous && effect == .reads),
      ("compared: lacks a time", lacksTime(candidate)), ("compared: lacks a name", lacksName(candidate)),
      ("compared: lacks a deed", lacksDeed(candidate)),
      ("compared: changes unsaid", !isFromPhrase && effect >= .changes),
      ("compared: destroys unsaid", !isFromPhrase && effect == .destroys),
      (
        "compared: names a command",
        !isFromRules && phraseCandidates.contains { $0.calls.count > 1 } && namesCommand(candidate)
      ),
    ].filter(\.1).map(\.0)
  }

  /// Whether it is a single card, and another candidate has the same title at several times.
  private func lacksTime(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, let title = candidate.calls[0].arguments["title"],
      repeatedTitles.contains(title)
    else { return false }
    return rules.expand(candidate.calls[0]).count == 1
  }

  /// Whether it is a single card and leaves out something to do that another candidate makes a second card of: "defrost
  /// the mince, put the pie on at 3". A verb without an object may be a noun: the "order" of "that's an order".
  private func lacksDeed(_ candidate: Candidate) -> Bool {
    guard let titles = Comparison.titles(of: candidate, rules), titles.count == 1 else { return false }
    return titlesTogether.contains { together in
      together[0] == titles[0] && Set(together).count == together.count
        && together.dropFirst().allSatisfy { title in
          let words = Utterance.tokens(of: title)
          return words.count > 1 && rules.language.rules.isVerb(words[0].spelling)
        }
    }
  }

  /// The titles of a candidate that only makes cards.
  private static func titles(of candidate: Candidate, _ rules: Rules) -> [String]? {
    let titles = candidate.calls.map { call -> String? in
      guard rules.cardTools.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return nil }
      return title
    }
    return titles.allSatisfy { $0 != nil } ? titles.compactMap(\.self) : nil
  }

  /// Whether it is about the record in hand, and the rules read the line as the same about one that it names.
  private func lacksName(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, candidate.calls[0].arguments["which"] == nil else { return false }
    return phraseCandidates.contains {
      $0.calls[0].tool == candidate.calls[0].tool && Comparison.namesRecord($0.calls, rules.language)
    }
  }

  private static func namesRecord(_ calls: [Call], _ language: Language) -> Bool {
    guard calls.count == 1, case .words(let name)? = calls[0].arguments["which"],
      case .words = RecordSelector(text: name, in: language)
    else { return false }
    return true
  }

  private func effect(of candidate: Candidate) -> Effect { Effect(of: candidate.calls.map(\.tool), among: rules.tools) }

  /// Whether it changes the record in hand, or takes back what was done last, where a phrase reads the line as a change of
  /// something that it names: "the knee at 6 is wrong, remove it", "soundcheck moved to 6". What is not there is not found,
  /// and nothing else is changed for it.
  func changesUnnamed(_ candidate: Candidate) -> Bool {
    guard namesWhatChanges,
      !(isNamedBySentence && ["before a remark", "beside a remark"].contains { candidate.features[$0] != nil }),
      candidate.calls.count == 1, effect(of: candidate) >= .changes
    else { return false }
    let which = candidate.calls[0].arguments["which"]
    return which.map { RecordSelector($0, in: rules.language) == .current } ?? true
  }

  /// Whether a sentence stands where the name would: the "push it to 12, she just" of "push it to 12, she just texted", the
  /// "bo had a spare" of "bo had a spare, mark that as done".
  private static func isNamedBySentence(_ calls: [Call], _ language: Language) -> Bool {
    guard case .words(let name)? = calls.first?.arguments["which"], case let words = Utterance(name, in: language)
    else {
      return false
    }
    let rules = language.rules
    // The "i'm so pleased" of "done, i'm so pleased".
    if let first = words.tokens.first, rules.remarkOpenings.contains(first.spelling) { return true }
    return words.tokens.indices.contains { place in
      let word = words.tokens[place]
      return rules.backReferences.contains(word.spelling) && !rules.determiners.contains(word.spelling) && place < 2
        || place > 0 && rules.perfectAuxiliaries.contains(word.spelling)
    }
  }

  /// Whether a time and a remark stand where the name would: the "till friday, i'm away" of "snooze this till friday, …".
  private static func isNamedByTime(_ calls: [Call], _ language: Language) -> Bool {
    guard case .words(let name)? = calls.first?.arguments["which"] else { return false }
    let first = Utterance.tokens(of: name).first { !language.rules.backReferences.contains($0.spelling) }
    return first.map { language.rules.deadlineLeads.contains($0.spelling) } ?? false
  }

  /// The title that all the cards share, each at another time.
  private static func repeatedTitle(of calls: [Call]) -> Argument? {
    guard calls.count > 1, let title = calls[0].arguments["title"],
      calls.allSatisfy({ $0.arguments["title"] == title && $0.arguments["due"] != nil }),
      Set(calls.map { $0.arguments["due"] }).count == calls.count
    else { return nil }
    return title
  }

  /// Features whose weight can only be negative, even if few lines of the corpus show them.
  package static let drawbacks: Set = [
    "compared: tells less", "compared: a card where a command is said", "compared: changes unsaid",
    "compared: destroys unsaid", "compared: names a command",
  ]

  /// Whether the words it takes for a name are a command themselves: "done, what's next".
  private func namesCommand(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, case .words(let name)? = candidate.calls[0].arguments["which"],
      let match = rules.matches(name, limit: 1).first, match.inputForm == .asTyped
    else { return false }
    return match.score.words > 0 && match.score.freeTexts == 0
  }
}

extension Candidate {
  private func value(_ feature: String) -> Float { features[feature] ?? 0 }

  /// Whether a phrase gives a command about an existing record: "drop milk" where a card says "buy milk".
  fileprivate var isCommand: Bool {
    calls.count == 1 && value("phrase: words") > 0 && value("phrase: place 3") == 0 && value("named: one") > 0
  }

  /// Whether two or more literal words of the best phrase match: "act on the gym contract".
  fileprivate var hasKnownPhrase: Bool { value("phrase: place 0") > 0 && value("phrase: words") > 1 }

  /// Whether a phrase matches, with at most four free words for the record's name.
  fileprivate var isUnambiguous: Bool {
    calls.count == 1 && value("phrase: place 0") > 0 && value("phrase: words") > 0 && value("phrase: free words") <= 1
  }
}
