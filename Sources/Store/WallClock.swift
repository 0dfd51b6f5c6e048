package import Civil

/// The current time, read anew with each call; tests set it.
package struct WallClock: Sendable {
  /// Milliseconds since 1970, for stamps.
  package let milliseconds: @Sendable () -> Int64
  package let local: @Sendable () -> LocalTime

  package init(milliseconds: @escaping @Sendable () -> Int64, local: @escaping @Sendable () -> LocalTime) {
    self.milliseconds = milliseconds
    self.local = local
  }
}
