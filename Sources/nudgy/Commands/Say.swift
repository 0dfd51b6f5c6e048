import ArgumentParser
import Engine
import Replies
import Session
import Tools

struct Say: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "say", abstract: "Says a line of free text, or one line after another.")
  static let examples = [#"nudgy say "call mum tomorrow at 5""#, "nudgy say done 2", "nudgy say --stdin < lines.txt"]
  static let takesTemplate = true

  // Declared so that help lists it. `Nudgy` passes the words to `execute` below without parsing them as arguments.
  @Flag(name: .customLong("stdin"), help: "One turn a line from standard input, in one conversation.")
  var fromInput = false
  @Argument(parsing: .captureForPassthrough, help: "What to say, as in the shell.") var words: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    try await Say.execute(fromInput ? ["--stdin"] : words, in: context)
  }

  /// Everything except a first `--stdin` is text, and after `--` that is too. Parsing the words as arguments would take
  /// longer than reading and answering them.
  static func execute(_ words: [String], in context: AppContext) async throws -> ExitStatus {
    if words.first == "--stdin" || words == ["-"] { return try await context.processInputLines() ?? .done }
    if words.isEmpty, context.hasInput, let status = try await context.processInputLines() { return status }
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    // No words are no answer to the question that is open.
    guard words.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else {
      throw UserError(
        "There's nothing to say.", hint: "For example: nudgy say call mum tomorrow at 5", code: .usage)
    }
    var options = Session.Options()
    options.isOneShot = true
    let session = context.session(options)
    return try await context.answer(with: session.catalogue, of: session) { engine, sink in
      await engine.respond(to: words.joined(separator: " "), sink)
    }
  }
}
