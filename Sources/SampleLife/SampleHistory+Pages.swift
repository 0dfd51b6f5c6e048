import Civil
import Engine
import Randomness
import Records
import Session

extension SampleHistory {
  /// Adds notes, facts and two years of journal.
  mutating func addWritings() throws {
    for note in SampleRows.notes { try addNote(note) }
    for fact in SampleRows.facts { try addFact(fact) }
    let first = now.day.adding(days: 1 - 7 * SampleRows.pageWeeks.count)
    for day in first.ordinal...now.day.ordinal {
      let daysWithPage = SampleRows.pageWeeks[(day - first.ordinal) / 7]
      try addJournalDay(Day(ordinal: day), written: isAnniversary(Day(ordinal: day)) ? 7 : daysWithPage)
    }
  }

  /// Whether it is today's date in an earlier year; these days have an entry, so that "on this day" finds one.
  private func isAnniversary(_ day: Day) -> Bool {
    (day.month, day.day) == (now.day.month, now.day.day) && day.year < now.day.year
  }

  private mutating func addNote(_ row: SampleRows.Note) throws {
    clock.now = time(on: now.day.adding(days: -row.age))
    let id = clock.id()
    var note = Note(
      id: id, title: row.title, body: try session.sealedFields.seal(row.words, of: id, .noteBody), createdAt: clock.now)
    note.pinned = row.isPinned
    add(note)
  }

  private mutating func addFact(_ line: SampleRows.Line) throws {
    clock.now = time(on: now.day.adding(days: -line.age))
    let id = clock.id()
    add(Memory(id: id, fact: try session.sealedFields.seal(line.words, of: id, .memoryFact), createdAt: clock.now))
  }

  /// Adds an entry in the evening, and moods at any time of the day, more often in weeks with entries.
  ///
  /// - Parameter daysWithPage: days of that week with an entry, 0 … 7.
  private mutating func addJournalDay(_ day: Day, written: Int) throws {
    let level = moodLevel(day)
    let evening = LocalTime(day, secondOfDay: 20 * 3600 + random.integer(in: 0...9000))
    let entry = random.chance(Double(written) / 7) && evening <= now ? try addEntry(evening, level) : nil
    guard random.chance(written > 0 ? 0.8 : 0.15) else { return }
    for _ in 0..<random.element(of: [1, 1, 1, 2, 2, 3]) { try addMood(time(on: day), level, entry) }
  }

  /// The mood of a day, 0 … 1, correlated with its energy.
  private mutating func moodLevel(_ day: Day) -> Double {
    let energy = day < firstDay ? random.element(of: [0.4, 0.6, 0.7, 0.7, 0.8]) : energy(day)
    return min(1, max(0, 0.75 * energy + Double.random(in: 0...0.35, using: &random)))
  }

  private mutating func addEntry(_ time: LocalTime, _ level: Double) throws -> ID? {
    clock.now = time
    let id = clock.id()
    let answer = random.chance(0.3) ? random.element(of: SampleRows.answers) : nil
    let tone = SampleRows.tone(level)
    let parts = [SampleRows.openings, SampleRows.middles, SampleRows.closings].map {
      SampleRows.fillSlots(in: random.element(of: $0[tone]), &random)
    }
    let words =
      answer.map { [$0.words, parts[2]].joined(separator: "\n\n") }
      ?? parts.prefix(random.integer(in: 2...3)).joined(separator: random.chance(0.5) ? "\n\n" : " ")
    var entry = JournalEntry(
      id: id, day: time.day, zone: reading.zone, body: try session.sealedFields.seal(words, of: id, .entryBody),
      createdAt: time)
    entry.prompt = answer?.prompt
    if random.chance(0.45) {
      let things = Set(
        (0..<random.integer(in: 1...3)).map { _ in
          SampleRows.fillSlots(in: random.element(of: SampleRows.gratitudes), &random)
        }
      ).sorted()
      entry.gratitude = try session.sealedFields.seal(things.joined(separator: "\n"), of: id, .entryGratitude)
      entry.gratitudeCount = things.count
    }
    add(entry)
    return id
  }

  private mutating func addMood(_ time: LocalTime, _ level: Double, _ entry: ID?) throws {
    guard time <= now else { return }
    clock.now = time
    let id = clock.id()
    let score = min(10, max(1, Int((2 + 7.5 * level).rounded()) + random.integer(in: -1...1)))
    let words =
      random.chance(0.35)
      ? SampleRows.fillSlots(in: random.element(of: SampleRows.moodNotes[SampleRows.tone(level)]), &random) : nil
    var mood = MoodLog(
      id: id, at: time, score: score, note: try words.map { try session.sealedFields.seal($0, of: id, .moodNote) },
      createdAt: time)
    mood.journalEntryID = entry
    add(mood)
  }
}
