import Language
import Replies

/// Reads the statements that a part of a line may be.
final class StatementReader {
  private let line: Utterance
  private let rules: Rules
  private let context: DialogueContext
  private let choice: (Range<Int>) -> Ranker.TopCandidate?
  private let entries: LogEntryReader
  private lazy var mentions = MentionReader(line, rules, context.names)
  private var words: any LanguageRules.Type { line.language.rules }
  private var cards: CardTools { rules.cardTools }
  /// What was read already, by place.
  private var ownCalls: [Range<Int>: (calls: [Call]?, cost: Int)] = [:]
  private var remarks: [Range<Int>: Statement] = [:]

  init(
    _ line: Utterance, _ rules: Rules, _ context: DialogueContext,
    _ choice: @escaping (Range<Int>) -> Ranker.TopCandidate?
  ) {
    (self.line, self.rules, self.context, self.choice) = (line, rules, context, choice)
    entries = LogEntryReader(line, rules, context.names)
  }

  var isQuestion: Bool { line.text.trimmed.last == "?" }

  /// Whether one phrase says all of the line: "headache 6/10 took ibuprofen".
  var isOneEntry: Bool { entries.mayHaveEntries && entries.isOneEntry }

  /// Whether the line may be a series at all: it has more than one clause, or an entry inside one.
  var mayBeSeries: Bool {
    line.tokens.indices.dropFirst().dropLast().contains(where: isBetween) || entries.mayHaveEntryInside
      || entries.mayHaveEntries && (mentions.mayHaveEntries || hasReason)
  }

  /// Whether a word inside the line may go on with why: "dry mouth again its the tablets".
  private var hasReason: Bool {
    line.tokens.dropFirst().contains {
      words.suppositionWords.contains($0.spelling) || words.explainingOpenings.contains($0.spelling)
    }
  }

  /// Whether a remark only tells how something came about.
  func tellsHow(_ place: Range<Int>) -> Bool { line.tellsHow(place) }

  /// Whether a remark has a word that says why: "probably because i skipped lunch".
  func givesReason(_ place: Range<Int>) -> Bool {
    place.contains { words.explanationWords.contains(line.tokens[$0].spelling) }
  }

  /// Whether a remark begins with what gives a reason: "as my gp recommended".
  func opensReason(_ place: Range<Int>) -> Bool {
    let first = line.tokens[place.lowerBound].spelling
    return words.writtenReasons.contains(first) || words.explanationWords.contains(first)
  }

  /// Whether a remark begins as a sentence of its own: "dont judge".
  func opensSentence(_ place: Range<Int>) -> Bool {
    let first = line.tokens[place.lowerBound].spelling
    return [words.negatives, words.asideSubjects, words.remarkOpenings].contains { $0.contains(first) }
  }

  /// Whether the line has a rating such as "6/10".
  var hasRatingOutOfTen: Bool { line.hasRatingOutOfTen }

  /// Whether the token is a mark or a word that joins statements; the "so" of "so far" does not.
  func isBetween(_ place: Int) -> Bool { entries.isBetween(place) }

  /// What the line may say from a token on, behind what was said last, and the last of it that was no remark.
  func statements(from start: Int, after last: Statement?, _ lastCalled: Statement?) -> [Statement] {
    if isBetween(start) { return [] }
    let opensClause = start == 0 || isBetween(start - 1)
    var statements: [Statement] = []
    if !continuesTask(start, behind: last),
      let entry = entries.entry(
        at: start, opensClause: opensClause, isFurther: lastCalled?.calls.last?.arguments["medication"] != nil),
      opensClause || !explainsMood(entry, behind: last?.kind == .remark ? lastCalled : last),
      !ratesSymptom(entry, behind: lastCalled),
      !isDenial(entry.place, entry.calls)
    {
      statements = [entry]
    }
    guard opensClause || [.entry, .supposed].contains(last?.kind) && last?.place.upperBound == start else {
      return statements
    }
    var breaks = 0
    for end in start + 1...line.tokens.count {
      let endsClause = end == line.tokens.count || isBetween(end)
      let isOneClause = breaks == 0
      if endsClause {
        guard breaks <= StatementReader.maxBreaks, !line.tokens[end - 1].isMark else { break }
        // "cancelled the gym again" is one change behind an entry too, "since i got up" is no card there.
        if start > 0 || end < line.tokens.count, opensClause || !words.isVerb(line.tokens[start].spelling),
          let own = calls(of: start..<end, after: lastCalled, opensClause: opensClause),
          !isDenial(start..<end, own.calls),
          !ratesSymptom(Statement(place: start..<end, kind: own.kind, calls: own.calls, cost: 0), behind: lastCalled),
          !isAccount(start..<end, own.kind, behind: lastCalled),
          !(own.kind == .task && continuesRemark(start..<end, behind: last, lastCalled))
        {
          let statement = Statement(
            place: start..<end, kind: own.kind, calls: own.calls, cost: own.cost + breaks * StatementCost.inner)
          statements.append(last.map { joins(statement, to: $0) } == true ? statement.further : statement)
        }
        if opensClause, let entry = mentioned(in: start..<end, breaks) { statements.append(entry) }
        breaks += 1
      }
      if isOneClause, endsClause || entries.beginsEntry(end) {
        statements.append(remark(start..<end, opensClause: opensClause))
      }
    }
    return statements
  }

  /// Whether what looks like a thing to do only tells how an entry beside it came about: "slept 4h, woke at 3", "missed the
  /// bus at 8, stress 8/10".
  private func isAccount(_ place: Range<Int>, _ kind: Statement.Kind, behind last: Statement?) -> Bool {
    guard kind == .task else { return false }
    let isBehindEntry = [.entry, .supposed].contains(last?.kind)
    if isIdle(place) || isBehindEntry && tellsOfToday(place) { return true }
    guard tellsHow(place) else { return false }
    return isBehindEntry
      || entries.namesEntry(String(line.words(place.upperBound..<line.tokens.count)))
  }

  /// Whether "and" puts a few words behind a remark on an entry, as further things in it: the "warm rocks" of "mood 8, crisp
  /// air and warm rocks".
  private func continuesRemark(_ place: Range<Int>, behind last: Statement?, _ lastCalled: Statement?) -> Bool {
    place.lowerBound > 0 && words.itemConjunctions.contains(line.tokens[place.lowerBound - 1].spelling)
      && last?.kind == .remark && [.entry, .supposed].contains(lastCalled?.kind)
      && place.count <= StatementReader.maxRemarkedThing && words.read(String(line.words(place))).due == nil
  }

  private static let maxRemarkedThing = 3

  /// Whether it is a noun with no time but this morning, which tells rather than plans: "mood 7, good run this morning".
  private func tellsOfToday(_ place: Range<Int>) -> Bool {
    let text = String(line.words(place))
    guard words.actionTask(in: text) == nil, let due = words.read(text).due, due.calendar == .period(.day, 0),
      let part = due.clock?.part
    else { return false }
    return due.clock?.explicitTime == nil && [.morning, .earlyMorning].contains(part)
  }

  /// Whether it is said by habit: "touch wood".
  private func isIdle(_ place: Range<Int>) -> Bool {
    words.idleRemarks.matchesAll(Line(String(line.words(place)), in: line.language).words[...])
  }

  /// What the clause logs by its names and numbers, whatever else it says.
  private func mentioned(in place: Range<Int>, _ breaks: Int) -> Statement? {
    let bytes = line.tokens[place.lowerBound].range.lowerBound..<line.tokens[place.upperBound - 1].range.upperBound
    guard entries.mayHaveEntries, let own = mentions.entries(in: bytes),
      own.remarkCount <= StatementReader.maxRemarkWords,
      !holdsTask(withoutAmount(String(line.words(place))))
    else { return nil }
    let remark =
      own.remarkCount == 0 ? 0 : StatementCost.remark + own.remarkCount + (own.leavesNumber ? StatementCost.doubt : 0)
    return Statement(
      place: place, kind: .entry, calls: own.calls,
      cost: own.calls.count * StatementCost.entry + StatementCost.mention + remark + breaks * StatementCost.inner,
      hasRemark: own.remarkCount > 0, leavesNumber: own.leavesNumber)
  }

  /// The clause without what says how much of a symptom there is at its start: "touch of", which is no verb.
  private func withoutAmount(_ clause: String) -> String {
    let said = Line(clause, in: line.language)
    guard let length = words.symptomAmounts.advance(1, over: said.words[...]).highestSetBit, length > 1,
      length < said.words.count
    else { return clause }
    return String(said[said.words[length].outer.lowerBound..<clause.utf8.count])
  }

  private static let maxRemarkWords = 10

  /// Whether a number goes on with a thing to do: the "3 pints of water" of "get milk and 3 pints of water".
  private func continuesTask(_ start: Int, behind last: Statement?) -> Bool {
    last?.kind == .task && entries.isNumber(start)
      && words.itemConjunctions.contains(line.tokens[start - 1].spelling)
  }

  /// Whether it is the note of a mood: the "slept badly" of "mood 7 slept badly".
  private func explainsMood(_ entry: Statement, behind last: Statement?) -> Bool {
    last?.calls.last?.arguments["score"] != nil && !entry.place.contains(where: entries.isNumber)
      && entry.calls.allSatisfy { $0.arguments["medication"] == nil }
  }

  /// Whether it is the rating of a symptom that has none: the "id say an 8" of "hot flush just now, id say an 8".
  private func ratesSymptom(_ entry: Statement, behind last: Statement?) -> Bool {
    guard let symptom = last?.calls.last, symptom.arguments["symptom"] != nil, symptom.arguments["severity"] == nil,
      entry.calls.count == 1, entry.calls[0].arguments.keys.elementsEqual(["score"])
    else { return false }
    return entry.place.allSatisfy { entries.isNumber($0) || words.ratingHedges.contains(line.tokens[$0].spelling) }
  }

  /// Whether it only denies a symptom behind something else: the "not sick" of "temp 36.9 so not sick".
  private func isDenial(_ place: Range<Int>, _ calls: [Call]) -> Bool {
    place.lowerBound > 0 && rules.isDenial(String(line.words(place)), calls)
  }

  /// Whether a remark is such a denial.
  private func isDenial(_ place: Range<Int>) -> Bool {
    guard line.tokens[place.lowerBound].key == words.negation else { return false }
    return entries.entry(at: place.lowerBound, opensClause: true, isFurther: false).map {
      isDenial($0.place, $0.calls)
    } ?? false
  }

  /// How often a statement may go on behind a mark or a conjunction.
  private static let maxBreaks = 2

  /// What a part of the line says beyond doubt.
  private func calls(of place: Range<Int>, after last: Statement?, opensClause: Bool) -> (
    calls: [Call], kind: Statement.Kind, cost: Int
  )? {
    // "paid the rent. gym" finishes no "gym".
    if opensClause, !isSentence(place), let call = repetition(of: last?.calls.last, on: String(line.words(place))) {
      return ([call], .change, StatementCost.change)
    }
    let own = ownCalls[place] ?? ownCalls(of: place, opensClause)
    ownCalls[place] = own
    guard let calls = own.calls else { return nil }
    let kind = calls.allSatisfy { cards.matches($0, .add) } ? Statement.Kind.task : .change
    return (calls, kind, own.cost)
  }

  private func ownCalls(of place: Range<Int>, _ opensClause: Bool) -> (calls: [Call]?, cost: Int) {
    let text = words.withoutFillers(String(line.words(place)))
    let matches = rules.forConversation.matches(text, limit: 2)
    if let change = change(in: text, among: matches) { return (change, StatementCost.change) }
    if opensClause, let deed = deed(in: text) { return ([deed], StatementCost.change) }
    // "start a 20 minute focus" is no card, though it begins with a verb.
    if let match = matches.first, match.score.words > 0, match.score.freeTexts == 0 { return (nil, 0) }
    // The "also" of "i also need to ring dai" leads to it.
    let isOne =
      !place.dropFirst(StatementReader.maxLead).contains(where: separates)
      && !place.contains { opensEntry($0, in: place) }
    if isOne, !words.isFeelingStatement(text), !words.soundsLow(text) {
      let card =
        (opensClause && !entries.namesEntry(text) ? thing(in: text, opensSeries(place)) : nil) ?? task(in: text)
      if let card { return ([card], StatementCost.task) }
    }
    guard opensClause, !place.contains(where: isBetween), let choice = choice(place),
      choice.lead > StatementReader.minLead, choice.calls.count == 1,
      namesOneCard(choice.calls[0]) || isOne && isAppointment(choice.calls[0])
    else { return (nil, 0) }
    return (choice.calls, StatementCost.guess)
  }

  /// Whether the token puts one thing after another.
  private func separates(_ place: Int) -> Bool {
    words.sequenceWords.contains(line.tokens[place].spelling) || StatementReader.stops.contains(line.tokens[place].key)
  }

  /// Whether a further entry begins there. A list of medicines may be something to buy.
  private func opensEntry(_ start: Int, in place: Range<Int>) -> Bool {
    guard start == place.lowerBound || isBetween(start - 1), !isBetween(start) else { return false }
    return entries.entry(at: start, opensClause: true, isFurther: false).map { entry in
      entry.kind == .entry && entry.calls.contains { $0.arguments["medication"] == nil }
    } ?? false
  }

  /// Whether the line begins with it, and a word follows that puts one thing after another. A noun there is a thing to do:
  /// "laundry then pay rent".
  private func opensSeries(_ place: Range<Int>) -> Bool {
    place.lowerBound == 0 && place.upperBound < line.tokens.count
      && words.sequenceWords.contains(line.tokens[place.upperBound].spelling)
  }

  private func isSentence(_ place: Range<Int>) -> Bool {
    place.lowerBound > 0 && StatementReader.stops.contains(line.tokens[place.lowerBound - 1].key)
  }

  private static let stops: Set = [".", "!", ";"]

  /// An entry of the log in known words, or a change to a card that is there.
  ///
  /// - Parameter matches: of a line within a conversation: "the tap is in" is about a card only where one is called so.
  private func change(in text: String, among matches: [Match]) -> [Call]? {
    for match in matches where match.score.words > 0 && [.asTyped, .stripped].contains(match.inputForm) {
      let calls = rules.calls(match)
      if calls.allSatisfy({ isLogged($0, match) || namesOneCard($0) }) { return calls }
    }
    return nil
  }

  /// What is done, by the verb of its card: "called the pharmacy already".
  private func deed(in text: String) -> Call? {
    guard let lookup = context.names?.tasks, case let line = Utterance(text, in: line.language),
      let deed = DeedReader(line, Grounding(line, lookup)).deed, case let name = deed.name,
      deed.appointment == nil || words.read(text).due == nil, AssertionReader(line).status(of: name) == .present
    else { return nil }
    return cards.call(.complete, ["which": .words(name)])
  }

  /// A noun with its day, or the first of things to do.
  private func thing(in text: String, _ opensSeries: Bool) -> Call? {
    let capture = words.read(text)
    guard opensSeries || capture.due != nil, isThing(capture.title),
      !Utterance(text, in: line.language).hasRatingOutOfTen
    else { return nil }
    return cards.call(.add, capture.arguments)
  }

  /// A thing to do that begins with its verb and says of what.
  private func task(in text: String) -> Call? {
    guard let task = words.actionTask(in: text), let card = cards.call(.add, task.arguments) else { return nil }
    let title = Utterance(task.title, in: line.language)
    return title.tokens.count { !$0.isMark } > 1
      && !title.tokens.indices.dropFirst().contains(where: title.pointsToThing)
      ? card : nil
  }

  /// Whether it is a card with a date: "the chimney sweep comes on wednesday at 7:45".
  private func isAppointment(_ call: Call) -> Bool {
    guard cards.matches(call, .add), case .moment? = call.arguments["due"],
      case .words(let title)? = call.arguments["title"]
    else { return false }
    // "…, her birthday is on the 22nd" only says why.
    let pointsBack = Utterance.tokens(of: title).first.map { words.backReferences.contains($0.spelling) } == true
    return !pointsBack && !entries.namesEntry(title) && !words.soundsLow(title)
  }

  /// How many words may lead to the verb of a task.
  private static let maxLead = 2

  /// In log odds: 20 to 1.
  private static let minLead: Float = 3

  /// The change before it for the card that the piece names, with the piece's own time: the "stamps to tomorrow" of
  /// "move the tap to saturday and stamps to tomorrow".
  private func repetition(of call: Call?, on piece: String) -> Call? {
    guard let call, cards.matches(call, .complete, .edit, .snooze, .drop), case .words? = call.arguments["which"] else {
      return nil
    }
    let capture = words.read(piece)
    let times = call.arguments.filter { $0.key == "due" || $0.key == "until" }
    guard times.isEmpty == (capture.due == nil), call.arguments.count == 1 + times.count else { return nil }
    var next = call.with("which", .words(capture.title))
    if let time = times.first, let due = capture.due { next = next.with(time.key, .moment(due)) }
    return namesOneCard(next) ? next : nil
  }

  /// Whether the title is a noun that is nothing to log, and no rest of another sentence: the "since waking up" of
  /// "headache, since waking up".
  private func isThing(_ title: String) -> Bool {
    guard let first = Utterance.tokens(of: title).first else { return false }
    let tokens = Utterance.tokens(of: title)
    // The "sun" of "mood 8, sun and flat sea" is a day and no thing.
    let isDay = MomentParser.mentions(in: title, line.language).contains {
      $0.range == title.startIndex..<title.endIndex
    }
    return words.isNounPhrase(title) && !entries.namesEntry(title) && !isDay
      && !words.continuationWords.contains(first.spelling) && !words.sinceWords.contains(first.spelling)
      && !tokens.allSatisfy { words.valueLinks.contains($0.spelling) }
      && !words.indefiniteArticles.contains(tokens[tokens.count - 1].spelling)
  }

  /// Whether it logs something in known words, numbers and times alone.
  private func isLogged(_ call: Call, _ match: Match) -> Bool {
    match.score.freeTexts == 0 && !call.arguments.isEmpty && rules.logTools.contains(call.tool)
  }

  /// Whether it changes a card of which all words of the name are said, and no other.
  private func namesOneCard(_ call: Call) -> Bool {
    guard cards.matches(call, .complete, .edit, .snooze, .drop), let lookup = context.names?.tasks,
      case .words(let words)? = call.arguments["which"]
    else { return false }
    let name = NameExtractor.name(from: words, in: line.language)
    return Grounding(Utterance(name, in: line.language), lookup).count(of: name) == 1
  }
}

// What is said beside.
extension StatementReader {
  /// A part of the line that is no statement of its own; dear where it has a thing to do.
  private func remark(_ place: Range<Int>, opensClause: Bool) -> Statement {
    if let known = remarks[place] { return known }
    let isEmpty = isEmpty(place)
    let holdsTask = opensClause && !isEmpty && !tellsHow(place) && holdsTask(String(line.words(place)))
    let cost =
      isEmpty
      ? StatementCost.emptyRemark
      : place.count + (holdsTask ? StatementCost.unread : StatementCost.remark)
        + (mayCount(place) ? StatementCost.doubt : 0)
    let remark = Statement(place: place, kind: holdsTask ? .unread : .remark, calls: [], cost: cost)
    remarks[place] = remark
    return remark
  }

  /// Whether it is a thing to do, or one at a time that lies ahead: the "dentist at 3" of "mood 5, dentist at 3".
  private func holdsTask(_ text: String) -> Bool {
    if words.actionTask(in: text) != nil { return true }
    let capture = words.read(text)
    return capture.due?.clock != nil && words.isNounPhrase(capture.title)
  }

  /// Whether it only says how something is, and may be left out beside what there is to do.
  func isPlainRemark(_ place: Range<Int>) -> Bool {
    let text = words.withoutFillers(String(line.words(place)))
    return words.actionTask(in: text) == nil && (words.isStatement(text) || words.isFeelingStatement(text))
  }

  /// Whether there is something in it that could be an entry: a number, a time, or a name.
  func mayCount(_ place: Range<Int>) -> Bool {
    !isGreeting(place) && !isAnnouncement(place) && !isDenial(place)
      && place.contains { place in
        line.timing[place] != .none || entries.counts(place) && line.kind(of: place) != .pastVerb
      }
  }

  /// Whether it says nothing but hello, or how words hang together.
  func isEmpty(_ place: Range<Int>) -> Bool {
    isGreeting(place) || isAnnouncement(place) || isIdle(place)
      || place.allSatisfy {
        words.valueLinks.contains(line.tokens[$0].spelling) || words.clauseBreaks.contains(line.tokens[$0].spelling)
      }
  }

  /// Whether it only says that something is to be told, and by whom: "kindly note that i".
  private func isAnnouncement(_ place: Range<Int>) -> Bool {
    let said = Line(String(line.words(place)), in: line.language).words
    let end = said.lastIndex { !words.speakerWords.contains($0.spelling) }.map { $0 + 1 } ?? 0
    return end > 0 && end < StatementReader.maxAnnouncement && words.announcements.matchesAll(said[..<end])
  }

  private static let maxAnnouncement = 10

  /// Whether the line opens with it, and it is mere talk: the "morning" of "morning. slept 5h".
  private func isGreeting(_ place: Range<Int>) -> Bool {
    guard place.lowerBound == 0, place.count <= StatementReader.maxGreeting,
      let match = rules.matches(String(line.words(place)), limit: 1).first
    else { return false }
    let tool = rules.tools[match.owner]
    return match.score.freeTexts == 0 && tool.topic == .companion && !tool.writes && tool.publicParameters.isEmpty
  }

  private static let maxGreeting = 4

  /// The calls, each entry with the remark behind it as its note. What takes no note is kept with the line.
  func callsWithNotes(of statements: [Statement]) -> [Call] {
    withoutMadeUpFor(notedCalls(of: statements))
  }

  /// The calls without doses that were only missed until they were taken: "forgot my iron, so i took it now".
  private func withoutMadeUpFor(_ calls: [Call]) -> [Call] {
    calls.enumerated().filter { place, call in
      guard let medicine = call.arguments["medication"], call.arguments["state"] != nil else { return true }
      return !calls[(place + 1)...].contains { $0.arguments["medication"] == medicine && $0.arguments["state"] == nil }
    }.map(\.element)
  }

  private func notedCalls(of statements: [Statement]) -> [Call] {
    var calls: [Call] = []
    var notePlace: Range<Int>?
    for statement in statements {
      guard statement.kind == .remark else {
        calls += statement.calls
        notePlace = nil
        continue
      }
      guard let last = calls.last, rules.takesNote(last), notePlace != nil || !isEmpty(statement.place) else {
        continue
      }
      guard notePlace != nil || last.arguments["note"] == nil, !isEmptyNote(statement.place) else { continue }
      let place = (notePlace?.lowerBound ?? statement.place.lowerBound)..<statement.place.upperBound
      calls[calls.count - 1] = last.with("note", .words(String(line.words(place))))
      notePlace = place
    }
    return calls
  }

  private func isEmptyNote(_ place: Range<Int>) -> Bool {
    words.sayNothing(Line(String(line.words(place)), in: line.language).words[...], ofSymptom: false)
  }

  /// Whether the statements are rather one task: "go to tesco and get wipes", "wash and iron the shirts", "ring nan and ask
  /// for the recipe". Words that put one thing after another keep two cards apart, and so does an object of its own behind
  /// each verb.
  func isOneTask(_ statements: [Statement]) -> Bool {
    guard statements.allSatisfy({ $0.kind == .task || $0.calls.isEmpty }) else { return false }
    return zip(statements, statements.dropFirst()).contains { before, after in
      !(before.place.upperBound..<after.place.lowerBound).contains(where: separates) && !joins(after, to: before)
    }
  }

  /// Whether "and" puts a task with an object of its own behind another, and none of them is the command of a phrase.
  private func joins(_ task: Statement, to before: Statement) -> Bool {
    (before.place.upperBound..<task.place.lowerBound).contains {
      words.itemConjunctions.contains(line.tokens[$0].spelling)
    } && isApart(task, from: before)
      && ![before, task].contains { part in
        // "buy glue, ring the bank" is no one task.
        part.place.contains { line.tokens[$0].isMark && isBetween($0) }
          || rules.matches(String(line.words(part.place)), limit: 1).first.map { match in
            match.score.words > 1 && rules.tools[match.owner].operation != .add
          } ?? false
      }
  }

  /// "ring dai and post the form", and no "print the log and sign it".
  private func isApart(_ task: Statement, from before: Statement) -> Bool {
    guard task.kind == .task, before.kind == .task, let leading = titleTokens(of: before),
      let words = titleTokens(of: task), words.count > 1, leading.count > 1
    else { return false }
    let rules = line.language.rules
    return !rules.leadVerbs.contains(line.tokens[leading[0]].spelling)
      && ![.preposition, .joiner].contains(line.kind(of: words[1])) && !words.contains(where: line.pointsToThing)
  }

  private func titleTokens(of task: Statement) -> [Int]? {
    guard task.calls.count == 1, case .words(let title)? = task.calls[0].arguments["title"] else { return nil }
    return line.tokenIndices(of: title)?.filter(task.place.contains)
  }
}

extension Statement {
  /// The same task at what one costs behind another.
  fileprivate var further: Statement {
    Statement(place: place, kind: kind, calls: calls, cost: cost - StatementCost.task + StatementCost.furtherTask)
  }
}
