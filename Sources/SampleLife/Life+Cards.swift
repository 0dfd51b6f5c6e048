import Civil
import Engine
import Records
import Replies
import Session

extension Life {
  /// A card that is open today, in the state its row tells.
  mutating func keep(_ row: Rows.Card) {
    let made = min(LocalTime(now.day.adding(days: -row.age), secondOfDay: 8 * 3600 + lot.number(0...3599)), now)
    var nudge = card(row.words, at: made)
    nudge.due = row.due?.when(from: now.day)
    nudge.zone = nudge.due.map { _ in reading.zone }
    guard let end = row.back?.when(from: now.day).start, end > now else { return leave(nudge, row.steps) }
    let putOff = [made.adding(minutes: 9), now.adding(minutes: -90)].filter { $0 >= made && $0 <= now }
    nudge.snoozedUntil = end
    for time in putOff {
      told.now = time
      leave(Snooze(id: told.id(), nudge: nudge.id, at: time, until: end))
    }
    leave(nudge, touched: putOff.last)
  }

  private mutating func leave(_ nudge: Nudge, _ steps: [Rows.Step]) {
    leave(nudge)
    for (place, row) in steps.enumerated() {
      told.now = nudge.createdAt.adding(minutes: 2)
      var step = Nudge(id: told.id(), title: row.title, createdAt: told.now)
      (step.parent, step.order) = (nudge.id, "00\(place + 1)")
      if row.isDone { finish(&step, .done, at: told.now.adding(minutes: 30)) } else { leave(step) }
    }
    // Left alone for days, it was seen and passed by at least once.
    let seen = nudge.createdAt.adding(minutes: 26 * 60)
    guard steps.isEmpty, seen.adding(minutes: 24 * 60) < now else { return }
    told.now = seen
    leave(Skip(id: told.id(), nudge: nudge.id, at: seen))
  }
}
