/// A time as far as it is known: "this morning" is 09:00, give or take three hours.
package struct RoughTime: Hashable, Sendable {
  package var when: When
  /// Minutes by which it may be off, to either side; `nil` where it was said exactly.
  package var uncertainty: Int?

  package init(_ when: When, uncertainty: Int? = nil) {
    self.when = when
    self.uncertainty = uncertainty
  }
}
