import ArgumentParser
import Engine
import Screen
import Tools

struct Doctor: Door {
  static let configuration = CommandConfiguration(
    abstract: "Checks the store and the key, and takes rescued lines back.")

  func open(_ house: House) async throws -> ExitStatus {
    let findings = try house.profile().examine()
    for finding in findings { Output.data(house.screen.line(finding.words)) }
    return findings.contains { !$0.isGood } ? .failed : .done
  }
}
