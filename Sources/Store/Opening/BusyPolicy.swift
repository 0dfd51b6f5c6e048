internal import GRDB
internal import Glibc
internal import Synchronization

/// How long a store waits for other processes, and who is told of it.
package struct BusyPolicy: Sendable {
  /// For which another process may go on writing before a change is given up.
  package var limit: Duration
  /// Told once for each wait that goes on for more than two seconds.
  package var tell: @Sendable (Activity) -> Void

  package enum Activity: Sendable {
    /// What the other process does.
    case mending, writing
    /// This one mends the store itself.
    case mendingHere
  }

  package init(limit: Duration = .seconds(5), tell: @escaping @Sendable (Activity) -> Void = { _ in }) {
    (self.limit, self.tell) = (limit, tell)
  }

  private static let silence = Duration.seconds(2)

  /// SQLite's, for a connection of its own: false gives up.
  var handler: Database.BusyCallback {
    let wait = Mutex((start: ContinuousClock.now, isTold: false))
    return { tries in
      let goesOn = wait.withLock { wait in
        if tries == 0 { wait = (.now, false) }
        let waited = wait.start.duration(to: .now)
        if waited > BusyPolicy.silence, !wait.isTold {
          wait.isTold = true
          tell(.writing)
        }
        return waited < limit
      }
      if goesOn { usleep(UInt32(min(tries + 1, 25)) * 1_000) }
      return goesOn
    }
  }

  /// Runs what may have to wait for a lock, or takes long itself.
  func waiting<T>(for activity: Activity, _ body: () throws -> T) rethrows -> T {
    try LongWork.run({ [tell] in tell(activity) }, body)
  }
}
