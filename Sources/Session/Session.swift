package import Civil
package import Engine
package import Language
package import Records
package import Replies
package import Settings
package import Store
import Synchronization
package import Vault

/// What tools share: one person's store, key, settings and language. Each is opened when something first needs it.
package struct Session: Sendable {
  package let data: String
  package let state: String
  package let options: Options
  package let clock: WallClock
  package let ids: Ids
  package let vault: Vault
  package let asking: PassphrasePrompt
  package let settings: SettingsFile
  package let log: Log
  private let spoken: @Sendable () -> Language
  package let notebook = PlaintextCache()
  package let entry = SealedEntry()
  let storeKeys = StoreKeyCache()
  let groups = MadeGroups()
  /// Set where a call makes good what another did wrong.
  package var wrong: WrongGroups?
  private let lazyStore = LazyStore()

  /// Options for this session.
  package struct Options: Sendable {
    /// Everything is tried on a copy in memory, and nothing is written.
    package var isDryRun = false
    /// Checks every page of the store at opening.
    package var isThorough = false
    /// Captured lines that cannot be stored are kept in `rescued.txt`.
    package var rescues = true
    /// Somebody sits before it: what cannot be stored lives on in this process.
    package var isShell = false
    /// Somebody reads each reply as it comes, and could answer it.
    package var isAttended = false
    /// Nothing that is asked once is asked again in this process.
    package var isOneShot = false
    /// Somebody sees at once what is told.
    package var isWatched = false
    /// Replies go to a program: cards carry every field, sealed ones opened where nobody need be asked.
    package var isForPrograms = false
    /// ISO 3166-1, as the locale has it; `nil` where that names none.
    package var territory: String?
    /// How long another process may keep the store from a change.
    package var patience = Duration.seconds(5)
    /// Told what cannot wait for a reply.
    package var tell: @Sendable (LocalizedText) -> Void = { _ in }
    /// What may be seen and changed here.
    package var reach = AccessScope.all

    package init() {}
  }

  private final class LazyStore: Sendable {
    let opening = Mutex<Opening?>(nil)
  }

  package init(
    data: String, state: String, options: Options = Options(), milliseconds: @escaping @Sendable () -> Int64,
    now: @escaping @Sendable () -> LocalTime, ids: Ids, language: @autoclosure @escaping @Sendable () -> Language,
    settings: SettingsFile? = nil, vault: Vault? = nil, asking: PassphrasePrompt = .nobody, log: Log = .none
  ) {
    self.data = data
    self.state = state
    self.options = options
    self.ids = ids
    self.settings = settings ?? .absent(in: language())
    self.log = log
    clock = WallClock(milliseconds: milliseconds, local: now)
    self.vault = vault ?? Vault(folder: data)
    self.asking = asking
    spoken = language
  }

  /// What people say to the tools.
  package var language: Language { spoken() }

  /// Throws where nothing can be stored, unless somebody sits before it and has been told.
  package var store: Store {
    get throws {
      let opening = try opened()
      if case .memory(let error) = opening.outcome, !options.isShell { throw error }
      return opening.store
    }
  }

  /// What opening the store found.
  ///
  /// - Parameter doubted: whether something in it was found damaged, so that all of it is checked.
  package func opened(doubted: Bool = false) throws -> Opening {
    try lazyStore.opening.withLock { known in
      if let known { return known }
      let found = try options.isDryRun ? openRehearsal() : openMending(doubted)
      found.store.gate.narrow(to: options.reach)
      known = found
      return found
    }
  }

  /// Leaves a damaged file as it is: whatever comes next opens the store anew, and so mends it.
  func letGoOfStore() {
    lazyStore.opening.withLock { known in
      if case .memory = known?.outcome { return }
      known?.store.abandon()
      known = nil
    }
  }

  private func openMending(_ isDoubted: Bool) throws -> Opening {
    guard Folder.make(data) else {
      throw UserError("The folder \(data) cannot be made.", hint: "Is the disk full, or the folder someone else's?")
    }
    func open() throws -> Opening {
      try Store.openMending(
        at: database, backups: backups, traces: ["/key", "/keys"].map { data + $0 }, thorough: options.isThorough,
        doubted: isDoubted, busy: busyPolicy, clock: clock, ids: ids)
    }
    return try options.isThorough ? telling(Session.checking, open) : open()
  }

  package static let checking: LocalizedText = "Checking all that is stored. With much of it, that takes a while."

  /// Tells whoever watches what goes on, once that has taken some time.
  ///
  /// - Parameter silence: in milliseconds.
  package func telling<T>(_ words: LocalizedText, after silence: Int = 2_000, _ body: () throws -> T) rethrows -> T {
    guard options.isWatched else { return try body() }
    return try LongWork.run(silence: silence, { [tell = options.tell] in tell(words) }, body)
  }

  private var busyPolicy: BusyPolicy {
    BusyPolicy(limit: options.patience) { [tell = options.tell] activity in
      switch activity {
      case .mendingHere: tell("The store is damaged and is being mended. With much in it, that takes a while.")
      case .mending: tell("Another nudgy is mending the store. This goes on as soon as it is done.")
      case .writing: tell("Another nudgy is writing a lot, as when a backup is restored. Waiting for it.")
      }
    }
  }

  private func openRehearsal() throws -> Opening {
    try telling("Trying it on a copy of all that is stored. With much of it, that takes a while.") {
      try Store.rehearsal(of: database, thorough: options.isThorough, clock: clock, ids: ids)
    }
  }

  private var database: String { data + "/nudgy.db" }

  /// The same, if it was opened at all.
  package var known: Opening? { lazyStore.opening.withLock { $0 } }

  /// For a process about to end: the file is whole and alone when it does.
  package func leave() {
    log.attempt("closing the store") { try known?.store.close() }
    // Nothing is taken down piece by piece any more; that would cost more than the rest of the call's end.
    _ = Unmanaged.passRetained(lazyStore)
  }

  /// Whether nobody has kept anything here yet.
  package var isNew: Bool { (try? opened().outcome == .new) ?? false }
}
