import Civil
import Records
import Store

/// A reminder as one process names it to another: only its card's number, as everybody may read what a process was
/// started with.
struct ReminderReference {
  let text: String

  init(_ reminder: DueReminder) {
    text = "\(reminder.nudge.id.text)/\(reminder.moment.iso)/\(reminder.attempt)"
  }

  /// `nil` if the text is no reference or its card is gone.
  static func reminder(_ text: String, in store: Store) throws -> DueReminder? {
    let parts = text.split(separator: "/")
    guard parts.count == 3, let id = ID(parts[0]), let moment = LocalTime(iso: parts[1]),
      let attempt = Int(parts[2]), let nudge = try store.nudge(id)
    else { return nil }
    return DueReminder(nudge: nudge, moment: moment, attempt: attempt)
  }
}
