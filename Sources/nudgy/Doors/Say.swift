import ArgumentParser
import Engine
import Tools

struct Say: Door {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says a line of free text, or one line after another.")

  @Flag(name: .customLong("stdin"), help: "One turn a line from standard input, in one conversation.")
  var fromInput = false
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func open(_ house: House) async throws -> ExitStatus {
    let isStream = fromInput || words == ["--stdin"] || words == ["-"]
    if isStream { return await house.sayLines() }
    let profile = house.profile()
    return try await house.answer(with: profile.catalogue, of: profile) { engine, sink in
      await engine.say(words.spoken, sink)
    }
  }
}
