/// Measures how long a transfer has made no progress. curl's own limits are not used: its low-speed limit is an average
/// that includes bytes sent, and fires late.
struct IdleTimer {
  private let timeouts: Timeouts
  private(set) var stage = Timeouts.Stage.connect
  private var sent: Int64 = 0
  /// On a suspending clock, so that time the machine sleeps does not count.
  private var lastProgress: SuspendingClock.Instant

  init(_ timeouts: Timeouts, now: SuspendingClock.Instant = .now) { (self.timeouts, lastProgress) = (timeouts, now) }

  /// - Parameter sent: bytes of the request's body sent so far.
  /// - Parameter hasNews: whether bytes of the response's body have arrived since the last update.
  mutating func update(
    isConnected: Bool, sent: Int64, hasBodyStarted: Bool, hasNewBytes: Bool, now: SuspendingClock.Instant = .now
  ) {
    let stage: Timeouts.Stage = hasBodyStarted ? .idle : isConnected ? .firstByte : .connect
    guard stage != self.stage || sent != self.sent || hasNewBytes else { return }
    (self.stage, self.sent, lastProgress) = (stage, sent, now)
  }

  /// Milliseconds until the stage's timeout; `nil` once it has passed.
  func millisecondsLeft(now: SuspendingClock.Instant = .now) -> CInt? {
    let remaining = timeouts[keyPath: stage.duration] - lastProgress.duration(to: now)
    return remaining > .zero ? CInt(clamping: Int(remaining / .milliseconds(1)) + 1) : nil
  }
}
