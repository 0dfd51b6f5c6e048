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

/// Everything a subcommand needs: the only place that accesses the real home folder, clock and random numbers.
struct AppContext: Sendable {
  let environment: [String: String]
  let flags: Flags
  /// The folders of the selected profile.
  let home: Home
  let profileChoice: ProfileChoice
  let profileName: ProfileName?
  let clock: Clock
  let settings: SettingsFile
  private let modelOutput = ModelOutput()
  /// `nil` for English.
  private let translation: Language?

  init(_ environment: [String: String], _ flags: Flags) throws(UserError) {
    guard let baseHome = Home(environment) else {
      throw UserError("There's no home folder to keep things in.", hint: "Set HOME or NUDGY_HOME.")
    }
    self.environment = environment
    self.flags = flags
    profileChoice = ProfileChoice(baseHome, environment)
    profileName = try profileChoice.name(flags, environment)
    home = baseHome.profileHome(profileName)
    clock = try Clock(environment)
    DateOrder.current = DateOrder(territory: Environment.territory(environment, for: "LC_TIME"))
    let translation = Language.preferred(in: environment, from: Language.others)
    self.translation = translation
    settings = .stored(
      in: home.config, for: profileName, in: translation ?? .english, isDryRun: flags.dryRun)
  }

  /// English is built only when something first asks for it.
  var language: Language { translation ?? .english }
  var reading: InputContext { clock.reading(in: language) }

  func session(_ options: Session.Options = .init(), asking: PassphrasePrompt? = nil) -> Session {
    var options = options
    options.isDryRun = flags.dryRun
    options.userFolder = environment["HOME"]
    options.territory = Environment.territory(environment)
    options.isForPrograms = options.isForPrograms || flags.isForPrograms
    options.notify = { [self] in Output.message("nudgy: " + screen.line($0)) }
    options.isWatched = isatty(STDERR_FILENO) == 1
    options.desktopReminders = desktopReminders
    options.isAttended = isAttended && !options.isForPrograms
    return Session(
      data: home.data, state: home.state, options: options,
      milliseconds: { [clock] in clock.milliseconds }, now: { [clock] in clock.now },
      ids: IDGenerator(
        random: { AppContext.idSource.next() },
        nameBased: { series, name in ID(bytes: Vault.uuid(named: name, in: series.bytes)) }),
      language: language,
      settings: settings, vault: vault, passphrasePrompt: asking ?? self.passphrasePrompt,
      log: log)
  }

  private var vault: Vault {
    Vault(
      folder: home.data, externalStores: keyringAccess, isDryRun: flags.dryRun,
      onExposure: { [log] error in log.record("reading the key", error) })
  }

  /// A desktop keyring is assumed where a D-Bus session bus is running.
  private var keyringAccess: Vault.ExternalStores {
    let bus = environment["XDG_RUNTIME_DIR"].map { $0 + "/bus" } ?? ""
    let hasBus = environment["DBUS_SESSION_BUS_ADDRESS"]?.isEmpty == false || access(bus, F_OK) == 0
    return hasBus ? [.session, .desktop] : .session
  }

  var logFile: LogFile { LogFile(home, clock) }
  var log: Log { flags.dryRun ? .none : logFile.log }

  private static let idSource = IDSource()

  /// What an engine may ask a model. The model is looked up when the first line needs one; a dry run sends nothing.
  func assistance(_ session: Session) -> ModelAccess {
    guard !flags.dryRun else { return .none }
    let screen = Screen(DisplayOptions(isPlain: true))
    // Fields are for programs and may hold sealed text, so the model does not get them.
    return session.assistance(describe: { screen.json($0).without("fields").withoutNulls.text }) {
      [self] () throws(UserError) in
      try connectedModel()
    }
  }

  /// An engine whose dialogue is kept in a file, so that separate calls in one terminal share a conversation.
  func engine(_ tools: [Tool], of session: Session, isShell: Bool = false) -> Engine {
    let memory = SessionFile(home, environment).memory(isShell: isShell)
    return engine(
      tools, memory: flags.dryRun ? .inProcess(after: memory.load()) : memory, assistance: assistance(session),
      names: session.nameFinder.storedNames, findID: session.recordFinder.findID, opensLinks: true)
  }

  /// - Parameter opensLinks: whether a card may have the desktop open something: only where the person types, not at an
  ///   assistant's request, and not when lines are read again that could not be stored.
  func engine(
    _ tools: [Tool], memory: DialogueMemory, assistance: ModelAccess = .none, names: StoredNames?,
    findID: @escaping @Sendable (String) throws -> String? = { _ in nil }, opensLinks: Bool = false
  ) -> Engine {
    Engine(
      tools, language, clock: { [clock, language] in clock.reading(in: language) }, memory: memory,
      models: ReadingModels.trained, assistance: assistance, names: names,
      openURL: flags.dryRun || !opensLinks ? nil : openURL,
      readCommand: { CommandWords.calls($0, tools, findID: findID, $1) }, questions: questions)
  }

  private var questions: QuestionPolicy {
    switch (flags.noInput, hasInput) {
    case (true, true): .textOnly
    case (true, false): .none
    case (false, _): !flags.isForPrograms && hasTerminal ? .all : .unattended
    }
  }

  /// Whether somebody sees a question and can answer it.
  var isAttended: Bool { mayAsk && !flags.isForPrograms && hasTerminal }

  private var hasTerminal: Bool { !hasInput && isatty(STDOUT_FILENO) == 1 }

  /// Whether standard input is a file or a pipe, and no terminal.
  var hasInput: Bool { isatty(STDIN_FILENO) == 0 }

  /// How replies look on stdout.
  var screen: Screen { screen(with: nil) }

  /// A screen for the chat: it lists keys, and shows the penguin unless that is turned off or quiet hours apply.
  ///
  /// - Parameter background: the background colour that the terminal reported.
  func screen(with penguin: PenguinSchedule?, on background: TerminalBackground? = nil) -> Screen {
    let isTerminal = isatty(1) == 1
    let settings = settings.current
    return Screen(
      DisplayOptions.from(
        environment: environment, isTerminal: isTerminal, width: isTerminal ? Terminal.size.columns : nil,
        isAccessible: flags.accessible || settings.accessible, hasMotion: settings.motion, depth: settings.colour.depth,
        background: settings.colour.background ?? background?.displayBackground),
      language: translation,
      company: settings.penguin && settings.quiet?.contains(clock.now) != true ? penguin : nil,
      hasKeys: penguin != nil)
  }

  /// Layout for readers other than a terminal, such as an assistant.
  var plainScreen: Screen {
    Screen(DisplayOptions(isAccessible: true, isPlain: true), language: translation)
  }

  /// Prints an engine's event: data to stdout, errors to stderr.
  ///
  /// - Parameter isListing: whether a reply lists what is there, so that one without content is an empty list.
  /// - Returns: the status of a reply that cannot be printed as it was asked for.
  @discardableResult
  func show(_ event: Event, isListing: Bool = false) -> ExitStatus? {
    switch event {
    case .waiting: break
    case .text(let piece):
      printsJSON ? modelOutput.appendAsJSON(piece) : modelOutput.append(piece, on: screen)
    case .reply(let reply) where flags.json || !flags.isForPrograms: show(reply)
    case .reply(let reply):
      do { try printRecords(of: reply, isListing) } catch {
        show(error)
        return error.code
      }
    case .error(let error): show(error)
    }
    return nil
  }

  /// Where a program reads along, an error is an object on standard output like any other answer.
  func show(_ error: UserError) {
    printsJSON ? Output.data(screen.json(error).text) : Output.message(screen.draw(error))
  }

  /// Says what a subcommand did, in one line; to a program as a reply.
  func tell(_ text: LocalizedText) {
    Output.data(printsJSON ? screen.json(Reply(text)).text : screen.line(text))
  }

  /// Prints rows as the member of one object, or each as an object of its own or by a template; false where no program
  /// reads them.
  func printRows(_ rows: [JSON], as member: String) throws(UserError) -> Bool {
    if let format = flags.format {
      try print(rows, by: RecordTemplate(format), isListing: true)
      return true
    }
    if flags.json {
      Output.data(Screen.versioned(.object([(member, .array(rows))])).text)
    } else if flags.ndjson {
      for row in rows { Output.data(Screen.versioned(row).text) }
    }
    return printsJSON
  }

  var printsJSON: Bool { flags.json || flags.ndjson }

  private func show(_ reply: Reply) { Output.data(flags.json ? screen.json(reply).text : screen.draw(reply)) }

  /// A line for each record. What has no record is one object, or goes with a template to standard error; of an empty
  /// list nothing is printed.
  private func printRecords(of reply: Reply, _ isListing: Bool) throws(UserError) {
    let records = screen.records(of: reply)
    guard let format = flags.format else {
      let isEmptyList = isListing && reply.listsNothing
      let lines = records.isEmpty && !isEmptyList ? [screen.json(reply)] : records
      return lines.forEach { Output.data($0.text) }
    }
    guard !reply.onlyAsks else { return Output.message(screen.draw(reply)) }
    let subjects = records.isEmpty ? [screen.subject(of: reply)].compactMap(\.self) : records
    try print(subjects, by: RecordTemplate(format), isListing: isListing && !records.isEmpty)
    if subjects.isEmpty, !isListing || !reply.listsNothing { Output.message(screen.draw(reply)) }
  }

  /// - Parameter isListing: whether each field has to be there. What was changed may have fewer, and is changed already.
  private func print(_ records: [JSON], by template: RecordTemplate, isListing: Bool) throws(UserError) {
    if isListing, !records.isEmpty, let field = template.unknownField(in: records) {
      let names = records.flatMap { $0.members ?? [] }.map(\.key).reduce(into: [String]()) { names, name in
        if !names.contains(name) { names.append(name) }
      }
      throw UserError(
        "There's no field “\(field)”. There are: \(names.map { "\($0)" as LocalizedText }).", code: .usage)
    }
    for record in records { Output.data(template.text(of: record)) }
  }
}

extension Reply {
  fileprivate var listsNothing: Bool { content == .nothing && !onlyAsks || outcome == .emptyList }

  /// Whether a question is all there is to it.
  fileprivate var onlyAsks: Bool {
    guard receipt == nil, content == .nothing, case .question = followUp else { return false }
    return true
  }
}

extension TerminalBackground {
  fileprivate var displayBackground: DisplayOptions.Background {
    switch self {
    case .dark: .dark
    case .light: .light
    }
  }
}
