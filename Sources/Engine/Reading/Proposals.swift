import Language
import Replies

/// Collects the candidates for one line. Proposals with the same calls are merged, and their features added.
struct Proposals {
  let line: Utterance
  /// For each tool, how far its score is below the best, in log odds.
  var logOddsBehind: [String: Float] = [:]
  let likeliest: [String]
  /// The token model's reading of the line, by tool.
  var readings: [String: TokenReading] = [:]
  /// `nil` if tasks cannot be looked up.
  let grounding: Grounding?
  let context: DialogueContext
  let tools: [Tool]
  let cards: CardTools
  let isAddition: Bool
  let isCorrected: Bool
  let contradictions: Contradictions
  let series: TaskSeries
  let lineTimes: LineTimes
  let rescheduling: RescheduleResolver
  /// The verb of a clause that says what to do with what the line begins with.
  let pointingPlace: Int?
  var candidates: [Candidate] = []

  /// - Parameters:
  ///   - isAdded: whether the line says that it adds a thing to do.
  ///   - isCorrected: whether a word before it says that something was wrong: "actually …".
  init(
    _ line: Utterance, _ model: LineModel, _ context: DialogueContext, _ rules: Rules, isAdded: Bool, isCorrected: Bool
  ) {
    (self.line, self.context, self.isAddition, self.isCorrected) = (line, context, isAdded, isCorrected)
    (tools, cards) = (rules.tools, rules.cardTools)
    contradictions = Contradictions(line, rules, context, isAddition: isAdded)
    series = TaskSeries(line)
    lineTimes = LineTimes(line)
    pointingPlace = line.pointingPlace
    rescheduling = RescheduleResolver(line.tokens, cards, in: line.language)
    grounding = context.names.map { Grounding(line, $0.tasks) }
    let scores = model.scores(of: line)
    let best = scores.max() ?? 0
    for (tool, score) in zip(model.tools, scores) {
      logOddsBehind[tool] = min(Proposals.maxLogOdds, Float(best - score) / LineModel.scale)
    }
    likeliest = scores.indices.sorted { (-scores[$0], $0) < (-scores[$1], $1) }.prefix(4).map { model.tools[$0] }
  }

  mutating func add(_ proposedCalls: [Call], _ features: [String: Float]) {
    let calls = together(withMergedSymptoms(proposedCalls.withoutRepeats(in: line.language)))
      .map { rewritten($0, by: Proposals.rewritings) }.flatMap(namedApart)
      .map { rewritten($0, by: Proposals.finishings) }
    if calls.contains(where: \.hasEmptyTitle) { return }
    if calls.contains(where: isHesitation) || calls.contains(where: cancelsUnknown)
      || calls.contains(where: contradictions.ruleOut)
      || contradictions.splitsVerbs(calls) || contradictions.isDoneByCaller(calls)
      || contradictions.isExplanation(calls) || contradictions.pointsBack(calls)
    {
      return
    }
    if calls.contains(where: ignoresPointingVerb) { return }
    let isSaid = ["rules", "phrase", "deed", "beside a remark"].contains { features[$0] != nil }
    if !isSaid, calls.count == 1,
      contradictions.ruleOutWithoutPhrase(calls[0], besides: grounding?.references.flatMap(\.self) ?? [])
        || isVague(calls[0]) || isAboutNamed(calls[0]) || isNewThing(calls[0])
    {
      return
    }
    if let place = candidates.firstIndex(where: { $0.calls == calls }) {
      candidates[place].features.merge(features) { $0 + $1 }
    } else {
      candidates.append(Candidate(calls: calls, features: features))
    }
  }

  /// What becomes of each call, in this order.
  private static let rewritings: [@Sendable (Proposals, Call) -> Call] = [
    { $0.rescheduling.resolved($1) }, { $0.withoutCurrentTime($1) }, { $0.withoutDayInName($1) }, { $0.statedTask($1) },
    { $0.withParticle($1) },
    { $0.withComplement($1) }, { $0.withAntecedent($1) }, { $0.timedTask($1) },
    { $0.contradictions.withOmission($1) }, { $0.contradictions.withoutForgetting($1) },
    { $0.contradictions.withoutCount($1) }, { $0.timedByItself($1) }, { $0.timedEveryMonth($1) },
    { $0.timedInEvening($1) },
    { $0.timedRelatively($1) }, { $0.movedTask($1) },
    { $0.pointedTask($1) }, { $0.cancelledTask($1) }, { $0.forgottenTask($1) },
    { $0.restatedTask($1) },
  ]
  /// What becomes of it once several names are told apart.
  private static let finishings: [@Sendable (Proposals, Call) -> Call] = [
    { $0.namedBySubject($1) }, { $0.toldApart($1) }, { $0.withoutEmptyNote($1) },
    { $0.contradictions.withoutTimeOfAccount($1) },
    { $0.withPlainNames($1) }, { $0.withoutQuestionMark($1) }, { $0.withoutVerbOfNaming($1) },
  ]

  private func rewritten(_ call: Call, by rewritings: [@Sendable (Proposals, Call) -> Call]) -> Call {
    rewritings.reduce(call) { $1(self, $0) }
  }

  /// The call with the name of what it is about, and nothing around it.
  func withPlainNames(_ call: Call) -> Call {
    if case .words(let words)? = call.arguments["which"] {
      return call.with("which", .words(NameExtractor.name(from: words, in: line.language)))
    }
    guard case .words(let words)? = call.arguments["query"] else { return call }
    return call.with("query", .words(NameExtractor.query(from: words, in: line.language)))
  }

  /// The calls with one for each symptom: "couldn't sleep. insomnia 8/10" rates what was named before.
  func withMergedSymptoms(_ calls: [Call]) -> [Call] {
    guard calls.count > 1, calls.contains(where: contradictions.isSymptom) else { return calls }
    func isUnrated(_ call: Call) -> Bool { call.arguments["severity"] == nil && call.arguments["ended"] == nil }
    return calls.enumerated().filter { place, call in
      guard contradictions.isSymptom(call), isUnrated(call), let name = call.arguments["symptom"] else { return true }
      return !calls[(place + 1)...].contains {
        $0.tool == call.tool && $0.arguments["symptom"] == name && $0.arguments["severity"] != nil
      }
    }.map(\.element)
  }

  /// The call without a note that says nothing: "already", "to be honest with you", "coming on".
  func withoutEmptyNote(_ call: Call) -> Call {
    guard contradictions.isLog(call), case .words(let note)? = call.arguments["note"] else { return call }
    let isEmpty = line.language.rules.sayNothing(
      Line(note, in: line.language).words[...], ofSymptom: contradictions.isSymptom(call))
    return isEmpty ? call.without("note") : call
  }

  /// Whether it takes for a name what only takes back, and no card is called so: the "no hang on" of "no hang on, it's not
  /// done".
  func isHesitation(_ call: Call) -> Bool {
    guard let grounding, case .words(let name)? = call.arguments["which"],
      case let words = Utterance.tokens(of: name), let first = words.first, let last = words.last
    else { return false }
    let rules = line.language.rules
    // The "cat food doesn't" of "cat food doesn't need to be by friday" is none either.
    return (rules.retractionWords.contains(first.spelling) || rules.negatives.contains(last.spelling))
      && grounding.count(of: name) == 0
  }

  /// Whether it drops a card that there is none of, where to cancel that is something to do: "cancel the dentist".
  func cancelsUnknown(_ call: Call) -> Bool {
    guard let grounding, cards.matches(call, .drop), case .words(let name)? = call.arguments["which"] else {
      return false
    }
    return line.tokens.first.map { line.language.rules.cancellingVerbs.contains($0.spelling) } == true
      && grounding.count(of: name) == 0
  }

  /// Whether it changes a card that has only some of the words before the time: "biscuit nail trim sat 10am" is no change
  /// of "vet for biscuit".
  func isNewThing(_ call: Call) -> Bool {
    guard let grounding, cards.matches(call, .edit), call.arguments["due"] != nil,
      let time = lineTimes.times.first, time.lowerBound > 0
    else { return false }
    let rules = line.language.rules
    let subject = Utterance.tokens(of: String(line.words(0..<time.lowerBound))).filter {
      !$0.isMark && !rules.pointingNouns.contains($0.key) && !rules.datePrepositions.contains($0.spelling)
    }
    let isName = subject.allSatisfy {
      !rules.correctionWords.contains($0.spelling) && !rules.retractionWords.contains($0.spelling)
        && !rules.valueLinks.contains($0.spelling)
    }
    let kinds = (0..<time.lowerBound).map(line.kind)
    return isName && kinds[0] != .verb && Set(kinds).isSubset(of: [.word, .name, .verb, .comma, .preposition])
      && grounding.count(of: subject.map(\.key).joined(separator: " ")) == 0
  }

  /// Whether it edits a record without saying how, where a phrase says how.
  func isVague(_ call: Call) -> Bool {
    cards.matches(call, .edit) && call.arguments.keys.allSatisfy { $0 == "which" }
      && candidates.contains { $0.features["phrase"] != nil && $0.calls[0].tool == call.tool && $0.calls[0] != call }
  }

  /// Whether it changes the card in hand where the line says the whole name of a card: "need bins done they went out".
  func isAboutNamed(_ call: Call) -> Bool {
    cards.matches(call, .complete, .drop) && call.arguments["which"] == nil && grounding?.level == "whole"
  }
}

extension Call {
  /// Whether the title it gives has neither a letter nor a figure nor a sign of its own: the comma between two dates.
  fileprivate var hasEmptyTitle: Bool {
    guard case .words(let title)? = arguments["title"] else { return false }
    return Utterance.tokens(of: title).allSatisfy { $0.isMark && $0.key.allSatisfy(\.isPunctuation) }
  }
}
