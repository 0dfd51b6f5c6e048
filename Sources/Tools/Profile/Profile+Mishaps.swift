import Civil
package import Engine
import Glibc
import Store
import Vault

extension Profile {
  var backups: Backups { Backups(folder: data + "/backups") }
  var rescue: Rescue { Rescue(path: data + "/rescued.txt") }

  /// What had to be done to open the store at all, in words; `nil` when nothing was amiss or it was never opened.
  package var mishap: Said? {
    switch known?.outcome {
    case .salvaged(let count):
      "The store was damaged. \(count, "record was", "records were") read out of it, and the damaged file stands beside it."
    case .restored(let count):
      "The store was damaged. The newest backup is in its place, with \(count, "newer record", "newer records")."
    case .memory where manner.isShell:
      "Nothing can be stored now. New cards go to rescued.txt, and “nudgy doctor” takes them back."
    case .memory: "Nothing can be stored now."
    case .begun:
      "Nothing of the store could be read, and nothing was left to bring it back from. This is a new one."
    case .opened where backups.areHalted:
      "Part of the store is damaged, so there are no new backups. “nudgy doctor” mends it."
    case .new, .opened, .rehearsed, nil: nil
    }
  }

  /// Whether what is changed outlives this process, as far as that was found out.
  package var canStore: Bool {
    if case .memory = known?.outcome { false } else { true }
  }

  /// Whether what is changed lives in this process only.
  var isFleeting: Bool {
    get throws {
      guard case .memory = try opened().outcome else { return false }
      return true
    }
  }

  /// Keeps a captured line beside the store that cannot take it; false where that fails too, or nothing was captured.
  func isRescued(_ line: String?) -> Bool {
    guard manner.rescues, let line, !line.isEmpty else { return false }
    return rescue.append(line)
  }

  /// Why the store did not take a change, and where its line is.
  func trouble(_ error: StoreError, isRescued: Bool) -> Trouble {
    var trouble = error.trouble
    if isRescued { trouble.hint = "The line is kept in \(rescue.path); “nudgy doctor” takes it back." }
    return trouble
  }

  /// Whether the store was opened and wants what nobody should wait for: today's copy, or its index brought up to date.
  package var isUpkeepDue: Bool {
    guard let known, case .opened = known.outcome else { return false }
    return access(backups.path(clock.local().day), F_OK) != 0
      || log.attempt("asking for the index") { try known.store.isTitleIndexBehind() } ?? false
  }

  /// Says each rescued line again, the oldest first, until one is not stored: that one and all behind it wait on.
  ///
  /// - Parameter ways: tried in this order until one makes a change.
  /// - Returns: how many lines wait.
  package func takeBackRescued(_ ways: [(String) async -> Void]) async throws -> Int {
    try await rescue.takeBack { line in
      let before = try store.lastChange()
      for way in ways where try store.lastChange() == before { await way(line) }
      return try store.lastChange() != before
    }
    return rescue.count
  }

  /// Indexes what was written, thins the log, copies the store once a day, and looks after the copy of what is known of the key. What
  /// fails stands in the log, as there may be nobody to tell, and is tried again the next time.
  package func keepUp() throws {
    do {
      try store.indexTitles()
      try store.thinLog()
      try store.backUpIfDue(backups, today: clock.local().day)
      try vault.mend()
    } catch {
      log.note("upkeep", error)
      throw error
    }
  }
}
