import Civil
import Engine
import Records
import Replies
import Session

extension Life {
  /// What was written for oneself, over two years.
  mutating func write() throws {
    for note in Rows.notes { try jot(note) }
    for fact in Rows.facts { try tell(fact) }
    let first = now.day.adding(days: 1 - 7 * Rows.pageWeeks.count)
    for day in first.ordinal...now.day.ordinal {
      let written = Rows.pageWeeks[(day - first.ordinal) / 7]
      try journal(Day(ordinal: day), written: isThisDay(Day(ordinal: day)) ? 7 : written)
    }
  }

  /// So that "on this day" has something to open.
  private func isThisDay(_ day: Day) -> Bool {
    (day.month, day.day) == (now.day.month, now.day.day) && day.year < now.day.year
  }

  private mutating func jot(_ row: Rows.Note) throws {
    told.now = time(on: now.day.adding(days: -row.age))
    let id = told.id()
    var note = Note(
      id: id, title: row.title, body: try past.seal(row.words, of: id, .noteBody), createdAt: told.now)
    note.pinned = row.isPinned
    leave(note)
  }

  private mutating func tell(_ line: Rows.Line) throws {
    told.now = time(on: now.day.adding(days: -line.age))
    let id = told.id()
    leave(Memory(id: id, fact: try past.seal(line.words, of: id, .memoryFact), createdAt: told.now))
  }

  /// Pages come in the evening; moods at any time of the day, oftener in weeks with pages.
  ///
  /// - Parameter written: days of that week with a page, 0 … 7.
  private mutating func journal(_ day: Day, written: Int) throws {
    let level = lightness(day)
    let evening = LocalTime(day, secondOfDay: 20 * 3600 + lot.number(0...9000))
    let entry = lot.falls(Double(written) / 7) && evening <= now ? try page(evening, level) : nil
    guard lot.falls(written > 0 ? 0.8 : 0.15) else { return }
    for _ in 0..<lot.one(of: [1, 1, 1, 2, 2, 3]) { try feel(time(on: day), level, entry) }
  }

  /// 0 … 1, weighed by what the day had in it where that is told.
  private mutating func lightness(_ day: Day) -> Double {
    let vigour = day < began ? lot.one(of: [0.4, 0.6, 0.7, 0.7, 0.8]) : vigour(day)
    return min(1, max(0, 0.75 * vigour + Double.random(in: 0...0.35, using: &lot)))
  }

  private mutating func page(_ time: LocalTime, _ level: Double) throws -> ID? {
    told.now = time
    let id = told.id()
    let answer = lot.falls(0.3) ? lot.one(of: Rows.answers) : nil
    let tone = Rows.tone(level)
    let parts = [Rows.openings, Rows.middles, Rows.closings].map { Rows.filled(lot.one(of: $0[tone]), &lot) }
    let words =
      answer.map { [$0.words, parts[2]].joined(separator: "\n\n") }
      ?? parts.prefix(lot.number(2...3)).joined(separator: lot.falls(0.5) ? "\n\n" : " ")
    var entry = JournalEntry(
      id: id, day: time.day, zone: reading.zone, body: try past.seal(words, of: id, .entryBody),
      createdAt: time)
    entry.prompt = answer?.prompt
    if lot.falls(0.45) {
      let things = Set((0..<lot.number(1...3)).map { _ in Rows.filled(lot.one(of: Rows.gratitudes), &lot) }).sorted()
      entry.gratitude = try past.seal(things.joined(separator: "\n"), of: id, .entryGratitude)
      entry.gratitudeCount = things.count
    }
    leave(entry)
    return id
  }

  private mutating func feel(_ time: LocalTime, _ level: Double, _ entry: ID?) throws {
    guard time <= now else { return }
    told.now = time
    let id = told.id()
    let score = min(10, max(1, Int((2 + 7.5 * level).rounded()) + lot.number(-1...1)))
    let words = lot.falls(0.35) ? Rows.filled(lot.one(of: Rows.feels[Rows.tone(level)]), &lot) : nil
    var mood = MoodLog(
      id: id, at: time, score: score, note: try words.map { try past.seal($0, of: id, .moodNote) },
      createdAt: time)
    mood.journalEntryID = entry
    leave(mood)
  }
}
