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
  static let examples = ["nudgy doctor", "nudgy doctor --test"]

  @Flag(help: "Show a notification too, to try it.") var test = false

  /// How many of the log's last entries are shown, unchanged.
  private static let logEntries = 5

  func execute(in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    options.isThorough = true
    // The lines it replays are in the rescue file already, so a failure must not add them again.
    options.usesRescueFile = false
    let session = context.session(options)
    var findings: [CheckResult] = []
    // Each is shown as soon as it is known: a model may take long to answer.
    func add(_ more: [CheckResult]) {
      findings += more
      if !context.printsJSON { for finding in more { Output.data(context.screen.line(finding.text)) } }
    }
    try add(session.checkStoreAndKey())
    add([session.storeOpener.takeSavedProblem()].compactMap(\.self).map { CheckResult(text: $0, isGood: true) })
    // A dry run asks no model: the question would leave this machine.
    if !context.flags.dryRun { add([await modelFinding(context, session)]) }
    add(ReminderReach(context).findings + DesktopParts(context: context).findings)
    let log = context.logFile.tail(Doctor.logEntries)
    if !context.printsJSON { for entry in log { Output.data("  \(entry)") } }
    if session.storeOpener.canStore, !context.flags.dryRun { try await mend(session, context, add) }
    let isHealthy = session.storeOpener.canStore && findings.allSatisfy(\.isGood)
    if context.printsJSON { Output.data(Screen.versioned(json(findings, log, isHealthy: isHealthy, context)).text) }
    if test, try context.showTestReminder() != .done { return .failed }
    return isHealthy ? .done : .failed
  }

  private func json(_ findings: [CheckResult], _ log: [String], isHealthy: Bool, _ context: AppContext) -> JSON {
    let rows = findings.map { finding in
      ["text": .string(finding.text.text(context.language)), "good": .bool(finding.isGood)] as JSON
    }
    return ["healthy": .bool(isHealthy), "findings": .array(rows), "log": .array(log.map { .string($0) })]
  }

  /// Takes rescued lines back and makes the day's copy, and says what still is not as it should be.
  private func mend(_ session: Session, _ context: AppContext, _ add: ([CheckResult]) -> Void) async throws {
    let waitingCount = try await context.replayRescuedLines(session) { context.show($0) }
    if waitingCount > 0 {
      add([
        CheckResult(
          text: "\(waitingCount, "rescued line is waiting", "rescued lines are waiting") to be saved.", isGood: false)
      ])
    }
    try session.options.notifyingIfSlow("Making today's copy. This can take a while.") {
      try session.performUpkeep()
    }
    if let notice = session.storeOpener.lowSpaceNotice { add([CheckResult(text: notice, isGood: false)]) }
  }
}

extension Doctor {
  /// Checks whether the connected model answers, and whether it can use tools.
  func modelFinding(_ context: AppContext, _ session: Session) async -> CheckResult {
    do {
      guard let model = try context.connectedModel() else {
        return CheckResult(text: "No model is connected, so nothing leaves this machine.", isGood: true)
      }
      let tools = session.catalogue.filter { Session.modelToolNames.contains($0.name) }
      let subject: LocalizedText = "The model \(model.name) at \(model.address.host)"
      let warning: LocalizedText =
        model.address.isExposed ? " What you send there isn't encrypted, so others on the way could read it." : ""
      switch try await model.ability(offering: tools) {
      case .callsTools:
        return CheckResult(text: "\(subject) answers, and can use nudgy's tools.\(warning)", isGood: true)
      case .answersOnly:
        return CheckResult(
          text: "\(subject) answers, but can't use tools: it can talk, and do nothing. Another may do more.\(warning)",
          isGood: true)
      case .truncatesInput:
        return CheckResult(
          text:
            "\(subject) answers, but reads only part of what it is sent. Give it more context at its server.\(warning)",
          isGood: false)
      }
    } catch {
      let userError = UserError(error)
      return CheckResult(text: userError.hint.map { "\(userError.message) \($0)" } ?? userError.message, isGood: false)
    }
  }
}
