package import Civil
import Engine
import Glibc
package import Records
import Store
import Synchronization
import Vault

/// One person's open house: store, vault and what is known about them. Each is opened when something first needs it.
package struct Profile: Sendable {
  let data: String
  let state: String
  let isDryRun: Bool
  let clock: WallClock
  let ids: Ids
  let vault: Vault
  private let door = Door()

  private final class Door: Sendable {
    let opening = Mutex<Opening?>(nil)
  }

  package init(
    data: String, state: String, isDryRun: Bool, milliseconds: @escaping @Sendable () -> Int64,
    now: @escaping @Sendable () -> LocalTime, ids: Ids
  ) {
    self.data = data
    self.state = state
    self.isDryRun = isDryRun
    self.ids = ids
    clock = WallClock(milliseconds: milliseconds, local: now)
    vault = Vault(keyFile: data + "/key")
  }

  var store: Store { get throws { try opened().store } }

  /// What opening the store found.
  func opened() throws -> Opening {
    try door.opening.withLock { known in
      if let known { return known }
      try makeFolder(data)
      let found = try Store.open(at: data + "/nudgy.db", clock: clock, ids: ids)
      known = found
      return found
    }
  }

  /// Whether nobody has kept anything here yet.
  package var isNew: Bool { (try? opened().outcome == .new) ?? false }

  private func makeFolder(_ path: String) throws {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw Trouble("The folder \(path) cannot be made.", hint: "Is the disk full, or the folder someone else's?")
    }
    try makeFolder(String(path[..<slash]))
    try makeFolder(path)
  }
}
