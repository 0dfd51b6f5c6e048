import Civil
import Engine
import Files
import Glibc
package import Replies
package import Store
import Vault

extension Session {
  package var backups: Backups { Backups(folder: data + "/backups") }
  package var rescue: Rescue { Rescue(path: data + "/rescued.txt") }

  /// What had to be done to open the store at all, in words; `nil` when nothing was amiss or it was never opened.
  package var mishap: LocalizedText? {
    switch known?.outcome {
    case .salvaged(let count):
      "The store was damaged. \(count, "record was", "records were") read out of it, and the damaged file stands beside it."
    case .restored(let count):
      "The store was damaged. The newest backup is in its place, with \(count, "newer record", "newer records")."
    case .reading(let error): error.readingOnly
    case .memory where options.isShell:
      "Nothing can be stored now. New cards go to rescued.txt, and “nudgy doctor” takes them back."
    case .memory: "Nothing can be stored now."
    case .begun:
      "Nothing of the store could be read, and nothing was left to bring it back from. This is a new one."
    case .opened where backups.areHalted:
      "Part of the store is damaged, so there are no new backups. “nudgy doctor” mends it."
    case .new, .opened, .rehearsed, nil: nil
    }
  }

  /// Leaves what had to be done to the store to be told by the next call that somebody reads; for a process that nobody
  /// watches.
  package func leaveMishap() throws {
    switch known?.outcome {
    case .salvaged, .restored, .begun: break
    default: return
    }
    guard let mishap else { return }
    try Descriptor(untold, O_WRONLY | O_CREAT | O_TRUNC).write(mishap.json.text.utf8)
  }

  /// What another process left to be told; `nil` where it left nothing, or it was told.
  package func takeUntold() -> LocalizedText? {
    guard known != nil, !options.isDryRun, access(untold, F_OK) == 0,
      let bytes = try? Descriptor(reading: untold).read(4096), unlink(untold) == 0
    else { return nil }
    return JSON(reading: String(decoding: bytes, as: UTF8.self)).flatMap(LocalizedText.init(json:))
  }

  private var untold: String { data + "/untold" }

  /// Whether what is changed outlives this process, as far as that was found out.
  package var canStore: Bool {
    switch known?.outcome {
    case .memory, .reading: false
    default: true
    }
  }

  /// Whether what is changed lives in this process only.
  package var isFleeting: Bool {
    get throws {
      guard case .memory = try opened().outcome else { return false }
      return true
    }
  }

  /// Keeps a captured line beside the store that cannot take it; false where that fails too, or nothing was captured.
  package func isRescued(_ line: String?) -> Bool {
    guard options.rescues, let line, !line.isEmpty else { return false }
    return rescue.append(line)
  }

  /// Why the store did not take a change, and where its line is.
  ///
  /// - Parameter words: what was rescued.
  package func trouble(_ error: StoreError, isRescued: Bool, _ words: LocalizedText = "The line is") -> UserError {
    guard isRescued else { return error.trouble }
    let comesBack = "\(words) kept in \(rescue.path) and" as LocalizedText
    switch error {
    case .busy:
      // Nothing went wrong: it is safe, and nobody has to do anything.
      return UserError(
        "Another nudgy is still writing.", hint: "\(comesBack) comes into the store by itself.", code: .done)
    case .readOnly, .full, .limited:
      return UserError(
        error.reason, hint: "\(comesBack) comes into the store by itself, as soon as it can be written.")
    default:
      return UserError(error.trouble.what, hint: "\(comesBack) waits there; “nudgy doctor” takes it back.")
    }
  }

  /// Too little room for copies of the store, in words.
  private static let littleRoom: LocalizedText = """
    There is too little room on the disk for backups, so there are none for now. Everything is still saved. Deleting what \
    you no longer need makes room, and then backups go on by themselves.
    """

  /// Told once; `nil` where there is nothing to tell, or it was told.
  package func takeNotice() -> LocalizedText? {
    guard known != nil, !options.isDryRun, backups.takeShortage() else { return nil }
    return Session.littleRoom
  }

  /// The same whenever it is asked for.
  package var notice: LocalizedText? { backups.areShort ? Session.littleRoom : nil }

  /// Whether lines wait to be stored.
  package var hasRescued: Bool { !options.isDryRun && rescue.isThere }
}
