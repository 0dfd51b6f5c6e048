import Language
import Replies

/// Collects the candidates for one line. Proposals with the same calls are merged, and their features added.
struct Proposals {
  private let line: Utterance
  /// For each tool, how far its score is below the best, in log odds.
  private var logOddsBehind: [String: Float] = [:]
  let likeliest: [String]
  /// The token model's reading of the line, by tool.
  var readings: [String: TokenReading] = [:]
  /// `nil` if tasks cannot be looked up.
  let grounding: Grounding?
  private let context: DialogueContext
  private let tools: [Tool]
  private let cards: CardTools
  private let isAddition: Bool
  private let contradictions: Contradictions
  private let series: TaskSeries
  private let lineTimes: LineTimes
  private let rescheduling: RescheduleResolver
  private var candidates: [Candidate] = []

  /// - Parameter isAdded: whether the line says that it adds a thing to do.
  init(_ line: Utterance, _ model: LineModel, _ context: DialogueContext, _ rules: Rules, isAdded: Bool) {
    (self.line, self.context, self.isAddition) = (line, context, isAdded)
    (tools, cards) = (rules.tools, rules.cardTools)
    contradictions = Contradictions(line, rules, context.names, isAddition: isAdded)
    series = TaskSeries(line)
    lineTimes = LineTimes(line)
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
    let calls = proposedCalls.withoutRepeats(in: line.language).map {
      contradictions.withOmission(timedTask(statedTask(withoutCurrentTime(rescheduling.resolved($0)))))
    }
    .map(contradictions.withoutForgetting).map(contradictions.withoutCount)
    .map(forgottenTask).map(restatedTask).flatMap(namedApart).map(toldApart)
    .map { call in
      if case .words(let words)? = call.arguments["which"] {
        return call.with("which", .words(NameExtractor.name(from: words, in: line.language)))
      }
      guard case .words(let words)? = call.arguments["query"] else { return call }
      return call.with("query", .words(NameExtractor.query(from: words, in: line.language)))
    }
    if calls.contains(where: isHesitation) || calls.contains(where: cancelsUnknown)
      || calls.contains(where: contradictions.ruleOut)
      || contradictions.splitsVerbs(calls)
      || contradictions.isExplanation(calls) || contradictions.pointsBack(calls)
    {
      return
    }
    if features["rules"] == nil, features["phrase"] == nil, features["deed"] == nil, calls.count == 1,
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

  /// Whether it takes for a name what only takes back, and no card is called so: the "no hang on" of "no hang on, it's not
  /// done".
  private func isHesitation(_ call: Call) -> Bool {
    guard let grounding, case .words(let name)? = call.arguments["which"],
      case let words = Utterance.tokens(of: name), let first = words.first, let last = words.last
    else { return false }
    let rules = line.language.rules
    // The "cat food doesn't" of "cat food doesn't need to be by friday" is none either.
    return (rules.retractionWords.contains(first.spelling) || rules.negatives.contains(last.spelling))
      && grounding.count(of: name) == 0
  }

  /// Whether it drops a card that there is none of, where to cancel that is something to do: "cancel the dentist".
  private func cancelsUnknown(_ call: Call) -> Bool {
    guard let grounding, cards.matches(call, .drop), case .words(let name)? = call.arguments["which"] else {
      return false
    }
    return line.tokens.first.map { line.language.rules.cancellingVerbs.contains($0.spelling) } == true
      && grounding.count(of: name) == 0
  }

  /// Whether it changes a card that has only some of the words before the time: "biscuit nail trim sat 10am" is no change
  /// of "vet for biscuit".
  private func isNewThing(_ call: Call) -> Bool {
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

  /// "rent is due friday" changes the card of that name, and is a card of its own where there is none.
  private func statedTask(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .edit), Set(call.arguments.keys) == ["which", "due"],
      case .words(let name)? = call.arguments["which"], grounding.count(of: name) == 0,
      let places = line.tokenIndices(of: NameExtractor.name(from: name, in: line.language)),
      let first = places.first,
      first == 0 || first == 1 && line.tokens[0].spelling == line.language.rules.ordinalArticle,
      places.allSatisfy({ line.timing[$0] == .none && !line.tokens[$0].isMark }),
      let card = cards.call(
        .add,
        call.without("which").arguments.merging(["title": .words(name)]) { $1 }.merging(contactArguments(of: name)) {
          $1
        })
    else { return call }
    return card
  }

  /// "the mileage claim needs to be in by friday" sets the time of the card "do my mileage claim".
  private func restatedTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      call.arguments["due"] != nil || call.arguments["priority"] != nil,
      call.arguments.keys.allSatisfy({ ["title", "due", "priority"].contains($0) })
    else { return call }
    let rules = line.language.rules
    let words = Utterance.tokens(of: title)
    guard let predicate = words.firstIndex(where: { rules.needWords.contains($0.spelling) }), predicate > 0,
      words[predicate...].allSatisfy({
        rules.needWords.contains($0.spelling) || rules.sentenceStopWords.contains($0.key)
          || rules.infinitive(ofPast: $0.key) != nil
      })
    else { return call }
    let name = words[..<predicate].map(\.key).joined(separator: " ")
    guard grounding.count(of: name) == 1, grounding.nameOfSoleOpen != nil else { return call }
    return cards.call(.edit, call.without("title").arguments.merging(["which": .words(name)]) { $1 }) ?? call
  }

  /// "forget the squeaky door" drops the card of that name, and nothing that is known of the person.
  private func forgottenTask(_ call: Call) -> Call {
    guard let grounding, case .words(let name)? = call.arguments["which"], grounding.count(of: name) == 1,
      grounding.nameOfSoleOpen != nil,
      tools.contains(where: { $0.name == call.tool && $0.topic == .memory && $0.slots["which"] != nil })
    else { return call }
    return cards.call(.drop, ["which": .words(name)]) ?? call
  }

  /// "book the jabs thursday at 2" sets the time of the card that is called so and has none yet.
  private func timedTask(_ call: Call) -> Call {
    guard let grounding, !isAddition, cards.matches(call, .add), let due = call.arguments["due"],
      call.arguments.keys.allSatisfy({ $0 == "title" || $0 == "due" || Proposals.contactParameters.contains($0) }),
      case .words(let title)? = call.arguments["title"], grounding.containsUntimed(title)
    else { return call }
    return cards.call(.edit, ["which": .words(title), "due": due]) ?? call
  }

  /// "got the milk and wipes" is about two cards where no card is called so, or there is one of each name.
  private func namedApart(_ call: Call) -> [Call] {
    guard let grounding, cards.matches(call, .complete, .edit, .snooze, .drop), call.arguments["title"] == nil,
      case .words(let words)? = call.arguments["which"],
      case let names = NameExtractor.names(listedIn: words, in: line.language), names.count > 1,
      names.allSatisfy(grounding.containsOpen)
        || grounding.count(of: words) == 0 && names.allSatisfy({ grounding.count(of: $0) > 0 })
    else { return [call] }
    return names.map { call.with("which", .words($0)) }
  }

  /// The call with the name of the card of which the line has most words, where its own words name several: the "truck" of
  /// "headlamp and meter are in the truck".
  private func toldApart(_ call: Call) -> Call {
    guard let grounding, cards.matches(call, .complete, .edit, .snooze, .drop),
      case .words(let words)? = call.arguments["which"],
      grounding.count(of: words) > 1, !grounding.containsOpen(words), !contradictions.hasException,
      let name = grounding.nameOfSoleOpen, grounding.isNamed(words, by: name)
    else { return call }
    return call.with("which", .words(name))
  }

  /// A log entry with the present time needs no explicit time, and "bins is fortnightly now" says that it is changed.
  private func withoutCurrentTime(_ call: Call) -> Call {
    if cards.matches(call, .edit), case .moment(let due)? = call.arguments["due"], due.isCurrent {
      let rest = call.without("due")
      return rest.arguments.keys.contains { $0 != "which" } ? rest : call
    }
    // "the vet is at 4:15 now" says nothing of the day.
    if cards.matches(call, .edit), case .moment(var due)? = call.arguments["due"], due.calendar == .now,
      due.clock?.explicitTime != nil
    {
      due.calendar = nil
      return call.with("due", .moment(due))
    }
    guard case .moment(let at)? = call.arguments["at"], at.isCurrent,
      tools.first(where: { $0.name == call.tool })?.slots["which"] == nil
    else { return call }
    return call.without("at")
  }

  /// With cleaned titles. A card that repeats another title is removed: "ring mum. RING MUM!"
  private func withCleanTitles(_ calls: [Call]) -> [Call] {
    var seenCards: [Call] = []
    return calls.map(withCleanTitle).filter { call in
      guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return true }
      let card = call.with("title", .words(title.lowercased()))
      defer { seenCards.append(card) }
      return !seenCards.contains(card)
    }
  }

  /// The card with a title without words that are never part of one.
  private func withCleanTitle(_ call: Call) -> Call {
    guard cards.matches(call, .add) else { return call }
    return switch call.arguments["title"] {
    case .words(let title): withTitle(call, line.language.rules.cleanTitle(title, of: line))
    case .list(let titles):
      call.with(
        "title",
        .list(
          titles.map {
            if case .words(let title) = $0 { .words(line.language.rules.cleanTitle(title, of: line)) } else { $0 }
          }))
    default: call
    }
  }

  /// The card with another title. Its contact is derived from the new title if it was derived from the old one.
  private func withTitle(_ call: Call, _ title: String) -> Call {
    guard case .words(let before)? = call.arguments["title"], before != title else { return call }
    let contact = contactArguments(of: before)
    guard Proposals.contactParameters.allSatisfy({ call.arguments[$0] == contact[$0] }) else {
      return call.with("title", .words(title))
    }
    let otherArguments = call.arguments.filter { !Proposals.contactParameters.contains($0.key) }
    return Call(call.tool, otherArguments.merging(self.contactArguments(of: title)) { $1 }).with("title", .words(title))
  }

  private func contactArguments(of title: String) -> [String: Argument] {
    line.language.rules.contactAction(of: title).map { ["action": .words($0.action), "target": .words($0.target)] }
      ?? [:]
  }

  private static let contactParameters = ["action", "target"]

  /// Proposes the cards again with shorter titles.
  mutating func shorten() {
    for candidate in candidates where candidate.calls.allSatisfy({ cards.matches($0, .add) }) {
      for calls in shortenedVariants(candidate.calls) {
        // Kept separately even if the same calls exist: each belongs to the candidate it was derived from.
        candidates.append(Candidate(calls: calls, features: candidate.features, variantOf: candidate.calls))
      }
    }
  }

  /// Of several cards, one with no more than a clock time is on the day of the one before it that has both: "tip run
  /// saturday 8am, fish suppers at 6". A day alone is rather a deadline: "pay the rent by friday and call mum at 5".
  mutating func shareDays() {
    for place in candidates.indices
    where candidates[place].calls.count > 1 && candidates[place].calls.allSatisfy({ cards.matches($0, .add) }) {
      var day: CalendarExpression?
      let candidate = candidates[place]
      let calls = candidate.calls.map { call in
        guard case .moment(let due)? = call.arguments["due"], due.recurrence == nil, due.clock != nil else {
          return call
        }
        if let place = due.calendar { day = place }
        guard due.calendar == nil, let dated = day.flatMap({ due.joined(Moment($0)) }) else { return call }
        return call.with("due", .moment(dated))
      }
      candidates[place] = Candidate(calls: calls, features: candidate.features, variantOf: candidate.variantOf)
    }
  }

  /// Gives each of several cards the rule that stands before them all: "every night at 10 put the phone away and go to
  /// bed".
  mutating func shareRepeat() {
    guard let time = lineTimes.times.first else { return }
    for place in candidates.indices where candidates[place].calls.count > 1 {
      let candidate = candidates[place]
      guard candidate.calls.allSatisfy({ cards.matches($0, .add) }),
        let rule = candidate.calls[0].arguments["repeat"],
        candidate.calls.dropFirst().allSatisfy({ $0.arguments["due"] == nil && $0.arguments["repeat"] == nil }),
        let title = titleTokens(of: candidate.calls[0])?.first, time.upperBound <= title
      else { continue }
      let calls = candidate.calls.map { call in
        candidate.calls[0].arguments["due"].map { call.with("due", $0) } ?? call
      }.map { $0.with("repeat", rule) }
      candidates[place] = Candidate(calls: calls, features: candidate.features, variantOf: candidate.variantOf)
    }
  }

  /// Proposes cards again without their time, with the time moved into the title, and several cards with the day that
  /// the first one has.
  mutating func retime() {
    guard !lineTimes.times.isEmpty else { return }
    for candidate in candidates
    where candidate.variantOf == nil && candidate.calls.allSatisfy({ cards.matches($0, .add) }) {
      for calls in candidate.calls.count == 1 ? retimedVariants(candidate.calls[0]) : withSharedDay(candidate.calls) {
        candidates.append(Candidate(calls: calls, features: candidate.features, variantOf: candidate.calls))
      }
    }
  }

  private func retimedVariants(_ call: Call) -> [[Call]] {
    guard call.arguments["due"] != nil, call.arguments["repeat"] == nil, let title = titleTokens(of: call) else {
      return []
    }
    let callWithoutTime = call.without("due")
    let timeInTitle = lineTimes.titlesWithTime(title).map { withTitle(callWithoutTime, line.words(at: $0)) }
    let nameBehindTime = lineTimes.nameBehindLast(after: title).map { name in
      withTitle(call, "\(line.words(at: title)), \(name)")
    }
    return ([callWithoutTime] + timeInTitle + (nameBehindTime.map { [$0] } ?? [])).map { [$0] }
  }

  /// "saturday: hoover, change the beds": the first card's day, for the cards that have none.
  private func withSharedDay(_ calls: [Call]) -> [[Call]] {
    func day(_ call: Call?) -> Moment? {
      guard case .moment(let due)? = call?.arguments["due"], due.recurrence == nil, let place = due.calendar else {
        return nil
      }
      return Moment(place)
    }
    // "renew the insurance by 20/12, book the train" has no day for the train.
    guard let day = day(calls.first), let time = lineTimes.times.first,
      let title = calls.first.flatMap(titleTokens)?.first, time.lowerBound < title
    else { return [] }
    let shared = calls.map { call -> Call in
      guard case .moment(let due)? = call.arguments["due"] else { return call.with("due", .moment(day)) }
      return due.joined(day).map { call.with("due", .moment($0)) } ?? call
    }
    return shared == calls ? [] : [shared]
  }

  /// One card is cut in each possible way; of several, each is cut as far as possible.
  private func shortenedVariants(_ calls: [Call]) -> [[Call]] {
    let cuts = calls.map { call in
      titleTokens(of: call).map { line.language.rules.shorterTitles(of: $0, in: line) } ?? []
    }
    let ways = cuts.count == 1 ? cuts[0].count : cuts.contains { !$0.isEmpty } ? 1 : 0
    return (0..<ways).map { way in
      zip(calls, cuts).map { call, cuts in
        cuts.isEmpty ? call : withTitle(call, line.words(at: cuts[way]))
      }
    }
  }

  /// The token indices of a card's title.
  private func titleTokens(of call: Call) -> [Int]? {
    guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return nil }
    return line.tokenIndices(of: title)
  }

  /// Features for words in the titles that may not belong there, averaged over the calls.
  private func titleFeatures(_ calls: [Call]) -> [String: Float] {
    var features: [String: Float] = [:]
    for reason in calls.flatMap({ call in
      titleTokens(of: call).map { line.language.rules.doubtfulParts(in: $0, of: line) } ?? []
    }) {
      features["title cut: holds \(reason)", default: 0] += 1 / Float(calls.count)
    }
    return features
  }

  /// Whether it edits a record without saying how, where a phrase says how.
  private func isVague(_ call: Call) -> Bool {
    cards.matches(call, .edit) && call.arguments.keys.allSatisfy { $0 == "which" }
      && candidates.contains { $0.features["phrase"] != nil && $0.calls[0].tool == call.tool && $0.calls[0] != call }
  }

  /// Whether it changes the card in hand where the line says the whole name of a card: "need bins done they went out".
  private func isAboutNamed(_ call: Call) -> Bool {
    cards.matches(call, .complete, .drop) && call.arguments["which"] == nil && grounding?.level == "whole"
  }

  /// The candidates with the features that need all proposals to be known.
  ///
  /// - Parameter phraseCalls: of the phrase that fits best, as it says them.
  func finalCandidates(_ phraseCalls: [Call], _ rules: Rules) -> [Candidate] {
    let cuts = candidates.count { $0.variantOf != nil }
    let annotated = candidates.map { candidate in
      var candidate = candidate
      let whole = candidate.variantOf ?? candidate.calls
      for (name, value) in wordFeatures(candidate.calls, rules) { candidate.features[name] = value }
      for name in timeFeatures(candidate) { candidate.features[name, default: 0] += 1 }
      for (name, value) in titleFeatures(candidate.calls) { candidate.features[name] = value }
      for name in nameFeatures(candidate.calls) { candidate.features[name] = 1 }
      let first = candidate.calls[0].tool
      if let last = context.lastTool { candidate.features["after \(last): \(first)"] = 1 }
      for name in openingFeatures(of: first) { candidate.features[name] = 1 }
      // What the whole line is about may be any of several calls.
      let distance = Set(candidate.calls.map(\.tool)).compactMap { logOddsBehind[$0] }.min() ?? Proposals.maxLogOdds
      let textLength = whole.flatMap { $0.arguments.values }.reduce(0) { $0 + $1.length }
      candidate.features.merge([
        "behind": distance, "behind: \(first)": distance, "tool: \(first)": 1, "likeliest": distance == 0 ? 1 : 0,
        "same tool": Float(candidates.count { $0.calls[0].tool == first } - (first == cards[.add] ? cuts : 0)),
        "several": candidate.calls.count > 1 ? 1 : 0,
        "covered": Float(textLength) / Float(max(1, line.width)),
        "question: \(first)": line.text.last == "?" ? 1 : 0,
        "added: \(first == cards[.add] ? "a card" : "no card")": isAddition ? 1 : 0,
      ]) { $1 }
      return candidate
    }
    let comparison = Comparison(annotated, phraseCalls, rules)
    return annotated.filter { !comparison.changesUnnamed($0) && !losesReason($0, among: annotated) }.map { candidate in
      var candidate = candidate
      for name in comparison.features(of: candidate) { candidate.features[name] = 1 }
      return Candidate(
        calls: withCleanTitles(candidate.calls.flatMap(rules.expand)), features: candidate.features,
        variantOf: candidate.variantOf.map { withCleanTitles($0.flatMap(rules.expand)) })
    }
  }

  /// Whether it logs an entry without the reason that another way finds in the line: "mood 5 because of work", "headache 3
  /// because i slept badly".
  private func losesReason(_ candidate: Candidate, among all: [Candidate]) -> Bool {
    guard candidate.calls.count == 1, case let call = candidate.calls[0],
      call.arguments["note"] == nil, contradictions.isLog(call)
    else { return false }
    return all.contains { other in
      guard other.calls.count == 1, other.calls[0].tool == call.tool,
        call.arguments.allSatisfy({ other.calls[0].arguments[$0.key] == $0.value })
      else { return false }
      let more = other.calls[0].arguments.filter { call.arguments[$0.key] == nil }
      guard !more.isEmpty, more.keys.allSatisfy(Proposals.reasonParameters.contains) else { return false }
      return more.values.flatMap(\.words).contains(where: saysWhy)
    }
  }

  private func saysWhy(_ reason: String) -> Bool {
    guard let first = line.tokenIndices(of: reason)?.first else { return false }
    // "because i slept badly" may be kept without its subject.
    return line.tokens[..<(first + 1)].suffix(Proposals.reasonReach).contains {
      line.language.rules.explanationWords.contains($0.spelling)
    }
  }

  private static let reasonParameters: Set = ["note", "triggers"]
  /// How many tokens before a reason may say that it is one, with its first.
  private static let reasonReach = 4

  /// Features of the kind of word that the line opens with. Which word it is the line model knows.
  private func openingFeatures(of tool: String) -> [String] {
    let timed = lineTimes.times.isEmpty ? [] : ["with a time: \(tool)"]
    guard !line.tokens.isEmpty, case let kind = line.kind(of: 0),
      [.word, .name, .figures, .verb, .pastVerb].contains(kind)
    else { return timed }
    let isShort = line.tokens.count < 6 ? "short" : "long"
    return ["opening: \(kind): \(tool)", "opening: \(isShort), \(kind): \(tool)"] + timed
  }

  /// Features of the line's time expressions.
  private func timeFeatures(_ candidate: Candidate) -> [String] {
    guard !lineTimes.times.isEmpty, candidate.calls.allSatisfy({ cards.matches($0, .add) }) else { return [] }
    let isTimed = candidate.calls.map { $0.arguments["due"] != nil || $0.arguments["repeat"] != nil }
    let features =
      lineTimes.features(of: candidate.calls.compactMap(titleTokens), isTimed: isTimed.contains(true))
      + (candidate.calls.contains(where: \.isPast) ? ["time: lies behind"] : [])
      + (leavesName(candidate) ? ["time: a name behind it left out"] : [])
    guard candidate.calls.count > 1, isTimed.contains(true) else { return features }
    let way =
      !isTimed.contains(false) ? "all" : isTimed[0] ? "the first" : isTimed[isTimed.count - 1] ? "the last" : "some"
    let opening = lineTimes.times[0].lowerBound == 0 ? "opening with a time" : "not opening with a time"
    return features + ["time: of \(way)", "time: of \(way), \(opening)"]
  }

  /// Whether a card lacks the name that stands behind the last time.
  private func leavesName(_ candidate: Candidate) -> Bool {
    guard candidate.calls.count == 1, let title = titleTokens(of: candidate.calls[0]) else { return false }
    return lineTimes.nameBehindLast(after: title) != nil
  }

  /// Features of the records that the calls name.
  private func nameFeatures(_ calls: [Call]) -> [String] {
    guard let grounding else { return [] }
    let level = grounding.level
    return ["kept: \(level)"]
      + calls.flatMap { call -> [String] in
        var features = ["kept: \(level): \(call.tool)"]
        if case .words(let words)? = call.arguments["which"] {
          let count = ["none", "one", "several"][min(2, grounding.count(of: words))]
          features += ["named: \(count)", "named: \(count): \(call.tool)"]
        }
        if contradictions.isLog(call), case .words(let name)? = call.arguments["medication"],
          context.names?.hasMedicine(name.lowercased()) == true
        {
          features.append("medicine: is kept")
        }
        if case .words(let title)? = call.arguments["title"], call.arguments["which"] == nil {
          if grounding.containsOpen(title) { features.append("title: is kept") }
        }
        return features
      }
  }

  /// Features of the words that the calls use, averaged over the calls.
  private func wordFeatures(_ calls: [Call], _ rules: Rules) -> [String: Float] {
    var features: [String: Float] = [:]
    var usedTokens: Set<Int> = []
    var allSpans: [Span] = []
    for call in calls {
      guard let tool = rules.tools.first(where: { $0.name == call.tool }) else { continue }
      var spans: [Span] = []
      for parameter in tool.assistantParameters {
        guard let kind = Span.Kind(parameter), case .words(let words)? = call.arguments[parameter.name] else {
          continue
        }
        guard let places = line.tokenIndices(of: words) else {
          features["words: made up", default: 0] += 1
          continue
        }
        spans.append(Span(kind, places))
        usedTokens.formUnion(places)
        guard parameter.name == "title" else { continue }
        let prefix = cards.matches(call, .add) ? "" : "new "
        for name in TitleFeatures.features(of: places, in: line) { features[prefix + name, default: 0] += 1 }
      }
      allSpans += spans
      if let reading = readings[call.tool] {
        features["words: behind", default: 0] += reading.penalty(of: spans, in: line)
      }
    }
    let unusedShare = Float(min(8, TitleFeatures.uncoveredWords(usedTokens, in: line))) / 8
    features = features.mapValues { $0 / Float(calls.count) }
    features["words: left"] = unusedShare
    features["words: left by \(calls[0].tool)"] = unusedShare
    for name in seriesFeatures(allSpans) { features[name] = 1 }
    return features
  }

  /// Features of how the calls divide a series of things to do.
  private func seriesFeatures(_ spans: [Span]) -> [String] {
    guard !series.pieces.isEmpty else { return [] }
    let counts = series.pieces.map { piece in spans.count { $0.tokens.contains(where: piece.contains) } }
    let isOne = spans.contains { span in
      series.pieces.count { piece in span.tokens.contains(where: piece.contains) } > 1
    }
    let way = isOne ? "as one" : counts.contains(0) ? "one left out" : "apart"
    return ["series: \(way)", "series: \(series.joinKind.rawValue): \(way)"]
  }

  /// Upper limit of the log odds by which a tool is behind.
  private static let maxLogOdds: Float = 12
}

extension Utterance {
  /// Bytes, with each run of white space counted as one.
  fileprivate var width: Int {
    text.split(whereSeparator: \.isWhitespace).reduce(-1) { $0 + $1.utf8.count + 1 }
  }
}

extension Argument {
  fileprivate var words: [String] {
    switch self {
    case .words(let words): [words]
    case .list(let items): items.flatMap(\.words)
    default: []
    }
  }

  /// Bytes of text; any other value counts as 4.
  fileprivate var length: Int {
    switch self {
    case .words(let words): words.utf8.count
    case .list(let items): items.reduce(0) { $0 + $1.length }
    default: 4
    }
  }
}

extension Call {
  /// Whether its due time can only lie in the past.
  fileprivate var isPast: Bool {
    if case .moment(let due)? = arguments["due"] { due.isPastDay } else { false }
  }
}
