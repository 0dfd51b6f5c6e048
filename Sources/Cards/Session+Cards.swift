package import Civil
package import Engine
package import Records
package import Replies
import Session
import Store

extension Session {
  /// A nudge as a card, with what its keys do.
  ///
  /// - Parameter includesSealed: whether programs get the sealed fields, too.
  package func card(_ nudge: Nudge, _ turn: Turn, reason: LocalizedText? = nil, includesSealed: Bool = true) -> Card {
    var card = Card(
      Reference(nudge), heading: "\(nudge.title)", state: state(nudge, turn.now), time: time(nudge, turn.now),
      details: parts(nudge) + [rule(of: nudge)?.summary(turn.now)].compactMap(\.self) + properties(nudge),
      notes: nudge.notes ?? "", reason: reason,
      actions: nudge.status == .active ? CardKey.all.map { $0.action(nudge) } + [CardKey.help()] : [],
      fields: !options.isForPrograms ? [:] : includesSealed ? fields(nudge) : fieldsWithoutSealed(nudge))
    card.tags = tags(nudge)
    card.sign = nudge.rule != nil ? .recurring : nudge.priority == .high ? .important : .none
    return card
  }

  private func state(_ nudge: Nudge, _ now: LocalTime) -> Card.State {
    Card.State(rawValue: nudge.state(now: now).rawValue) ?? .active
  }

  /// When a card comes back or is due: "Thu 15:00", "by Fri 27 Nov", "was due yesterday".
  func time(_ nudge: Nudge, _ now: LocalTime) -> LocalizedText? {
    if let back = back(nudge, now) { return "back \(on: back, now)" }
    guard let due = nudge.due else { return nil }
    if nudge.state(now: now) == .overdue { return "was due \(on: due, now)" }
    return due.hasTime || now.day.days(to: due.day) <= 1 ? "\(on: due, now)" : "by \(on: due, now)"
  }

  /// What a receipt says after the title.
  package func facts(of nudge: Nudge, _ now: LocalTime) -> [LocalizedText] {
    let back = back(nudge, now).map { end -> LocalizedText in "back \(spoken: end, now)" }
    return parts(nudge) + schedule(of: nudge, now) + [back].compactMap(\.self) + properties(nudge)
  }

  /// "Thursday at 15:00", "every Tuesday at 09:00", "every month on the 1st" and "first Tue 1 Dec".
  private func schedule(of nudge: Nudge, _ now: LocalTime) -> [LocalizedText] {
    guard let rule = rule(of: nudge) else { return nudge.due.map { ["\(spoken: $0, now)"] } ?? [] }
    guard let due = nudge.due else { return [rule.summary(now)] }
    if [.hourly, .minutely].contains(rule.frequency) { return [rule.summary(now), "first \(spoken: due, now)"] }
    let rhythm = rule.summary(at: due, now)
    let isObvious =
      rule.interval == 1 && (rule.frequency == .daily || !rule.weekdays.isEmpty) && now.day.days(to: due.day) <= 7
    return isObvious ? [rhythm] : [rhythm, "first \(spoken: When(due.day), now)"]
  }

  private func rule(of nudge: Nudge) -> RepeatRule? { nudge.rule.flatMap(RepeatRule.init) }

  /// When a snoozed card comes back.
  private func back(_ nudge: Nudge, _ now: LocalTime) -> When? {
    nudge.snoozedUntil.flatMap { nudge.status == .active && $0 > now ? When($0) : nil }
  }

  private func parts(_ nudge: Nudge) -> [LocalizedText] {
    parent(of: nudge).map { ["part of \($0.title)"] } ?? []
  }

  private func properties(_ nudge: Nudge) -> [LocalizedText] {
    let action: LocalizedText? = nudge.action.flatMap { action in
      // "call mum" under the title "call mum" says nothing.
      guard let target = nudge.target else { return nil }
      return nudge.title.lowercased().contains(target.lowercased()) ? nil : "\(action.label) \(target)"
    }
    return [
      action,
      nudge.minutes.map(Self.length),
      lead(nudge).map { minutes -> LocalizedText in "reminder \(Self.timeSpan(minutes)) before" },
      nudge.priority == .high ? "important" : nudge.priority == .low ? "can wait" : nil,
    ].compactMap(\.self) + tags(nudge)
  }

  private func tags(_ nudge: Nudge) -> [LocalizedText] { nudge.tags.sorted().map { "#\($0)" } }

  private static func length(_ minutes: Int) -> LocalizedText { "about \(timeSpan(minutes))" }

  /// How many minutes before it is due the person is reminded; `nil` where that is when it is due.
  private func lead(_ nudge: Nudge) -> Int? {
    guard let reminder = nudge.remindAt, let due = nudge.due, reminder < due.start else { return nil }
    return due.hasTime ? reminder.seconds(to: due.start) / 60 : reminder.day.days(to: due.day) * 24 * 60
  }

  private static func timeSpan(_ minutes: Int) -> LocalizedText {
    if minutes % (24 * 60) == 0 { return "\(minutes / (24 * 60), "day", "days")" }
    return minutes % 60 == 0 ? "\(minutes / 60, "hour", "hours")" : "\(minutes, "minute", "minutes")"
  }

  /// The card that a step belongs to.
  private func parent(of nudge: Nudge) -> Nudge? {
    nudge.parent.flatMap { id in log.attempt("reading what a step is part of") { try store.nudge(id) } ?? nil }
  }
}

extension Nudge.Action {
  fileprivate var label: LocalizedText {
    switch self {
    case .call: "call"
    case .text: "text"
    case .email: "e-mail"
    case .link: "open"
    }
  }
}
