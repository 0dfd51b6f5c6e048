internal import GRDB
internal import Glibc
internal import Synchronization

/// How long a store waits for other processes, and how it reports that it is waiting.
package struct BusyPolicy: Sendable {
  /// How long another process may keep writing before a change fails with `StoreError.busy`.
  package var limit: Duration
  /// Called once for each wait longer than two seconds.
  package var notify: @Sendable (Activity) -> Void

  package enum Activity: Sendable {
    /// What another process is doing.
    case repairing, writing
    /// This process is repairing the store.
    case repairingHere
  }

  package init(limit: Duration = .seconds(5), notify: @escaping @Sendable (Activity) -> Void = { _ in }) {
    (self.limit, self.notify) = (limit, notify)
  }

  private static let noticeDelay = Duration.seconds(2)

  /// The busy callback for one SQLite connection; false gives up.
  var busyCallback: Database.BusyCallback {
    let wait = Mutex((start: ContinuousClock.now, isTold: false))
    return { tries in
      let keepsWaiting = wait.withLock { wait in
        if tries == 0 { wait = (.now, false) }
        let waited = wait.start.duration(to: .now)
        if waited > BusyPolicy.noticeDelay, !wait.isTold {
          wait.isTold = true
          notify(.writing)
        }
        return waited < limit
      }
      if keepsWaiting { usleep(UInt32(min(tries + 1, 25)) * 1_000) }
      return keepsWaiting
    }
  }

  /// Runs `body`, which may wait for a lock or take long, and notifies if it takes more than two seconds.
  func runNotifying<T>(of activity: Activity, _ body: () throws -> T) rethrows -> T {
    try SlowOperation.run({ [notify] in notify(activity) }, body)
  }
}
