import ArgumentParser
import Replies
import Screen

struct LedgerCommand: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Lists every request that ever left this machine, the newest last.")
  static let examples = ["nudgy ledger", "nudgy --ndjson ledger | tail -3"]

  func execute(in context: AppContext) async throws -> ExitStatus {
    let screen = context.screen
    var (entryCount, damagedCount) = (0, 0)
    // Written as it is read, as it may be long.
    let (head, tail) = ("{\"schema\":\(Screen.schemaVersion),\"requests\":[", "]}")
    try context.ledger.forEach { entry in
      guard let entry else {
        damagedCount += 1
        return
      }
      if context.flags.json {
        Output.data((entryCount == 0 ? head : ",") + entry.json.text)
      } else {
        Output.data(
          context.flags.ndjson
            ? Screen.versioned(entry.json).text : screen.draw(Reply(nil, .lines([entry.summary]))))
      }
      entryCount += 1
    }
    if context.flags.json {
      Output.data((entryCount == 0 ? head : "") + tail)
    } else if !context.flags.ndjson, entryCount + damagedCount == 0 {
      Output.data(screen.line("Nothing has ever left this machine."))
    }
    if damagedCount > 0 {
      Output.message(
        screen.line("In the ledger, \(damagedCount, "line", "lines") can't be read: cut short, or changed by hand."))
    }
    return .done
  }
}
