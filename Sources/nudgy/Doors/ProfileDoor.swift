import ArgumentParser
import Engine
import Screen

struct ProfileDoor: Door {
  static let configuration = CommandConfiguration(
    commandName: "profile", abstract: "Lists profiles, makes one, or switches this terminal to one.")

  @Argument(help: "The one to switch this terminal to; “default” is the unnamed one.") var name: String?
  @Flag(help: "Make it first.") var make = false

  func open(_ house: House) async throws -> ExitStatus {
    guard let name else {
      guard !make else { throw Trouble("A profile needs a name.", hint: "nudgy profile work --make", code: .usage) }
      list(house)
      return .done
    }
    let made = make ? try made(name, house) : nil
    let chosen = try made ?? house.choice.named(name)
    guard !house.flags.dryRun else {
      let words: Said = make ? "Would make profile \(name)." : "Would switch this terminal to profile \(name)."
      Output.data(house.screen.line(words))
      return .done
    }
    try house.choice.choose(chosen)
    Output.data(house.screen.line("This terminal speaks of profile \(name) now."))
    return .done
  }

  private func made(_ text: String, _ house: House) throws -> ProfileName {
    let name = try ProfileName(text)
    guard !house.choice.home.has(name) else { throw Trouble("There is a profile \(text) already.") }
    let folder = house.choice.home.of(name).data
    guard house.flags.dryRun || Files.makeFolder(folder) else {
      throw Trouble("The folder \(folder) cannot be made.", hint: "Is the disk full, or the folder someone else's?")
    }
    return name
  }

  private func list(_ house: House) {
    let names = [ProfileName.unnamed] + house.choice.home.profiles.map(\.text)
    let current = house.profileName?.text ?? ProfileName.unnamed
    if house.flags.json {
      let rows = names.map { ["name": .string($0), "isCurrent": .bool($0 == current)] as JSON }
      Output.data(JSON.array(rows).text)
    } else {
      for name in names { Output.data((name == current ? "* " : "  ") + name) }
    }
  }
}
