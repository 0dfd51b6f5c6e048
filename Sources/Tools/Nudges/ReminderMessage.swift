package import Civil
package import Records
package import Replies
package import Session
import Settings
package import Store

/// What is told of one or several reminders at once.
package struct ReminderMessage: Sendable {
  package let reminders: [DueReminder]
  /// One line; for a single reminder the card's title.
  package let title: LocalizedText
  /// When it was due, or the titles of several.
  package let details: LocalizedText
  /// Both in one sentence, for a shell.
  package let sentence: LocalizedText
}

extension Session {
  /// Minutes after which a reminder was not delivered in time.
  private static let lateMinutes = 10
  /// How many messages there are at most, and how many titles stand in one about several reminders.
  private static let mostApart = 2
  private static let mostTitles = 3

  /// Reminders that may be delivered now; none while a focus session runs.
  package func dueReminders(now: LocalTime, openedAt: LocalTime? = nil) throws -> [DueReminder] {
    try isFocused(now: now) ? [] : store.dueReminders(now: now, openedAt: openedAt)
  }

  /// Whether a focus session runs, which holds reminders back.
  package func isFocused(now: LocalTime) throws -> Bool {
    guard let session = try store.openFocus() else { return false }
    let longest = session.startedAt.adding(minutes: Session.openFocusHours * 60)
    return now < (session.plannedMinutes.map { session.startedAt.adding(minutes: $0) } ?? longest)
  }

  /// A focus session without an end was forgotten after this.
  private static let openFocusHours = 4

  /// Puts reminders together into as many messages as a person can take: one for all that were held or missed.
  ///
  /// - Parameter isPublic: whether others may read along, so that no medicine is named.
  package func messages(about reminders: [DueReminder], now: LocalTime, isPublic: Bool) throws -> [ReminderMessage] {
    let medicines = isPublic && !reminders.isEmpty ? try medicines : []
    let (late, other) = try reminders.divided { try isLate($0, now) || isHeld($0) }
    let ways: [(reminders: [DueReminder], mostApart: Int)] = [
      (late, 1), (other, late.isEmpty ? Session.mostApart : 1),
    ]
    return try ways.flatMap { reminders, mostApart in
      guard reminders.count > mostApart else {
        return reminders.map { message(about: $0, hiding: medicines, now: now) }
      }
      return [try message(about: reminders, hiding: medicines, now: now)]
    }
  }

  /// A card's title and when it is due, where others may read along.
  package func publicNotice(
    of nudge: Nudge, now: LocalTime
  ) throws -> (title: LocalizedText, details: LocalizedText) {
    (title(of: nudge, hiding: try medicines), nudge.due.map { "Due \(spoken: $0, now)." } ?? "It has no date.")
  }

  private var medicines: [String] { get throws { try store.plans().map { $0.medication.lowercased() } } }

  private func isLate(_ reminder: DueReminder, _ now: LocalTime) -> Bool {
    reminder.attempt == 0 && reminder.moment.adding(minutes: Session.lateMinutes) <= now
  }

  /// Whether it was due and kept back, for however short a time.
  private func isHeld(_ reminder: DueReminder) throws -> Bool {
    guard reminder.attempt == 0 else { return false }
    if try wasQuiet(at: reminder.moment) { return true }
    return try store.meta(.heldReminders).flatMap { LocalTime(iso: $0) }.map { reminder.moment <= $0 } ?? false
  }

  /// Notes that these reminders are due and held back, so that they are told in one line afterwards.
  package func noteHeld(_ reminders: [DueReminder], now: LocalTime) throws {
    guard try !options.isDryRun && reminders.contains(where: { try $0.attempt == 0 && !isHeld($0) }) else { return }
    try store.setMeta(.heldReminders, now.isoSeconds)
  }

  private func message(about reminder: DueReminder, hiding medicines: [String], now: LocalTime) -> ReminderMessage {
    let title = title(of: reminder.nudge, hiding: medicines)
    let time = When(reminder.moment)
    guard reminder.attempt == 0 else {
      return ReminderMessage(
        reminders: [reminder], title: title, details: "Still open, since \(spoken: time, now).",
        sentence: "Still open: \(title).")
    }
    // A reminder ahead of the time tells when that is.
    if let due = reminder.nudge.due, due.start > reminder.moment, due.start > now {
      return ReminderMessage(
        reminders: [reminder], title: title, details: "Due \(spoken: due, now).",
        sentence: "Due \(spoken: due, now): \(title).")
    }
    return ReminderMessage(
      reminders: [reminder], title: title, details: "Due \(spoken: time, now).", sentence: "Due: \(title).")
  }

  private func message(
    about reminders: [DueReminder], hiding medicines: [String], now: LocalTime
  ) throws -> ReminderMessage {
    var titles = reminders.prefix(Session.mostTitles).map { title(of: $0.nudge, hiding: medicines) }
    if reminders.count > titles.count { titles.append("\(reminders.count - titles.count) more") }
    let heading: LocalizedText =
      if reminders.allSatisfy({ $0.attempt > 0 }) {
        "\(reminders.count, "thing is", "things are") still open"
      } else if try !reminders.contains(where: { try isLate($0, now) || isHeld($0) }) {
        "\(reminders.count, "thing is", "things are") due"
      } else if try reminders.allSatisfy({ try wasQuiet(at: $0.moment) }) {
        "\(reminders.count, "thing", "things") came up while it was quiet"
      } else {
        "\(reminders.count, "thing", "things") came up while I couldn't reach you"
      }
    return ReminderMessage(
      reminders: reminders, title: heading, details: "\(titles).", sentence: "\(heading): \(titles).")
  }

  /// Whether reminders were held then, by quiet hours or the last focus session.
  private func wasQuiet(at time: LocalTime) throws -> Bool {
    if settings.current.quiet?.contains(time) ?? false { return true }
    guard let focus = try store.lastFocus(), focus.startedAt <= time else { return false }
    return focus.endedAt.map { time <= $0 } ?? true
  }

  /// The card's title, or no more than that it is about a medicine.
  private func title(of nudge: Nudge, hiding medicines: [String]) -> LocalizedText {
    let words = nudge.title.lowercased().split { !$0.isLetter && !$0.isNumber }
    let namesMedicine = medicines.contains { medicine in
      let name = medicine.split { !$0.isLetter && !$0.isNumber }
      return !name.isEmpty && words.indices.contains { words[$0...].starts(with: name) }
    }
    return namesMedicine ? "something you planned to take" : "\(nudge.title)"
  }
}

extension Array {
  fileprivate func divided(by isFirst: (Element) throws -> Bool) rethrows -> (first: [Element], second: [Element]) {
    try (filter(isFirst), filter { try !isFirst($0) })
  }
}
