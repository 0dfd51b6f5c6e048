import Civil
import Engine
import Randomness
import Records

extension SampleHistory {
  /// Adds a card that is open today, in the state of its row.
  mutating func addCard(_ row: SampleRows.Card) {
    let createdAt = min(
      LocalTime(now.day.adding(days: -row.age), secondOfDay: 8 * 3600 + random.integer(in: 0...3599)), now)
    var nudge = card(row.words, at: createdAt)
    nudge.due = row.due?.when(from: now.day)
    nudge.zone = nudge.due.map { _ in reading.zone }
    guard let end = row.snoozeEnd?.when(from: now.day).start, end > now else { return addWithSteps(nudge, row.steps) }
    let snoozeTimes = [createdAt.adding(minutes: 9), now.adding(minutes: -90)].filter { $0 >= createdAt && $0 <= now }
    nudge.snoozedUntil = end
    for time in snoozeTimes {
      clock.now = time
      add(Snooze(id: clock.id(), nudge: nudge.id, at: time, until: end))
    }
    add(nudge, touched: snoozeTimes.last)
  }

  private mutating func addWithSteps(_ nudge: Nudge, _ steps: [SampleRows.Step]) {
    add(nudge)
    for (place, row) in steps.enumerated() {
      clock.now = nudge.createdAt.adding(minutes: 2)
      var step = Nudge(id: clock.id(), title: row.title, createdAt: clock.now)
      (step.parent, step.order) = (nudge.id, "00\(place + 1)")
      if row.isDone { finish(&step, .done, at: clock.now.adding(minutes: 30)) } else { add(step) }
    }
    // A card without steps that is older than two days was shown and skipped at least once.
    let skippedAt = nudge.createdAt.adding(minutes: 26 * 60)
    guard steps.isEmpty, skippedAt.adding(minutes: 24 * 60) < now else { return }
    clock.now = skippedAt
    add(Skip(id: clock.id(), nudge: nudge.id, at: skippedAt))
  }
}
