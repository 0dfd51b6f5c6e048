import Engine
import Screen
import Shell
import Tools

extension House {
  /// Says each line of standard input, in one conversation from the first to the last.
  func sayLines() async -> ExitStatus {
    let profile = profile(asking: askingNobody)
    let engine = engine(profile.catalogue, memory: .inProcess(), assistance: assistance(profile))
    let locking = puttingKeyAway(of: profile, engine)
    defer { locking.cancel() }
    var code = ExitStatus.done
    let lines = LineSource(limit: Input.longest)
    while let line = lines.next() {
      if line.isCut { Output.message("nudgy: a line of more than \(Input.longest >> 20) MiB was cut.") }
      code = await engine.say(line.text) { show($0) }
    }
    await engine.endCollecting { show($0) }
    if let mishap = profile.mishap { Output.message("nudgy: " + screen.line(mishap)) }
    return code
  }
}
