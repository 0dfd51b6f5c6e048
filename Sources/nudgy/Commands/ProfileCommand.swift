import ArgumentParser
import Replies

struct ProfileCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Lists profiles, makes one, or switches this terminal to one.")
  static let examples = ["nudgy profile", "nudgy profile work --make", "nudgy profile default"]
  static let takesTemplate = true

  @Argument(help: "The one to switch this terminal to; “default” is the unnamed one.") var name: String?
  @Flag(help: "Make it first.") var make = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard let name else {
      guard !make else { throw UserError("A profile needs a name.", hint: "nudgy profile work --make", code: .usage) }
      try list(context)
      return .done
    }
    let newProfile = make ? try makeProfile(name, context) : nil
    let selected = try newProfile ?? context.profileChoice.existingProfile(name)
    guard !context.flags.dryRun else {
      let text: LocalizedText = make ? "Would make profile \(name)." : "Would switch this terminal to profile \(name)."
      context.tell(text)
      return .done
    }
    guard make || selected != context.profileName else {
      context.tell("This terminal is in profile \(name) already.")
      return .failed
    }
    try context.profileChoice.select(selected)
    context.tell("Switched to profile \(name).")
    return .done
  }

  private func makeProfile(_ text: String, _ context: AppContext) throws -> ProfileName {
    let name = try ProfileName(text)
    guard !context.profileChoice.home.hasProfile(name) else { throw UserError("There already is a profile \(text).") }
    let folder = context.profileChoice.home.profileHome(name).data
    guard context.flags.dryRun || Files.makeFolder(folder) else {
      throw UserError(
        "I can't create the folder \(folder).", hint: "Is the disk full, or does the folder belong to someone else?")
    }
    return name
  }

  private func list(_ context: AppContext) throws {
    let names = [ProfileName.defaultName] + context.profileChoice.home.profiles.map(\.text)
    let current = context.profileName?.text ?? ProfileName.defaultName
    let rows = names.map { ["name": .string($0), "isCurrent": .bool($0 == current)] as JSON }
    guard try !context.printRows(rows, as: "profiles") else { return }
    for name in names { Output.data((name == current ? "* " : "  ") + name) }
  }
}
