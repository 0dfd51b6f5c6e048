import Civil
import Engine
import Files
import Glibc
import Session
import Store
import Vault

// Maintenance that runs in the background.

extension Session {
  /// Whether the store was opened and needs maintenance: storing rescued lines, today's backup, or updating its index.
  package var isUpkeepDue: Bool {
    guard let opening = storeOpener.resultIfOpened, [.opened, .new].contains(opening.outcome) else { return false }
    if storeOpener.hasRescuedLines { return true }
    guard opening.outcome == .opened else { return false }
    return access(storeOpener.backups.path(clock.local().day), F_OK) != 0
      || log.attempt("asking for the index") { try opening.store.isTitleIndexBehind() } ?? false
  }

  /// Runs each rescued line as input again, oldest first, until one is not stored; that one and the rest keep waiting.
  ///
  /// - Parameter handlers: tried in this order until one makes a change.
  /// - Returns: How many lines still wait.
  package func storeRescuedLines(_ handlers: [(String) async -> Void]) async throws -> Int {
    let (store, rescueFile) = (try store, storeOpener.rescueFile)
    var isDone = false
    repeat {
      isDone = try await rescueFile.restoreLines { line, range in
        // The transaction that stores the line marks it, too. So if the process ends before the line is removed from
        // the file, it is not stored twice.
        let mark = "\(range.text) \(line)"
        if try store.meta(.rescued) == mark { return true }
        store.setMetaWithNextChange(.rescued, mark)
        for handler in handlers where store.isMetaPending(.rescued) { await handler(line) }
        guard store.isMetaPending(.rescued) else { return true }
        store.discardPendingMeta(.rescued)
        return false
      } finish: {
        try store.eraseMeta(.rescued)
      }
    } while isDone && rescueFile.count > 0
    return rescueFile.count
  }

  /// Takes the exclusive maintenance lock; `nil` if another process has it.
  package func claimUpkeep() throws -> UpkeepLock? {
    // If the lock file cannot be created, the maintenance itself reports the problem.
    guard try store.path != nil, let file = try? Descriptor(dataFolder + "/upkeep.lock", O_RDWR | O_CREAT) else {
      return UpkeepLock(file: nil)
    }
    return file.lock() ? UpkeepLock(file: file) : nil
  }

  /// Indexes new text, prunes the change log, backs up the store once a day, repairs the copy of the key file, and
  /// removes leftovers of killed processes. A failed task is logged, as nobody may be watching, does not stop the
  /// others, and is tried again next time. Throws the first error.
  package func performUpkeep() throws {
    let store = try store
    let tasks: [() throws -> Void] = [
      store.indexTitles, store.pruneChangeLog,
      {
        // Only logged, as nothing is wrong with the store; `takeLowSpaceNotice` tells the person.
        do {
          try store.backUpIfDue(storeOpener.backups, today: clock.local().day)
        } catch StoreError.littleRoom(let missing) {
          log.record("making a copy of the store", StoreError.littleRoom(missing))
        }
      },
      { try vault.repair() }, removeLeftovers,
    ]
    var failure: (any Error)?
    for task in tasks {
      do { try task() } catch {
        log.record("upkeep", error)
        failure = failure ?? error
      }
    }
    if let failure { throw failure }
  }
}

/// Keeps other processes from maintaining the same store for as long as it lives.
package struct UpkeepLock {
  fileprivate let file: Descriptor?
}
