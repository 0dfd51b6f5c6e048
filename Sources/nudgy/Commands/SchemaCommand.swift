import ArgumentParser
import Replies
import Screen

struct SchemaCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Prints the JSON Schema of what --json prints.")
  static let examples = ["nudgy schema > nudgy.schema.json"]

  func execute(in context: AppContext) async throws -> ExitStatus {
    Output.data(Screen.outputSchema.text)
    return .done
  }
}
