import ArgumentParser
import Engine
import Session
import Tools

struct Completions: Door {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints completions for bash, zsh or fish.")

  @Argument(help: "bash, zsh or fish.") var shell: String

  func open(_ house: House) async throws -> ExitStatus {
    let manual = Manual(house.profile().catalogue, house.language)
    guard let script = manual.completions(shell) else {
      throw Trouble("There are completions for bash, zsh and fish, not for \(shell).", code: .usage)
    }
    Output.data(script)
    return .done
  }
}
