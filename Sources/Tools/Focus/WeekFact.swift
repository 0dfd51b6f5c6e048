import Cards
import Civil
import Engine
import Records
import Replies
import Session
import Store

/// One thing that the last seven days were, told from what is kept.
struct WeekFact {
  let words: LocalizedText
  /// The kind of records that it tells of.
  let kind: String

  static let most = 5
}

extension Session {
  /// At most five, without what there was none of, and without what is out of reach.
  func weekFacts(_ turn: Turn) throws -> [WeekFact] {
    let week = Period(.week, today: turn.now.day)
    let facts: [(kind: String, fact: () throws -> LocalizedText?)] = [
      (Nudge.kind.shape.name, { try self.gotDone(week, turn) }),
      (MoodLog.kind.shape.name, { try self.moods(week, turn) }),
      (SymptomEntry.kind.shape.name, { try self.felt(week) }),
      (JournalEntry.kind.shape.name, { try self.written(week) }),
    ]
    let told = try facts.compactMap { kind, fact in
      try whileUnlocked(fact).flatMap(\.self).map { WeekFact(words: $0, kind: kind) }
    }
    guard !told.isEmpty, let next = try next(turn) else { return told }
    return told + [WeekFact(words: "Next: \(next.nudge.title).", kind: Nudge.kind.shape.name)]
  }

  private func gotDone(_ week: Period, _ turn: Turn) throws -> LocalizedText? {
    let stats = try store.stats(week, now: turn.now)
    guard !stats.tally.isEmpty else { return nil }
    guard let day = stats.tally.fullest else { return stats.headline(turn.now) }
    return "\(stats.headline(turn.now)) Most of it on \(day.day.weekdayName), \(day.count)."
  }

  private func moods(_ week: Period, _ turn: Turn) throws -> LocalizedText? {
    let days = try store.moodDays(week.first, week.last)
    guard let average = days.average else { return nil }
    let told: LocalizedText = "Mood: \(LocalizedText.decimal(average)) of 10, from \(days.all.count, "day", "days")."
    return days.best.map { "\(told) Best: \($0.day.weekdayName), \(LocalizedText.decimal($0.average))." } ?? told
  }

  /// What was felt on most days.
  private func felt(_ week: Period) throws -> LocalizedText? {
    let entries = try store.observations(SymptomEntry.self, week.first, week.last)
      .filter { $0.symptom != SymptomEntry.overall && $0.severity != 0 }
    let days = Dictionary(grouping: entries, by: \.symptom).mapValues { Set($0.map(\.at.when.day)).count }
    guard let most = days.min(by: { ($1.value, $0.key) < ($0.value, $1.key) }) else { return nil }
    return "\(most.key): on \(most.value, "day", "days")."
  }

  private func written(_ week: Period) throws -> LocalizedText? {
    let entries = try store.entries(week, limit: 1).count
    let good = try store.gratitude(week).reduce(0) { $0 + $1.count }
    let parts: [LocalizedText] = [
      entries > 0 ? "\(entries, "journal entry", "journal entries")" : nil,
      good > 0 ? "\(good, "good thing", "good things") named" : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : "\(parts)."
  }
}
