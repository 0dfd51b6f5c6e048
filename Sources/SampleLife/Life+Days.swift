import Civil
import Records
import Session

extension Life {
  /// What comes back: one card after the other, the last of them open.
  mutating func follow(_ habit: Rows.Habit) {
    var nudge = card(habit.words, at: LocalTime(began, secondOfDay: 8 * 3600))
    while let due = nudge.due {
      let day = day(from: due.day, sure: habit.sure)
      let late = lot.number(0...2399)
      let done = LocalTime(day, secondOfDay: (due.secondOfDay ?? lot.place(in: Rows.hours) * 3600) + late)
      guard done <= now else { return leave(nudge) }
      finish(&nudge, .done, at: done)
      guard let next = Recurrence.next(after: nudge, completedAt: done, ids: past.ids) else { return }
      nudge = next
    }
  }

  /// What came up on a day, and what became of it; once a week it is poured out at once.
  mutating func spend(_ day: Day) throws {
    let count = Int((vigour(day) * Double(lot.number(4...10))).rounded())
    let dump: LocalTime? = day.weekday == .sunday ? LocalTime(day, secondOfDay: 18 * 3600 + 40 * 60) : nil
    var made: [Nudge] = []
    for _ in 0..<max(count, dump == nil ? 0 : 3) {
      let came = dump ?? time(on: day)
      guard came <= now else { continue }
      made.append(card(Rows.errand(&lot), at: came))
    }
    if let dump, dump <= now { try pour(&made, at: dump) }
    for nudge in made { settle(nudge) }
  }

  private mutating func pour(_ made: inout [Nudge], at time: LocalTime) throws {
    told.now = time
    let id = told.id()
    let words = made.map(\.title) + [lot.one(of: Rows.feelings)]
    var dump = BrainDump(
      id: id, text: try past.seal(words.joined(separator: "\n"), of: id, .dumpText), createdAt: time)
    dump.nudges = Set(made.map(\.id.text))
    for place in made.indices { (made[place].dump, made[place].source) = (id, .dump) }
    leave(dump)
  }

  /// Most is done within a week, some of it put off before; some is let go. What would still be open is left out, but
  /// for the last dump: the rows say what is.
  private mutating func settle(_ errand: Nudge) {
    var nudge = errand
    let wait = lot.falls(0.4) ? 0 : lot.number(1...5)
    let ended = time(on: day(from: nudge.createdAt.day.adding(days: wait)))
    if lot.falls(0.3) { nudge.minutes = lot.one(of: [5, 10, 15, 20, 30, 45]) }
    if lot.falls(0.25) { nudge.due = When(ended.day.adding(days: lot.number(-1...3))) }
    if lot.falls(0.15) { nudge.priority = lot.one(of: [.high, .low]) }
    guard ended > nudge.createdAt else { return }
    guard ended <= now else {
      if nudge.dump != nil { leave(nudge) }
      return
    }
    if wait > 0 { dawdle(&nudge, until: ended) }
    finish(&nudge, lot.falls(0.07) ? .dropped : .done, at: ended)
    if nudge.status == .done, lot.falls(0.18) { concentrate(on: nudge) }
  }

  mutating func finish(_ nudge: inout Nudge, _ status: Nudge.Status, at time: LocalTime) {
    (nudge.status, nudge.completedAt) = (status, time)
    leave(nudge, touched: time)
  }

  /// Shown and not wanted, or put off until a morning.
  private mutating func dawdle(_ nudge: inout Nudge, until end: LocalTime) {
    let seen = nudge.createdAt.adding(minutes: lot.number(20...600))
    guard seen < end else { return }
    told.now = seen
    if lot.falls(0.4) { leave(Skip(id: told.id(), nudge: nudge.id, at: seen)) }
    let morning = LocalTime(seen.day.adding(days: 1), secondOfDay: 9 * 3600)
    if lot.falls(0.5), morning < end {
      nudge.snoozedUntil = morning
      leave(Snooze(id: told.id(), nudge: nudge.id, at: seen, until: morning))
    }
  }

  private mutating func concentrate(on nudge: Nudge) {
    guard let end = nudge.completedAt else { return }
    let planned = lot.one(of: [10, 15, 25, 25, 25, 45])
    let begin = end.adding(minutes: -planned - lot.number(-4...9))
    told.now = begin
    var session = FocusSession(
      id: told.id(), nudge: lot.falls(0.9) ? nudge.id : nil, startedAt: begin, plannedMinutes: planned)
    session.endedAt = end
    leave(session, touched: end)
  }
}
