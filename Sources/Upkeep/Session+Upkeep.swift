import Civil
import Engine
import Files
import Glibc
import Replies
import Session
import Store
import Vault

// What nobody should wait for.

extension Session {
  /// Whether the store was opened and wants what nobody should wait for: rescued lines taken back, today's copy, or its
  /// index brought up to date.
  package var isUpkeepDue: Bool {
    guard let known, [.opened, .new].contains(known.outcome) else { return false }
    if hasRescued { return true }
    guard known.outcome == .opened else { return false }
    return access(backups.path(clock.local().day), F_OK) != 0
      || log.attempt("asking for the index") { try known.store.isTitleIndexBehind() } ?? false
  }

  /// Says each rescued line again, the oldest first, until one is not stored: that one and all behind it wait on.
  ///
  /// - Parameter ways: tried in this order until one makes a change.
  /// - Returns: how many lines wait.
  package func takeBackRescued(_ ways: [(String) async -> Void]) async throws -> Int {
    let store = try store
    var isDone = false
    repeat {
      isDone = try await rescue.takeBack { line, place in
        // The line is marked in the transaction that stores it: whoever was cut short between that and the file has
        // stored it all the same.
        let mark = "\(place.text) \(line)"
        if try store.meta(.rescued) == mark { return true }
        store.keepWithNextChange(.rescued, mark)
        for way in ways where store.isAwaiting(.rescued) { await way(line) }
        guard store.isAwaiting(.rescued) else { return true }
        store.forgetAwaited(.rescued)
        return false
      } finish: {
        try store.erase(.rescued)
      }
    } while isDone && rescue.count > 0
    return rescue.count
  }

  /// Whether no other process of its kind keeps the store up; from then on none does until this one ends.
  package func isUpkeepMine() throws -> Bool {
    // What cannot be written there is told by what comes next.
    guard try store.path != nil, let file = try? Descriptor(data + "/upkeep.lock", O_RDWR | O_CREAT) else {
      return true
    }
    _ = Unmanaged.passRetained(file)
    return file.lock()
  }

  /// Indexes what was written, thins the log, copies the store once a day, looks after the copy of what is known of the
  /// key, and clears up after processes that were killed. What fails stands in the log, as there may be nobody to tell,
  /// keeps nothing else from being done, and is tried again the next time.
  package func keepUp() throws {
    let store = try store
    let tasks: [() throws -> Void] = [
      store.indexTitles, store.thinLog,
      {
        // Told of in its own way, as nothing is wrong with the store.
        do { try store.backUpIfDue(backups, today: clock.local().day) } catch StoreError.littleRoom(let missing) {
          log.note("making a copy of the store", StoreError.littleRoom(missing))
        }
      },
      { try vault.mend() }, sweep,
    ]
    var failure: (any Error)?
    for task in tasks {
      do { try task() } catch {
        log.note("upkeep", error)
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}
