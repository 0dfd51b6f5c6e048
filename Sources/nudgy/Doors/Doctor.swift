import ArgumentParser
import Engine
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
    let profile = house.profile(manner)
    let findings = try profile.examine()
    for finding in findings { Output.data(house.screen.line(finding.words)) }
    let model = await modelFinding(house, profile)
    Output.data(house.screen.line(model.words))
    for entry in house.logFile.tail(Doctor.entries) { Output.data("  \(entry)") }
    guard findings.allSatisfy(\.isGood) else { return .failed }
    await takeBack(profile, house)
    try profile.keepUp()
    return model.isGood ? .done : .failed
  }

  /// Says every rescued line again, as if it were typed now.
  private func takeBack(_ profile: Profile, _ house: House) async {
    let engine = house.engine(profile.catalogue, memory: .inProcess())
    await profile.takeBackRescued { line in await engine.say(line) { house.show($0) } }
  }
}
