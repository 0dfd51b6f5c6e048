import ArgumentParser
import Engine
import Language
import Screen
import Session
import Tools
import Upkeep

struct Doctor: Door {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks and mends the store, looks at the key and the model, and takes rescued lines back.")

  /// Of the log, which is shown as it stands.
  private static let entries = 5

  func open(_ house: House) async throws -> ExitStatus {
    var manner = Profile.Manner()
    manner.isThorough = true
    // What it says again stands there already.
    manner.rescues = false
    let profile = house.profile(manner)
    let findings = try profile.examine()
    for words in findings.map(\.words) + [profile.takeUntold()].compactMap(\.self) {
      Output.data(house.screen.line(words))
    }
    // A dry run asks no model: the question would leave this machine.
    let model = house.flags.dryRun ? nil : await modelFinding(house, profile)
    if let model { Output.data(house.screen.line(model.words)) }
    for entry in house.logFile.tail(Doctor.entries) { Output.data("  \(entry)") }
    guard profile.canStore else { return .failed }
    if house.flags.dryRun { return findings.allSatisfy(\.isGood) ? .done : .failed }
    let waiting = try await house.takeBackRescued(profile) { house.show($0) }
    if waiting > 0 {
      Output.data(house.screen.line("\(waiting, "rescued line waits", "rescued lines wait") to be stored."))
    }
    try profile.telling("Making today's copy. With much that is stored, that takes a while.") { try profile.keepUp() }
    if let notice = profile.notice { Output.data(house.screen.line(notice)) }
    let isWell = findings.allSatisfy(\.isGood) && model?.isGood != false && waiting == 0 && profile.notice == nil
    return isWell ? .done : .failed
  }
}
