import Civil
import Engine
import Files
import Glibc
package import Replies
package import Store
import Vault

extension Session {
  package var backups: Backups { Backups(folder: dataFolder + "/backups") }
  package var rescueFile: RescueFile { RescueFile(path: dataFolder + "/rescued.txt") }

  /// What was wrong with the store when it was opened, and how it was repaired; `nil` if nothing was wrong or it was
  /// not opened.
  package var storeProblem: LocalizedText? {
    switch openResultIfOpened?.outcome {
    case .salvaged(let count):
      "The store was damaged. \(count, "record was", "records were") recovered from it, and the damaged file is kept beside it."
    case .restored(let count):
      "The store was damaged. The newest backup is in its place, with \(count, "newer record", "newer records")."
    case .readOnly(let error): error.readOnlyNotice
    case .inMemory where options.isShell:
      "Nothing can be saved right now. New cards go to rescued.txt, and “nudgy doctor” brings them in later."
    case .inMemory: "Nothing can be saved right now."
    case .recreated:
      "The store couldn't be read at all, and there was no backup to bring it back from. This is a new, empty one."
    case .opened where backups.isHalted:
      "Part of the store is damaged, so no new backups are made. “nudgy doctor” repairs it."
    case .new, .opened, .dryRun, nil: nil
    }
  }

  /// Saves `storeProblem` to a file, so that the next call with a reader can show it; for background processes.
  package func saveStoreProblem() throws {
    switch openResultIfOpened?.outcome {
    case .salvaged, .restored, .recreated: break
    default: return
    }
    guard let storeProblem else { return }
    try Descriptor(savedProblemPath, O_WRONLY | O_CREAT | O_TRUNC).write(storeProblem.json.text.utf8)
  }

  /// Takes the problem that another process saved; `nil` if there is none or it was shown already.
  package func takeSavedProblem() -> LocalizedText? {
    guard openResultIfOpened != nil, !options.isDryRun, access(savedProblemPath, F_OK) == 0,
      let bytes = try? Descriptor(reading: savedProblemPath).read(4096), unlink(savedProblemPath) == 0
    else { return nil }
    return JSON(reading: String(decoding: bytes, as: UTF8.self)).flatMap(LocalizedText.init(json:))
  }

  private var savedProblemPath: String { dataFolder + "/untold" }

  /// Whether changes outlive this process; true as long as the store was not opened.
  package var canStore: Bool {
    switch openResultIfOpened?.outcome {
    case .inMemory, .readOnly: false
    default: true
    }
  }

  /// Whether changes are lost when this process ends. Opens the store.
  package var isInMemoryOnly: Bool {
    get throws {
      guard case .inMemory = try opened().outcome else { return false }
      return true
    }
  }

  /// Appends a captured line to `rescued.txt` because the store cannot take it. Returns false if that fails too, or if
  /// there is no line.
  package func saveToRescueFile(_ line: String?) -> Bool {
    guard options.usesRescueFile, let line, !line.isEmpty else { return false }
    return rescueFile.append(line)
  }

  /// Why the store did not take a change, and where the captured line is now.
  ///
  /// - Parameter subject: what was rescued, with its verb: "The line is".
  package func userError(_ error: StoreError, isRescued: Bool, _ subject: LocalizedText = "The line was") -> UserError {
    guard isRescued else { return error.userError }
    let hintStart = "\(subject) kept in \(rescueFile.path) and" as LocalizedText
    switch error {
    case .busy:
      // This counts as success: the line is safe and is stored later without further action.
      return UserError(
        "Another nudgy is still writing.", hint: "\(hintStart) will be added by itself.", code: .done)
    case .readOnly, .full, .limited:
      return UserError(
        error.reason, hint: "\(hintStart) will be added by itself as soon as it can be.")
    default:
      return UserError(error.userError.message, hint: "\(hintStart) is waiting there; “nudgy doctor” brings it in.")
    }
  }

  private static let lowSpaceMessage: LocalizedText = """
    The disk is too full for backups, so none are made for now. Everything is still saved. Once there is room again, \
    backups go on by themselves.
    """

  /// The notice that disk space is too low for backups, returned only once; `nil` otherwise.
  package func takeLowSpaceNotice() -> LocalizedText? {
    guard openResultIfOpened != nil, !options.isDryRun, backups.claimShortageNotice() else { return nil }
    return Session.lowSpaceMessage
  }

  /// The notice that disk space is too low for backups, as long as that is so.
  package var lowSpaceNotice: LocalizedText? { backups.isShortOfSpace ? Session.lowSpaceMessage : nil }

  /// Whether lines in `rescued.txt` wait to be stored.
  package var hasRescuedLines: Bool { !options.isDryRun && rescueFile.exists }
}
