import Cards
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
  /// The chat where there is a terminal; else each line of standard input, as `say --stdin`.
  func openShell() async throws -> ExitStatus {
    let history = !flags.dryRun && Files.makeFolder(home.state) ? home.state + "/history" : nil
    guard let reader = LineReader(historyFile: history) else { return try await sayLines() }
    var sessionOptions = Session.Options()
    sessionOptions.isShell = true
    let profile = profile(sessionOptions, asking: asking(reader.secrets))
    let engine = engine(profile.catalogue, of: profile, isShell: true)
    let verbs = engine.tools.map(\.verb)
    reader.complete = { [self] typed in
      Candidates(verbs: verbs, titles: profile.openTitles().map { screen.title($0) }).endings(of: typed)
    }
    let notices = engine.notices(
      from: [profile.dueNudges, profile.focusEnds, profile.openDoses, profile.cues], Attention(), every: .seconds(2),
      log: log,
      adjust: { [settings] in $0.heed(settings.current) }, now: { [clock] in clock.now })
    let company = Company(isNewcomer: profile.isNew)
    var shell = Shell(engine, reader, options(profile, engine)) { [self, answers = reader.answers] in
      screen(with: company, on: answers.background)
    }
    // Behind the prompt: a copy of the store a day, which nobody waits for.
    let copying = Task.detached { [log] in log.attempt("keeping the store up") { try profile.keepUp() } }
    let tending = tending(profile, engine)
    defer {
      copying.cancel()
      tending.cancel()
    }
    return await shell.run(notices: notices)
  }

  /// For a process that lives on: a key that was locked elsewhere, or that nobody needs, is soon out of its memory, and
  /// lines that wait beside the store are taken back, each minute until they are.
  func tending(_ profile: Session, _ engine: Engine) -> Task<Void, Never> {
    Task.detached { [profileName] in
      var last: ContinuousClock.Instant?
      while !Task.isCancelled {
        try? await Task.sleep(for: .seconds(2))
        // Never in the middle of an entry.
        if await !engine.isCollecting { profile.putKeyAway() }
        if profile.hasRescued, last.map({ $0 + .seconds(60) < .now }) ?? true {
          last = .now
          Upkeep.start(of: profileName)
        }
      }
    }
  }

  private func options(_ profile: Session, _ engine: Engine) -> Shell.Options {
    var options = Shell.Options()
    if profile.isNew {
      options.welcome = [
        "Hello. Type what is on your mind, in your own words.",
        "One card comes back at a time. “what's next” shows it, “done” finishes it, “undo” takes anything back.",
        "Everything stays on this machine.",
      ]
      options.newcomer = Shell.Newcomer(afterwards: Call("call_me")) { line, calls in
        calls == [Call("out_of_scope")] ? Call("add_nudge", ["title": .words(line)]) : nil
      }
    }
    if let lines = log.attempt("looking for a dump", { try profile.linesCutShort() }), lines > 0 {
      options.welcome = ["A dump was cut short. \(lines, "line is", "lines are") kept; “dump” makes cards of them."]
    }
    if log.attempt("looking for a page", { try profile.isEntryCutShort() }) == true {
      options.welcome.append("A journal entry was cut short. “journal” goes on with it.")
    }
    options.warning = profile.mishap ?? profile.takeUntold() ?? profile.takeNotice()
    options.interrupted = Call("cancel")
    options.pasted = { text in
      let dump = Call("brain_dump", ["text": .words(text)])
      return Shell.Paste(
        // Nobody in a crisis is asked how many cards to make of it.
        cards: Crisis(text, in: language) == nil && ReadingLimit.reads(dump: text)
          ? Dump.captures(of: text, in: language).count : 0,
        makingCards: dump, whole: dump.with("whole", .flag(true)))
    }
    options.unfinished = { Call("out_of_scope", ["line": .words($0)]) }
    options.leaves = { $0.tool == "goodbye" }
    options.recall = { engine.tool($0.tool)?.recall ?? .always }
    return options
  }
}

extension Tool {
  /// What is sealed in the store stands in no history file; a journal is not even shown again by a key.
  fileprivate var recall: LineReader.Recall {
    switch topic {
    case .journal: .never
    case _ where name == ConversationTool.crisis.rawValue: .never
    case .notes, .mood, .symptoms, .memory: .inThisShell
    default: ["out_of_scope", "brain_dump"].contains(name) ? .inThisShell : .always
    }
  }
}
