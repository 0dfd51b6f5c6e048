package import Civil
package import Engine
import Language

extension LocalTime {
  /// `17:05`, on a 24-hour clock.
  package var clock: Said { Said(key: "{0}", values: [.text(String(isoMinutes.dropFirst(11)))]) }
}

extension Day {
  /// "Friday 20 November 2026".
  package var spelt: Said { "\(self, .long)" }

  /// "Fri 20 Nov", with the year where it is another.
  package func short(_ now: LocalTime) -> Said { "\(self, year == now.day.year ? .short : .withYear)" }

  /// "Fri".
  package var weekdayName: Said { "\(self, .weekday)" }

  /// "Nov 2026".
  package var monthAndYear: Said { "\(self, .month)" }
}

extension LocalTime {
  package var greeting: Said {
    switch hour {
    case 5..<12: "Good morning"
    case 18..<23: "Good evening"
    default: "Hello"
    }
  }

  /// When most people, and penguins, sleep.
  package var isLate: Bool { hour >= 23 || hour < 5 }
}
