package import Civil

/// What time it is, asked anew each time; a test sets it.
package struct WallClock: Sendable {
  /// Since 1970; what stamps are made of.
  package let milliseconds: @Sendable () -> Int64
  package let local: @Sendable () -> LocalTime

  package init(milliseconds: @escaping @Sendable () -> Int64, local: @escaping @Sendable () -> LocalTime) {
    self.milliseconds = milliseconds
    self.local = local
  }
}
