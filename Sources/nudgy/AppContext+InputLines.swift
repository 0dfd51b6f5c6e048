import Engine
import Replies
import Screen
import Session
import Shell
import Tools

extension AppContext {
  /// Runs every line of standard input as a turn; all lines share one conversation. `nil` where there is no line.
  func processInputLines() async throws -> ExitStatus? {
    let lines = try Input.lineSource(limit: Input.storageLimit)
    let session = session(asking: silentPassphrasePrompt)
    let engine = engine(
      session.catalogue, memory: .inProcess(), assistance: assistance(session),
      names: session.nameFinder.storedNames, opensLinks: true)
    let maintenance = maintenanceTask(session, engine)
    defer { maintenance.cancel() }
    var status: ExitStatus?
    while let line = lines.next() {
      if line.isCut {
        Output.message("nudgy: " + screen.line("a line of more than \(Input.storageLimit >> 20) MiB was cut."))
      }
      status = await engine.respond(to: line.text) { show($0) }
    }
    await engine.endCollecting { show($0) }
    reportMishaps(of: session)
    Upkeep.startIfDue(session, of: profileName)
    return status
  }
}
