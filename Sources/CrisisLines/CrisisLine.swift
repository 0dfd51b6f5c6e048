import Language

/// Whom to call in a country, free and in confidence, and its emergency number.
///
/// The numbers to call were each found in two sources that do not quote each other.
package struct CrisisLine {
  /// ISO 3166-1.
  package let country: String
  /// As a person says it; the first is how nudgy does.
  package let names: [String]
  package let service: String
  package let call: String
  /// What to text, and where, or `nil`.
  package var text: String?
  /// `nil` is day and night.
  package var hours: String?
  package let emergency: String
  /// Where the numbers stand.
  package let sources: [String]
  /// Time zones in which the country may be guessed from the locale; a name that ends in `/` stands for all below it.
  package let zones: String

  package static let checked = "2026-11-22"

  /// The country's, by code or name.
  package static func of(_ country: String) -> CrisisLine? {
    let said = country.lowercased()
    return all.first { $0.country.lowercased() == said || $0.names.contains { $0.lowercased() == said } }
  }

  /// Of the locale's territory, where the time zone agrees: many a locale was never set.
  package static func of(territory: String?, zone: String) -> CrisisLine? {
    guard let line = territory.flatMap(of) else { return nil }
    let isThere = line.zones.split(separator: " ").contains { $0.last == "/" ? zone.hasPrefix($0) : zone == $0 }
    return isThere ? line : nil
  }

  /// By code, with the names that stand for it.
  package static var choices: [String: [String]] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.country, $0.names.map { $0.lowercased() }) })
  }
}
