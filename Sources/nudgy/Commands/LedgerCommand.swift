import ArgumentParser
import Engine
import Replies
import Screen

struct LedgerCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Lists every request that ever left this machine, the newest last.")

  func execute(in context: AppContext) async throws -> ExitStatus {
    let screen = context.screen
    var (told, torn) = (0, 0)
    try context.ledger.forEach { entry in
      guard let entry else {
        torn += 1
        return
      }
      let bracket = told == 0 ? "[" : ","
      Output.data(context.flags.json ? bracket + entry.json.text : screen.draw(Reply(nil, .lines([entry.told]))))
      told += 1
    }
    if context.flags.json {
      Output.data(told == 0 ? "[]" : "]")
    } else if told + torn == 0 {
      Output.data(screen.line("Nothing has ever left this machine."))
    }
    if torn > 0 {
      Output.message(
        screen.line("Of the ledger, \(torn, "line", "lines") cannot be read: cut short, or changed by hand."))
    }
    return .done
  }
}
