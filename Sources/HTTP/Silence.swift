/// How long nothing has happened, and whether that is too long. curl's own limits are not used: its low speed is an
/// average that counts what was sent, and fires late.
struct Silence {
  private let patience: Patience
  private(set) var stage = Patience.Stage.connect
  private var sent: Int64 = 0
  /// A machine that slept did not wait.
  private var since = SuspendingClock.now

  init(_ patience: Patience) { self.patience = patience }

  /// - Parameter sent: bytes of the request's body that have left.
  /// - Parameter hasNews: whether something of the answer's body has come since the last look.
  mutating func look(isConnected: Bool, sent: Int64, isBegun: Bool, hasNews: Bool) {
    let stage: Patience.Stage = isBegun ? .idle : isConnected ? .firstByte : .connect
    guard stage != self.stage || sent != self.sent || hasNews else { return }
    (self.stage, self.sent, since) = (stage, sent, .now)
  }

  /// Milliseconds until it is too long, at most a second; `nil` when it is.
  var left: CInt? {
    let left = patience[keyPath: stage.duration] - since.duration(to: .now)
    guard left > .zero else { return nil }
    return CInt(min(left, .seconds(1)) / .milliseconds(1)) + 1
  }
}
