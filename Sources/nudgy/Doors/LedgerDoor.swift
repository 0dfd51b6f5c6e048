import ArgumentParser
import Engine
import Screen

struct LedgerDoor: Door {
  static let configuration = CommandConfiguration(
    commandName: "ledger", abstract: "Lists every request that ever left this machine, the newest last.")

  func open(_ house: House) async throws -> ExitStatus {
    let screen = house.screen
    var (told, torn) = (0, 0)
    try house.ledger.forEach { entry in
      guard let entry else {
        torn += 1
        return
      }
      let bracket = told == 0 ? "[" : ","
      Output.data(house.flags.json ? bracket + entry.json.text : screen.draw(Reply(nil, .lines([entry.told]))))
      told += 1
    }
    if house.flags.json {
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
