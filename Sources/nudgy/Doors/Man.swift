import ArgumentParser
import Engine
import Session
import Tools

struct Man: Door {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "Prints the manual page.", shouldDisplay: false)

  func open(_ house: House) async throws -> ExitStatus {
    Output.data(Manual(house.profile().catalogue, house.language).page)
    return .done
  }
}
