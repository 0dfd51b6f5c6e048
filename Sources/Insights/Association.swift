/// Two variables that go together on the same day. Never why: the two may share a cause, or one may bring the other.
package struct Association: Sendable, Equatable {
  /// The one that is there or not, or the first.
  package let one: String
  package let other: String
  /// Days on which both are known.
  package let days: Int
  /// Days on which a flag is up; `nil` where neither is a flag.
  package let with: Int?
  /// By how much the other is higher where the one is one higher (or there), and 95 % of what that may truly be.
  package let difference: Double
  package let interval: ClosedRange<Double>
  /// Between -1 and 1, of what each day brought anew.
  package let correlation: Double
  /// How likely one like it is where there is nothing, before the whole grid is allowed for.
  package let chance: Double
}
