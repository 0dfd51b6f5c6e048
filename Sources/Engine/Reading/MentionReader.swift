import Civil
import Language
import Replies

/// Reads what a clause logs in whatever order it is said: first the names in it (of symptoms, medicines, measures, a
/// mood), then its numbers and times, each of which goes to the nearest name that can have it. What is left is a remark:
/// "lemsip x1 in the staffroom", "migraine behind the left eye since lunch, like a 7".
final class MentionReader {
  private let line: Line
  private let rules: Rules
  private let names: StoredNames?
  private var slots: SlotReader
  private var words: any LanguageRules.Type { line.language.rules }
  private let logTools: [Tool]
  /// The units of measures.
  private let units: Choices?
  /// All of the line, in order and without overlap.
  private var mentions: [Mention] = []
  private var quantities: [Quantity] = []

  /// What a part of a line logs, and how many of its words say something else.
  struct Entries {
    var calls: [Call]
    var remarkCount = 0
    /// Whether a number or a time in it belongs to nothing.
    var leavesNumber = false
  }

  /// The name of something that can be logged.
  private struct Mention {
    let tool: Tool
    /// The name, and then what is said of it.
    var arguments: [String: Argument]
    let place: Range<Int>
  }

  /// A number or a time, by what it may be.
  private struct Quantity {
    let start: Int
    var readings: [Role: (end: Int, values: [String: Argument])]
  }

  private enum Role: CaseIterable {
    /// "6/10", and a "6" by itself.
    case rating, bareRating
    /// "7.5 hours", "400 mg", "x2"
    case amount, dose
    /// A number beside the name: "2 ibuprofen", "pulse 61".
    case count
    case time
  }

  init(_ utterance: Utterance, _ rules: Rules, _ names: StoredNames?) {
    line = Line(utterance.text, in: utterance.language)
    (self.rules, self.names) = (rules, names)
    slots = SlotReader(line)
    let logTools = rules.tools.filter { rules.logTools.contains($0.name) }
    self.logTools = logTools
    units =
      logTools.lazy.compactMap { tool -> Choices? in
        guard case .choice(let units)? = tool.slots["unit"] else { return nil }
        return units
      }.first
    find()
    mayHaveEntries = !mentions.isEmpty && !quantities.isEmpty && !tellsOfYear
  }

  /// Whether there is both a name and something to be said of it.
  private(set) var mayHaveEntries = false

  /// Whether a verb in the past tells that the weekday behind it is the last one: "dizzy when i stood up on wednesday".
  private func tellsOfPast(_ between: Range<Int>) -> Bool {
    between.contains { place in
      let word = line.words[place]
      return words.opensAccount(word.key) && !words.valueLinks.contains(word.spelling) && !words.isVerb(word.spelling)
    } && !between.contains { line.words[$0].pause != .none }
  }

  /// Whether the line tells of another year: "2 codeine in 2019 after the op".
  private var tellsOfYear: Bool {
    line.words.indices.dropFirst().contains { place in
      guard let year = Int(line.words[place].key), MentionReader.years.contains(year) else { return false }
      return words.wordKinds[line.words[place - 1].spelling] == .preposition
    }
  }

  // MARK: - Names and quantities

  private func find() {
    var place = 0
    while place < line.words.count {
      let quantity = quantity(at: place)
      let mention = mention(at: place)
      if let quantity { quantities.append(quantity) }
      // "hours" is no sleep behind its number, and "head" none in "head office".
      if let mention { mentions.append(mention) }
      let unitEnd = quantity?.readings.filter { [.amount, .dose, .rating, .time].contains($0.key) }.map(\.value.end)
        .max()
      place = max(place + 1, mention?.place.upperBound ?? 0, unitEnd ?? 0)
    }
  }

  private func mention(at start: Int) -> Mention? {
    var longest: Mention?
    func offer(_ tool: Tool, _ arguments: [String: Argument], _ end: Int) {
      guard end > longest?.place.upperBound ?? start else { return }
      longest = Mention(tool: tool, arguments: arguments, place: start..<end)
    }
    for tool in logTools {
      guard let name = tool.publicParameters.first?.name, let slot = tool.slots[name] else { continue }
      guard case .choice = slot else {
        if words.moodNames.contains(line.words[start].spelling) { offer(tool, [:], start + 1) }
        continue
      }
      for ending in slots.endings(slot, from: start, to: line.words.count, followsLiteral: false) {
        offer(tool, [name: ending.argument], ending.end)
      }
      if tool.slots["dose"] != nil, names?.hasMedicine(line.words[start].key) == true {
        offer(tool, [name: .words(line.words[start].key)], start + 1)
      }
      if tool.slots["severity"] != nil,
        let pain = line.language.valueNames({ $0.indicationNames }).value(named: line.words[start].key)
      {
        offer(tool, [name: .words(pain)], start + 1)
      }
    }
    return longest
  }

  private func quantity(at start: Int) -> Quantity? {
    var readings: [Role: (end: Int, values: [String: Argument])] = [:]
    let count = line.words.count
    func endings(_ slot: SlotType, _ start: Int) -> [SlotReader.Ending] {
      slots.endings(slot, from: start, to: count, followsLiteral: false)
    }
    let isInTime = slots.readings(at: start).contains { $0.moment.isPoint || $0.moment.isDuration }
    if let time = slots.readings(at: start).filter({ $0.moment.isPoint && $0.moment.ending == nil }).max(by: {
      $0.end < $1.end
    }) {
      readings[.time] = (time.end, ["at": .moment(time.moment)])
    }
    if let rating = endings(.number(MentionReader.ratings), start).max(by: { $0.end < $1.end }) {
      let isExplicit = rating.end > start + 1 || line[line.words[start].core].contains("/")
      if isExplicit, !isNumbered(start) {
        readings[.rating] = (rating.end, ["severity": rating.argument, "score": rating.argument])
      } else if !isExplicit, standsAlone(start) {
        readings[.bareRating] = (rating.end, ["severity": rating.argument, "score": rating.argument])
      }
    }
    guard readings[.rating] == nil else { return Quantity(start: start, readings: readings) }
    if let units, let amount = endings(.amount(MentionReader.anyNumber, units), start).last,
      case .list(let parts) = amount.argument, parts.count == 2
    {
      readings[.amount] = (amount.end, ["value": parts[0], "unit": parts[1]])
    } else if let units, let number = endings(.number(MentionReader.anyNumber), start).first {
      let unit = number.end < count ? endings(.choice(units), number.end).max { $0.end < $1.end } : nil
      if let unit {
        readings[.amount] = (unit.end, ["value": number.argument, "unit": unit.argument])
      } else if !isInTime {
        readings[.count] = (number.end, ["value": number.argument])
      }
    }
    if let dose = logTools.lazy.compactMap({ $0.slots["dose"] }).first,
      let ending = endings(dose, start).max(by: { $0.end < $1.end })
    {
      let text = line[line.words[start].core]
      let hasUnit = ending.end > start + 1 || text.contains(where: \.isLetter)
      if hasUnit {
        readings[.dose] = (ending.end, ["dose": ending.argument])
      } else if readings[.count] != nil {
        readings[.count]?.values["dose"] = ending.argument
      }
    }
    return readings.isEmpty ? nil : Quantity(start: start, readings: readings)
  }

  /// Whether a number counts nothing: no word stands behind it that could be what is counted.
  private func standsAlone(_ place: Int) -> Bool {
    if isNumbered(place) { return false }
    guard line.words[place].pause == .none, place + 1 < line.words.count else { return true }
    let next = line.words[place + 1]
    return isLink(place + 1) || words.itemConjunctions.contains(next.spelling)
      || words.clauseBreaks.contains(next.spelling) || line.language.namesEntry(next.key)
      || slots.readings(at: place + 1).contains { $0.moment.isPoint }
      || words.doseLeads.contains(next.spelling) && !words.toWords.contains(next.spelling)
  }

  /// Whether a number is that of a thing: "page 9 of 10", "since the age of 7".
  private func isNumbered(_ place: Int) -> Bool {
    (max(0, place - 2)..<place).contains { words.numberedThings.contains(line.words[$0].spelling) }
  }

  // MARK: - Who has what

  /// What the words between two places of the line's text log; `nil` if nothing.
  func entries(in bytes: Range<Int>) -> Entries? {
    guard mayHaveEntries else { return nil }
    let clause = wordRange(bytes)
    var mentions = mentions.filter {
      clause.lowerBound <= $0.place.lowerBound && $0.place.upperBound <= clause.upperBound
    }
    guard !mentions.isEmpty else { return nil }
    var (owned, used, leavesNumber) = allocated(to: mentions, in: clause)
    // What is no entry has no number and no time: the stomach of "levothyroxine 75 on an empty stomach, 6am".
    let named = zip(mentions, owned).filter { isEntry($0.1, in: clause) }.map(\.0)
    if named.count < mentions.count, !named.isEmpty {
      mentions = named
      (owned, used, leavesNumber) = allocated(to: mentions, in: clause)
    }
    mentions = owned
    var entries = Entries(calls: [], leavesNumber: leavesNumber)
    var remark: [Int] = []
    for mention in mentions where isEntry(mention, in: clause) {
      entries.calls.append(Call(mention.tool.name, mention.arguments))
      used.formUnion(mention.place)
    }
    guard !entries.calls.isEmpty else { return nil }
    remark = clause.filter { !used.contains($0) && !isLink($0) && !isBesideDose($0, mentions) }
    remark = withoutEmptyRuns(remark, mentions)
    entries.remarkCount = remark.count
    if remark.contains(where: { line.words[$0].key.contains(where: \.isNumber) }) { entries.leavesNumber = true }
    addNote(whole(remark, in: clause, besides: used), to: &entries)
    return entries
  }

  /// The names with the numbers and times that belong to them, the words of these, and whether a number belongs to none.
  private func allocated(to names: [Mention], in clause: Range<Int>) -> ([Mention], Set<Int>, Bool) {
    var mentions = names
    var used = Set<Int>()
    var leavesNumber = false
    for quantity in quantities where clause.contains(quantity.start) && !used.contains(quantity.start) {
      guard let (owner, role) = owner(of: quantity, among: mentions, in: clause, used) else {
        if quantity.readings[.time] == nil { leavesNumber = true }
        continue
      }
      guard let reading = quantity.readings[role] else { continue }
      for (name, value) in reading.values where mentions[owner].tool.slots[name] != nil {
        mentions[owner].arguments[name] = value
      }
      used.formUnion(quantity.start..<reading.end)
    }
    return (mentions, used, leavesNumber)
  }

  /// The name that a quantity belongs to, and what it is of that: the nearest that can have it and has none.
  private func owner(of quantity: Quantity, among mentions: [Mention], in clause: Range<Int>, _ used: Set<Int>) -> (
    Int, Role
  )? {
    var best: (owner: Int, role: Role, gap: Int)?
    for (owner, mention) in mentions.enumerated() {
      for (rank, role) in Role.allCases.enumerated() {
        guard let reading = quantity.readings[role], reading.end <= clause.upperBound,
          !mention.place.overlaps(quantity.start..<reading.end)
        else { continue }
        let isBefore = mention.place.upperBound <= quantity.start
        let between = isBefore ? mention.place.upperBound..<quantity.start : reading.end..<mention.place.lowerBound
        guard takes(mention, role, reading.values, isTold: isBefore && tellsOfPast(between)),
          !between.contains(where: { place in
            mentions.contains { $0.place.contains(place) && takes($0, role, reading.values) }
          }), mayCross(between, role, isBefore, from: quantity.start, mention)
        else { continue }
        let gap = between.count { !isLink($0) && !used.contains($0) }
        guard gap <= reach(role, isBefore) else { continue }
        // The rank only decides between two ways to read one number for one name.
        let cost = 10 * gap + rank + (isBefore ? 0 : 5)
        if cost < best?.gap ?? .max { best = (owner, role, cost) }
      }
    }
    return best.map { ($0.owner, $0.role) }
  }

  /// Whether what stands between a name and a quantity lets one belong to the other. Behind a pause a number is only the
  /// name's if a word leads to it, "migraine since lunch, like a 7", and an amount never: "tired, 3 down".
  private func mayCross(
    _ between: Range<Int>, _ role: Role, _ isBehindName: Bool, from quantity: Int, _ mention: Mention
  )
    -> Bool
  {
    let hasPause = (max(0, between.lowerBound - 1)..<between.upperBound).contains { line.words[$0].pause != .none }
    let isApart = between.contains { words.itemConjunctions.contains(line.words[$0].spelling) }
    let isLed =
      isBehindName && !between.isEmpty && isLink(between.upperBound - 1) && line.words[quantity - 1].pause == .none
    switch role {
    case .rating: return !isApart
    case .bareRating where isBehindName: return !isApart && (!hasPause || isLed)
    // "a 6 headache", "a 6 for the headache": not "jo 7 headache".
    case .bareRating: return !hasPause && (quantity == 0 || isLink(quantity - 1))
    case .amount, .dose: return !hasPause && !isApart
    case .count: return between.isEmpty && !hasPause || isBehindName && !hasPause && mention.tool.slots["value"] != nil
    // "slept 6h, woke up at 2": that is when they woke.
    case .time:
      return (!isApart || !hasPause) && !(hasPause && tellsOther(quantity))
        && !(!isBehindName && between.contains { line.words[$0].pause == .stop } && isToldApart(quantity))
    }
  }

  /// Whether a time stands in a sentence of its own: the "at 9" of "the boss was at it again at 9. anxiety 6/10".
  private func isToldApart(_ quantity: Int) -> Bool {
    let start = line.words[..<quantity].lastIndex { $0.pause == .stop }.map { $0 + 1 } ?? 0
    return (start..<quantity).count { !isLink($0) && words.wordKinds[line.words[$0].spelling] != .preposition } > 1
  }

  /// Whether the clause of a time tells with a verb in the past of something else that was then.
  private func tellsOther(_ quantity: Int) -> Bool {
    let start = line.words[..<quantity].lastIndex { $0.pause != .none }.map { $0 + 1 } ?? 0
    return (start..<quantity).contains { place in
      let word = line.words[place]
      return words.opensAccount(word.key) && !words.takingVerbs.contains(word.spelling)
        && !words.isVerb(word.spelling) && !words.beginningVerbs.contains(word.spelling)
        && (place == start || !words.valueLinks.contains(word.spelling))
    }
  }

  /// Whether something of that name can have the quantity.
  ///
  /// - Parameter isTold: whether the words between the two tell of the past.
  private func takes(
    _ mention: Mention, _ role: Role, _ values: [String: Argument], isTold: Bool = false
  ) -> Bool {
    let slots = mention.tool.slots
    func lacks(_ name: String) -> Bool { slots[name] != nil && mention.arguments[name] == nil && values[name] != nil }
    switch role {
    case .rating, .bareRating:
      guard case .number(let range)? = slots["severity"] ?? slots["score"],
        case .number(let value)? = values["severity"], range.contains(value), value == value.rounded()
      else { return false }
      return lacks("severity") || lacks("score")
    case .amount: return lacks("value") && !isComposite(mention)
    case .dose: return lacks("dose")
    case .count: return lacks("value") && !isComposite(mention) || lacks("dose")
    case .time: return lacks("at") && (isTold || !isToCome(values["at"]))
    }
  }

  /// Whether it has several numbers, as a blood pressure has: one is none.
  private func isComposite(_ mention: Mention) -> Bool {
    guard let name = mention.tool.publicParameters.first?.name, case .words(let value)? = mention.arguments[name],
      case .choice(let choices)? = mention.tool.slots[name]
    else { return false }
    return choices.parts[value] != nil
  }

  /// How many words there may be between a name and a quantity.
  private func reach(_ role: Role, _ isBehindName: Bool) -> Int {
    switch role {
    case .rating, .time: .max
    case .bareRating: isBehindName ? MentionReader.maxRatingGap : 0
    case .amount, .dose: MentionReader.maxAmountGap
    case .count: 0
    }
  }

  private func isToCome(_ at: Argument?) -> Bool {
    guard case .moment(let at)? = at, let day = at.calendar, !at.isPast else { return false }
    return day != .period(.day, 0)
  }

  /// Whether enough is said of a name: of a symptom how bad it is, of a measure how much, and of a medicine that it was
  /// taken, or when or how much of it.
  private func isEntry(_ mention: Mention, in clause: Range<Int>) -> Bool {
    let (slots, said) = (mention.tool.slots, mention.arguments)
    if slots["severity"] != nil { return said["severity"] != nil }
    if slots["score"] != nil { return said["score"] != nil }
    if slots["value"] != nil { return said["value"] != nil }
    // The "yesterday" of "missed the iron yesterday, took it now" is not when.
    let isTakenLater = clause.dropFirst(mention.place.upperBound - clause.lowerBound).dropLast().contains {
      words.takingVerbs.contains(line.words[$0].spelling) && words.backReferences.contains(line.words[$0 + 1].spelling)
    }
    if isTakenLater { return false }
    let verb = clause.last { $0 < mention.place.lowerBound && words.takingVerbs.contains(line.words[$0].spelling) }
    let isTaken =
      verb.map {
        ($0 + 1..<mention.place.lowerBound).allSatisfy { words.doseCompanions.contains(line.words[$0].spelling) }
      }
      ?? false
    return said["dose"] != nil || said["at"] != nil || isTaken
  }

  // MARK: - What is left

  private func isLink(_ place: Int) -> Bool {
    words.valueLinks.contains(line.words[place].spelling) || words.measuringDevices.contains(line.words[place].spelling)
  }

  /// Whether the word only goes with a dose: "my", "tablet", "with breakfast".
  private func isBesideDose(_ place: Int, _ mentions: [Mention]) -> Bool {
    guard mentions.contains(where: { $0.tool.slots["dose"] != nil }) else { return false }
    let word = line.words[place].spelling
    return words.doseCompanions.contains(word) || words.takingVerbs.contains(word) || words.mealWords.contains(word)
  }

  /// The words without runs that say nothing by themselves: the "bit of" and the "already" of "bit of nausea already".
  private func withoutEmptyRuns(_ remark: [Int], _ mentions: [Mention]) -> [Int] {
    var runs: [[Int]] = []
    for word in remark {
      if let last = runs.last?.last,
        !(last + 1..<word).contains(where: { place in
          mentions.contains { $0.place.contains(place) }
        }), line.words[last..<word].allSatisfy({ $0.pause == .none })
      {
        runs[runs.count - 1].append(word)
      } else {
        runs.append([word])
      }
    }
    return runs.filter { run in
      guard let first = run.first, let last = run.last else { return false }
      let isOfSymptom = mentions.contains { $0.tool.slots["severity"] != nil }
      return !words.sayNothing(line.words[first...last], ofSymptom: isOfSymptom)
    }.flatMap(\.self)
  }

  /// The words with those around them that only seem to link: the "just" and the "out" of "mood 4 just wore out".
  private func whole(_ remark: [Int], in clause: Range<Int>, besides used: Set<Int>) -> [Int] {
    guard let first = remark.first, let last = remark.last else { return remark }
    var start = first
    if used.allSatisfy({ $0 < first }) {
      while start > clause.lowerBound, !used.contains(start - 1), line.words[start - 1].pause == .none { start -= 1 }
      while start < first, !words.complaintLinks.contains(line.words[start].spelling) { start += 1 }
    }
    // Only up to a pause: the "still about a" before a number links.
    let end = (last..<clause.upperBound).first { line.words[$0].pause != .none } ?? clause.upperBound - 1
    return Array(start...((last...max(last, end)).contains(where: used.contains) ? last : max(last, end)))
  }

  /// What is left goes to the last entry that has room for a note, in one piece as it was typed.
  private func addNote(_ remark: [Int], to entries: inout Entries) {
    guard let first = remark.first, let last = remark.last,
      let owner = entries.calls.lastIndex(where: { rules.takesNote($0) })
    else { return }
    let text = String(line[line.words[first].core.lowerBound..<line.words[last].core.upperBound])
    entries.calls[owner] = entries.calls[owner].with("note", .words(text))
  }

  private func wordRange(_ bytes: Range<Int>) -> Range<Int> {
    let start = line.words.firstIndex { $0.core.upperBound > bytes.lowerBound } ?? line.words.count
    let end = line.words.firstIndex { $0.core.lowerBound >= bytes.upperBound } ?? line.words.count
    return start..<max(start, end)
  }

  private static let ratings = 0.0...10.0
  private static let anyNumber = 0.0...1_000_000.0
  private static let years = 1900...2100
  private static let maxRatingGap = 6
  private static let maxAmountGap = 3
}
