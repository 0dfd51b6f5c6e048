import Civil
import Engine
import Files
import Glibc
package import Replies
import Store

extension StoreOpener {
  /// What was wrong with the store when it was opened, and how it was repaired; `nil` if nothing was wrong or it was
  /// not opened.
  package var problem: LocalizedText? {
    switch resultIfOpened?.outcome {
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

  /// Saves `problem` to a file, so that the next call with a reader can show it; for background processes.
  package func saveProblem() throws {
    switch resultIfOpened?.outcome {
    case .salvaged, .restored, .recreated: break
    default: return
    }
    guard let problem else { return }
    try Descriptor(savedProblemPath, O_WRONLY | O_CREAT | O_TRUNC).write(problem.json.text.utf8)
  }

  /// Takes the problem that another process saved; `nil` if there is none or it was shown already.
  package func takeSavedProblem() -> LocalizedText? {
    guard resultIfOpened != nil, !options.isDryRun, access(savedProblemPath, F_OK) == 0,
      let bytes = try? Descriptor(reading: savedProblemPath).read(4096), unlink(savedProblemPath) == 0
    else { return nil }
    return JSON(reading: String(decoding: bytes, as: UTF8.self)).flatMap(LocalizedText.init(json:))
  }

  private var savedProblemPath: String { dataFolder + "/untold" }

  private static let lowSpaceMessage: LocalizedText = """
    The disk is too full for backups, so none are made for now. Everything is still saved. Once there is room again, \
    backups go on by themselves.
    """

  /// The notice that disk space is too low for backups, returned only once; `nil` otherwise.
  package func takeLowSpaceNotice() -> LocalizedText? {
    guard resultIfOpened != nil, !options.isDryRun, backups.claimShortageNotice() else { return nil }
    return StoreOpener.lowSpaceMessage
  }

  /// The notice that disk space is too low for backups, as long as that is so.
  package var lowSpaceNotice: LocalizedText? { backups.isShortOfSpace ? StoreOpener.lowSpaceMessage : nil }
}
