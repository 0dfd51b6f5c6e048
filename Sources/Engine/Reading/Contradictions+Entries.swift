import Civil
import Language
import Replies

// What rules out an entry of the log, and what one says otherwise than it seems.
extension Contradictions {
  /// Whether it changes a card that only has a medicine's name in its title, where the line corrects a number: "propranolol
  /// was 0640 not 0700" is about the dose.
  func correctsEntry(_ call: Call) -> Bool {
    guard case .words(let name)? = call.arguments["which"], names?.hasMedicine(name.lowercased()) == true,
      cards.matches(call, .edit, .snooze) || call.isCall(to: .correct),
      let denial = line.tokens.firstIndex(where: { $0.key == line.language.rules.negation })
    else { return false }
    func isNumber(_ place: Int) -> Bool {
      line.tokens.indices.contains(place) && [.figures, .mixed].contains(line.tokens[place].shape)
    }
    return isNumber(denial - 1) && isNumber(denial + 1)
  }

  /// Whether it logs as taken what the line speaks of for another day: "medikinet 20 with breakfast tomorrow".
  func isToCome(_ call: Call) -> Bool {
    guard isDose(call), call.arguments["at"] == nil, [nil, .words("taken")].contains(call.arguments["state"]),
      !line.tokens.contains(where: { line.language.rules.takingVerbs.contains($0.spelling) }),
      case .words(let medicine)? = call.arguments["medication"], let start = line.tokenIndices(of: medicine)?.first,
      !line.hasRatingOutOfTen,
      case let end = line.tokens[start...].firstIndex(where: \.isMark) ?? line.tokens.count,
      let due = line.language.rules.read(String(line.words(start..<end))).due, let day = due.calendar
    else { return false }
    return !due.isPast && day != .now && day != .period(.day, 0)
  }

  /// Whether it takes for the time of an entry how long something was: the "20 mins" of "slept 5 hours 20 mins".
  func isLoggedAhead(_ call: Call) -> Bool {
    guard isLog(call), case .moment(let at)? = call.arguments["at"] else { return false }
    return at.liesAheadByLength
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

  /// Whether it makes a card of a medicine and the hour at which it was taken today: "concerta at 7", said at half past
  /// eight.
  func isDoseOfToday(_ call: Call) -> Bool {
    guard let now, !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      line.language.valueNames({ $0.medicineNames }).value(named: title.lowercased()) != nil
        || names?.hasMedicine(title.lowercased()) == true,
      case .moment(let due)? = call.arguments["due"], call.arguments["repeat"] == nil, due.recurrence == nil,
      due.calendar == nil, due.clock?.explicitTime?.meridiem == .unspecified, due.clock?.part == nil,
      let at = due.resolve(now: now, direction: .back)?.start
    else { return false }
    return at.day == now.day
  }

  /// Whether it takes for a mood how many there are of something: the "its 3 wks late" of "return library book, its 3 wks
  /// late".
  func countsThings(_ call: Call) -> Bool {
    guard isLog(call), call.arguments["score"] != nil,
      !line.tokens.contains(where: { line.language.rules.moodNames.contains($0.spelling) })
    else { return false }
    let rules = line.language.rules
    return line.tokens.indices.dropFirst(2).dropLast().contains { place in
      let isNumber = line.tokens[place].shape == .figures || rules.numberNames[line.tokens[place].key] != nil
      return isNumber && rules.explainingOpenings.contains(line.tokens[place - 1].spelling)
        && ([.word, .name].contains(line.kind(of: place + 1))
          || line.timing[place] == .begins && line.timing[place + 1] == .continues)
        && !rules.valueLinks.contains(line.tokens[place + 1].spelling)
        && line.tokens[..<(place - 1)].contains { !$0.isMark }
    }
  }

  /// Whether it takes for a value the number of something else: "reading chapter 4 about sleep", "bug 1203 reproduced", but
  /// not "pain level 6".
  func numbersThing(_ call: Call) -> Bool {
    guard isLog(call),
      let value = ["value", "severity", "score"].lazy.compactMap({ name -> Double? in
        if case .number(let number)? = call.arguments[name] { number } else { nil }
      }).first
    else { return false }
    let rules = line.language.rules
    let numbers = line.tokens.indices.filter { Double(line.tokens[$0].key) == value }
    return !numbers.isEmpty
      && numbers.allSatisfy { place in
        guard place > 0,
          rules.numberedThings.contains(line.tokens[place - 1].spelling)
            || place > 1 && line.kind(of: place - 1) == .preposition
              && rules.numberedThings.contains(line.tokens[place - 2].spelling)
        else { return false }
        return !rules.numberedNouns.contains(line.tokens[place - 1].spelling)
      }
  }

  /// Whether it makes a card of a clause that only tells how the entry before it came about: "slept 4h, woke at 3 and just
  /// lay there", "headache since 8, prob the monitor".
  func accountsForEntry(_ call: Call) -> Bool {
    guard !isAddition, cards.matches(call, .add), case .words(let title)? = call.arguments["title"],
      let first = line.tokenIndices(of: title)?.first
    else { return false }
    let rules = line.language.rules
    if first > 0, rules.sinceWords.contains(line.tokens[first - 1].spelling) { return namesEntry(in: 0..<first) }
    let before = line.tokens[..<first].lastIndex { $0.isMark || rules.itemConjunctions.contains($0.spelling) }
    let start = before.map { $0 + 1 } ?? 0
    let end = line.tokens[first...].firstIndex(where: \.isMark) ?? line.tokens.count
    return (namesEntry(in: 0..<start) || namesEntry(in: end..<line.tokens.count)) && line.tellsHow(start..<end)
  }

  /// The entry without a time that is that of something else which is told beside it: the "at 4" of "slept 5 hours, woke at
  /// 4".
  func withoutTimeOfAccount(_ call: Call) -> Call {
    // "migraine about 20 mins" says how long it was.
    if isLog(call), case .moment(let at)? = call.arguments["at"], at.isDuration { return call.without("at") }
    let times = line.timing.indices.filter { line.timing[$0] == .begins }
    guard isLog(call), call.arguments["at"] != nil, !times.isEmpty, times.allSatisfy(isInAccount) else { return call }
    return call.without("at")
  }

  /// Whether a token stands in a clause that tells of something else than when an entry was.
  private func isInAccount(_ place: Int) -> Bool {
    guard let start = line.tokens[..<place].lastIndex(where: \.isMark) else { return false }
    let end = line.tokens[place...].firstIndex(where: \.isMark) ?? line.tokens.count
    let (clause, rules) = (start + 1..<end, line.language.rules)
    return line.tellsHow(clause) && !namesEntry(in: clause)
      && !line.tokens[clause].contains {
        rules.beginningVerbs.contains($0.spelling) || rules.takingVerbs.contains($0.spelling)
      }
  }

  /// Whether something that can be logged is named in a part of the line.
  private func namesEntry(in place: Range<Int>) -> Bool {
    let complaints = Complaint.starts(in: line)
    return line.tokens[place].contains {
      !$0.isMark
        && (line.language.namesEntry($0.key) || names?.hasMedicine($0.key) == true
          || line.language.rules.moodNames.contains($0.spelling) || complaints.contains($0.range.lowerBound))
    }
  }

  /// What a call that logs something calls it.
  func loggedName(_ call: Call) -> String? {
    guard let name = tools.first(where: { $0.name == call.tool })?.publicParameters.first?.name else { return nil }
    // The two numbers of a blood pressure have a name each.
    let first = if case .list(let names)? = call.arguments[name] { names.first } else { call.arguments[name] }
    if case .words(let words)? = first { return words }
    return nil
  }

  /// How many words there may be between a cue and a medicine, and between one and anything else that is logged.
  static let doseReach = 3
  /// How many words behind a name may tell what became of it.
  static let predicateReach = 4
  static let logReach = 2

  /// Whether it logs or adds what the line takes back or complains about.
  func isUnsaid(_ call: Call) -> Bool {
    if complains { return isLog(call) || !isAddition && cards.matches(call, .add) }
    guard isLog(call) else { return false }
    return takesBack
      || deniesTaking && isDose(call) && [nil, .words("taken")].contains(call.arguments["state"])
  }

  /// Whether it logs a dose. A plan has no state.
  func isDose(_ call: Call) -> Bool {
    isLog(call) && tools.contains { $0.name == call.tool && $0.slots["dose"] != nil && $0.slots["state"] != nil }
  }

  func isSymptom(_ call: Call) -> Bool {
    tools.contains { $0.name == call.tool && $0.slots["severity"] != nil }
  }

  /// Whether it calls a symptom or a medicine what can be none: an exclamation, or the other of the two.
  func isMisnamed(_ call: Call) -> Bool {
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
    // "pulse 5"
    if tool.slots["severity"] != nil,
      let measure = language.valueNames({ $0.measureNames }).value(named: words.lowercased()),
      MeasureRange.byName[measure] != nil
    {
      return true
    }
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
  func isNoMedicine(_ call: Call) -> Bool {
    guard isLog(call), !namesDose(call), case .words(let words)? = call.arguments["medication"],
      line.language.valueNames({ $0.medicineNames }).value(named: words.lowercased()) == nil
    else { return false }
    // "concerta not ritalin"
    if Utterance.tokens(of: words).contains(where: { $0.key == line.language.rules.negation }) { return true }
    let isNone = Utterance.tokens(of: words).allSatisfy {
      !line.language.rules.allMedicines.contains($0.spelling) && line.language.isNeverMedicine($0)
    }
    return isNone && names?.hasMedicine(words.lowercased()) != true
  }

  /// Whether it says how much was taken, which an article alone does not: "took a shower".
  private func namesDose(_ call: Call) -> Bool {
    guard case .words(let dose)? = call.arguments["dose"] else { return call.arguments["dose"] != nil }
    return !line.language.rules.indefiniteArticles.contains(Spelling(dose.lowercased()))
  }

  /// Whether it takes for a note what there is to do behind a comma: "headache 6, ring mum".
  func notesTask(_ call: Call) -> Bool {
    guard isLog(call), case .words(let note)? = call.arguments["note"], let place = line.tokenIndices(of: note)?.first,
      place > 0, line.tokens[place - 1].isMark
    else { return false }
    return line.language.rules.actionTask(in: note) != nil && !line.language.rules.isStatement(note)
  }

  /// Whether it makes a card of an amount, which is part of an entry: the "2 puffs" of "symbicort, 2 puffs at 8 and 2
  /// puffs at dinner".
  func isAmount(_ call: Call) -> Bool {
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

  /// The call without its rating, where that is how often there was something, or how long: the 3 of "3 hot flushes
  /// today".
  func withoutCount(_ call: Call) -> Call {
    guard isCount(call) || ratesLength(call) else { return call }
    var arguments = call.arguments
    arguments["severity"] = nil
    return Call(call.tool, arguments)
  }

  /// Whether the rating is the number of a length: the three of "the flare is over, three days".
  private func ratesLength(_ call: Call) -> Bool {
    guard isSymptom(call), case .number(let severity)? = call.arguments["severity"] else { return false }
    let rules = line.language.rules
    let places = line.tokens.indices.filter { place in
      let word = line.tokens[place]
      return word.shape == .figures && Double(word.key) == severity || rules.numberNames[word.key] == severity
    }
    return !places.isEmpty
      && places.allSatisfy { place in
        line.times.contains { $0.moment.isDuration && $0.tokens.contains(place) && $0.tokens.count > 1 }
      }
  }

  /// Whether the rating stands before a name in the plural: a longer form of another of its names.
  func isCount(_ call: Call) -> Bool {
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

  static let maxPluralEnding = 2

  /// Whether it takes a rating for the day of an entry: the "8/10" of "lisdex 50 at 7, irritable 8/10".
  func isDatedByRating(_ call: Call) -> Bool {
    guard line.hasRatingOutOfTen, isLog(call), case .moment(let at)? = call.arguments["at"], case .date? = at.calendar
    else { return false }
    let others = line.tokens.indices.filter { !line.tokens[$0].key.hasSuffix("/10") }
    if case .date? = line.language.rules.read(line.words(at: others)).due?.calendar { return false }
    return true
  }

  /// Whether no body can have that measure: the "blood pressure 7.5" of "bp was at 7.50". A line of nothing but a name and
  /// a number is one all the same, and is told so: "pulse 812".
  func isImplausible(_ call: Call) -> Bool {
    guard isLog(call), case .words(let name)? = call.arguments["measure"],
      case .number(let value)? = call.arguments["value"],
      let range = MeasureRange.byName[
        line.language.valueNames({ $0.measureNames }).value(named: name.lowercased()) ?? name.lowercased()]
    else { return false }
    return !range.contains(value) && !isBareReading
  }

  /// Whether the line is nothing but a measure and a number.
  private var isBareReading: Bool {
    let (names, units) = (line.language.valueNames { $0.measureNames }, line.language.valueNames { $0.measureUnits })
    guard let last = line.tokens.last(where: { !$0.isMark && units.value(named: $0.key) == nil }),
      last.shape == .figures,
      let end = line.tokens.firstIndex(where: { $0.range == last.range }), end > 0
    else { return false }
    return names.value(named: line.words(0..<end).lowercased()) != nil
  }

  /// Whether it logs how somebody is, or a dose: what has a time and names no record.
  func isLog(_ call: Call) -> Bool { logTools.contains(call.tool) }
}
