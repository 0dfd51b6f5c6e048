package import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// Finds entries of the symptom log by name; of several with one name the latest.
  package var logEntries: ReferenceResolver<LogEntry> {
    ReferenceResolver(
      accepts: { !$0.observation.deleted },
      matches: { try latestEntries(named: $0) },
      defaults: { try latestOfEachKind().prefix(1).map(\.self) },
      label: { entry in "\(entry.name)" },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "Nothing is logged yet.", noMatch: { "Nothing is logged about \($0)." },
        deleted: "That entry is gone.",
        listHint: "“timeline” shows the last days.", namingHint: "“headache 6” logs how bad a headache is."))
  }

  /// Finds the one entry that `which` means and passes it to `act`.
  ///
  /// - Parameter kind: limits "the last one" to this kind of entry, whatever kind is current.
  func oneEntry(
    _ which: RecordSelector, ofKind kind: String? = nil, _ turn: Turn, for call: Call, _ act: (LogEntry) throws -> Reply
  ) throws -> Reply {
    var resolver = logEntries
    if let kind { resolver.defaults = { try latestOfEachKind().filter { $0.kind == kind }.first.map { [$0] } ?? [] } }
    let kinds = kind.map { [$0] } ?? LogEntry.kinds
    return try recordFinder.resolve(which, using: resolver, of: kinds, findByID: logEntry, turn, for: call, act)
  }

  /// The entry with that id, of any of the three kinds.
  package func logEntry(_ id: ID) throws -> LogEntry? {
    if let entry = try store.record(SymptomEntry.self, id) { return .symptom(entry) }
    if let entry = try store.record(MedicationEntry.self, id) { return .dose(entry) }
    return try store.record(Measure.self, id).map { .measure($0) }
  }

  /// The entries from `first` to `last`, the latest first; without `first` all up to `last`.
  package func logEntries(_ first: Day?, _ last: Day) throws -> [LogEntry] {
    let symptoms = try store.observations(SymptomEntry.self, first, last).map(LogEntry.symptom)
    let doses = try store.observations(MedicationEntry.self, first, last).map(LogEntry.dose)
    let measures = try store.observations(Measure.self, first, last).map(LogEntry.measure)
    return (symptoms + doses + measures).sorted { one, other in
      let (start, otherStart) = (one.at.when.start, other.at.when.start)
      return start == otherStart ? one.id.text > other.id.text : start > otherStart
    }
  }

  /// The entry of each kind that was created last, the newest first.
  private func latestOfEachKind() throws -> [LogEntry] {
    let all: [LogEntry?] = [
      try store.lastLogged(SymptomEntry.self).map { .symptom($0) },
      try store.lastLogged(MedicationEntry.self).map { .dose($0) },
      try store.lastLogged(Measure.self).map { .measure($0) },
    ]
    return all.compactMap(\.self).sorted { $0.observation.createdAt > $1.observation.createdAt }
  }

  /// The entry of that name that was logged last, where the line corrects it. A line that only states something ("the
  /// dose was at 7") does so soon after the entry, and in one respect; otherwise it may tell of another time.
  ///
  /// - Parameter count: in how many respects the line says something else.
  func correctedEntry<O: Observation>(
    _: O.Type, named name: String, inRespects count: Int, _ turn: Turn
  ) throws -> O? {
    guard let tone = turn.correction, count > 0, tone == .open || count == 1,
      let entry = try store.last(O.self, named: name),
      0...(tone == .open ? Session.openCorrectionSeconds : Session.statedCorrectionSeconds)
        ~= entry.createdAt.seconds(to: turn.now)
    else { return nil }
    return entry
  }

  private static let openCorrectionSeconds = 2 * 3600
  private static let statedCorrectionSeconds = 30 * 60

  /// Saves an entry with what a later line says about it.
  func amend(_ entry: LogEntry, _ turn: Turn) throws -> Reply {
    try changes.write("changed \(entry.name)", "edit_entry") { try $0.put(entry.observation) }
    if turn.isFocused { return Reply("Saved.", about: Reference(entry)) }
    return Reply("Changed: \(summary(of: entry, turn)).", about: Reference(entry))
  }

  /// The entries that words mean, of several with one name the latest. A number or a time beside the name chooses among
  /// those of the last month: "the lisinopril 400 mg", "the last hot flash", "the knee at 1 yesterday".
  private func latestEntries(named words: String) throws -> [LogEntry] {
    let entryWords = EntryWords(words, in: language)
    guard let found = try entryWords.names.lazy.map(latestEntries(withName:)).first(where: { !$0.isEmpty }) else {
      return []
    }
    guard entryWords.tells else { return found }
    let (now, names) = (clock.local(), Set(found.map(\.name)))
    let entries = try logEntries(now.day.adding(days: -Session.daysToldApart), now.day).filter {
      names.contains($0.name)
    }
    return entries.first { entryWords.means($0, now: now) }.map { [$0] } ?? []
  }

  private static let daysToldApart = 31

  private func latestEntries(withName name: String) throws -> [LogEntry] {
    let all: [LogEntry?] = [
      try store.last(SymptomEntry.self, named: canonicalName(name) { $0.symptomNames } ?? name).map { .symptom($0) },
      try store.last(MedicationEntry.self, named: canonicalName(name) { $0.medicineNames } ?? name).map { .dose($0) },
      try store.last(Measure.self, named: canonicalName(name) { $0.measureNames } ?? name).map { .measure($0) },
    ]
    return all.compactMap(\.self)
  }

  private func canonicalName(_ words: String, _ names: (any LanguageRules.Type) -> [String: [String]]) -> String? {
    language.valueNames(names).value(named: words)
  }
}

extension Session {
  /// "headache 6 of 10, after coffee, yesterday 09:00"; without a time where that is now.
  package func summary(of entry: LogEntry, _ turn: Turn) -> LocalizedText {
    let when = entry.at.when == When(turn.now) ? [] : [entry.at.description(relativeTo: turn.now)]
    return ([entry.title] + details(of: entry, turn) + when).joined(", ")
  }

  /// What follows the title: triggers, and whether it is over.
  func details(of entry: LogEntry, _ turn: Turn) -> [LocalizedText] {
    guard case .symptom(let symptom) = entry else { return [] }
    let triggers = symptom.triggers.sorted().map { "\($0)" as LocalizedText }
    return [
      triggers.isEmpty ? nil : "after \(triggers)",
      symptom.endedAt.map { symptom.duration(until: $0).map { "over after \($0)" } ?? "over" },
    ].compactMap(\.self)
  }

  package func card(
    _ entry: LogEntry, _ turn: Turn, time: LocalizedText?, details: [LocalizedText], notes: String = ""
  ) -> Card {
    Card(
      Reference(entry), heading: entry.title, state: .active, time: time, details: details, notes: notes,
      fields: fields(entry.observation))
  }

  /// How many minutes before its hour a part of the day may be meant that has begun.
  private static let minutesOfBeginning = 60

  /// Throws where the time is still to come. A vague time whose uncertainty reaches back to now becomes now.
  ///
  /// One without a day that has just begun is that of today: "it started after lunch", said at 12:40.
  func pastTime(_ at: ApproximateTime?, _ turn: Turn) throws -> ApproximateTime? {
    if let at, at.when.hasTime, at.when.day.days(to: turn.now.day) == 1, !turn.line.contains(where: \.isNumber),
      at.when.start.adding(minutes: 24 * 60)
        <= turn.now.adding(minutes: max(at.uncertainty ?? 0, Session.minutesOfBeginning)),
      language.rules.read(turn.line).due.map({ !$0.isPastDay }) ?? true
    {
      return ApproximateTime(When(turn.now), uncertainty: at.uncertainty)
    }
    guard let at, at.when.start > turn.now else { return at }
    guard let uncertainty = at.uncertainty, at.when.start <= turn.now.adding(minutes: uncertainty) else {
      throw UserError(
        "That's still to come: \(on: at.when, turn.now).", hint: "Log entries can't be in the future.",
        code: .usage)
    }
    return ApproximateTime(When(turn.now), uncertainty: uncertainty)
  }
}

extension SymptomEntry {
  /// "3 hours"; `nil` where the start has no time of day, or where it was over at once.
  fileprivate func duration(until end: LocalTime) -> LocalizedText? {
    let minutes = at.when.start.seconds(to: end) / 60
    guard at.when.hasTime, minutes > 0 else { return nil }
    return switch minutes {
    case ..<60: "\(minutes, "minute", "minutes")"
    case ..<(48 * 60): "\((minutes + 30) / 60, "hour", "hours")"
    default: "\(minutes / (24 * 60), "day", "days")"
    }
  }
}
