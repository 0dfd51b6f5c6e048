import Civil
import Engine
import Language

extension LocalTime {
  /// `17:05`, on a 24-hour clock.
  var clock: Said { Said(key: "{0}", values: [.text(String(isoMinutes.dropFirst(11)))]) }
}

extension Day {
  /// "Friday 20 November 2026".
  var spelt: Said { "\(self, .long)" }

  /// "Fri 20 Nov", with the year where it is another.
  func short(_ now: LocalTime) -> Said { "\(self, year == now.day.year ? .short : .withYear)" }

  /// "Fri".
  var weekdayName: Said { "\(self, .weekday)" }

  /// "Nov 2026".
  var monthAndYear: Said { "\(self, .month)" }
}
