package import Civil
package import Engine
package import Language
package import Records
package import Replies
package import Settings
package import Store
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
  package let storeOpener: StoreOpener
  private let makeLanguage: @Sendable () -> Language
  package let plaintextCache = PlaintextCache()
  package let keyAccess: KeyAccess
  package let sealedFields: SealedFields
  package var changes: ChangeWriter
  package let claims: Claims
  package let recordFinder: RecordFinder
  package let textFinder: TextFinder
  package let nameFinder: NameFinder

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
    storeOpener = StoreOpener(dataFolder: data, options, clock: clock, ids: ids, log: log)
    changes = ChangeWriter(storeOpener, isShell: options.isShell)
    claims = Claims(storeOpener: storeOpener, ids: ids)
    let vault = vault ?? Vault(folder: data)
    self.vault = vault
    self.passphrasePrompt = passphrasePrompt
    keyAccess = KeyAccess(vault: vault, prompt: passphrasePrompt, storeOpener: storeOpener, language: language)
    sealedFields = SealedFields(storeOpener: storeOpener, vault: vault, keyAccess: keyAccess)
    recordFinder = RecordFinder(storeOpener: storeOpener, language: language, log: log)
    textFinder = TextFinder(
      storeOpener: storeOpener, keyAccess: keyAccess, sealedFields: sealedFields, plaintextCache: plaintextCache,
      options: options)
    nameFinder = NameFinder(storeOpener: storeOpener, language: language)
    makeLanguage = language
  }

  /// The language of the input.
  package var language: Language { makeLanguage() }

  /// The opened store. Throws if nothing can be stored, except in a shell, which goes on in memory.
  package var store: Store { get throws { try storeOpener.store } }
}

extension Session.Options {
  /// Shows a watching person `text` if `body` takes long.
  ///
  /// - Parameter delay: in milliseconds.
  package func notifyingIfSlow<T>(_ text: LocalizedText, after delay: Int = 2_000, _ body: () throws -> T) rethrows -> T
  {
    guard isWatched else { return try body() }
    return try SlowOperation.run(noticeAfter: delay, { [tell = notify] in tell(text) }, body)
  }
}
