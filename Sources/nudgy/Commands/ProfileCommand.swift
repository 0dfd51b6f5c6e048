import ArgumentParser
import Engine
import Replies
import Screen

struct ProfileCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Lists profiles, makes one, or switches this terminal to one.")

  @Argument(help: "The one to switch this terminal to; “default” is the unnamed one.") var name: String?
  @Flag(help: "Make it first.") var make = false

  func execute(in context: AppContext) async throws -> ExitStatus {
    guard let name else {
      guard !make else { throw UserError("A profile needs a name.", hint: "nudgy profile work --make", code: .usage) }
      list(context)
      return .done
    }
    let made = make ? try made(name, context) : nil
    let chosen = try made ?? context.choice.named(name)
    guard !context.flags.dryRun else {
      let words: LocalizedText = make ? "Would make profile \(name)." : "Would switch this terminal to profile \(name)."
      Output.data(context.screen.line(words))
      return .done
    }
    try context.choice.choose(chosen)
    Output.data(context.screen.line("This terminal speaks of profile \(name) now."))
    return .done
  }

  private func made(_ text: String, _ context: AppContext) throws -> ProfileName {
    let name = try ProfileName(text)
    guard !context.choice.home.has(name) else { throw UserError("There is a profile \(text) already.") }
    let folder = context.choice.home.of(name).data
    guard context.flags.dryRun || Files.makeFolder(folder) else {
      throw UserError("The folder \(folder) cannot be made.", hint: "Is the disk full, or the folder someone else's?")
    }
    return name
  }

  private func list(_ context: AppContext) {
    let names = [ProfileName.unnamed] + context.choice.home.profiles.map(\.text)
    let current = context.profileName?.text ?? ProfileName.unnamed
    if context.flags.json {
      let rows = names.map { ["name": .string($0), "isCurrent": .bool($0 == current)] as JSON }
      Output.data(JSON.array(rows).text)
    } else {
      for name in names { Output.data((name == current ? "* " : "  ") + name) }
    }
  }
}
