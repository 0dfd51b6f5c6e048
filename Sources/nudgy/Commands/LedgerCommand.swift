import ArgumentParser
import Engine
import Replies
import Screen

struct LedgerCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Lists every request that ever left this machine, the newest last.")

  func execute(in context: AppContext) async throws -> ExitStatus {
    let screen = context.screen
    var (entryCount, damagedCount) = (0, 0)
    try context.ledger.forEach { entry in
      guard let entry else {
        damagedCount += 1
        return
      }
      let separator = entryCount == 0 ? "[" : ","
      Output.data(context.flags.json ? separator + entry.json.text : screen.draw(Reply(nil, .lines([entry.summary]))))
      entryCount += 1
    }
    if context.flags.json {
      Output.data(entryCount == 0 ? "[]" : "]")
    } else if entryCount + damagedCount == 0 {
      Output.data(screen.line("Nothing has ever left this machine."))
    }
    if damagedCount > 0 {
      Output.message(
        screen.line("In the ledger, \(damagedCount, "line", "lines") can't be read: cut short, or changed by hand."))
    }
    return .done
  }
}
