import ArgumentParser
import Civil
import CrisisTools
import Engine
import Glibc
import Language
import Languages
import Randomness
import Replies
import SampleLife
import Screen
import Session
import Shell
import Tools

@main
enum Nudgy {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    // Writing beyond the file size limit then fails with an error that is reported, instead of ending the process.
    signal(SIGXFSZ, SIG_IGN)
    // The parent process may have blocked signals, and child processes inherit that.
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    sigprocmask(SIG_SETMASK, &noSignals, nil)
    var words = Array(CommandLine.arguments.dropFirst())
    ProcessHardening.apply()
    let flags = Flags(&words, isFixed: Subcommands.isFixed)
    MainThreadExecutor.run { [words] in
      var status = await exitStatus(words, flags)
      if Output.hasFailed {
        printError(UserError("The output couldn't be written.", hint: "Is the disk full?"), Flags())
        if status == .done { status = .failed }
      }
      exit(status.rawValue)
    }
  }

  static let version = "0.1.0"

  private static func exitStatus(_ words: [String], _ flags: Flags) async -> ExitStatus {
    do {
      return try await execute(words, flags)
    } catch {
      // What a subcommand prints is data of its own form, an export for one, and no error may stand in it.
      let isAmidData = words.first.map { Subcommands.command($0) != nil } ?? false
      let isOurs = error is UserError || error is any UserErrorConvertible
      guard isOurs || Subcommands.exitCode(for: error) != .success else {
        Output.data(Screen(DisplayOptions(isPlain: true)).words(Subcommands.fullMessage(for: error)))
        return .done
      }
      let userError = isOurs ? UserError(error) : Subcommands.userError(error, words)
      printError(userError, flags, amidData: isAmidData)
      return userError.code
    }
  }

  private static func printError(_ error: UserError, _ flags: Flags, amidData: Bool = false) {
    let language = Language.preferred(in: Environment.variables, from: Language.others)
    if flags.json || flags.ndjson {
      let text = Screen(DisplayOptions(isPlain: true), language: language).json(error).text
      return amidData ? Output.message(text) : Output.data(text)
    }
    Output.message("nudgy: " + Screen(DisplayOptions(isPlain: true), language: language).draw(error))
  }

  private static func execute(_ typed: [String], _ flags: Flags) async throws -> ExitStatus {
    let context = try AppContext(Environment.variables, flags)
    if ["--format", ""].contains(flags.format) {
      throw UserError("--format needs a template.", hint: "nudgy list --format '{id} {title}'", code: .usage)
    }
    if flags.version {
      Output.data("nudgy \(version)")
      return .done
    }
    let folded = CommandWords.folded(typed)
    if flags.help || folded.first == "help" {
      let topic = flags.help ? folded : Array(folded.dropFirst())
      guard let help = context.manual.help(on: topic) else {
        throw flags.help ? unknownVerb(typed, context.session(), context) : noHelp(on: topic)
      }
      Output.data(help)
      return .done
    }
    if flags.seed { try seed(context) }
    if let error = CommandWords.missingVerb(folded) { throw error }
    let resolved = CommandWords.resolve(folded)
    let words = resolved.toolNames.isEmpty ? CommandWords.subcommandWords(resolved.words) : resolved.words
    guard let verb = words.first else { return try await context.openShell() }
    // Subcommands are checked first, because looking up a tool builds every tool.
    guard resolved.toolNames.isEmpty, let command = Subcommands.command(verb) else {
      return try await runTool(resolved, words, typed, context)
    }
    guard flags.format == nil || (command as? any Subcommand.Type)?.takesTemplate == true else {
      throw Subcommands.unknownOption("--format", of: verb)
    }
    if command == Say.self { return try await Say.execute(Array(words.dropFirst()), in: context) }
    guard let command = try Subcommands.reading(words) else {
      throw unknownVerb(words, context.session(), context)
    }
    return try await command.execute(in: context)
  }

  /// Runs the tool that the words name.
  ///
  /// - Parameter typed: the words as they were typed, for the error where they name none.
  private static func runTool(
    _ resolved: CommandWords.Resolved, _ words: [String], _ typed: [String], _ context: AppContext
  ) async throws -> ExitStatus {
    var options = Session.Options()
    options.isOneShot = true
    options.listLimit = ListOptions.rows(isForPrograms: context.flags.isForPrograms)
    let session = context.session(options)
    var tools =
      resolved.toolNames.isEmpty
      ? [session.tool(verb: words[0])].compactMap(\.self) : session.tools(named: resolved.toolNames)
    if tools.isEmpty { tools = session.tools(named: CommandWords.resolveBare(words).toolNames) }
    var rest = try tools.first.map { try withInput(Array(words.dropFirst()), for: $0, context) } ?? Rest([], nil)
    guard let tool = OneShot.choose(among: tools, rest.words + [rest.input].compactMap(\.self), context.language) else {
      // "key" alone shows what can be done with it.
      if words.count == 1, CommandWords.verbs(of: words[0]) != nil, let help = context.manual.help(on: words) {
        Output.data(help)
        return .done
      }
      if words.count > 1, let verbs = CommandWords.verbs(of: words[0]) {
        throw CommandWords.missingVerb(words[1], of: words[0], verbs.map(\.key))
      }
      // "2 done", "mv 3 friday", as in the shell.
      let line = typed.joined(separator: " ")
      if let calls = CommandWords.numberedCalls(line, session.catalogue, context.reading) {
        return try await context.answer(with: session.catalogue, of: session) { engine, sink in
          await engine.run(calls, words: line, sink)
        }
      }
      throw unknownVerb(typed, session, context)
    }
    guard let list = try ListOptions(of: tool, takingFrom: &rest.words) else {
      return try await run(tool, rest, isText: resolved.isText, session, context)
    }
    options.listLimit = list.limit ?? options.listLimit
    let lister = context.session(options)
    rest.words += try list.days(for: tool, context.reading)
    return try await run(lister.tools(named: [tool.name])[0], rest, isText: false, lister, context)
  }

  private static func noHelp(on words: [String]) -> UserError {
    UserError(
      "There's no help on \(words.joined(separator: " ")).", hint: "“nudgy help” lists what there is.", code: .usage)
  }

  /// The error for an unknown verb: suggests verbs with a similar name and tools that list the word as a synonym.
  private static func unknownVerb(_ words: [String], _ session: Session, _ context: AppContext) -> UserError {
    if let instead = CommandWords.elsewhere[words[0].lowercased()] {
      return UserError(
        words[0].isEmpty ? "The verb is empty." : "There's no command \(words[0]).", hint: "\(instead)", code: .usage)
    }
    guard words[0] != "--" else {
      return UserError("Before -- stands a verb.", hint: "nudgy add \(words.joined(separator: " "))", code: .usage)
    }
    let manual = Manual(session.catalogue, context.language)
    let bare = String(words[0].drop { $0 == "-" })
    if bare != words[0], manual.verbs.contains(where: { $0.verb == CommandWords.aliases[bare] ?? bare }) {
      return UserError(
        "There's no command \(words[0]).", hint: "nudgy \(([bare] + words.dropFirst()).joined(separator: " "))",
        code: .usage)
    }
    let similarVerbs = FuzzyMatcher.closestNames(
      words[0], among: manual.verbs.map(\.verb), in: context.language, limit: 2)
    let suggestions =
      similarVerbs
      + ToolSuggester(manual.tools, context.language).tools(for: words[0]).map(\.verb).filter {
        !similarVerbs.contains($0)
      }
    let suggestedVerbs = suggestions.prefix(3).map { "\($0)" as LocalizedText }
    return UserError(
      suggestedVerbs.isEmpty
        ? "There's no command \(words[0])." : "There's no command \(words[0]). Closest: \(suggestedVerbs).",
      hint: "For your own words: nudgy say \(words.joined(separator: " "))", code: .usage)
  }

  /// The same day always gives the same sample data.
  private static func seed(_ context: AppContext) throws {
    let session = context.session()
    defer { session.storeOpener.close() }
    let reading = context.reading
    let count = try session.seed(reading, SeededRandom(seed: UInt64(bitPattern: Int64(reading.now.day.ordinal))))
    Output.message(
      context.screen.line(
        context.flags.dryRun
          ? "Would put a made-up life of \(count, "record", "records") into the store."
          : "A made-up life of \(count, "record", "records") is in the store. “undo” takes it out again."))
  }

  /// What stands behind a verb: the words, and what is read of standard input.
  private typealias Rest = (words: [String], input: String?)

  /// Standard input is read in the place of a hyphen alone, and where the tool needs words, none are given, and the input
  /// is a file or a pipe.
  private static func withInput(_ words: [String], for tool: Tool, _ context: AppContext) throws -> Rest {
    guard let command = try? OneShot(tool, words, context.language) else { return (words, nil) }
    if command.words == ["-"], let place = words.firstIndex(of: "-") {
      return (Array(words[..<place] + words[(place + 1)...]), try Input.all())
    }
    guard context.hasInput, command.lacksText else { return (words, nil) }
    let text = String(try Input.all().trimmed)
    return (words, text.isEmpty ? nil : text)
  }

  /// The calls of a verb with numbers of the last list, which mean on the command line what they mean in the shell:
  /// “focus 1” is no minute.
  private static func numberedCalls(_ tool: Tool, _ rest: Rest, _ context: AppContext) -> [Call]? {
    guard rest.input == nil, !rest.words.contains(where: { $0.hasPrefix("-") }) else { return nil }
    return CommandWords.numberedCalls(([tool.verb] + rest.words).joined(separator: " "), [tool], context.reading)
  }

  /// - Parameter isText: whether the words are a text as it stands, where the tool takes one.
  private static func run(
    _ tool: Tool, _ rest: Rest, isText: Bool, _ session: Session, _ context: AppContext
  ) async throws -> ExitStatus {
    let command = try OneShot(
      tool, rest.words, input: rest.input, isText: isText, findID: session.recordFinder.findID, context.language)
    let calls = try numberedCalls(tool, rest, context) ?? command.calls(context.reading)
    // What is wrong with the command is said to nobody in danger.
    if let error = command.lack(in: calls, context.reading), Crisis(command.line, in: context.language) == nil {
      throw error
    }
    let extraTools = calls.contains { $0.tool != tool.name } ? [session.outOfScope] : []
    return try await context.answer(with: [tool, session.crisis] + extraTools, of: session, isListing: !tool.writes) {
      engine, sink in
      await engine.run(calls, words: command.line, sink)
    }
  }

}

extension AppContext {
  /// What help is written from, as wide as it is read.
  fileprivate var manual: Manual {
    let width = isatty(STDOUT_FILENO) == 1 ? Terminal.size.columns : nil
    let options = DisplayOptions.from(environment: environment, isTerminal: width != nil, width: width)
    return Manual(session().catalogue, language, columns: width == nil ? options.width : min(options.width, 80))
  }
}
