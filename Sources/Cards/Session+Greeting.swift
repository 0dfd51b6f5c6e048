package import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// "Good morning, Sam. One thing today: call mum at 15:00."
  package func greeting(_ turn: Turn) throws -> LocalizedText {
    let hello: LocalizedText = try preferredName.map { "\(turn.now.greeting), \($0)." } ?? "\(turn.now.greeting)."
    return try "\(hello) \(dayLine(turn, namesEarlier: true))"
  }

  /// What is due today, in one sentence.
  ///
  /// - Parameter namesEarlier: whether a day without anything due says what is left from before.
  package func dayLine(_ turn: Turn, namesEarlier: Bool) throws -> LocalizedText {
    let today = turn.now.day
    let stored = try store.list(on: today...today, limit: Session.Options.wholeListLimit)
    // What repeats is due today though it was missed before.
    let cards = try adding(occurrences(on: today...today, turn), to: stored, turn, ListPage(limit: .max)) {
      try store.list(on: today...today, limit: $0)
    }
    guard let first = cards.nudges.first else {
      let earlier = namesEarlier ? try nudgesFromBefore(turn).map(\.title) : []
      switch earlier.count {
      case 0: return "Nothing is due today."
      case 1: return "Nothing is due today. From before: \(earlier[0])."
      default: return "Nothing is due today. From before: \(earlier[0]) and \(earlier.count - 1) more."
      }
    }
    // What is over is no beginning of what is still to come.
    let next = cards.nudges.first { !$0.isOverdue(now: turn.now) }
    guard let next, next.id != first.id else {
      let what = dayItem(first, turn.now)
      return cards.count == 1 ? "One thing today: \(what)." : "\(cards.count) things today, first \(what)."
    }
    return "\(cards.count) things today, next \(dayItem(next, turn.now))."
  }

  /// What is left from days before today, but for what repeats and falls on today again.
  package func nudgesFromBefore(_ turn: Turn) throws -> [Nudge] {
    let today = try occurrences(on: turn.now.day...turn.now.day, turn).map(\.id)
    return try store.nudgesFromBefore(turn.now).filter { !today.contains($0.id) }
  }

  /// "call mum at 15:00".
  private func dayItem(_ nudge: Nudge, _ now: LocalTime) -> LocalizedText {
    let title: LocalizedText = "\(nudge.title)"
    guard let due = nudge.due, due.hasTime, due.day == now.day else { return title }
    let time = due.start.clockText
    return nudge.isOverdue(now: now) ? "\(title), due since \(time)" : "\(title) at \(time)"
  }
}

extension Session {
  /// What a shell says by itself when it opens: how to go on after days away, once; else the greeting, once a day. A
  /// newcomer is welcomed instead.
  package func openingCall(now: LocalTime) throws -> Call? {
    guard !options.isDryRun, try claims.take("greeting", on: now.day), !storeOpener.isNew else { return nil }
    let daysAway = try store.lastChangeTime().map { $0.day.days(to: now.day) } ?? 0
    let isBack = try daysAway >= Session.daysAway && store.nudgesFromBefore(now).count >= Session.cardsToRest
    // What it tells of need not be told again by their reminders.
    if isBack {
      for reminder in try store.dueReminders(now: now) where reminder.moment.day < now.day {
        try store.markSeen(reminder.nudge.id, moment: reminder.moment)
      }
    }
    return Call(isBack ? "welcome_back" : "greet")
  }

  /// Without a change for so many days, somebody was away.
  private static let daysAway = 3

  /// A fresh start is offered for no fewer cards.
  package static let cardsToRest = 3
}
