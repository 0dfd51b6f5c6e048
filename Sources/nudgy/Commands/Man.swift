import ArgumentParser
import Engine
import Replies
import Session
import Tools

struct Man: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "man", abstract: "Prints the manual page.", shouldDisplay: false)

  func execute(in context: AppContext) async throws -> ExitStatus {
    Output.data(Manual(context.session().catalogue, context.language).manPage)
    return .done
  }
}
