import Cards
import Civil
import Engine
import Language
import Randomness
import Records
import Session
import Store

/// Generates sample data from `SampleRows`: eight months of activity and two years of writing. Details that the rows
/// leave open are random.
struct SampleHistory {
  let session: Session
  let clock: SimulatedClock
  let reading: InputContext
  var random: SeededRandom
  private(set) var records: [DatedRecord] = []
  /// How productive each day is, 0 … 1.
  private var energyByDay: [Double] = []

  /// A record to store, with the times of its creation and last change.
  struct DatedRecord {
    let created: LocalTime
    let touched: LocalTime
    let write: (Transaction) throws -> Void
  }

  init(_ session: Session, _ clock: SimulatedClock, _ reading: InputContext, _ random: SeededRandom) {
    (self.session, self.clock, self.reading, self.random) = (session, clock, reading, random)
    energyByDay = SampleRows.weeks.flatMap { week in
      (0..<7).map { _ in self.random.chance(0.04) ? 0 : dailyEnergy(Double(week) / 9) }
    }
  }

  /// A random day of a week with this level, 0 … 1.
  private mutating func dailyEnergy(_ level: Double) -> Double {
    min(1, level * Double.random(in: 0.7...1.2, using: &random))
  }

  var now: LocalTime { reading.now }
  var firstDay: Day { now.day.adding(days: 1 - 7 * SampleRows.weeks.count) }

  mutating func generate() throws {
    addName()
    for habit in SampleRows.habits { addHabit(habit) }
    for day in firstDay.ordinal...now.day.ordinal { try addDay(Day(ordinal: day)) }
    for card in SampleRows.cards { addCard(card) }
    for line in SampleRows.lines { try addUnsortedLine(line) }
    try addWritings()
    try addSymptomLog()
    records.sort { $0.created < $1.created }
  }

  private mutating func addName() {
    let createdAt = LocalTime(firstDay, secondOfDay: 8 * 3600)
    add(
      Setting(
        id: session.ids.nameBased(Session.settingsNamespace, "name"), name: "name", value: SampleRows.name,
        createdAt: createdAt))
  }

  /// A line that nudgy did not understand.
  private mutating func addUnsortedLine(_ line: SampleRows.Line) throws {
    let time = LocalTime(now.day.adding(days: -line.age), secondOfDay: 21 * 3600 + 13 * 60)
    clock.now = time
    let id = clock.id()
    add(UnsortedLine(id: id, text: try session.sealedFields.seal(line.words, of: id, .unsortedText), createdAt: time))
  }
}

extension SampleHistory {
  mutating func add<R: Record>(_ record: R, touched: LocalTime? = nil) {
    guard record.createdAt <= now else { return }
    records.append(
      DatedRecord(created: record.createdAt, touched: min(touched ?? record.createdAt, now)) { try $0.put(record) })
  }

  /// The card that this input creates at that time.
  func card(_ words: String, at time: LocalTime) -> Nudge {
    clock.now = time
    let then = InputContext(now: time, zone: reading.zone, language: reading.language)
    return session.newNudge(NudgeDraft(then.language.rules.read(words), then), Turn(context: then))
  }

  /// How productive a day is, 0 … 1; less at weekends, and 0 outside the eight months.
  func energy(_ day: Day) -> Double {
    let index = firstDay.days(to: day)
    guard energyByDay.indices.contains(index) else { return 0 }
    return day.weekday >= .saturday ? 0.7 * energyByDay[index] : energyByDay[index]
  }

  /// A random time of that day, weighted by `SampleRows.hours`.
  mutating func time(on day: Day) -> LocalTime {
    LocalTime(day, secondOfDay: random.weightedIndex(in: SampleRows.hours) * 3600 + random.integer(in: 0...3599))
  }

  /// The first day from `first` on which something gets done: a random draw that is likelier on productive days.
  mutating func day(from first: Day, sure: Double = 1) -> Day {
    var day = first
    while day <= now.day, !random.chance(sure * min(1, 1.5 * energy(day))) { day = day.adding(days: 1) }
    return day
  }
}
