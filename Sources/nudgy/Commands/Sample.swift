import ArgumentParser
import Engine
import Replies
import Session
import Tools

struct Sample: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Prints sentences that invoke a tool.")
  static let examples = ["nudgy sample snooze --count 3"]

  @Argument(help: "The tool's name or verb.") var tool: String
  @Option(help: "How many.") var count = 10

  func execute(in context: AppContext) async throws -> ExitStatus {
    let rules = Rules(context.session().catalogue, context.language)
    guard let toolIndex = rules.tools.firstIndex(where: { $0.name == tool || $0.verb == tool }) else {
      throw UserError("There's no tool called \(tool).", hint: "“nudgy --help” lists them.", code: .notFound)
    }
    var random = SystemRandomNumberGenerator()
    for sentence in rules.sample(toolIndex, count: count, using: &random) { Output.data(sentence) }
    return .done
  }
}
