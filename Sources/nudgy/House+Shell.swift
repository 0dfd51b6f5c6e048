import Engine
import Language
import Shell
import Tools

extension House {
  /// The chat where there is a terminal; else each line of standard input, as `say --stdin`.
  func openShell() async -> ExitStatus {
    guard Terminal.canEdit, Files.makeFolder(home.state), let reader = LineReader(historyFile: home.state + "/history")
    else { return await readLines() }
    var manner = Profile.Manner()
    manner.isShell = true
    let profile = profile(manner)
    let engine = engine(profile.catalogue)
    let verbs = engine.tools.map(\.verb)
    reader.complete = { typed in Candidates(verbs: verbs, titles: profile.openTitles()).endings(of: typed) }
    var options = Shell.Options()
    if profile.isNew {
      options.welcome = [
        "Hello. Type what is on your mind, in your own words.",
        "One card comes back at a time. “what's next” shows it, “done” finishes it, “undo” takes anything back.",
        "Everything stays on this machine.",
      ]
      options.afterFirstCard = Call("call_me")
    }
    options.warning = profile.mishap
    options.unfinished = { Call("out_of_scope", ["line": .words($0)]) }
    let look = { @Sendable [self] in screen }
    let notices = engine.notices(from: [profile.dueNudges], Attention(), every: .seconds(2), log: logFile.log) {
      [clock] in clock.now
    }
    var shell = Shell(engine, reader, options, look: look)
    // Behind the prompt: a copy of the store a day, which nobody waits for.
    let copying = Task.detached { try? profile.keepUp() }
    defer { copying.cancel() }
    return await shell.run(notices: notices)
  }

  private func readLines() async -> ExitStatus {
    let engine = engine(profile().catalogue, memory: .inProcess())
    var code = ExitStatus.done
    let lines = LineSource()
    while let line = lines.next() { code = await engine.say(line.text) { show($0) } }
    await engine.endCollecting { show($0) }
    return code
  }
}
