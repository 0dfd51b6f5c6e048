import Cards
package import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// What was logged, by its name; the latest of several.
  package var logEntries: ReferenceResolver<LogEntry> {
    ReferenceResolver(
      holds: { !$0.observation.deleted },
      named: { try named($0) },
      alone: { try lastKept().prefix(1).map(\.self) },
      label: { entry in "\(entry.name)" },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "Nothing is logged yet.", unsaid: { "Nothing is logged about \($0)." }, gone: "That entry is gone.",
        list: "“timeline” shows the last days.", naming: "“headache 6” logs how bad a headache is."))
  }

  /// Does something to the one entry that is meant.
  ///
  /// - Parameter kind: what "the last symptom" is, where another kind may be in hand.
  func oneEntry(
    _ which: Which, ofKind kind: String? = nil, _ turn: Turn, for call: Call, _ act: (LogEntry) throws -> Reply
  ) throws -> Reply {
    var shelf = logEntries
    if let kind { shelf.alone = { try lastKept().filter { $0.kind == kind }.first.map { [$0] } ?? [] } }
    let kinds = kind.map { [$0] } ?? LogEntry.kinds
    return try one(which, on: shelf, of: kinds, recalled: logEntry, turn, for: call, act)
  }

  /// The entry with that id, whatever it is of.
  package func logEntry(_ id: ID) throws -> LogEntry? {
    if let entry = try store.record(SymptomEntry.self, id) { return .symptom(entry) }
    if let entry = try store.record(MedicationEntry.self, id) { return .dose(entry) }
    return try store.record(Measure.self, id).map { .measure($0) }
  }

  /// What was logged on such days, the latest first.
  package func logEntries(_ first: Day?, _ last: Day) throws -> [LogEntry] {
    let symptoms = try store.observations(SymptomEntry.self, first, last).map(LogEntry.symptom)
    let doses = try store.observations(MedicationEntry.self, first, last).map(LogEntry.dose)
    let measures = try store.observations(Measure.self, first, last).map(LogEntry.measure)
    return (symptoms + doses + measures).sorted { one, other in
      let (start, otherStart) = (one.at.when.start, other.at.when.start)
      return start == otherStart ? one.id.text > other.id.text : start > otherStart
    }
  }

  /// The one kept last of each kind, the last of all first.
  private func lastKept() throws -> [LogEntry] {
    let all: [LogEntry?] = [
      try store.lastKept(SymptomEntry.self).map { .symptom($0) },
      try store.lastKept(MedicationEntry.self).map { .dose($0) },
      try store.lastKept(Measure.self).map { .measure($0) },
    ]
    return all.compactMap(\.self).sorted { $0.observation.createdAt > $1.observation.createdAt }
  }

  private func named(_ words: String) throws -> [LogEntry] {
    let words = words.lowercased()
    let all: [LogEntry?] = [
      try store.last(SymptomEntry.self, named: value(words) { $0.symptomNames } ?? words).map { .symptom($0) },
      try store.last(MedicationEntry.self, named: value(words) { $0.medicineNames } ?? words).map {
        .dose($0)
      },
      try store.last(Measure.self, named: value(words) { $0.measureNames } ?? words).map { .measure($0) },
    ]
    return all.compactMap(\.self)
  }

  private func value(_ words: String, _ names: (any LanguageRules.Type) -> [String: [String]]) -> String? {
    language.names(names).value(saidAs: words)
  }
}

extension Session {
  /// "headache 6 of 10, after coffee, yesterday 09:00"; now is not told.
  package func told(_ entry: LogEntry, _ turn: Turn) -> LocalizedText {
    let when = entry.at.when == When(turn.now) ? [] : [entry.at.said(turn.now)]
    return ([entry.title] + details(of: entry, turn) + when).joined(", ")
  }

  /// What stands behind its name and number.
  func details(of entry: LogEntry, _ turn: Turn) -> [LocalizedText] {
    guard case .symptom(let symptom) = entry else { return [] }
    let triggers = symptom.triggers.sorted().map { "\($0)" as LocalizedText }
    return [
      triggers.isEmpty ? nil : "after \(triggers)",
      symptom.endedAt.map { symptom.lasted(until: $0).map { "over after \($0)" } ?? "over" },
    ].compactMap(\.self)
  }

  package func card(_ entry: LogEntry, _ turn: Turn, details: [LocalizedText], notes: String = "") -> Card {
    Card(
      Reference(entry), heading: entry.title, state: .active, details: details, notes: notes,
      fields: fields(entry.observation))
  }

  /// Nobody knows yet how they will feel. A loose time that reaches back to now may still be meant.
  func past(_ at: RoughTime?, _ turn: Turn) throws -> RoughTime? {
    guard let at, at.when.start > turn.now else { return at }
    guard let uncertainty = at.uncertainty, at.when.start <= turn.now.adding(minutes: uncertainty) else {
      throw UserError(
        "That is still ahead: \(on: at.when, turn.now).", hint: "What is logged is of now, or of a time before.",
        code: .usage)
    }
    return RoughTime(When(turn.now), uncertainty: uncertainty)
  }
}

extension SymptomEntry {
  /// "3 hours"; `nil` where it was of no time, or over at once.
  fileprivate func lasted(until end: LocalTime) -> LocalizedText? {
    let minutes = at.when.start.seconds(to: end) / 60
    guard at.when.hasTime, minutes > 0 else { return nil }
    return switch minutes {
    case ..<60: "\(minutes, "minute", "minutes")"
    case ..<(48 * 60): "\((minutes + 30) / 60, "hour", "hours")"
    default: "\(minutes / (24 * 60), "day", "days")"
    }
  }
}
