package import Civil
import Language
package import Replies

extension LocalTime {
  /// `17:05`, on a 24-hour clock.
  package var clockText: LocalizedText { LocalizedText(key: "{0}", values: [.text(String(isoMinutes.dropFirst(11)))]) }
}

extension Day {
  /// "Friday 20 November 2026".
  package var longDate: LocalizedText { "\(self, .long)" }

  /// "Fri 20 Nov", with the year where it is another.
  package func shortDate(_ now: LocalTime) -> LocalizedText {
    "\(self, abs(now.day.days(to: self)) < 365 ? .short : .withYear)"
  }

  /// "Fri".
  package var weekdayName: LocalizedText { "\(self, .weekday)" }

  /// "Nov 2026".
  package var monthAndYear: LocalizedText { "\(self, .month)" }
}

extension LocalTime {
  package var greeting: LocalizedText {
    switch hour {
    case 5..<12: "Good morning"
    case 18..<23: "Good evening"
    default: "Hello"
    }
  }

  /// From 23:00 to 5:00.
  package var isNight: Bool { hour >= 23 || hour < 5 }
}
