import ArgumentParser
import Engine
import Tools

struct Export: Door {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Prints everything nudgy keeps, as JSON.")

  @Flag(help: "Leave null what is sealed, and ask for nothing.") var withoutSealed = false

  func open(_ house: House) async throws -> ExitStatus {
    let export = try house.profile().export(withoutSealed: withoutSealed)
    Output.data(export.json.text)
    guard export.damaged > 0 else { return .done }
    throw Trouble(
      "\(export.damaged, "sealed text is damaged and stands", "sealed texts are damaged and stand") as null; all else is there.",
      hint: "“nudgy restore” takes it back from a backup.")
  }
}
