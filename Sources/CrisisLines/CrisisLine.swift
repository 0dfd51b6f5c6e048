/// A free and confidential crisis line in a country, and the country's emergency number.
///
/// Each number to call was found in two sources that do not quote each other, last on 22 November 2026.
package struct CrisisLine {
  /// ISO 3166-1 alpha-2 code.
  package let country: String
  /// Names people use for the country; nudgy uses the first.
  package let names: [String]
  package let service: String
  package let call: String
  /// What to text, and to which number; `nil` where texting is not offered.
  package var text: String?
  /// Opening hours; `nil` for day and night.
  package var hours: String?
  package let emergency: String
  /// Where the numbers were found.
  package let sources: [String]
  /// Time zones, separated by spaces, in which the locale's country is trusted; a name that ends in `/` is a prefix.
  package let zones: String

  /// The line of a country, given its code or name, ignoring case.
  package static func find(_ country: String) -> CrisisLine? {
    let query = country.lowercased()
    return all.first { $0.country.lowercased() == query || $0.names.contains { $0.lowercased() == query } }
  }

  /// The line of the locale's territory, only if the time zone agrees: many people never set their locale.
  package static func find(territory: String?, zone: String) -> CrisisLine? {
    guard let line = territory.flatMap(find) else { return nil }
    let isInZone = line.zones.split(separator: " ").contains { $0.last == "/" ? zone.hasPrefix($0) : zone == $0 }
    return isInZone ? line : nil
  }

  /// Country codes, with the lowercased names that mean them.
  package static var choices: [String: [String]] {
    Dictionary(uniqueKeysWithValues: all.map { ($0.country, $0.names.map { $0.lowercased() }) })
  }
}
