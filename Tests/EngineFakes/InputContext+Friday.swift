import Civil
package import Engine
package import Language
import Languages

extension InputContext {
  /// Friday, 20 November 2026, at ten: when most tests take place.
  package static let friday = friday(in: .english)

  package static func friday(in language: Language, zone: String = "Europe/London") -> InputContext {
    InputContext(now: LocalTime(Day(2026, 11, 20)!, 10)!, zone: zone, language: language)
  }
}
