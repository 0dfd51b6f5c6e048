import ArgumentParser
import Engine
import Session
import Tools

struct Say: Door {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says a line of free text, or one line after another.")

  // Told in the help; a call goes to the words below, without being parsed.
  @Flag(name: .customLong("stdin"), help: "One turn a line from standard input, in one conversation.")
  var fromInput = false
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func open(_ house: House) async throws -> ExitStatus {
    try await Say.open(fromInput ? ["--stdin"] : words, house)
  }

  /// All words but a first `--stdin` are the person's, and behind `--` all are: to parse them as arguments would take longer than to read and
  /// answer them.
  static func open(_ words: [String], _ house: House) async throws -> ExitStatus {
    if words.first == "--stdin" || words == ["-"] { return try await house.sayLines() }
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    var manner = Profile.Manner()
    manner.isOneShot = true
    let profile = house.profile(manner)
    return try await house.answer(with: profile.catalogue, of: profile) { engine, sink in
      await engine.say(words.spoken, sink)
    }
  }
}
