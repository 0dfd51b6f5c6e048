/// Two variables that are correlated on the same day. It says nothing about the cause: one may bring about the other,
/// or both may share a cause.
package struct Association: Sendable, Equatable {
  /// The name of the flag (a variable of only 0 and 1), or of the first variable.
  package let one: String
  package let other: String
  /// Days on which both are known.
  package let days: Int
  /// Days on which the flag is 1; `nil` where neither is a flag.
  package let flaggedDays: Int?
  /// By how much `other` is higher where `one` is higher by 1 (for a flag: is present); `interval` is the 95 %
  /// confidence interval.
  package let difference: Double
  package let interval: ClosedRange<Double>
  /// Correlation of the innovations (see `Innovations`), from -1 to 1.
  package let correlation: Double
  /// Probability of a correlation at least as strong where there is none, before correction for the number of pairs.
  package let pValue: Double
}
