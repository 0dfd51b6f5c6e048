import ArgumentParser
import Engine
import Language
import Replies
import Screen
import Session
import Tools
import Upkeep

struct Doctor: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks and mends the store, looks at the key and the model, and takes rescued lines back.")

  /// How many of the log's last entries are shown, unchanged.
  private static let logEntries = 5

  func execute(in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    options.isThorough = true
    // The lines it replays are in the rescue file already, so a failure must not add them again.
    options.usesRescueFile = false
    let session = context.session(options)
    let findings = try session.checkStoreAndKey()
    for text in findings.map(\.text) + [session.takeSavedProblem()].compactMap(\.self) {
      context.tell(text)
    }
    // A dry run asks no model: the question would leave this machine.
    let model = context.flags.dryRun ? nil : await modelFinding(context, session)
    if let model { context.tell(model.text) }
    let desktop = ReminderReach(context).findings + DesktopParts(context: context).findings
    for finding in desktop { context.tell(finding.text) }
    for entry in context.logFile.tail(Doctor.logEntries) { context.tell("  \(entry)") }
    guard session.canStore else { return .failed }
    if context.flags.dryRun { return (findings + desktop).allSatisfy(\.isGood) ? .done : .failed }
    let waitingCount = try await context.replayRescuedLines(session) { context.show($0) }
    if waitingCount > 0 {
      context.tell("\(waitingCount, "rescued line is waiting", "rescued lines are waiting") to be saved.")
    }
    try session.notifyingIfSlow("Making today's copy. This can take a while.") {
      try session.performUpkeep()
    }
    if let notice = session.lowSpaceNotice { context.tell(notice) }
    let isHealthy =
      (findings + desktop).allSatisfy(\.isGood) && model?.isGood != false && waitingCount == 0
      && session.lowSpaceNotice == nil
    return isHealthy ? .done : .failed
  }
}
