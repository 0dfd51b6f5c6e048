import ArgumentParser
import Engine
import Shell
import Tools

struct Say: Door {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says a line of free text, or one line after another.")

  @Flag(name: .customLong("stdin"), help: "One turn a line from standard input, in one conversation.")
  var fromInput = false
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func open(_ house: House) async throws -> ExitStatus {
    let isStream = fromInput || words == ["--stdin"] || words == ["-"]
    guard isStream else {
      return await house.engine(house.profile().catalogue).say(words.joined(separator: " ")) { house.show($0) }
    }
    let engine = house.engine(house.profile().catalogue, memory: .inProcess())
    var code = ExitStatus.done
    let lines = LineSource()
    while let line = lines.next() {
      if line.isCut { Output.message("nudgy: a line of more than 1 MiB was cut.") }
      code = await engine.say(line.text) { house.show($0) }
    }
    await engine.endCollecting { house.show($0) }
    return code
  }
}
