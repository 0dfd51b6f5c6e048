import ArgumentParser
import Engine
import Replies
import Session
import Tools

struct Completions: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "completions", abstract: "Prints completions for bash, zsh or fish.")

  @Argument(help: "bash, zsh or fish.") var shell: String

  func execute(in context: AppContext) async throws -> ExitStatus {
    let manual = Manual(context.session().catalogue, context.language)
    guard let script = manual.completionScript(shell) else {
      throw UserError("There are completions for bash, zsh and fish, but not for \(shell).", code: .usage)
    }
    Output.data(script)
    return .done
  }
}
