/// Monday is 1, Sunday 7, as in ISO 8601.
package enum Weekday: Int, CaseIterable, Comparable, Sendable {
  case monday = 1
  case tuesday, wednesday, thursday, friday, saturday, sunday

  /// The name RFC 5545 gives it: `MO` … `SU`.
  package var code: String { Weekday.codes[rawValue - 1] }

  package init?(code: some StringProtocol) {
    guard let index = Weekday.codes.firstIndex(of: code.uppercased()) else { return nil }
    self.init(rawValue: index + 1)
  }

  package static func < (a: Weekday, b: Weekday) -> Bool { a.rawValue < b.rawValue }

  private static let codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"]
}
