import ArgumentParser
import Engine
import Replies
import Session
import Tools

struct Say: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says a line of free text, or one line after another.")

  // Told in the help; a call goes to the words below, without being parsed.
  @Flag(name: .customLong("stdin"), help: "One turn a line from standard input, in one conversation.")
  var fromInput = false
  @Argument(parsing: .captureForPassthrough) var words: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    try await Say.execute(fromInput ? ["--stdin"] : words, in: context)
  }

  /// All words but a first `--stdin` are the person's, and behind `--` all are: to parse them as arguments would take longer than to read and
  /// answer them.
  static func execute(_ words: [String], in context: AppContext) async throws -> ExitStatus {
    if words.first == "--stdin" || words == ["-"] { return try await context.sayLines() }
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    var options = Session.Options()
    options.isOneShot = true
    let profile = context.profile(options)
    return try await context.answer(with: profile.catalogue, of: profile) { engine, sink in
      await engine.say(words.spoken, sink)
    }
  }
}
