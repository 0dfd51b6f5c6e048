import Civil
import Language
import Replies

/// Every word that Screen adds to what it is given: the keys that another language may replace.
enum Wording {
  static func state(_ state: Card.State) -> LocalizedText {
    switch state {
    case .active: "to do"
    case .done: "done"
    case .stale: "waiting a while"
    case .overdue: "overdue"
    case .snoozed: "snoozed"
    case .dropped: "let go"
    }
  }

  /// The same at the start of a line that is read aloud.
  static func spoken(_ state: Card.State, _ heading: LocalizedText) -> LocalizedText {
    switch state {
    case .active: "To do: \(heading)"
    case .done: "Done: \(heading)"
    case .stale: "Waiting a while: \(heading)"
    case .overdue: "Overdue: \(heading)"
    case .snoozed: "Snoozed: \(heading)"
    case .dropped: "Let go: \(heading)"
    }
  }

  static func reason(_ reason: LocalizedText) -> LocalizedText { "Why: \(reason)" }
  static func keys(_ keys: String) -> LocalizedText { "Keys: \(keys)" }
  static func more(_ count: Int) -> LocalizedText { "and \(count) more" }
  /// What a block of a calendar stands for.
  static func shade(_ least: Int) -> LocalizedText { "from \(least)" }
  static func month(_ month: Day, _ sum: Int, days: Int) -> LocalizedText {
    "\(month, .longMonth): \(sum) on \(days, "day", "days")"
  }
  static func free(_ free: Int, of known: Int) -> LocalizedText { "free of it on \(free) of \(known, "day", "days")" }
  static let freeOrUnknown: LocalizedText = "free of it, no sign: not known"
  /// How many values there were before those that are told.
  static func before(_ count: Int) -> LocalizedText { "and \(count) before" }
  /// From Monday, as short as a column's head.
  static let weekdays: [LocalizedText] = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
  /// Two columns each.
  static let shortWeekdays: [LocalizedText] = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  /// Whole, or with one decimal.
  static func number(_ value: Double) -> LocalizedText {
    let tenths = (value * 10).rounded() / 10
    return "\(decimal: Int(exactly: tenths).map(String.init) ?? String(tenths))"
  }
  static let unknown: LocalizedText = "not known"
  static let ending: LocalizedText = "\"that's it\", Ctrl-D or two blank lines end it."
}
