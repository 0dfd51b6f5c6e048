import Civil
import Engine
import Glibc
import Language
import Languages
import Records
import Replies
import Screen
import Session
import Settings
import Shell
import Tools
import Vault

/// What every subcommand needs, made once: the only place that knows the real home, clock and randomness.
struct AppContext: Sendable {
  let environment: [String: String]
  let flags: Flags
  /// Of the profile.
  let home: Home
  let choice: ProfileChoice
  let profileName: ProfileName?
  let clock: Clock
  let settings: SettingsFile
  private let utterance = Utterance()
  /// The language, where that is not English.
  private let translation: Language?

  init(_ environment: [String: String], _ flags: Flags) throws(UserError) {
    guard let base = Home(environment) else {
      throw UserError("There is no home folder to keep things in.", hint: "Set HOME or NUDGY_HOME.")
    }
    self.environment = environment
    self.flags = flags
    choice = ProfileChoice(base, environment)
    profileName = try choice.name(flags, environment)
    home = base.of(profileName)
    clock = try Clock(environment)
    let translation = Language.spoken(environment, of: Language.others)
    self.translation = translation
    settings = .device(home, in: translation ?? .english, isDryRun: flags.dryRun)
  }

  /// English is laid out when something first asks for it.
  var language: Language { translation ?? .english }
  var reading: Reading { clock.reading(in: language) }

  func profile(_ options: Session.Options = .init(), asking: PassphrasePrompt? = nil) -> Session {
    var options = options
    options.isDryRun = flags.dryRun
    options.territory = Environment.territory(environment)
    options.isForPrograms = options.isForPrograms || flags.json
    options.tell = { [self] in Output.message("nudgy: " + screen.line($0)) }
    options.isWatched = isatty(STDERR_FILENO) == 1
    options.isAttended = mayAsk && !options.isForPrograms && isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    return Session(
      data: home.data, state: home.state, options: options,
      milliseconds: { [clock] in clock.milliseconds }, now: { [clock] in clock.now },
      ids: Ids(
        random: { AppContext.ids.next() }, named: { series, name in ID(bytes: Vault.named(name, in: series.bytes)) }),
      language: language,
      settings: settings, vault: vault, asking: asking ?? self.asking,
      log: log)
  }

  private var vault: Vault {
    Vault(
      folder: home.data, outside: outside, isDryRun: flags.dryRun,
      exposed: { [log] error in log.note("reading the key", error) })
  }

  /// A desktop is there where its bus is.
  private var outside: Vault.Outside {
    let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" } ?? ""
    let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false || access(bus, F_OK) == 0
    return hasBus ? [.session, .desktop] : .session
  }

  var logFile: LogFile { LogFile(home, clock) }
  var log: Log { flags.dryRun ? .none : logFile.log }

  private static let ids = IDSource()

  /// What an engine may ask a model; looked up when the first line needs one. A dry run tells nobody anything.
  func assistance(_ profile: Session) -> Assistance {
    guard !flags.dryRun else { return .none }
    let screen = Screen(Look(isPlain: true))
    // What a program may ask of a record, its sealed fields among it, is no model's business.
    return profile.assistance(told: { screen.json($0).without("fields").withoutNulls.text }) {
      [self] () throws(UserError) in
      try connectedModel()
    }
  }

  /// An engine whose dialogue outlives the process, as two calls in one terminal must agree.
  func engine(_ tools: [Tool], of profile: Session, isShell: Bool = false) -> Engine {
    let memory = SessionFile(home, environment).memory(isShell: isShell, label: profile.label)
    return engine(
      tools, memory: flags.dryRun ? .inProcess(after: memory.load()) : memory, assistance: assistance(profile),
      kept: { profile.kept($0) })
  }

  func engine(
    _ tools: [Tool], memory: DialogueMemory, assistance: Assistance = .none, kept: Grounding.Lookup?
  ) -> Engine {
    Engine(
      tools, language, clock: { [clock, language] in clock.reading(in: language) }, memory: memory,
      models: ReadingModels.learnt, assistance: assistance, kept: kept)
  }

  /// How replies look on stdout.
  var screen: Screen { screen(with: nil) }

  /// The same where somebody sits before it: keys act, and a companion may join unless it is turned off or the hours
  /// are quiet.
  ///
  /// - Parameter background: what the terminal said of itself.
  func screen(with company: Company?, on background: Background? = nil) -> Screen {
    let isTerminal = isatty(1) == 1
    let settings = settings.current
    return Screen(
      Look.from(
        environment: environment, isTerminal: isTerminal, width: isTerminal ? Terminal.size.columns : nil,
        isAccessible: flags.accessible || settings.accessible, depth: settings.colour.depth,
        background: settings.colour.background ?? background?.look),
      language: translation,
      company: settings.penguin && !Attention(heeding: settings).isQuiet(clock.now) ? company : nil,
      hasKeys: company != nil)
  }

  /// How replies look to whom no terminal shows them.
  var plainScreen: Screen {
    Screen(Look(isAccessible: true, isPlain: true), language: translation)
  }

  /// Prints what the engine sends: data to stdout, trouble to stderr.
  func show(_ event: Event) {
    switch event {
    case .waiting: break
    case .text(let words): flags.json ? utterance.takeAsJSON(words) : utterance.take(words, on: screen)
    case .reply(let reply): Output.data(flags.json ? screen.json(reply).text : screen.draw(reply))
    case .trouble(let trouble): Output.message(screen.draw(trouble))
    }
  }
}

extension Background {
  fileprivate var look: Look.Background {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
