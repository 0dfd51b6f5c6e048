import Cards
import Civil
import Engine
import Records
import Replies
import Session
import Store

/// One sentence about the last seven days.
struct WeekFact {
  let text: LocalizedText
  /// The kind of records that it is computed from.
  let kind: String

  static let maxFacts = 5
}

extension Session {
  /// At most five, without zeros, and without what the vault or the access policy withholds.
  func weekFacts(_ turn: Turn) throws -> [WeekFact] {
    let week = Period(.week, today: turn.now.day)
    let facts: [(kind: String, fact: () throws -> LocalizedText?)] = [
      (Nudge.kind.shape.name, { try self.doneText(week, turn) }),
      (MoodLog.kind.shape.name, { try self.moodText(week, turn) }),
      (SymptomEntry.kind.shape.name, { try self.symptomText(week) }),
      (JournalEntry.kind.shape.name, { try self.writingText(week) }),
    ]
    let summaries = try facts.compactMap { kind, fact in
      try keyAccess.whileUnlocked(fact).flatMap(\.self).map { WeekFact(text: $0, kind: kind) }
    }
    guard !summaries.isEmpty, let next = try next(turn) else { return summaries }
    return summaries + [WeekFact(text: "Next: \(next.nudge.title).", kind: Nudge.kind.shape.name)]
  }

  private func doneText(_ week: Period, _ turn: Turn) throws -> LocalizedText? {
    let stats = try store.stats(week, now: turn.now)
    guard !stats.tally.isEmpty else { return nil }
    guard let day = stats.tally.busiestDay else { return stats.headline(turn.now) }
    return "\(stats.headline(turn.now)) Most of it on \(day.day.weekdayName), \(day.count)."
  }

  private func moodText(_ week: Period, _ turn: Turn) throws -> LocalizedText? {
    let days = try store.moodDays(week.first, week.last)
    guard let average = days.average else { return nil }
    let averageText: LocalizedText =
      "Mood: \(LocalizedText.decimal(average)) of 10, from \(days.all.count, "day", "days")."
    return days.best.map { "\(averageText) Best: \($0.day.weekdayName), \(LocalizedText.decimal($0.average))." }
      ?? averageText
  }

  /// The symptom felt on most days.
  private func symptomText(_ week: Period) throws -> LocalizedText? {
    let entries = try store.observations(SymptomEntry.self, week.first, week.last)
      .filter { $0.symptom != SymptomEntry.overall && $0.severity != 0 }
    let days = Dictionary(grouping: entries, by: \.symptom).mapValues { Set($0.map(\.at.when.day)).count }
    guard let mostFrequent = days.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) else { return nil }
    return "\(mostFrequent.key): on \(mostFrequent.value, "day", "days")."
  }

  private func writingText(_ week: Period) throws -> LocalizedText? {
    let entries = try store.entries(week, limit: 1).count
    let good = try store.gratitude(week).reduce(0) { $0 + $1.count }
    let parts: [LocalizedText] = [
      entries > 0 ? "\(entries, "journal entry", "journal entries")" : nil,
      good > 0 ? "\(good, "good thing", "good things") named" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(parts)."
  }
}
