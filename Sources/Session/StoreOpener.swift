import Engine
import Files
import Records
package import Replies
package import Store
import Synchronization

/// Opens the store on first use, repairs it, and reopens it if it is found damaged.
package final class StoreOpener: Sendable {
  let dataFolder: String
  let options: Session.Options
  private let clock: WallClock
  private let ids: IDGenerator
  private let log: Log
  private let opening = Mutex<OpenResult?>(nil)

  init(dataFolder: String, _ options: Session.Options, clock: WallClock, ids: IDGenerator, log: Log) {
    (self.dataFolder, self.options, self.clock, self.ids, self.log) = (dataFolder, options, clock, ids, log)
  }

  /// The opened store. Throws if nothing can be stored, except in a shell, which goes on in memory.
  package var store: Store {
    get throws {
      let opening = try opened()
      if case .inMemory(let error) = opening.outcome, !options.isShell { throw error }
      return opening.store
    }
  }

  /// Opens the store on first use and returns the result.
  ///
  /// - Parameter doubted: whether damage was found, so that the whole store is checked.
  package func opened(doubted: Bool = false) throws -> OpenResult {
    try opening.withLock { known in
      if let known { return known }
      let result = try options.isDryRun ? openDryRun() : openMending(doubted)
      result.store.accessPolicy.restrict(to: options.accessScope)
      known = result
      return result
    }
  }

  /// The result of opening the store; `nil` if it was not opened.
  package var resultIfOpened: OpenResult? { opening.withLock { $0 } }

  /// Whether the store was created by this process. Opens the store.
  package var isNew: Bool { (try? opened().outcome == .new) ?? false }

  /// Whether changes outlive this process; true as long as the store was not opened.
  package var canStore: Bool {
    switch resultIfOpened?.outcome {
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

  /// The store for one look at it, apart from `store`: not made, not mended, not written.
  package var storeForReading: Store? {
    get throws { try Store.openForReading(databasePath, clock: clock, ids: ids) }
  }

  package var backups: Backups { Backups(folder: dataFolder + "/backups") }

  private var databasePath: String { dataFolder + "/nudgy.db" }

  /// Closes the store before the process ends, so that its file is complete without a journal beside it.
  package func close() {
    log.attempt("closing the store") { try resultIfOpened?.store.close() }
  }

  private func openMending(_ suspectsDamage: Bool) throws -> OpenResult {
    guard Folder.make(dataFolder) else {
      throw UserError(
        "I can't create the folder \(dataFolder).", hint: "Is the disk full, or does the folder belong to someone else?"
      )
    }
    func open() throws -> OpenResult {
      try Store.openRepairing(
        at: databasePath, backups: backups, traces: ["/key", "/keys"].map { dataFolder + $0 },
        thorough: options.isThorough,
        doubted: suspectsDamage, busy: busyPolicy, clock: clock, ids: ids)
    }
    return try options.isThorough ? options.notifyingIfSlow(StoreOpener.checkingMessage, open) : open()
  }

  package static let checkingMessage: LocalizedText =
    "Checking everything. This can take a while."

  private var busyPolicy: BusyPolicy {
    BusyPolicy(limit: options.busyTimeout) { [tell = options.notify] activity in
      switch activity {
      case .repairingHere: tell("The store is damaged and is being repaired. This can take a while.")
      case .repairing: tell("Another nudgy is repairing the store. This goes on as soon as it's done.")
      case .writing: tell("Another nudgy is writing a lot, as when restoring a backup. Waiting for it.")
      }
    }
  }

  private func openDryRun() throws -> OpenResult {
    try options.notifyingIfSlow("Trying it on a copy first. This can take a while.") {
      try Store.dryRunCopy(of: databasePath, thorough: options.isThorough, clock: clock, ids: ids)
    }
  }
}

// A store can be damaged while it is open, by the disk or by another program that overwrites its file. A call that
// meets the damage is retried on the repaired store, so that no input is lost.

extension StoreOpener {
  /// Runs `body` once more on the repaired store if it meets damage; for work that is atomic or has not started.
  package func retryingAfterRepair<Result>(
    unless hasStarted: @autoclosure () -> Bool = false, _ body: () throws -> Result
  ) throws
    -> Result
  {
    do { return try body() } catch let error as StoreError where error.isRepairable {
      guard !hasStarted(), reopen() else { throw error }
      return try body()
    }
  }

  /// Reopens the store, which repairs it. Returns false if it still cannot be written.
  func reopen() -> Bool {
    guard !options.isDryRun else { return false }
    abandon()
    do {
      switch try opened(doubted: true).outcome {
      case .inMemory, .readOnly: return false
      default:
        if let problem { options.notify(problem) }
        return true
      }
    } catch {
      log.record("opening the damaged store anew", error)
      return false
    }
  }

  /// Closes a damaged store without writing to it. The next access reopens it, which repairs it.
  private func abandon() {
    opening.withLock { known in
      if case .inMemory = known?.outcome { return }
      known?.store.abandon()
      known = nil
    }
  }
}
