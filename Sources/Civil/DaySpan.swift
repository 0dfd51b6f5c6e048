/// Consecutive days, of which the first or the last may be left open.
package struct DaySpan: Hashable, Sendable {
  /// `nil` for no beginning.
  package let first: Day?
  /// `nil` for no end.
  package let last: Day?

  /// `nil` where the first day is behind the last one.
  package init?(_ first: Day?, _ last: Day?) {
    if let first, let last, first > last { return nil }
    (self.first, self.last) = (first, last)
  }

  package init(_ days: ClosedRange<Day>) { (first, last) = (days.lowerBound, days.upperBound) }

  /// From `START/END`, both as `YYYY-MM-DD`, or `..` for an open end as in ISO 8601-2.
  package init?(iso: String) {
    let parts = iso.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return nil }
    let ends = parts.map { When(iso: String($0))?.day }
    guard zip(parts, ends).allSatisfy({ $0 == DaySpan.open || $1 != nil }) else { return nil }
    self.init(ends[0], ends[1])
  }

  /// A single day as it is, anything else as `START/END`.
  package var iso: String {
    if let first, first == last { return first.iso }
    return "\(first?.iso ?? DaySpan.open)/\(last?.iso ?? DaySpan.open)"
  }

  private static let open = ".."
}
