package import Civil
import Engine
package import Records
package import Store
package import Vault
import Synchronization

/// One person's open house: store, vault and what is known about them. Opened when something first needs it.
package final class Profile: Sendable {
  package let data: String
  package let state: String
  let isDryRun: Bool
  let clock: WallClock
  let ids: Ids
  private let opened = Mutex<Opened?>(nil)

  private struct Opened {
    let store: Store
    let vault: Vault
    let isNew: Bool
  }

  package init(
    data: String, state: String, isDryRun: Bool, milliseconds: @escaping @Sendable () -> Int64,
    now: @escaping @Sendable () -> LocalTime, ids: Ids
  ) {
    self.data = data
    self.state = state
    self.isDryRun = isDryRun
    clock = WallClock(milliseconds: milliseconds, local: now)
    self.ids = ids
  }
}
