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
      guard error is UserError || error is any UserErrorConvertible else {
        return printParserMessage(error, flags, amidData: isAmidData)
      }
      let userError = UserError(error)
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

  private static func execute(_ words: [String], _ flags: Flags) async throws -> ExitStatus {
    let context = try AppContext(Environment.variables, flags)
    if flags.format == "--format" {
      throw UserError("--format needs a template.", hint: "nudgy list --format '{id} {title}'", code: .usage)
    }
    if flags.version {
      Output.data("nudgy \(version)")
      return .done
    }
    if flags.help, words.isEmpty {
      Output.data(Manual(context.session().catalogue, context.language).help.wrappedForHelp)
      return .done
    }
    if words.first == "help" { return try showHelp(on: Array(words.dropFirst()), context) }
    if flags.seed, !flags.help { try seed(context) }
    if !flags.help, let error = CommandWords.missingVerb(words) { throw error }
    let resolved = CommandWords.resolve(words)
    let words = resolved.toolNames.isEmpty ? CommandWords.subcommandWords(resolved.words) : resolved.words
    guard let verb = words.first else { return try await context.openShell() }
    // Subcommands are checked first, because looking up a tool builds every tool.
    guard resolved.toolNames.isEmpty, let command = Subcommands.command(verb) else {
      return try await runTool(resolved, words, context)
    }
    if flags.help {
      Output.data(Subcommands.help(on: words) ?? "")
      return .done
    }
    if command == Say.self { return try await Say.execute(Array(words.dropFirst()), in: context) }
    guard let command = try Subcommands.parseAsRoot(words) as? any Subcommand else {
      throw unknownVerb(words, context.session(), context)
    }
    return try await command.execute(in: context)
  }

  /// Runs the tool that the words name.
  private static func runTool(
    _ resolved: CommandWords.Resolved, _ words: [String], _ context: AppContext
  ) async throws -> ExitStatus {
    var options = Session.Options()
    options.isOneShot = true
    options.listLimit = ListOptions.rows(isForPrograms: context.flags.isForPrograms)
    let session = context.session(options)
    var tools =
      resolved.toolNames.isEmpty
      ? [session.tool(verb: words[0])].compactMap(\.self) : session.tools(named: resolved.toolNames)
    if tools.isEmpty { tools = session.tools(named: CommandWords.resolveBare(words).toolNames) }
    var rest = try tools.first.map { try withInput(Array(words.dropFirst()), for: $0, context) } ?? []
    guard let tool = OneShot.choose(among: tools, rest, context.language) else {
      // "key" alone shows what can be done with it.
      if words.count == 1, let help = Manual(session.catalogue, context.language).help(on: resolved) {
        Output.data(help.wrappedForHelp)
        return .done
      }
      if words.count > 1, let verbs = CommandWords.verbs(of: words[0]) {
        throw CommandWords.missingVerb(words[1], of: words[0], verbs.map(\.key))
      }
      throw unknownVerb(words, session, context)
    }
    guard let list = try ListOptions(of: tool, takingFrom: &rest) else {
      return try await run(tool, rest, isText: resolved.isText, session, context)
    }
    options.listLimit = list.limit ?? options.listLimit
    let lister = context.session(options)
    let days = try list.days(for: tool, context.reading)
    return try await run(lister.tools(named: [tool.name])[0], rest + days, isText: false, lister, context)
  }

  /// "help", "help snooze", "help note add", "help json".
  private static func showHelp(on words: [String], _ context: AppContext) throws -> ExitStatus {
    let manual = Manual(context.session().catalogue, context.language)
    guard !words.isEmpty else {
      Output.data(manual.help.wrappedForHelp)
      return .done
    }
    if let page = HelpPage(rawValue: words[0]), words.count == 1 {
      Output.data(page.text.wrappedForHelp)
      return .done
    }
    if let help = manual.help(on: CommandWords.resolve(words)) {
      Output.data(help.wrappedForHelp)
      return .done
    }
    if let help = Subcommands.help(on: words) {
      Output.data(help)
      return .done
    }
    throw UserError(
      "There's no help on \(words.joined(separator: " ")).", hint: "“nudgy help” lists what there is.", code: .usage)
  }

  /// The error for an unknown verb: suggests verbs with a similar name and tools that list the word as a synonym.
  private static func unknownVerb(_ words: [String], _ session: Session, _ context: AppContext) -> UserError {
    let manual = Manual(session.catalogue, context.language)
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

  /// The words behind a verb, with what stands on standard input: in the place of a hyphen alone, and at the end where
  /// the tool needs words, none are given, and the input is a file or a pipe.
  private static func withInput(_ words: [String], for tool: Tool, _ context: AppContext) throws -> [String] {
    guard !context.flags.help, let command = try? OneShot(tool, words, context.language) else { return words }
    if command.words == ["-"], let place = words.firstIndex(of: "-") {
      return words[..<place] + [try Input.all()] + words[(place + 1)...]
    }
    guard context.hasInput, command.lacksText else { return words }
    let text = String(try Input.all().trimmed)
    return text.isEmpty ? words : words + (words.contains("--") ? [text] : ["--", text])
  }

  /// - Parameter isText: whether the words are a text as it stands, where the tool takes one.
  private static func run(
    _ tool: Tool, _ words: [String], isText: Bool, _ session: Session, _ context: AppContext
  ) async throws -> ExitStatus {
    guard !context.flags.help else {
      Output.data(Manual([tool], context.language).help(tool).wrappedForHelp)
      return .done
    }
    let command = try OneShot(tool, words, isText: isText, findID: session.findID, context.language)
    let calls = try command.calls(context.reading)
    // What is wrong with the command is said to nobody in danger.
    if let error = command.lack(in: calls), Crisis(command.line, in: context.language) == nil { throw error }
    let extraTools = calls.contains { $0.tool != tool.name } ? [session.outOfScope] : []
    return try await context.answer(with: [tool, session.crisis] + extraTools, of: session, isListing: !tool.writes) {
      engine, sink in
      await engine.run(calls, words: command.line, sink)
    }
  }

  /// Prints the argument parser's own message, which has no translation.
  private static func printParserMessage(_ error: any Error, _ flags: Flags, amidData: Bool) -> ExitStatus {
    let message = Screen(DisplayOptions(isPlain: true)).words(Subcommands.fullMessage(for: error))
    guard Subcommands.exitCode(for: error) != .success else {
      Output.data(message)
      return .done
    }
    if flags.json || flags.ndjson {
      printError(UserError("\(Subcommands.message(for: error))", code: .usage), flags, amidData: amidData)
    } else {
      Output.message(message)
    }
    return .usage
  }
}
