package import Civil
package import Engine
package import Language
package import Records
package import Replies
package import Settings
package import Store
import Synchronization
package import Vault

/// What tools share: one person's store, key, settings and language. Each is opened on first use.
package struct Session: Sendable {
  package let dataFolder: String
  package let stateFolder: String
  package let options: Options
  package let clock: WallClock
  package let ids: IDGenerator
  package let vault: Vault
  package let passphrasePrompt: PassphrasePrompt
  package let settings: SettingsFile
  package let log: Log
  private let makeLanguage: @Sendable () -> Language
  package let plaintextCache = PlaintextCache()
  package let sealedEntryFlag = SealedEntryFlag()
  let storeKeys = StoreKeyCache()
  let changeGroups = ChangeGroupRecorder()
  /// Set if the call corrects another one, whose change groups it reverts.
  package var groupsToRevert: GroupsToRevert?
  private let lazyStore = LazyStore()

  /// Options for this session.
  package struct Options: Sendable {
    /// Everything is tried on a copy in memory, and nothing is written.
    package var isDryRun = false
    /// Checks every page of the store at opening.
    package var isThorough = false
    /// Captured lines that cannot be stored are kept in `rescued.txt`.
    package var usesRescueFile = true
    /// The process is an interactive shell: what cannot be stored is kept in memory as long as it runs.
    package var isShell = false
    /// A person reads each reply at once and could answer it.
    package var isAttended = false
    /// The process handles one call, so caches for repeated searches are not worth building.
    package var isOneShot = false
    /// A person sees progress messages at once.
    package var isWatched = false
    /// Replies go to a program: cards carry every field. Sealed ones are opened if that needs no passphrase prompt.
    package var isForPrograms = false
    /// Rows of a list: five in the shell, all for a program.
    package var listLimit = 5
    /// Rows of a whole list.
    package static let wholeListLimit = 1_000_000
    /// The locale's ISO 3166-1 country code; `nil` if it has none.
    package var territory: String?
    /// The user's own folder, for which `~` stands; `nil` where there is none.
    package var userFolder: String?
    /// How long a change waits for another process that is writing to the store.
    package var busyTimeout = Duration.seconds(5)
    /// How reminders reach the person without an open shell.
    package var desktopReminders = DesktopReminders()
    /// Shows a message that cannot wait for the reply.
    package var notify: @Sendable (LocalizedText) -> Void = { _ in }
    /// What this session may read and change.
    package var accessScope = AccessScope.all

    package init() {}
  }

  private final class LazyStore: Sendable {
    let opening = Mutex<OpenResult?>(nil)
  }

  package init(
    data: String, state: String, options: Options = Options(), milliseconds: @escaping @Sendable () -> Int64,
    now: @escaping @Sendable () -> LocalTime, ids: IDGenerator,
    language: @autoclosure @escaping @Sendable () -> Language,
    settings: SettingsFile? = nil, vault: Vault? = nil, passphrasePrompt: PassphrasePrompt = .unavailable,
    log: Log = .none
  ) {
    self.dataFolder = data
    self.stateFolder = state
    self.options = options
    self.ids = ids
    self.settings = settings ?? .defaults(in: language())
    self.log = log
    clock = WallClock(milliseconds: milliseconds, local: now)
    self.vault = vault ?? Vault(folder: data)
    self.passphrasePrompt = passphrasePrompt
    makeLanguage = language
  }

  /// The language of the input.
  package var language: Language { makeLanguage() }

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
    try lazyStore.opening.withLock { known in
      if let known { return known }
      let result = try options.isDryRun ? openDryRun() : openMending(doubted)
      result.store.accessPolicy.restrict(to: options.accessScope)
      known = result
      return result
    }
  }

  /// Closes a damaged store without writing to it. The next access reopens it, which repairs it.
  func abandonStore() {
    lazyStore.opening.withLock { known in
      if case .inMemory = known?.outcome { return }
      known?.store.abandon()
      known = nil
    }
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
    return try options.isThorough ? notifyingIfSlow(Session.checkingMessage, open) : open()
  }

  package static let checkingMessage: LocalizedText =
    "Checking everything. This can take a while."

  /// Shows a watching person `text` if `body` takes long.
  ///
  /// - Parameter delay: in milliseconds.
  package func notifyingIfSlow<T>(_ text: LocalizedText, after delay: Int = 2_000, _ body: () throws -> T) rethrows -> T
  {
    guard options.isWatched else { return try body() }
    return try SlowOperation.run(noticeAfter: delay, { [tell = options.notify] in tell(text) }, body)
  }

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
    try notifyingIfSlow("Trying it on a copy first. This can take a while.") {
      try Store.dryRunCopy(of: databasePath, thorough: options.isThorough, clock: clock, ids: ids)
    }
  }

  /// The store for one look at it, apart from `store`: not made, not mended, not written.
  package var storeForReading: Store? {
    get throws { try Store.openForReading(databasePath, clock: clock, ids: ids) }
  }

  private var databasePath: String { dataFolder + "/nudgy.db" }

  /// The result of opening the store; `nil` if it was not opened.
  package var openResultIfOpened: OpenResult? { lazyStore.opening.withLock { $0 } }

  /// Closes the store before the process ends, so that its file is complete without a journal beside it.
  package func closeStore() {
    log.attempt("closing the store") { try openResultIfOpened?.store.close() }
  }

  /// Whether the store was created by this process.
  package var isNew: Bool { (try? opened().outcome == .new) ?? false }
}
