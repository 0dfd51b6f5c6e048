/// A time with its uncertainty: "this morning" is 09:00, give or take three hours.
package struct ApproximateTime: Hashable, Sendable {
  package var when: When
  /// Minutes by which it may be off in either direction; `nil` where the person gave it exactly.
  package var uncertainty: Int?

  package init(_ when: When, uncertainty: Int? = nil) {
    self.when = when
    self.uncertainty = uncertainty
  }
}
