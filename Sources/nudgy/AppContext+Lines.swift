import Engine
import Replies
import Screen
import Session
import Shell
import Tools

extension AppContext {
  /// Says each line of standard input, in one conversation from the first to the last.
  func sayLines() async throws -> ExitStatus {
    let lines = try Input.source(limit: Input.longest)
    let profile = profile(asking: askingNobody)
    let engine = engine(
      profile.catalogue, memory: .inProcess(), assistance: assistance(profile), kept: { profile.kept($0) })
    let tending = tending(profile, engine)
    defer { tending.cancel() }
    var code = ExitStatus.done
    while let line = lines.next() {
      if line.isCut {
        Output.message("nudgy: " + screen.line("a line of more than \(Input.longest >> 20) MiB was cut."))
      }
      code = await engine.say(line.text) { show($0) }
    }
    await engine.endCollecting { show($0) }
    tell(mishapsOf: profile)
    Upkeep.startIfDue(profile, of: profileName)
    return code
  }
}
