import Civil
import Language
import Replies

/// What a line rules out, whichever way its words are read.
struct Contradictions {
  let line: Utterance
  let tools: [Tool]
  let logTools: Set<String>
  let cards: CardTools
  let names: StoredNames?
  let now: LocalTime?
  let isAddition: Bool
  /// Whether the line deliberates whether to do something ("should i …?"), or says that it was not done.
  let isDeliberation: Bool
  let isNegated: Bool
  /// Whether the line says that something was forgotten.
  let isForgotten: Bool
  /// Whether the line says to take a record away, that a dose was not taken, and whether it complains about nudgy.
  let takesBack: Bool
  let deniesTaking: Bool
  let complains: Bool
  /// Whether the line begins with how happy somebody is.
  let isJoyful: Bool
  /// The token before what the line leaves out: the "except" of "all done except the rent".
  let exception: Int?
  var hasException: Bool { exception != nil }
  /// Read only for a call that logs or finishes something.
  let lazyAssertions: Lazy<AssertionReader>
  var assertions: AssertionReader { lazyAssertions.value }
  /// Whether the line says how often, as no one dose is: "i took it every day except last saturday".
  let isRepeated: Lazy<Bool>
  /// Whether the line corrects what was said before.
  let corrects: Bool

  init(_ line: Utterance, _ rules: Rules, _ context: DialogueContext, isAddition: Bool) {
    (self.line, self.names, self.now, self.isAddition) = (line, context.names, context.now, isAddition)
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
      || isListedUnnamed(call) || isLead(call) || isForbidden(call) || isToCome(call) || isNowOfAside(call)
      || isNamedByPronoun(call)
      || isFactOfSpeaker(call)
      || isNeedless(call) || isOnlyPaid(call) || accountsForEntry(call)
      || isDoseOfToday(call) || countsThings(call) || numbersThing(call) || isDeniedLength(call) || isLoggedAhead(call)
  }

  /// Whether it makes a card of what the line says there is no need to do: "no need for me to ring them tomorrow".
  func isNeedless(_ call: Call) -> Bool {
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
  static let needReach = 6

  /// Whether it makes a card, with no time ahead, of what somebody tells they did: "yesterday i sent the invoice", "and
  /// changed the patch last night".
  func isTold(_ call: Call) -> Bool {
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
  func tellsDeed(_ start: Int, before title: Int) -> Bool {
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

  /// Whether the only length it can mean is denied: "… at 13:00, and not a minute before".
  func isDeniedLength(_ call: Call) -> Bool {
    guard call.arguments["minutes"] != nil, let time = line.times.last?.tokens.lowerBound, time > 0 else {
      return false
    }
    return line.language.rules.negatives.contains(line.tokens[time - 1].spelling)
  }

  /// Whether it changes something, and the line says not to: "don't undo that", "please don't delete the note". To undo is
  /// not meant beside anything that is not to be done: "don't delete it, move it to friday".
  func isForbidden(_ call: Call) -> Bool {
    call.isCall(to: .undo, .redo)
      ? line.forbidsSomething : Effect(of: [call.tool], among: tools) >= .changes && line.forbids
  }

  /// Whether it logs or completes what the line only asks, denies, supposes, or says of somebody else.
  func isNotAsserted(_ call: Call) -> Bool {
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
      let isCounted = call.arguments["value"] != nil
      let status =
        loggedName(call).map { assertions.status(of: $0, within: Contradictions.logReach, isCounted: isCounted) }
        ?? assertions.statusOfLine
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
      // What somebody else has done is a reason: "don't need the padlock kaz has a spare".
      let next = line.tokens.indices[(last + 1)...].first { line.kind(of: $0) != .timing }
      if next.map(line.isSubject) == true { return false }
      let predicate = line.tokens.indices[(last + 1)...].prefix(Contradictions.predicateReach)
        .prefix { !line.tokens[$0].isMark }
      let isTold = predicate.contains { line.language.rules.infinitive(ofPast: line.tokens[$0].key) != nil }
      return isTold
        && ([.asked, .hypothetical, .absent, .incomplete].contains(assertions.status(of: name))
          || line.tokens.contains { $0.key == "?" })
    }
    return assertions.asks(about: name)
      || [.asked, .hypothetical, .absent, .omitted, .incomplete].contains(assertions.status(of: name))
  }

  /// Whether no word of the line is known at all, so that models guess of it what they like: "blorp blorp".
  private var hasNoKnownWord: Bool {
    let rules = line.language.rules
    return line.tokens.indices.allSatisfy { place in
      let word = line.tokens[place]
      return word.isMark
        || line.field(of: place) == nil && word.shape == .word && !rules.isVerb(word.spelling)
          && ![rules.commonWords, rules.interjections, rules.subjects, rules.determiners].contains {
            $0.contains(word.spelling)
          }
    }
  }

  /// Whether what was tried came to nothing: "rang about the gate but nobody picked up".
  private var tellsOfFailure: Bool {
    let rules = line.language.rules
    return line.tokens.indices.dropFirst().contains { place in
      rules.clauseBreaks.contains(line.tokens[place].spelling)
        && line.tokens[place...].dropFirst().first.map { rules.failureOpenings.contains($0.spelling) } == true
    }
  }

  /// Whether the line cannot mean this call where no phrase says so: it changes something the line only asks about
  /// ("should i fix the tap?"), completes what the line says is not done ("haven't paid the bill yet"), drops what it
  /// says was forgotten, or completes or drops what it only mentions ("that rent business").
  ///
  /// - Parameter names: the tokens that name stored cards.
  func ruleOutWithoutPhrase(_ call: Call, besides names: [Int]) -> Bool {
    if isDeliberation, Effect(of: [call.tool], among: tools) >= .changes { return true }
    if call.isCall(to: .greet, .thanks), hasNoKnownWord { return true }
    if isNegated || tellsOfFailure, cards.matches(call, .complete) { return true }
    if beginsSomething(call), tellsOfPast { return true }
    if isForgotten || movesSomething, cards.matches(call, .drop) { return true }
    if leavesNumber(call) || leavesComplement(call) || isUndatedChange(call) && line.timing.contains(.begins) {
      return true
    }
    guard cards.matches(call, .complete, .drop) else { return false }
    var names = names
    if case .words(let words)? = call.arguments["which"] { names += line.tokenIndices(of: words) ?? [] }
    return !names.isEmpty && line.hasOnlyPointers(besides: names)
  }

  /// Whether it begins something that takes so many minutes, as a focus does. "did 20 min walk" tells of what is over.
  func beginsSomething(_ call: Call) -> Bool {
    call.arguments["minutes"] != nil && !cards.matches(call, .add, .edit) && !isLog(call)
  }

  /// Whether the line begins with a verb that moves something: "move the wake up one too" drops nothing.
  var movesSomething: Bool {
    line.tokens.first.map { line.language.rules.reschedulingVerbs.contains($0.spelling) } == true
  }

  var tellsOfPast: Bool {
    let rules = line.language.rules
    return line.tokens.first { !rules.subjects.contains($0.spelling) && !rules.interjections.contains($0.spelling) }
      .map { rules.isPastForm($0.key) } == true
  }

  /// Whether it changes what the line does not name, as undoing does. A line with a day tells of something else: "i
  /// didn't take it on saturday".
  func isUndatedChange(_ call: Call) -> Bool {
    call.arguments.isEmpty
      && tools.contains {
        $0.name == call.tool && $0.writes && !$0.onlyAdds && $0.slots["which"] == nil && $0.slots["at"] == nil
      }
  }

  /// Whether it takes a joy for a thing to do: "so happy today".
  func isJoy(_ call: Call) -> Bool {
    guard isJoyful, cards.matches(call, .add), case .words(let title)? = call.arguments["title"] else { return false }
    return line.language.rules.feeling(in: title) == .good
  }
}
