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

  /// Of the log, which is shown as it stands.
  private static let entries = 5

  func execute(in context: AppContext) async throws -> ExitStatus {
    var options = Session.Options()
    options.isThorough = true
    // What it says again stands there already.
    options.rescues = false
    let profile = context.profile(options)
    let findings = try profile.examine()
    for words in findings.map(\.words) + [profile.takeUntold()].compactMap(\.self) {
      Output.data(context.screen.line(words))
    }
    // A dry run asks no model: the question would leave this machine.
    let model = context.flags.dryRun ? nil : await modelFinding(context, profile)
    if let model { Output.data(context.screen.line(model.words)) }
    for entry in context.logFile.tail(Doctor.entries) { Output.data("  \(entry)") }
    guard profile.canStore else { return .failed }
    if context.flags.dryRun { return findings.allSatisfy(\.isGood) ? .done : .failed }
    let waiting = try await context.takeBackRescued(profile) { context.show($0) }
    if waiting > 0 {
      Output.data(context.screen.line("\(waiting, "rescued line waits", "rescued lines wait") to be stored."))
    }
    try profile.telling("Making today's copy. With much that is stored, that takes a while.") { try profile.keepUp() }
    if let notice = profile.notice { Output.data(context.screen.line(notice)) }
    let isWell = findings.allSatisfy(\.isGood) && model?.isGood != false && waiting == 0 && profile.notice == nil
    return isWell ? .done : .failed
  }
}
