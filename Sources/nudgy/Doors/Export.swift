import ArgumentParser
import Engine
import Tools

struct Export: Door {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints everything nudgy keeps, as JSON.")

  func open(_ house: House) async throws -> ExitStatus {
    Output.data(try house.profile().export().text)
    return .done
  }
}
