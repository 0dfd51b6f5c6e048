import Civil
import Language
import Replies

/// All words that Screen adds to a reply; each is a message that another language translates.
enum Wording {
  /// What stands beside a card that is not simply to do; of one whose time has passed, its time tells that.
  static func label(_ state: Card.State) -> LocalizedText? {
    switch state {
    case .active, .overdue: nil
    case .done: "done"
    case .stale: "waiting a while"
    case .snoozed: "snoozed"
    case .dropped: "dropped"
    }
  }

  /// The heading with the state in words, for reading aloud.
  static func accessibleHeading(_ state: Card.State, _ heading: LocalizedText) -> LocalizedText {
    switch state {
    case .active, .overdue: "To do: \(heading)"
    case .done: "Done: \(heading)"
    case .stale: "Waiting a while: \(heading)"
    case .snoozed: "Snoozed: \(heading)"
    case .dropped: "Dropped: \(heading)"
    }
  }

  static func reason(_ reason: LocalizedText) -> LocalizedText { "Why: \(reason)" }
  static func keys(_ keys: String) -> LocalizedText { "Keys: \(keys)" }
  static func more(_ count: Int) -> LocalizedText { "and \(count) more" }
  static func position(_ number: Int, of total: Int) -> LocalizedText { "\(number) of \(total)" }
  /// "5 of 12" on a list's first page, "6 to 10 of 12" on its second.
  static func shown(_ count: Int, after earlier: Int, of total: Int) -> LocalizedText {
    earlier == 0 || count == 1 ? "\(earlier + count) of \(total)" : "\(earlier + 1) to \(earlier + count) of \(total)"
  }
  static let goingOn: LocalizedText = "more · show all · a number opens one"
  static let goingOnAloud: LocalizedText = "“more” goes on, “show all” lists all of them, a number opens one."
  static func month(_ month: Day, _ sum: Int, days: Int) -> LocalizedText {
    "\(month, .longMonth): \(sum) on \(days, "day", "days")"
  }
  static func freeDays(_ free: Int, of known: Int) -> LocalizedText {
    "free of it on \(free) of \(known, "day", "days")"
  }
  static let month: LocalizedText = "Month"
  static let average: LocalizedText = "Average"
  static let lowest: LocalizedText = "Lowest"
  static let highest: LocalizedText = "Highest"
  static let days: LocalizedText = "Days"
  static let freeLegend: LocalizedText = "free of it, no sign: not known"
  /// How many earlier values are left out.
  static func earlier(_ count: Int) -> LocalizedText { "and \(count) before" }
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
  static let collectorHint: LocalizedText = "“that's it”, Ctrl-D or two blank lines end it."
}
