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
    case .reading(let error): error.readingOnly
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
  package func takeUntold() -> Said? {
    guard known != nil, !manner.isDryRun, access(untold, F_OK) == 0,
      let bytes = try? Descriptor(reading: untold).read(4096), unlink(untold) == 0
    else { return nil }
    return JSON(reading: String(decoding: bytes, as: UTF8.self)).flatMap(Said.init(json:))
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
  ///
  /// - Parameter words: what was rescued.
  func trouble(_ error: StoreError, isRescued: Bool, _ words: Said = "The line is") -> Trouble {
    guard isRescued else { return error.trouble }
    let comesBack = "\(words) kept in \(rescue.path) and" as Said
    switch error {
    case .busy:
      // Nothing went wrong: it is safe, and nobody has to do anything.
      return Trouble(
        "Another nudgy is still writing.", hint: "\(comesBack) comes into the store by itself.", code: .done)
    case .readOnly, .full, .limited:
      return Trouble(
        error.reason, hint: "\(comesBack) comes into the store by itself, as soon as it can be written.")
    default:
      return Trouble(error.trouble.what, hint: "\(comesBack) waits there; “nudgy doctor” takes it back.")
    }
  }

  /// Too little room for copies of the store, in words.
  private static let littleRoom: Said = """
    There is too little room on the disk for backups, so there are none for now. Everything is still saved. Deleting what \
    you no longer need makes room, and then backups go on by themselves.
    """

  /// Told once; `nil` where there is nothing to tell, or it was told.
  package func takeNotice() -> Said? {
    guard known != nil, !manner.isDryRun, backups.takeShortage() else { return nil }
    return Profile.littleRoom
  }

  /// The same whenever it is asked for.
  package var notice: Said? { backups.areShort ? Profile.littleRoom : nil }

  /// Whether lines wait to be stored.
  package var hasRescued: Bool { !manner.isDryRun && rescue.isThere }

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
