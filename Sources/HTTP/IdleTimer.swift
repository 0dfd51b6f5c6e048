/// How long nothing has happened, and whether that is too long. curl's own limits are not used: its low speed is an
/// average that counts what was sent, and fires late.
struct IdleTimer {
  private let patience: Timeouts
  private(set) var stage = Timeouts.Stage.connect
  private var sent: Int64 = 0
  /// A machine that slept did not wait.
  private var since: SuspendingClock.Instant

  init(_ patience: Timeouts, now: SuspendingClock.Instant = .now) { (self.patience, since) = (patience, now) }

  /// - Parameter sent: bytes of the request's body that have left.
  /// - Parameter hasNews: whether something of the answer's body has come since the last look.
  mutating func look(isConnected: Bool, sent: Int64, isBegun: Bool, hasNews: Bool, now: SuspendingClock.Instant = .now)
  {
    let stage: Timeouts.Stage = isBegun ? .idle : isConnected ? .firstByte : .connect
    guard stage != self.stage || sent != self.sent || hasNews else { return }
    (self.stage, self.sent, since) = (stage, sent, now)
  }

  /// Milliseconds until it is too long; `nil` when it is.
  func left(now: SuspendingClock.Instant = .now) -> CInt? {
    let left = patience[keyPath: stage.duration] - since.duration(to: now)
    return left > .zero ? CInt(clamping: Int(left / .milliseconds(1)) + 1) : nil
  }
}
