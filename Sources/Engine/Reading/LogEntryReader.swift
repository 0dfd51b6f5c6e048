import Language
import Replies

/// Finds the entries of the log in a line: the name of what is logged and its value, in any order that a phrase has, and
/// whatever words stand between the two: "bp 128/84", "back pain still about a 5", "blood pressure, 118/70".
final class LogEntryReader {
  private let line: Utterance
  private let rules: Rules
  private let names: StoredNames?
  /// What was found already, by its first token.
  private var found: [Int: (match: Match, end: Int)?] = [:]
  private var words: any LanguageRules.Type { line.language.rules }
  /// For each token, whether it has figures or names a number, and whether it does, tells of a deed, or is the name of what
  /// can be logged.
  private let numbers: [Bool]
  private let counts: [Bool]
  /// Whether the line is about getting something: medicines in it are no doses unless it says that they were taken.
  private let isErrand: Bool
  /// The entries that open a clause, by their first token.
  private var openingEntries: [Int: Statement?] = [:]

  init(_ line: Utterance, _ rules: Rules, _ names: StoredNames?) {
    (self.line, self.rules, self.names) = (line, rules, names)
    isErrand = line.tokens.contains { line.language.rules.errandWords.contains($0.spelling) }
    let numbers = LogEntryReader.numbers(in: line)
    self.numbers = numbers
    let complaints = Complaint.starts(in: line)
    /// The "no" of "no appetite".
    func opensName(_ place: Int) -> Bool {
      line.language.rules.absenceWords.contains(line.tokens[place].spelling) && place + 1 < line.tokens.count
        && line.language.valueNames { $0.symptomNames }.value(
          named: "\(line.tokens[place].key) \(line.tokens[place + 1].key)") != nil
    }
    counts = line.tokens.indices.map { place in
      !line.tokens[place].isMark
        && (numbers[place] || line.kind(of: place) == .pastVerb
          || complaints.contains(line.tokens[place].range.lowerBound) || opensName(place)
          || line.language.namesEntry(line.tokens[place].key) || names?.hasMedicine(line.tokens[place].key) == true)
    }
  }

  /// Whether there may be an entry at all.
  var mayHaveEntries: Bool { counts.contains(true) }
  /// Whether there may be one in the middle of a clause: a name and a number.
  var mayHaveEntryInside: Bool {
    line.tokens.indices.contains(where: isNumber)
      && line.tokens.indices.contains {
        line.tokens[$0].shape == .mixed || counts[$0] && !isNumber($0) && line.kind(of: $0) != .pastVerb
          || words.takingVerbs.contains(line.tokens[$0].spelling)
          || line.language.namesEntry(line.tokens[$0].key)
          || line.language.valueNames { $0.indicationNames }.value(named: line.tokens[$0].key) != nil
      }
      || opensWithCount
  }

  /// Whether it begins with how much there was of something, and goes on with a sentence: "3 coffees already dont judge". What
  /// goes on otherwise may be to buy.
  private var opensWithCount: Bool {
    guard !line.tokens.isEmpty, isNumber(0), line.timing[0] == .none, let end = phrase(at: 0)?.end,
      end < line.tokens.count
    else { return false }
    let next = line.tokens[end].spelling
    return [words.negatives, words.asideSubjects, words.remarkOpenings, words.sighs].contains { $0.contains(next) }
  }

  /// Whether a token is a number, a deed or a name.
  func counts(_ place: Int) -> Bool { counts[place] }

  /// Whether one phrase says all of the line: "headache 6/10 took ibuprofen". A note takes any words, but not
  /// one that is called so behind a trigger: "headache 4 after red wine, note throbbing".
  var isOneEntry: Bool {
    guard let match = rules.logPhrases.value.matches(of: line.text, limit: 1).first else { return false }
    // The "dont" of "3 coffees already dont judge" is no misspelling of "done".
    if case .repaired = match.inputForm { return false }
    // The "3" of "dizzy when i stood up, only a 3" is no trigger.
    let losesNumber =
      match.arguments["triggers"] != nil && match.arguments["severity"] == nil
      && line.tokens.indices.contains(where: isNumber)
    let takesAnyWords = match.arguments["note"] != nil && match.arguments["triggers"] == nil
    return match.score.words > 0 && !takesAnyWords && !losesNumber
  }

  /// Whether the token is a mark or a word that joins statements; the "so" of "so far" does not.
  func isBetween(_ place: Int) -> Bool {
    line.tokens[place].isMark || words.itemConjunctions.contains(line.tokens[place].spelling)
      || Segmenter.isJoiner(place, line)
  }

  /// Whether a token has figures or names a number.
  func isNumber(_ place: Int) -> Bool { numbers[place] }

  /// "One" by itself may be any thing.
  private static func numbers(in line: Utterance) -> [Bool] {
    func name(_ place: Int) -> Double? {
      line.tokens.indices.contains(place) ? line.language.rules.numberNames[line.tokens[place].key] : nil
    }
    return line.tokens.indices.map { place in
      if [.figures, .mixed].contains(line.tokens[place].shape) { return true }
      guard let number = name(place) else { return false }
      return number != 1 || (name(place - 1) ?? name(place + 1)) != nil
    }
  }

  /// Whether the text has the name of a symptom, a medicine or a measure.
  func namesEntry(_ text: String) -> Bool {
    let words = Utterance.tokens(of: text).map(\.key)
    if words.contains(where: { line.language.namesEntry($0) || names?.hasMedicine($0) == true }) { return true }
    // "hot flash"
    return words.indices.contains { start in
      (2...LogEntryReader.maxNameWords).contains { count in
        start + count <= words.count
          && line.language.namesEntry(words[start..<start + count].joined(separator: " "))
      }
    }
  }

  private static let maxNameWords = 3

  /// The entry that begins with a token: a dose before a phrase, which may take its name for a symptom's, and what needs
  /// other words beside it last.
  ///
  /// - Parameter isFurther: whether a medicine stands before it, whose verb counts for further ones.
  func entry(at start: Int, opensClause: Bool, isFurther: Bool) -> Statement? {
    guard opensClause, !isFurther else { return newEntry(at: start, opensClause, isFurther) }
    if let known = openingEntries[start] { return known }
    let entry = newEntry(at: start, opensClause, isFurther)
    openingEntries[start] = .some(entry)
    return entry
  }

  private func newEntry(at start: Int, _ opensClause: Bool, _ isFurther: Bool) -> Statement? {
    if opensClause, let (calls, end) = jointDoses(at: start) {
      return Statement(place: start..<end, kind: .entry, calls: calls, cost: StatementCost.entry)
    }
    if isFurther || opensClause, let (call, end) = dose(at: start, isFurther: isFurther) {
      let isSupposed = !isFurther && call.arguments["at"] == nil && call.arguments["dose"] == nil
      return Statement(
        place: start..<end, kind: isSupposed ? .supposed : .entry, calls: [call], cost: StatementCost.entry)
    }
    if let phrase = phrase(at: start), !isReason(start..<phrase.end) {
      // The "3 tired" of "mood 3 tired" is none.
      let cost = isNumber(start) && !opensClause ? StatementCost.innerNumber : StatementCost.entry
      return Statement(place: start..<phrase.end, kind: .entry, calls: rules.calls(phrase.match), cost: cost)
    }
    guard opensClause else { return nil }
    if let (call, end) = doseOfNamed(at: start) {
      return Statement(place: start..<end, kind: .entry, calls: [call], cost: StatementCost.entry)
    }
    if let (calls, end) = pain(at: start) ?? bareMeasure(at: start) {
      return Statement(place: start..<end, kind: .entry, calls: calls, cost: StatementCost.entry)
    }
    return ownSymptom(at: start).map {
      Statement(place: start..<$0.end, kind: .supposed, calls: [$0.call], cost: StatementCost.ownSymptom)
    }
  }

  /// Whether it only says why, as a note: the "slept badly" of "mood 5 because i slept badly".
  private func isReason(_ place: Range<Int>) -> Bool {
    guard let before = (0..<place.lowerBound).last(where: { !words.speakerWords.contains(line.tokens[$0].spelling) })
    else {
      return false
    }
    return words.reasonConjunctions.contains(line.tokens[before].spelling) && !place.contains(where: isNumber)
  }

  /// Whether an entry begins with the token, in the middle of a clause. The "sunday" of "since sunday, mood 5" is no
  /// mood's.
  func beginsEntry(_ place: Int) -> Bool {
    place < line.tokens.count && line.timing[place] == .none && phrase(at: place) != nil
  }

  /// The longest phrase of the log that begins with a token, made of known words, numbers and times alone; and the token
  /// behind it.
  private func phrase(at start: Int) -> (match: Match, end: Int)? {
    if let known = found[start] { return known }
    let phrase = longestPhrase(at: start)
    found[start] = .some(phrase)
    return phrase
  }

  private func longestPhrase(at start: Int) -> (match: Match, end: Int)? {
    guard !line.tokens[start].isMark else { return nil }
    // A word by itself is an entry only between others: the "tired" of "mood 3 tired" is a note.
    let minCount = start == 0 || isBetween(start - 1) ? 1 : 2
    guard start + minCount <= line.tokens.count else { return nil }
    let limit = max(start + minCount, limit(from: start))
    guard let first = (start..<limit).first(where: counts) else { return nil }
    let whole = (max(start + minCount, first + 1)...limit).reversed().lazy.filter { !self.line.tokens[$0 - 1].isMark }
      .compactMap { end in
        self.match(String(self.line.words(start..<end))).flatMap {
          self.endsInDoubtfulTime($0, before: end) ? nil : (match: $0, end: end)
        }
      }.first
    // "3 coffees so far and its only ten"
    let linked = start > 0 && isNumber(start - 1) ? nil : linkedValue(at: start)
    return (linked?.end ?? 0) > (whole?.end ?? 0) ? linked : whole
  }

  /// Whether its time is one only without what follows: the "sat" of "pulse 88 sat here doing nothing".
  private func endsInDoubtfulTime(_ match: Match, before end: Int) -> Bool {
    match.arguments["at"] != nil && line.tokens[end - 1].shape == .word && line.timing[end - 1] == .none
  }

  /// A name and a number with words between them that only link the two.
  private func linkedValue(at start: Int) -> (match: Match, end: Int)? {
    let limit = min(start + LogEntryReader.maxEntryTokens, line.tokens.count)
    guard let number = (start + 1..<max(start + 1, limit)).first(where: isNumber),
      let last = (start..<number).last(where: { !isLink($0) }), last + 1 < number
    else { return nil }
    return value(behind: last, named: String(line.words(start..<last + 1)))
  }

  /// The value that belongs to a name which ends with a token, and the token behind it.
  private func value(behind last: Int, named name: String) -> (match: Match, end: Int)? {
    let limit = min(last + LogEntryReader.maxEntryTokens, line.tokens.count)
    // "my hands are bad this morning, a 7"
    func isBetween(_ place: Int) -> Bool { isLink(place) || line.timing[place] != .none && !isNumber(place) }
    guard let number = (last + 1..<max(last + 1, limit)).first(where: { !isBetween($0) }), isNumber(number) else {
      return nil
    }
    // Behind a comma a number is the name's only if nothing else follows: "headache, 2 ibuprofen".
    let isApart = (last..<number).contains { line.tokens[$0].isMark }
    for end in (number + 1...max(number + 1, self.limit(from: number))).reversed()
    where !line.tokens[end - 1].isMark {
      if isApart, end < line.tokens.count, !self.isBetween(end) { continue }
      guard let match = match("\(name) \(line.words(number..<end))") else { continue }
      // "elvanse at 7" says when.
      if match.arguments["dose"] != nil, line.timing[number] != .none { return nil }
      return (match, end)
    }
    return nil
  }

  private func isLink(_ place: Int) -> Bool {
    let word = line.tokens[place].spelling
    return line.tokens[place].isMark || words.valueLinks.contains(word) || words.measuringDevices.contains(word)
  }

  private func match(_ text: String) -> Match? {
    guard let match = rules.logPhrases.value.matches(of: text, limit: 1).first, match.score.freeTexts == 0,
      !match.arguments.isEmpty, match.inputForm == .asTyped, hasKnownUnit(match)
    else { return nil }
    return match
  }

  /// The "cough" of "temp 38.4 cough 5" is no unit; nor is one of time that of a pressure: the "hr" of "bp 92/58 hr 118".
  private func hasKnownUnit(_ match: Match) -> Bool {
    guard case .words(let unit)? = match.arguments["unit"] else { return true }
    if case .list? = match.arguments["value"], line.language.valueNames({ $0.measureNames }).value(named: unit) != nil {
      return false
    }
    return line.language.valueNames { $0.measureUnits }.value(named: unit.lowercased()) != nil
  }

  /// A part of the body with a rating: "my throat is a 5", "left hip eased off to a 2".
  private func pain(at start: Int) -> (calls: [Call], end: Int)? {
    guard
      let name = (start..<line.tokens.count).first(where: {
        let word = line.tokens[$0]
        // A "back" may be one's own.
        return line.language.valueNames { $0.indicationNames }.value(named: word.key) != nil
          || !words.valueLinks.contains(word.spelling) && !words.sides.contains(word.spelling)
      }), name - start <= LogEntryReader.maxLeadWords
    else { return nil }
    let own = line.tokens[name].key
    let part = words.clitics.first { own.hasSuffix($0) }.map { String(own.dropLast($0.count)) } ?? own
    guard let pain = line.language.valueNames({ $0.indicationNames }).value(named: part),
      let (match, end) = value(behind: name, named: pain), match.arguments["severity"] != nil,
      // "back at 7"
      !(name..<end).contains(where: { isNumber($0) && line.timing[$0] == .continues })
    else { return nil }
    return (rules.calls(match), end)
  }

  /// A number whose unit says what it is: "82.3kg", "98 bpm".
  private func bareMeasure(at start: Int) -> (calls: [Call], end: Int)? {
    guard isNumber(start), !isErrand else { return nil }
    let limit = min(start + LogEntryReader.maxAmountTokens, limit(from: start))
    for end in (start + 1...max(start + 1, limit)).reversed() {
      guard
        end == line.tokens.count || isBetween(end) || words.valueLinks.contains(line.tokens[end].spelling)
          || line.timing[end] != .none
      else { continue }
      for (unit, measure) in words.measuresByUnit.sorted(by: { $0.key < $1.key }) {
        guard let match = match("\(measure) \(line.words(start..<end))"),
          case .words(let said)? = match.arguments["unit"],
          line.language.valueNames({ $0.measureUnits }).value(named: said.lowercased()) == unit,
          case .number(let value)? = match.arguments["value"], LogEntryReader.bareRanges[unit]?.contains(value) == true
        else { continue }
        return (rules.calls(match), end)
      }
    }
    return nil
  }

  /// By unit, what a grown person's body may have, and hardly anything that is bought.
  private static let bareRanges: [String: ClosedRange<Double>] = [
    "bpm": 30...250, "kg": 30...300, "lb": 66...660, "stone": 5...50, "°c": 34...42, "°f": 93...108,
  ]

  /// A symptom with words of one's own and its rating, as all that a clause says: "eyes burning 6/10".
  private func ownSymptom(at start: Int) -> (call: Call, end: Int)? {
    let end = (start..<line.tokens.count).first(where: isBetween) ?? line.tokens.count
    guard let number = (start..<end).first(where: isNumber) else { return nil }
    func isLink(_ place: Int) -> Bool { words.valueLinks.contains(line.tokens[place].spelling) }
    let lead = (start..<number).first { !isLink($0) } ?? number
    let name = Array(lead..<number).reversed().drop(while: isLink).reversed()
    guard (1...LogEntryReader.maxNameTokens).contains(name.count), let first = name.first, let last = name.last,
      !words.isVerb(line.tokens[first].spelling), !name.contains(where: { line.timing[$0] != .none }),
      line.timing[number] == .none || line.tokens[number].key.hasSuffix("/10"),
      !words.numberedThings.contains(line.tokens[last].spelling), name.contains(where: isWordOfSymptoms),
      let known = line.language.valueNames({ $0.symptomNames }).keys.min(),
      let match = match("\(known) \(line.words(number..<end))"), match.arguments["severity"] != nil,
      case let calls = rules.calls(match), calls.count == 1
    else { return nil }
    return (calls[0].with("symptom", .words(line.words(at: Array(name)))), end)
  }

  /// Whether the name of a symptom, or of what may hurt, has the word: the "eyes" of "itchy eyes".
  private func isWordOfSymptoms(_ place: Int) -> Bool {
    let word = line.tokens[place].key
    guard word.utf8.count > 2, !words.valueLinks.contains(line.tokens[place].spelling) else { return false }
    return line.language.valueNames { $0.indicationNames }.contains { name, others in
      ([name] + others).contains { $0.split(separator: " ").contains { $0 == word } }
    }
  }

  /// The longest dose at a token that has no verb of taking, and the token behind it: the "amlodipine at 8.15" of "took
  /// methylphenidate at 8, amlodipine at 8.15"; one that opens a clause needs its amount, its time, what it was taken
  /// with, or a word such as "in".
  private func dose(at start: Int, isFurther: Bool) -> (Call, end: Int)? {
    guard !isBetween(start),
      isFurther ? counts[start..<limit(from: start)].contains(true) : !isErrand && startsMedicine(start)
    else { return nil }
    for end in (start + 1...max(start + 1, limit(from: start))).reversed() where !line.tokens[end - 1].isMark {
      guard let call = dose(String(line.words(start..<end))) else { continue }
      let whole = endOfRemark(onDose: end)
      if isFurther || whole > end || call.arguments["at"] != nil || call.arguments["dose"] != nil {
        return (call, whole)
      }
    }
    return nil
  }

  private func startsMedicine(_ start: Int) -> Bool { medicine(at: start) != nil }

  /// The name of a medicine, of one or two words, that begins with a token.
  private func medicine(at start: Int) -> Substring? {
    [2, 1].lazy.filter { start + $0 <= self.line.tokens.count }.map { self.line.words(start..<start + $0) }
      .first { self.isMedicine($0.lowercased()) }
  }

  private func lastMedicine(before end: Int) -> Substring? {
    var (place, last) = (0, Substring?.none)
    while place < end {
      let name = medicine(at: place)
      last = name ?? last
      place += max(1, name.map { Utterance.tokens(of: String($0)).count } ?? 1)
    }
    return last
  }

  /// A dose of the medicine named before it: the "i just took it now" of "forgot my iron tablet, so i just took it now".
  private func doseOfNamed(at start: Int) -> (Call, end: Int)? {
    let limit = min(start + LogEntryReader.maxLeadWords + 1, line.tokens.count)
    guard
      let verb = (start..<limit).first(where: { words.takingVerbs.contains(line.tokens[$0].spelling) }),
      verb + 1 < line.tokens.count, words.backReferences.contains(line.tokens[verb + 1].spelling),
      (start..<verb).allSatisfy({ words.doseCompanions.contains(line.tokens[$0].spelling) }),
      let medicine = lastMedicine(before: start)
    else { return nil }
    for end in (verb + 2...max(verb + 2, self.limit(from: verb))).reversed() {
      guard let call = dose("\(medicine) \(line.words(verb + 2..<end))") else { continue }
      // "took it now with juice"
      let rest = line.tokens[end...].firstIndex { !words.valueLinks.contains($0.spelling) } ?? line.tokens.count
      return (call, endOfRemark(onDose: rest))
    }
    return nil
  }

  /// Behind a dose, the end of what says that it was taken, or with what: "in", "✅", "with porridge".
  private func endOfRemark(onDose place: Int) -> Int {
    guard place < line.tokens.count else { return place }
    if LogEntryReader.ticks.contains(line.tokens[place].key) { return place + 1 }
    func isAtEnd(_ end: Int) -> Bool { end == line.tokens.count || isBetween(end) || line.timing[end] != .none }
    if words.takenMarks.contains(line.tokens[place].spelling), isAtEnd(place + 1) { return place + 1 }
    guard words.doseLeads.contains(line.tokens[place].spelling), place + 1 < line.tokens.count else { return place }
    return (place + 2...place + 1 + LogEntryReader.maxNameTokens).first { end in
      end <= line.tokens.count && isAtEnd(end)
        && (place + 1..<end).allSatisfy { words.mealWords.contains(line.tokens[$0].spelling) }
    } ?? place
  }

  /// Several medicines with one time, and the token behind them: "omeprazole and concerta both at six".
  private func jointDoses(at start: Int) -> ([Call], end: Int)? {
    guard !isErrand else { return nil }
    var names: [Int] = []
    var place = start
    while place < line.tokens.count {
      if isMedicine(line.tokens[place].key) { names.append(place) } else if !isBetween(place) { break }
      place += 1
    }
    guard names.count > 1, place < line.tokens.count, !isBetween(place - 1) else { return nil }
    let marked = endOfRemark(onDose: place)
    if marked > place {
      let calls = names.compactMap { dose(String(line.words($0..<$0 + 1))) }
      return calls.count == names.count ? (calls, marked) : nil
    }
    let isJoint = words.jointWords.contains(line.tokens[place].spelling)
    if isJoint { place += 1 }
    let limit = max(place, limit(from: place))
    let ends = isJoint ? Array(place...limit) : Array(place + 1..<max(place + 1, limit + 1))
    for end in ends.reversed() {
      let time = line.words(place..<end)
      let calls = names.compactMap { dose("\(line.words($0..<$0 + 1)) \(time)") }
      if calls.count == names.count, isJoint || calls.allSatisfy({ $0.arguments["at"] != nil }) { return (calls, end) }
    }
    return nil
  }

  private func dose(_ text: String) -> Call? {
    guard let match = rules.logPhrases.value.matches(of: "\(words.takingVerb) \(text)", limit: 1).first,
      match.score.freeTexts == 0, match.inputForm == .asTyped, case let calls = rules.calls(match), calls.count == 1,
      case .words(let name)? = calls[0].arguments["medication"], calls[0].arguments["state"] == nil, isMedicine(name)
    else { return nil }
    // "ritalin tomorrow" is still to come.
    if case .moment(let at)? = calls[0].arguments["at"], let day = at.calendar, !at.isPast, day != .period(.day, 0) {
      return nil
    }
    return calls[0]
  }

  private func isMedicine(_ name: String) -> Bool {
    line.language.valueNames { $0.medicineNames }.value(named: name) != nil || names?.hasMedicine(name) == true
  }

  private static let ticks: Set = ["✅", "✔", "✓", "☑", "✔️"]

  /// Up to where an entry may go: the "3, anxiety" of "mood 3, anxiety 7" is none.
  private func limit(from start: Int) -> Int {
    let limit = min(start + LogEntryReader.maxEntryTokens, line.tokens.count)
    return (start..<limit).first { LogEntryReader.stops.contains(line.tokens[$0].key) } ?? limit
  }

  private static let maxEntryTokens = 12
  private static let maxNameTokens = 3
  private static let maxLeadWords = 3
  private static let maxAmountTokens = 4
  private static let stops: Set = [",", ".", ";", "!", "?"]
}
