import Cards
import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store

/// Eight months of somebody, and two years of what they wrote, from the rows of `Rows`; what those leave open is drawn by lot.
struct Life {
  let past: Session
  let told: Told
  let reading: Reading
  var lot: SeededRandom
  private(set) var traces: [Trace] = []
  /// How much each day had in it, 0 … 1.
  private var vigours: [Double] = []

  /// What is left of a moment: a record, as it stood when it was last touched.
  struct Trace {
    let created: LocalTime
    let touched: LocalTime
    let put: (Transaction) throws -> Void
  }

  init(_ past: Session, _ told: Told, _ reading: Reading, _ lot: SeededRandom) {
    (self.past, self.told, self.reading, self.lot) = (past, told, reading, lot)
    vigours = Rows.weeks.flatMap { week in (0..<7).map { _ in self.lot.falls(0.04) ? 0 : draw(Double(week) / 9) } }
  }

  /// A day of a week like that.
  private mutating func draw(_ level: Double) -> Double { min(1, level * Double.random(in: 0.7...1.2, using: &lot)) }

  var now: LocalTime { reading.now }
  var began: Day { now.day.adding(days: 1 - 7 * Rows.weeks.count) }

  mutating func live() throws {
    introduce()
    for habit in Rows.habits { follow(habit) }
    for day in began.ordinal...now.day.ordinal { try spend(Day(ordinal: day)) }
    for card in Rows.cards { keep(card) }
    for line in Rows.lines { try mutter(line) }
    try write()
    try ail()
    traces.sort { $0.created < $1.created }
  }

  private mutating func introduce() {
    let begin = LocalTime(began, secondOfDay: 8 * 3600)
    leave(
      Setting(
        id: past.ids.named(Session.settings, "name"), name: "name", value: Rows.name, createdAt: begin))
  }

  /// A line that nobody understood.
  private mutating func mutter(_ line: Rows.Line) throws {
    let time = LocalTime(now.day.adding(days: -line.age), secondOfDay: 21 * 3600 + 13 * 60)
    told.now = time
    let id = told.id()
    leave(Unsorted(id: id, text: try past.seal(line.words, of: id, .unsortedText), createdAt: time))
  }
}

extension Life {
  mutating func leave<R: Record>(_ record: R, touched: LocalTime? = nil) {
    guard record.createdAt <= now else { return }
    traces.append(
      Trace(created: record.createdAt, touched: min(touched ?? record.createdAt, now)) { try $0.put(record) })
  }

  /// A card as its words made it at that time.
  func card(_ words: String, at time: LocalTime) -> Nudge {
    told.now = time
    let then = Reading(now: time, zone: reading.zone, language: reading.language)
    return past.newNudge(Draft(then.language.rules.read(words), then), Turn(reading: then))
  }

  /// Weekends are slower.
  func vigour(_ day: Day) -> Double {
    let place = began.days(to: day)
    guard vigours.indices.contains(place) else { return 0 }
    return day.weekday >= .saturday ? 0.7 * vigours[place] : vigours[place]
  }

  /// A time of that day, mornings oftener.
  mutating func time(on day: Day) -> LocalTime {
    LocalTime(day, secondOfDay: lot.place(in: Rows.hours) * 3600 + lot.number(0...3599))
  }

  /// The first day from there on that had enough in it.
  mutating func day(from first: Day, sure: Double = 1) -> Day {
    var day = first
    while day <= now.day, !lot.falls(sure * min(1, 1.5 * vigour(day))) { day = day.adding(days: 1) }
    return day
  }
}
