import Cards
import CompanionTools
import Engine
import FocusTools
import InsightsTools
import JournalTools
import Language
import NudgesTools
import Replies
import Screen
import Session
import Settings
import Shell
import SymptomsTools
import Tools
import Upkeep

extension AppContext {
  /// Runs the chat at a terminal; without one, runs each line of standard input like `say --stdin`.
  func openShell() async throws -> ExitStatus {
    let history = !flags.dryRun && Files.makeFolder(home.state) ? home.state + "/history" : nil
    guard let reader = LineReader(historyFile: history) else { return try await processInputLines() ?? .done }
    var sessionOptions = Session.Options()
    sessionOptions.isShell = true
    let prompt = passphrasePrompt(reader.secrets)
    let session = session(sessionOptions, asking: prompt)
    let engine = engine(session.catalogue, of: session, isShell: true)
    reader.isAccessible = { [self] in screen.isAccessible }
    let verbs = engine.tools.map(\.verb)
    reader.complete = { [self] input in
      CompletionCandidates(verbs: verbs, titles: session.openTitles().map { screen.title($0) }).completions(of: input)
    }
    var shellOptions = options(session, engine)
    shellOptions.command = { Backup.reply(to: $0, in: session, asking: prompt) }
    // What waits is taken before anybody looks for what comes.
    shellOptions.welcome += await inboxLines(session, engine)
    let notices = engine.notices(
      from: [
        linkNotices(session), session.dueNudgeNotices, session.focusEndNotices, session.openDoseNotices,
        session.insightNotices,
      ],
      NoticePolicy(), every: .seconds(2),
      log: log,
      adjust: { [settings] in $0.apply(settings.current) }, now: { [clock] in clock.now })
    let penguin = PenguinSchedule(isNewcomer: session.storeOpener.isNew) { [log] in
      log.attempt("looking into the wardrobe") { try session.outfit } ?? nil
    }
    var shell = Shell(engine, reader, shellOptions) { [self, answers = reader.responses] in
      screen(with: penguin, on: answers.background)
    }
    // The daily copy of the store is made in the background while the prompt is already there.
    let upkeepTask = Task.detached { [log] in log.attempt("keeping the store up") { try session.performUpkeep() } }
    let maintenance = maintenanceTask(session, engine)
    defer {
      upkeepTask.cancel()
      maintenance.cancel()
    }
    return await shell.run(notices: notices)
  }

  /// Background work of a long-lived process. Every two seconds it drops the key from memory if the key was locked
  /// elsewhere or is not needed; once a minute it retries storing rescued lines until none are left.
  func maintenanceTask(_ session: Session, _ engine: Engine) -> Task<Void, Never> {
    Task.detached { [profileName] in
      var lastAttempt: ContinuousClock.Instant?
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(2))
        // Never while a journal entry or dump is being written.
        if await !engine.isCollecting { session.lockIfIdle() }
        if session.storeOpener.hasRescuedLines, lastAttempt.map({ $0 + .seconds(60) < .now }) ?? true {
          lastAttempt = .now
          Upkeep.start(of: profileName)
        }
      }
    }
  }

  /// Takes what other programs have left, and says so.
  private func inboxLines(_ session: Session, _ engine: Engine) async -> [LocalizedText] {
    let result = await takeInbox(session, engine, takesRequests: true) { show($0) }
    if let error = result.error { show(.error(error)) }
    // A link that asked for nudgy itself has what it asked for.
    return result.lines + result.requests.filter { $0.action != .chat }.compactMap { $0.notice(session) }
  }

  /// Whether it runs in tmux or under a window manager that people put lines into the bar of.
  private var hasStatusBar: Bool {
    ["TMUX", "SWAYSOCK", "I3SOCK", "HYPRLAND_INSTANCE_SIGNATURE"].contains { !(environment[$0] ?? "").isEmpty }
  }

  private func options(_ session: Session, _ engine: Engine) -> Shell.Options {
    var options = Shell.Options()
    if session.storeOpener.isNew {
      options.welcome = [
        "Hello. Type what's on your mind, in your own words.",
        "One card comes back at a time. “what's next” shows it, “done” finishes it, “undo” takes anything back.",
        "Everything stays on this machine.",
      ]
      // A newcomer's first words are kept as a card where they may be one; a question or a feeling is answered as ever.
      options.newcomer = Shell.Newcomer(afterwards: { [log] in
        (log.attempt("looking for a name") { try session.preferredName == nil } ?? false)
          ? Call("call_me", ["beside": .flag(true)]) : nil
      }) { [language] line, calls in
        calls == [Call("out_of_scope")]
          && (language.rules.isNounPhrase(line) || language.rules.actionTask(in: line) != nil)
          ? Call("add_nudge", ["title": .words(line)]) : nil
      }
    }
    if let lines = log.attempt("looking for a dump", { try session.interruptedDumpLineCount() }), lines > 0 {
      options.welcome = [
        "A brain dump was cut short. \(lines, "line is", "lines are") saved; “dump” goes on."
      ]
    }
    if log.attempt("looking for a page", { try session.hasInterruptedEntry() }) == true {
      options.welcome.append("A journal entry was cut short. “journal” goes on with it.")
    }
    options.opening = log.attempt("greeting") { try session.openingCall(now: clock.now) } ?? nil
    // The first shell has enough to say, whatever the command line was used for before it, and only who has a bar can
    // put something into it.
    if !flags.dryRun, log.attempt("claiming the first shell", { try session.claims.takeOnce("first shell") }) == false,
      hasStatusBar, log.attempt("claiming the hint", { try session.claims.takeOnce("status line") }) == true
    {
      options.hints.append(
        "A hint, once: “nudgy status” puts the next card into tmux, Waybar or a prompt; “nudgy status --help” says how."
      )
    }
    let opener = session.storeOpener
    options.warning = opener.problem ?? opener.takeSavedProblem() ?? opener.takeLowSpaceNotice()
    options.interruptCall = Call("cancel")
    options.turnEnd = environment["NUDGY_TURN_END"] ?? ""
    options.playCue = { playCue(for: $0) }
    options.pasteChoices = { text in
      let dump = Call("brain_dump", ["text": .words(text)])
      return Shell.PasteChoices(
        // Text that shows a crisis gets its own answer, so the offer to make cards is skipped.
        cards: Crisis(text, in: language) == nil && ReadingLimit.allows(dump: text)
          ? Dump.captures(of: text, in: language).count : 0,
        makingCards: dump, whole: dump.with("whole", .flag(true)))
    }
    options.unfinishedLineCall = { Call("out_of_scope", ["line": .words($0)]) }
    options.isFarewell = { $0.tool == "goodbye" }
    options.recall = { engine.tool($0.tool)?.historyRecall ?? .always }
    return options
  }
}

extension Tool {
  /// Lines whose text is sealed in the store must not be in the plain-text history file. Journal lines are not even
  /// kept in this shell's history.
  fileprivate var historyRecall: LineReader.Recall {
    switch topic {
    case .journal: .never
    case _ where name == ConversationTool.crisis.rawValue: .never
    case .notes, .mood, .symptoms, .memory: .inThisShell
    default: ["out_of_scope", "brain_dump"].contains(name) ? .inThisShell : .always
    }
  }
}
