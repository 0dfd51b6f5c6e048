import ArgumentParser
import Engine
import Session
import Tools

struct Sample: Door {
  static let configuration = CommandConfiguration(
    commandName: "sample", abstract: "Prints sentences that invoke a tool.")

  @Argument(help: "The tool's name or verb.") var tool: String
  @Option(help: "How many.") var count = 10

  func open(_ house: House) async throws -> ExitStatus {
    let rules = Rules(house.profile().catalogue, house.language)
    guard let owner = rules.tools.firstIndex(where: { $0.name == tool || $0.verb == tool }) else {
      throw Trouble("There is no tool called \(tool).", hint: "“nudgy --help” lists them.", code: .notFound)
    }
    var random = SystemRandomNumberGenerator()
    for sentence in rules.sample(owner, count: count, using: &random) { Output.data(sentence) }
    return .done
  }
}
