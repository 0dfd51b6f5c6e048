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
      "Nothing can be stored now. What you type is kept in rescued.txt; “nudgy doctor” takes it back."
    case .memory: "Nothing can be stored now."
    case .new, .opened, nil: nil
    }
  }

  /// Whether what is changed lives in this process only.
  var isFleeting: Bool {
    get throws {
      guard case .memory = try opened().outcome else { return false }
      return true
    }
  }

  /// Keeps a captured line beside the store that cannot take it. Outside the shell the change fails then.
  func rescued(_ line: String?, _ error: StoreError) throws {
    let isKept = line.map { !$0.isEmpty && rescue.append($0) } ?? false
    guard !manner.isShell else { return }
    var trouble = error.trouble
    if isKept { trouble.hint = "The line is kept in \(rescue.path); “nudgy doctor” takes it back." }
    throw trouble
  }

  /// Whether the store was opened and wants what nobody should wait for: today's copy, or its index brought up to date.
  package var isUpkeepDue: Bool {
    guard let known, case .opened = known.outcome else { return false }
    return access(backups.path(clock.local().day), F_OK) != 0
      || log.attempt("asking for the index") { try known.store.isTitleIndexBehind() } ?? false
  }

  /// Hands over each rescued line, and forgets it once it is stored.
  package func takeBackRescued(_ store: (String) async throws -> Void) async rethrows {
    try await rescue.takeBack(store)
  }

  /// Indexes what was written, copies the store once a day, and looks after the copy of what is known of the key. What
  /// fails stands in the log, as there may be nobody to tell, and is tried again the next time.
  package func keepUp() throws {
    do {
      try store.indexTitles()
      try store.backUpIfDue(backups, today: clock.local().day)
      try vault.mend()
    } catch {
      log.note("upkeep", error)
      throw error
    }
  }
}
