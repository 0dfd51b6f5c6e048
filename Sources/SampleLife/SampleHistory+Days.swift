import Civil
import Randomness
import Records
import Session

extension SampleHistory {
  /// Adds the cards of a repeating task; the last one is open.
  mutating func addHabit(_ habit: SampleRows.Habit) {
    var nudge = card(habit.words, at: LocalTime(firstDay, secondOfDay: 8 * 3600))
    while let due = nudge.due {
      let day = day(from: due.day, sure: habit.probability)
      let delay = random.integer(in: 0...2399)
      let moment = LocalTime(
        day, secondOfDay: (due.secondOfDay ?? random.weightedIndex(in: SampleRows.hours) * 3600) + delay)
      // Where the one before was done late on the same day, this one is newer than its own moment.
      let done = max(moment, nudge.createdAt.adding(minutes: 5))
      guard done <= now else { return add(nudge) }
      finish(&nudge, .done, at: done)
      guard let next = Recurrence.next(after: nudge, completedAt: done, ids: session.ids) else { return }
      nudge = next
    }
  }

  /// Adds a day's new tasks and what became of them. On Sundays they come as one brain dump.
  mutating func addDay(_ day: Day) throws {
    let count = Int((energy(day) * Double(random.integer(in: 4...10))).rounded())
    let dump: LocalTime? = day.weekday == .sunday ? LocalTime(day, secondOfDay: 18 * 3600 + 40 * 60) : nil
    var cards: [Nudge] = []
    for _ in 0..<max(count, dump == nil ? 0 : 3) {
      let createdAt = dump ?? time(on: day)
      guard createdAt <= now else { continue }
      cards.append(card(SampleRows.randomTask(&random), at: createdAt))
    }
    if let dump, dump <= now { try addDump(&cards, at: dump) }
    for nudge in cards { addOutcome(of: nudge) }
  }

  private mutating func addDump(_ cards: inout [Nudge], at time: LocalTime) throws {
    clock.now = time
    let id = clock.id()
    let words = cards.map(\.title) + [random.element(of: SampleRows.feelings)]
    var dump = BrainDump(
      id: id, text: try session.sealedFields.seal(words.joined(separator: "\n"), of: id, .dumpText), createdAt: time)
    dump.nudges = Set(cards.map(\.id.text))
    for place in cards.indices { (cards[place].dump, cards[place].source) = (id, .dump) }
    add(dump)
  }

  /// Most tasks are done within a week, some of them snoozed before; a few are dropped. A task that would still be
  /// open is left out unless it is from a dump, as the rows define the open cards.
  private mutating func addOutcome(of card: Nudge) {
    var nudge = card
    let wait = random.chance(0.4) ? 0 : random.integer(in: 1...5)
    let ended = time(on: day(from: nudge.createdAt.day.adding(days: wait)))
    if random.chance(0.3) { nudge.minutes = random.element(of: [5, 10, 15, 20, 30, 45]) }
    if random.chance(0.25) { nudge.due = When(ended.day.adding(days: random.integer(in: -1...3))) }
    if random.chance(0.15) { nudge.priority = random.element(of: [.high, .low]) }
    guard ended > nudge.createdAt else { return }
    guard ended <= now else {
      if nudge.dump != nil { add(nudge) }
      return
    }
    if wait > 0 { addDelays(&nudge, until: ended) }
    finish(&nudge, random.chance(0.07) ? .dropped : .done, at: ended)
    if nudge.status == .done, random.chance(0.18) { addFocusSession(on: nudge) }
  }

  mutating func finish(_ nudge: inout Nudge, _ status: Nudge.Status, at time: LocalTime) {
    (nudge.status, nudge.completedAt) = (status, time)
    add(nudge, touched: time)
  }

  /// Adds a skip, a snooze until the next morning, both or neither.
  private mutating func addDelays(_ nudge: inout Nudge, until end: LocalTime) {
    let shownAt = nudge.createdAt.adding(minutes: random.integer(in: 20...600))
    guard shownAt < end else { return }
    clock.now = shownAt
    if random.chance(0.4) { add(Skip(id: clock.id(), nudge: nudge.id, at: shownAt)) }
    let morning = LocalTime(shownAt.day.adding(days: 1), secondOfDay: 9 * 3600)
    if random.chance(0.5), morning < end {
      nudge.snoozedUntil = morning
      add(Snooze(id: clock.id(), nudge: nudge.id, at: shownAt, until: morning))
    }
  }

  private mutating func addFocusSession(on nudge: Nudge) {
    guard let end = nudge.completedAt else { return }
    let planned = random.element(of: [10, 15, 25, 25, 25, 45])
    let begin = end.adding(minutes: -planned - random.integer(in: -4...9))
    clock.now = begin
    var session = FocusSession(
      id: clock.id(), nudge: random.chance(0.9) ? nudge.id : nil, startedAt: begin, plannedMinutes: planned)
    session.endedAt = end
    add(session, touched: end)
  }
}
