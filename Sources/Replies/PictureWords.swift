package import Civil
import Language

/// What a picture says in words: its legend, and what somebody hears who does not see it.
package enum PictureWords {
  package static let none: LocalizedText = "none"
  package static let day: LocalizedText = "a day"
  package static let week: LocalizedText = "the average of a week"

  /// The lowest count that a tint stands for.
  package static func from(_ least: Int) -> LocalizedText { "from \(least)" }

  /// "November 2026: 26 on 12 days."
  package static func month(_ month: Day, _ sum: Int, days: Int) -> LocalizedText {
    "\(month, .longMonth): \(sum) on \(days, "day", "days")."
  }

  package static func nothing(_ first: Day, _ last: Day) -> LocalizedText {
    "\(first, .withYear) to \(last, .withYear): nothing is known."
  }

  /// "21 Nov 2025 to 20 Nov 2026: 210 days, from 2 to 9."
  package static func known(
    _ first: Day, _ last: Day, days: Int, lowest: Double, highest: Double
  ) -> LocalizedText {
    """
    \(first, .withYear) to \(last, .withYear): \(days, "day", "days"), from \(LocalizedText.decimal(lowest)) to \
    \(LocalizedText.decimal(highest)).
    """
  }
}
