import ArgumentParser
import Engine
import Language
import Screen
import Tools

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
    for finding in findings { Output.data(house.screen.line(finding.words)) }
    // A dry run asks no model: the question would leave this machine.
    let model = house.flags.dryRun ? nil : await modelFinding(house, profile)
    if let model { Output.data(house.screen.line(model.words)) }
    for entry in house.logFile.tail(Doctor.entries) { Output.data("  \(entry)") }
    guard profile.canStore else { return .failed }
    if house.flags.dryRun { return findings.allSatisfy(\.isGood) ? .done : .failed }
    let isTakenBack = try await takeBack(profile, house)
    try profile.keepUp()
    return findings.allSatisfy(\.isGood) && model?.isGood != false && isTakenBack ? .done : .failed
  }

  /// Says every rescued line again, as if it were typed now and nothing before it. What nothing is made of is kept as
  /// a line, as in the shell.
  private func takeBack(_ profile: Profile, _ house: House) async throws -> Bool {
    let engine = house.engine(profile.catalogue, memory: DialogueMemory(load: { nil }, save: { _ in }))
    let waiting = try await profile.takeBackRescued([
      { line in await engine.say(line) { house.show($0) } },
      { line in await engine.run(Call("out_of_scope", ["line": .words(line)])) { house.show($0) } },
    ])
    if waiting > 0 {
      Output.data(house.screen.line("\(waiting, "rescued line waits", "rescued lines wait") to be stored."))
    }
    return waiting == 0
  }
}
