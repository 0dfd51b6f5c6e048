import Language
import Replies

/// What a line rules out, whichever way its words are read.
struct Contradictions {
  private let line: Utterance
  private let tools: [Tool]
  private let logTools: Set<String>
  private let cards: CardTools
  private let names: StoredNames?
  private let isAddition: Bool
  /// Whether the line deliberates whether to do something ("should i …?"), or says that it was not done.
  private let isDeliberation: Bool
  private let isNegated: Bool
  /// Whether the line says that something was forgotten.
  private let isForgotten: Bool
  /// Whether the line says to take a record away, that a dose was not taken, and whether it complains about nudgy.
  private let takesBack: Bool
  private let deniesTaking: Bool
  private let complains: Bool
  /// Whether the line begins with how happy somebody is.
  private let isJoyful: Bool
  /// The token before what the line leaves out: the "except" of "all done except the rent".
  private let exception: Int?
  var hasException: Bool { exception != nil }
  /// Read only for a call that logs or finishes something.
  private let lazyAssertions: Lazy<AssertionReader>
  private var assertions: AssertionReader { lazyAssertions.value }
  /// Whether the line says how often, as no one dose is: "i took it every day except last saturday".
  private let isRepeated: Lazy<Bool>
  /// Whether the line corrects what was said before.
  private let corrects: Bool

  init(_ line: Utterance, _ rules: Rules, _ names: StoredNames?, isAddition: Bool) {
    (self.line, self.names, self.isAddition) = (line, names, isAddition)
    (tools, cards, logTools) = (rules.tools, rules.cardTools, rules.logTools)
    let rules = line.language.rules
    (lazyAssertions, corrects) = (Lazy { AssertionReader(line) }, rules.correction(in: line.text) != nil)
    isRepeated = Lazy { line.language.rules.read(line.text).repeats != nil }
    (isDeliberation, isNegated) = (rules.isSelfQuestion(line.text), rules.saysNotDone(line.text))
    (takesBack, complains) = (rules.takesBack(line.text), rules.complains(line.text))
    deniesTaking = rules.deniesTaking(line.text)
    isForgotten = line.tokens.contains { rules.forgettingWords.contains($0.spelling) }
    isJoyful = rules.feeling(in: line.text) == .good
    exception = line.tokens.indices.first { place in
      let pair = line.tokens[place...].prefix(2).map(\.key)
      return rules.exceptionPhrases.contains(pair[0]) || rules.exceptionPhrases.contains(pair.joined(separator: " "))
    }
  }

  /// Whether the line cannot mean this call.
  func ruleOut(_ call: Call) -> Bool {
    asksForName(call) || isJoy(call) || isUnsaid(call) || isExcepted(call) || isMisnamed(call)
      || isNoMedicine(call) || isNotAsserted(call) || isImplausible(call) || notesTask(call) || isDatedByRating(call)
      || isAmount(call) || isNamedByVerb(call) || correctsEntry(call) || isTold(call) || isNamedByAside(call)
      || isLead(call) || isForbidden(call) || isToCome(call) || isNowOfAside(call) || isNamedByPronoun(call)
      || isNeedless(call)
  }

  /// Whether it makes a card of what only leads to one: the "need to" of "need to also call bo".
  private func isLead(_ call: Call) -> Bool {
    guard !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else {
      return false
    }
    let words = Line(title, in: line.language).words
    return words.count > 1 && words.count < line.tokens.count && line.language.rules.isHeading(words[...])
  }

  /// Whether it takes for a new time the "now" of what is told: "the bill isn't needed now".
  private func isNowOfAside(_ call: Call) -> Bool {
    guard cards.matches(call, .edit, .snooze), call.arguments.keys.allSatisfy({ $0 != "repeat" }),
      call.arguments.values.contains(where: { if case .moment(let time) = $0 { time.isCurrent } else { false } })
    else { return false }
    return line.tokens.first.map { line.language.rules.isVerb($0.spelling) } == false
  }

  /// Whether it takes a pronoun for the name of a card: the "him" of "texted him, he brings the chairs".
  private func isNamedByPronoun(_ call: Call) -> Bool {
    guard cards.matches(call, .complete, .edit, .snooze, .drop), case .words(let name)? = call.arguments["which"],
      let first = Utterance.tokens(of: name).first, case .words = RecordSelector(.words(name), in: line.language)
    else { return false }
    let rules = line.language.rules
    return rules.backReferences.contains(first.spelling) && !rules.determiners.contains(first.spelling)
      && !rules.pointingNouns.contains(first.key)
  }

  /// Whether it makes a card of what the line says there is no need to do: "no need for me to ring them tomorrow".
  private func isNeedless(_ call: Call) -> Bool {
    guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      let first = line.tokenIndices(of: title)?.first
    else { return false }
    let rules = line.language.rules
    let clause = line.tokens[..<first].lastIndex(where: \.isMark).map { $0 + 1 } ?? 0
    let lead = line.tokens.indices[clause..<first].suffix(Contradictions.needReach)
    return lead.contains { place in
      rules.needlessPhrases.contains(line.tokens[place..<first].prefix(2).map(\.key).joined(separator: " "))
    }
  }

  /// How many words there may be from "no need" to what need not be done.
  private static let needReach = 6

  /// Whether it changes a card that only has a medicine's name in its title, where the line corrects a number: "propranolol
  /// was 0640 not 0700" is about the dose.
  private func correctsEntry(_ call: Call) -> Bool {
    guard case .words(let name)? = call.arguments["which"], names?.hasMedicine(name.lowercased()) == true,
      cards.matches(call, .edit, .snooze) || call.isCall(to: .correct),
      let denial = line.tokens.firstIndex(where: { $0.key == line.language.rules.negation })
    else { return false }
    func isNumber(_ place: Int) -> Bool {
      line.tokens.indices.contains(place) && [.figures, .mixed].contains(line.tokens[place].shape)
    }
    return isNumber(denial - 1) && isNumber(denial + 1)
  }

  /// Whether a call behind the first is about a card that is only named to say why: the hall of "rehearsal is at 5, cos the
  /// hall is booked".
  func isExplanation(_ calls: [Call]) -> Bool {
    let rules = line.language.rules
    guard calls.count > 1,
      let reason = line.tokens.indices.dropFirst().first(where: {
        rules.explanationWords.contains(line.tokens[$0].spelling)
      }), reason + 1 < line.tokens.count, !rules.subjects.contains(line.tokens[reason + 1].spelling)
    else { return false }
    return calls.dropFirst().contains { call in
      guard cards.matches(call, .complete, .drop, .edit, .snooze), case .words(let name)? = call.arguments["which"]
      else {
        return false
      }
      return line.tokenIndices(of: name)?.first.map { $0 > reason } == true
    }
  }

  /// Whether it takes the verb of the line for the name of a card: the "bin" of "bin that, the school does theirs".
  private func isNamedByVerb(_ call: Call) -> Bool {
    guard cards.matches(call, .complete, .drop, .edit, .snooze), case .words(let name)? = call.arguments["which"],
      let places = line.tokenIndices(of: name), places.count == 1, places[0] + 1 < line.tokens.count
    else { return false }
    let rules = line.language.rules
    let next = line.tokens[places[0] + 1]
    return rules.backReferences.contains(next.spelling) && !rules.pointingNouns.contains(next.key)
      && (places[0] == 0 || line.tokens[places[0] - 1].isMark)
  }

  /// Whether the calls are cards of which one is only a verb that shares the object of the next: "clean and descale the
  /// kettle".
  func splitsVerbs(_ calls: [Call]) -> Bool {
    calls.count > 1
      && calls.dropLast().contains { call in
        guard cards.matches(call, .add), call.arguments.count == 1, case .words(let title)? = call.arguments["title"],
          let places = line.tokenIndices(of: title), places.count == 1, let place = places.first,
          place + 2 < line.tokens.count
        else { return false }
        let rules = line.language.rules
        return rules.isVerb(line.tokens[place].spelling)
          && rules.itemConjunctions.contains(line.tokens[place + 1].spelling)
          && rules.isVerb(line.tokens[place + 2].spelling)
      }
  }

  /// Whether a card behind another is only said of that: the "pay it" of "rent due friday, pay it or be homeless".
  func pointsBack(_ calls: [Call]) -> Bool {
    guard calls.count > 1 else { return false }
    return calls.dropFirst().contains { call in
      guard cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
        case let words = Utterance(title, in: line.language), words.tokens.count > 1
      else { return false }
      return line.language.rules.isVerb(words.tokens[0].spelling) && words.pointsToThing(1)
    }
  }

  /// Whether it makes a card, with no time ahead, of what somebody tells they did: "yesterday i sent the invoice", "and
  /// changed the patch last night".
  private func isTold(_ call: Call) -> Bool {
    guard !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      let first = line.tokenIndices(of: title)?.first
    else { return false }
    if case .moment(let due)? = call.arguments["due"], !due.isPast { return false }
    guard call.arguments["repeat"] == nil else { return false }
    let start = line.tokens[..<first].lastIndex { $0.isMark && $0.key != "." }.map { $0 + 1 } ?? 0
    // "yesterday i sent the invoice, three weeks of dread" adds nothing of a noun.
    return tellsDeed(start, before: first)
      || tellsDeed(0, before: first) && !line.language.rules.isVerb(line.tokens[first].spelling)
  }

  /// Whether the clause that begins there tells what was done: with a verb in the past and its object.
  private func tellsDeed(_ start: Int, before title: Int) -> Bool {
    let rules = line.language.rules
    let words = line.tokens[start...].indices.drop {
      line.timing[$0] != .none || rules.interjections.contains(line.tokens[$0].spelling)
    }
    guard let opening = words.first else { return false }
    let hasSubject = rules.asideSubjects.contains(line.tokens[opening].spelling)
    let verb = hasSubject ? opening + 1 : opening
    return verb + 1 < line.tokens.count && line.kind(of: verb) == .pastVerb
      && (hasSubject || verb <= title) && rules.determiners.contains(line.tokens[verb + 1].spelling)
  }

  /// Whether the line says not to do it: "don't undo that".
  private func isForbidden(_ call: Call) -> Bool {
    guard call.isCall(to: .undo, .redo), let verb = tools.first(where: { $0.name == call.tool })?.verb else {
      return false
    }
    return line.tokens.indices.dropFirst().contains {
      line.tokens[$0].key == verb && line.language.rules.negatives.contains(line.tokens[$0 - 1].spelling)
    }
  }

  /// Whether it logs as taken what the line speaks of for another day: "medikinet 20 with breakfast tomorrow".
  private func isToCome(_ call: Call) -> Bool {
    guard isDose(call), call.arguments["at"] == nil, [nil, .words("taken")].contains(call.arguments["state"]),
      !line.tokens.contains(where: { line.language.rules.takingVerbs.contains($0.spelling) }),
      case .words(let medicine)? = call.arguments["medication"], let start = line.tokenIndices(of: medicine)?.first,
      !line.hasRatingOutOfTen,
      case let end = line.tokens[start...].firstIndex(where: \.isMark) ?? line.tokens.count,
      let due = line.language.rules.read(String(line.words(start..<end))).due, let day = due.calendar
    else { return false }
    return !due.isPast && day != .now && day != .period(.day, 0)
  }

  /// Whether it calls a card by what is only told: the "three packets" of "not the oatcakes, we've three packets".
  private func isNamedByAside(_ call: Call) -> Bool {
    guard cards.matches(call, .edit), case .words(let title)? = call.arguments["title"],
      let first = line.tokenIndices(of: title)?.first, first > 1
    else { return false }
    return line.language.rules.tellsOfSomebody(line.tokens[first - 1].spelling) && line.tokens[first - 2].isMark
  }

  /// Whether it logs or completes what the line only asks, denies, supposes, or says of somebody else.
  private func isNotAsserted(_ call: Call) -> Bool {
    if isDose(call), case .words(let medicine)? = call.arguments["medication"] {
      if isRepeated.value, call.arguments["state"] == nil { return true }
      // "forgot to say, took my pill last night" forgot something else.
      if call.arguments["state"] == .words("missed"),
        line.tokens.contains(where: { $0.key == line.language.rules.takingVerb })
      {
        return true
      }
      let status = assertions.status(of: medicine, within: Contradictions.doseReach)
      if let state = call.arguments["state"] {
        // "not sure if i took it" is a dose of which nobody knows.
        return [.hypothetical, .someoneElses].contains(status) || status == .asked && state != .words("unknown")
      }
      // Half a tablet is a dose, half a task is none. "the ibuprofen was at 8" only corrects one.
      return assertions.asks(about: medicine) || ![.present, .incomplete].contains(status)
        || !corrects && !assertions.tellsOfTaking(medicine)
    }
    if isLog(call) {
      let status =
        loggedName(call).map { assertions.status(of: $0, within: Contradictions.logReach) } ?? assertions.statusOfLine
      // "no chest pain" is none, and not one without a number.
      if status == .absent, isSymptom(call), call.arguments["severity"] == nil, call.arguments["ended"] == nil {
        return true
      }
      return [.asked, .hypothetical, .someoneElses].contains(status)
    }
    guard cards.matches(call, .complete, .drop), case .words(let name)? = call.arguments["which"] else { return false }
    if cards.matches(call, .drop) {
      // "swimming isn't cancelled after all": what is told of it is not so.
      guard let last = line.tokenIndices(of: name)?.last else { return false }
      let predicate = line.tokens.indices[(last + 1)...].prefix(Contradictions.predicateReach)
        .prefix { !line.tokens[$0].isMark }
      let isTold = predicate.contains { line.language.rules.infinitive(ofPast: line.tokens[$0].key) != nil }
      return isTold
        && ([.asked, .hypothetical, .absent].contains(assertions.status(of: name))
          || line.tokens.contains { $0.key == "?" })
    }
    return assertions.asks(about: name)
      || [.asked, .hypothetical, .absent, .incomplete].contains(assertions.status(of: name))
  }

  /// The call as a dose that was left out, where the line says so: "left out the amlodipine, on the doctor's advice".
  func withOmission(_ call: Call) -> Call {
    guard isDose(call), call.arguments["state"] == nil, case .words(let medicine)? = call.arguments["medication"],
      assertions.status(of: medicine, within: Contradictions.doseReach) == .omitted
    else { return call }
    return call.with("state", .words("skipped"))
  }

  /// The call as a dose that was taken, where only to say so was forgotten: "forgot to log yesterday's dex, 5mg at 2pm".
  func withoutForgetting(_ call: Call) -> Call {
    guard isDose(call), call.arguments["state"] == .words("missed") else { return call }
    let rules = line.language.rules
    let isUnrecorded = line.tokens.indices.contains { place in
      rules.forgettingWords.contains(line.tokens[place].spelling)
        && line.tokens[place...].dropFirst().prefix(2).contains { rules.recordingVerbs.contains($0.spelling) }
    }
    return isUnrecorded ? call.without("state") : call
  }

  /// What a call that logs something calls it.
  private func loggedName(_ call: Call) -> String? {
    guard let name = tools.first(where: { $0.name == call.tool })?.publicParameters.first?.name else { return nil }
    // The two numbers of a blood pressure have a name each.
    let first = if case .list(let names)? = call.arguments[name] { names.first } else { call.arguments[name] }
    if case .words(let words)? = first { return words }
    return nil
  }

  /// How many words there may be between a cue and a medicine, and between one and anything else that is logged.
  private static let doseReach = 3
  /// How many words behind a name may tell what became of it.
  private static let predicateReach = 4
  private static let logReach = 2

  /// Whether the line cannot mean this call where no phrase says so: it changes something the line only asks about
  /// ("should i fix the tap?"), completes what the line says is not done ("haven't paid the bill yet"), drops what it
  /// says was forgotten, or completes or drops what it only mentions ("that rent business").
  ///
  /// - Parameter names: the tokens that name stored cards.
  func ruleOutWithoutPhrase(_ call: Call, besides names: [Int]) -> Bool {
    if isDeliberation, Effect(of: [call.tool], among: tools) >= .changes { return true }
    if isNegated, cards.matches(call, .complete) { return true }
    if beginsSomething(call), tellsOfPast { return true }
    if isForgotten || movesSomething, cards.matches(call, .drop) { return true }
    if leavesNumber(call) || isUndatedChange(call) && line.timing.contains(.begins) { return true }
    guard cards.matches(call, .complete, .drop) else { return false }
    var names = names
    if case .words(let words)? = call.arguments["which"] { names += line.tokenIndices(of: words) ?? [] }
    return !names.isEmpty && line.hasOnlyPointers(besides: names)
  }

  /// Whether it begins something that takes so many minutes, as a focus does. "did 20 min walk" tells of what is over.
  private func beginsSomething(_ call: Call) -> Bool {
    call.arguments["minutes"] != nil && !cards.matches(call, .add, .edit) && !isLog(call)
  }

  /// Whether the line begins with a verb that moves something: "move the wake up one too" drops nothing.
  private var movesSomething: Bool {
    line.tokens.first.map { line.language.rules.reschedulingVerbs.contains($0.spelling) } == true
  }

  private var tellsOfPast: Bool {
    let rules = line.language.rules
    return line.tokens.first { !rules.subjects.contains($0.spelling) && !rules.interjections.contains($0.spelling) }
      .map { rules.isPastForm($0.key) } == true
  }

  /// Whether it changes what the line does not name, as undoing does. A line with a day tells of something else: "i
  /// didn't take it on saturday".
  private func isUndatedChange(_ call: Call) -> Bool {
    call.arguments.isEmpty
      && tools.contains {
        $0.name == call.tool && $0.writes && !$0.onlyAdds && $0.slots["which"] == nil && $0.slots["at"] == nil
      }
  }

  /// Whether it deletes what it names and leaves out the number that tells it from others: "delete the ibuprofen 200 mg".
  private func leavesNumber(_ call: Call) -> Bool {
    guard Effect(of: [call.tool], among: tools) == .destroys, case .words(let words)? = call.arguments["which"],
      let last = line.tokenIndices(of: words)?.last, last + 1 < line.tokens.count
    else { return false }
    return [.figures, .mixed].contains(line.tokens[last + 1].shape) && line.timing[last + 1] == .none
  }

  private func asksForName(_ call: Call) -> Bool {
    guard case .words(let words)? = call.arguments["which"] else { return false }
    return NameExtractor.isQuestion(words, in: line.language)
  }

  /// Whether it logs or adds what the line takes back or complains about.
  private func isUnsaid(_ call: Call) -> Bool {
    if complains { return isLog(call) || !isAddition && cards.matches(call, .add) }
    guard isLog(call) else { return false }
    return takesBack
      || deniesTaking && isDose(call) && [nil, .words("taken")].contains(call.arguments["state"])
  }

  /// Whether it logs a dose. A plan has no state.
  private func isDose(_ call: Call) -> Bool {
    isLog(call) && tools.contains { $0.name == call.tool && $0.slots["dose"] != nil && $0.slots["state"] != nil }
  }

  private func isSymptom(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.slots["severity"] != nil }
  }

  /// Whether it changes a card that the line leaves out: "all done except the rent".
  private func isExcepted(_ call: Call) -> Bool {
    guard let exception, cards.matches(call, .complete, .drop, .snooze, .edit) else { return false }
    guard case .words(let words)? = call.arguments["which"] else { return call.arguments["which"] == nil }
    return line.tokenIndices(of: words)?.last.map { $0 > exception } == true
  }

  /// Whether it calls a symptom or a medicine what can be none: an exclamation, or the other of the two.
  private func isMisnamed(_ call: Call) -> Bool {
    guard let tool = tools.first(where: { $0.name == call.tool }), isLog(call),
      let name = tool.publicParameters.first?.name, case .words(let words)? = call.arguments[name]
    else { return false }
    let (rules, language) = (line.language.rules, line.language)
    func isKnown(_ names: [String: [String]]) -> Bool { names.value(named: words.lowercased()) != nil }
    // "back at 7", "knee op on 5 jan": a part of the body hurts only where a number or another word says so.
    if tool.slots["severity"] != nil, call.arguments["severity"] == nil,
      isKnown(language.valueNames { $0.indicationNames }),
      !isKnown(language.valueNames { $0.symptomNames })
    {
      return true
    }
    if tool.slots["value"] != nil {
      let isSymptom =
        isKnown(language.valueNames { $0.symptomNames }) && !isKnown(language.valueNames { $0.measureNames })
      guard !isSymptom, case .words(let unit)? = call.arguments["unit"] else { return isSymptom }
      // "no headache, pulse 61": a measure is no unit of another.
      return language.valueNames { $0.measureUnits }.value(named: unit.lowercased()) == nil
        && language.valueNames { $0.measureNames }.value(named: unit.lowercased()) != nil
    }
    if tool.slots["severity"] != nil, isKnown(language.valueNames { $0.medicineNames }) { return true }
    if tool.slots["dose"] != nil, isKnown(language.valueNames { $0.symptomNames }),
      !isKnown(language.valueNames { $0.medicineNames })
    {
      return true
    }
    let units = language.valueNames { $0.doseUnits }
    return Utterance.tokens(of: words).allSatisfy {
      rules.exclamations.contains($0.spelling) || rules.interjections.contains($0.spelling)
        || rules.retractionWords.contains($0.spelling) || rules.backReferences.contains($0.spelling)
        // Drops and a patch may be called just that.
        || rules.doseCompanions.contains($0.spelling) && units.value(named: $0.key) == nil
          && !rules.allMedicines.contains($0.spelling)
        || rules.continuationWords.contains($0.spelling)
    }
  }

  /// Whether it takes for a medicine what nobody swallows: "took mum shopping".
  private func isNoMedicine(_ call: Call) -> Bool {
    guard isLog(call), call.arguments["dose"] == nil, case .words(let words)? = call.arguments["medication"],
      line.language.valueNames({ $0.medicineNames }).value(named: words.lowercased()) == nil
    else { return false }
    // "concerta not ritalin"
    if Utterance.tokens(of: words).contains(where: { $0.key == line.language.rules.negation }) { return true }
    let isNone = Utterance.tokens(of: words).allSatisfy {
      !line.language.rules.allMedicines.contains($0.spelling) && line.language.isNeverMedicine($0)
    }
    return isNone && names?.hasMedicine(words.lowercased()) != true
  }

  /// Whether it takes for a note what there is to do behind a comma: "headache 6, ring mum".
  private func notesTask(_ call: Call) -> Bool {
    guard isLog(call), case .words(let note)? = call.arguments["note"], let place = line.tokenIndices(of: note)?.first,
      place > 0, line.tokens[place - 1].isMark
    else { return false }
    return line.language.rules.actionTask(in: note) != nil && !line.language.rules.isStatement(note)
  }

  /// Whether it makes a card of an amount, which is part of an entry: the "2 puffs" of "symbicort, 2 puffs at 8 and 2
  /// puffs at dinner".
  private func isAmount(_ call: Call) -> Bool {
    guard !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else {
      return false
    }
    let rules = line.language.rules
    let units = [line.language.valueNames { $0.doseUnits }, line.language.valueNames { $0.measureUnits }]
    func isNumber(_ token: Token) -> Bool {
      token.shape == .figures || rules.numberNames[token.key] != nil
        || units.contains { $0.value(named: token.key) != nil }
    }
    let tokens = Utterance.tokens(of: title).filter { !$0.isMark }
    // "read 1984", "call 111"
    return tokens.contains(where: isNumber) && tokens.first.map { rules.isVerb($0.spelling) } == false
      && tokens.allSatisfy {
        isNumber($0) || rules.valueLinks.contains($0.spelling) || rules.jointWords.contains($0.spelling)
          || rules.doseCompanions.contains($0.spelling)
      }
  }

  /// The call without its rating, where that is how often there was something: the 3 of "3 hot flushes today".
  func withoutCount(_ call: Call) -> Call {
    guard isCount(call) else { return call }
    var arguments = call.arguments
    arguments["severity"] = nil
    return Call(call.tool, arguments)
  }

  /// Whether the rating stands before a name in the plural: a longer form of another of its names.
  private func isCount(_ call: Call) -> Bool {
    guard isSymptom(call), case .number(let severity)? = call.arguments["severity"],
      case .words(let name)? = call.arguments["symptom"]
    else { return false }
    let names = [name] + (line.language.valueNames { $0.symptomNames }[name.lowercased()] ?? [])
    let plurals = names.filter { plural in
      names.contains { plural.hasPrefix($0) && 1...Contradictions.maxPluralEnding ~= plural.count - $0.count }
    }
    .map { Utterance.tokens(of: $0).map(\.spelling) }
    return line.tokens.indices.dropFirst().contains { place in
      line.tokens[place - 1].shape == .figures && Double(line.tokens[place - 1].key) == severity
        && plurals.contains { line.tokens[place...].map(\.spelling).starts(with: $0) }
    }
  }

  private static let maxPluralEnding = 2

  /// Whether it takes a rating for the day of an entry: the "8/10" of "lisdex 50 at 7, irritable 8/10".
  private func isDatedByRating(_ call: Call) -> Bool {
    guard line.hasRatingOutOfTen, isLog(call), case .moment(let at)? = call.arguments["at"], case .date? = at.calendar
    else { return false }
    let others = line.tokens.indices.filter { !line.tokens[$0].key.hasSuffix("/10") }
    if case .date? = line.language.rules.read(line.words(at: others)).due?.calendar { return false }
    return true
  }

  /// Whether no body can have that measure: the "blood pressure 7.5" of "bp was at 7.50".
  private func isImplausible(_ call: Call) -> Bool {
    guard isLog(call), case .words(let name)? = call.arguments["measure"],
      case .number(let value)? = call.arguments["value"],
      let range = Contradictions.ranges[
        line.language.valueNames({ $0.measureNames }).value(named: name.lowercased()) ?? name.lowercased()]
    else { return false }
    return !range.contains(value)
  }

  /// By measure, the values that living people have, in any of its usual units; wide, as it is not for us to judge.
  private static let ranges: [String: ClosedRange<Double>] = [
    "blood pressure": 30...300, "systolic": 50...300, "diastolic": 20...200, "heart rate": 20...300,
    "oxygen": 40...100, "temperature": 25...115, "weight": 2...1500,
  ]

  /// Whether it logs how somebody is, or a dose: what has a time and names no record.
  func isLog(_ call: Call) -> Bool { logTools.contains(call.tool) }

  /// Whether it takes a joy for a thing to do: "so happy today".
  private func isJoy(_ call: Call) -> Bool {
    guard isJoyful, cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return false }
    return line.language.rules.feeling(in: title) == .good
  }
}
