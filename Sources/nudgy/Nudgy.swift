import ArgumentParser
import Civil
import CompanionTools
import CrisisTools
import Engine
import Glibc
import Language
import Languages
import Replies
import SampleLife
import Screen
import Session
import Tools

@main
enum Nudgy {
  static func main() {
    signal(SIGPIPE, SIG_IGN)
    // A write beyond the limit on file sizes fails like any other, and is told.
    signal(SIGXFSZ, SIG_IGN)
    // Whoever started this may have blocked signals, and a process inherits that.
    var none = sigset_t()
    sigemptyset(&none)
    sigprocmask(SIG_SETMASK, &none, nil)
    var words = Array(CommandLine.arguments.dropFirst())
    Discretion.begin()
    let flags = Flags(&words, isFixed: Subcommands.isFixed)
    OneThread.run { [words] in
      var code = await code(words, flags)
      if Output.hasLost {
        complain(UserError("What was to be printed could not be written.", hint: "Is the disk full?"))
        if code == .done { code = .failed }
      }
      exit(code.rawValue)
    }
  }

  static let version = "0.1.0"

  private static func code(_ words: [String], _ flags: Flags) async -> ExitStatus {
    do {
      return try await open(words, flags)
    } catch  where error is UserError || error is any UserErrorConvertible {
      let trouble = UserError(error)
      complain(trouble)
      return trouble.code
    } catch {
      return refuse(error)
    }
  }

  private static func complain(_ trouble: UserError) {
    let language = Language.spoken(Environment.variables, of: Language.others)
    Output.message("nudgy: " + Screen(Look(isPlain: true), language: language).draw(trouble))
  }

  private static func open(_ words: [String], _ flags: Flags) async throws -> ExitStatus {
    let context = try AppContext(Environment.variables, flags)
    if flags.version {
      Output.data("nudgy \(version)")
      return .done
    }
    if flags.help, words.isEmpty {
      Output.data(Manual(context.profile().catalogue, context.language).help)
      return .done
    }
    if flags.seed, !flags.help { try seed(context) }
    guard let verb = words.first else { return try await context.openShell() }
    // A subcommand first: looking for a tool makes every one of them.
    guard let command = Subcommands.named(verb) else {
      var options = Session.Options()
      options.isOneShot = true
      let profile = context.profile(options)
      guard let tool = profile.tool(verb: verb) else { throw unknown(words, profile, context) }
      return try await run(tool, Array(words.dropFirst()), profile, context)
    }
    if flags.help {
      Output.data(Subcommands.helpMessage(for: command))
      return .done
    }
    if command == Say.self { return try await Say.execute(Array(words.dropFirst()), in: context) }
    guard let command = try Subcommands.parseAsRoot(words) as? any Subcommand else {
      throw unknown(words, context.profile(), context)
    }
    return try await command.execute(in: context)
  }

  /// With the verbs that look like it, and those that know it as another word for what they do.
  private static func unknown(_ words: [String], _ profile: Session, _ context: AppContext) -> UserError {
    let manual = Manual(profile.catalogue, context.language)
    let alike = Nearby.names(words[0], among: manual.verbs.map(\.verb), in: context.language, limit: 2)
    let near =
      alike + Nearest(manual.tools, context.language).tools(to: words[0]).map(\.verb).filter { !alike.contains($0) }
    let verbs = near.prefix(3).map { "\($0)" as LocalizedText }
    return UserError(
      verbs.isEmpty ? "There is no verb \(words[0])." : "There is no verb \(words[0]). Nearest: \(verbs).",
      hint: "For words of your own: nudgy say \(words.joined(separator: " "))", code: .usage)
  }

  /// One day gives one life, whoever asks for it.
  private static func seed(_ context: AppContext) throws {
    let profile = context.profile()
    defer { profile.leave() }
    let reading = context.reading
    let count = try profile.seed(reading, SeededRandom(seed: UInt64(bitPattern: Int64(reading.now.day.ordinal))))
    Output.message(
      context.screen.line(
        context.flags.dryRun
          ? "Would put a made-up life of \(count, "record", "records") into the store."
          : "A made-up life of \(count, "record", "records") is in the store. “undo” takes it out again."))
  }

  private static func run(
    _ tool: Tool, _ words: [String], _ profile: Session, _ context: AppContext
  ) async throws -> ExitStatus {
    guard !context.flags.help else {
      Output.data(Manual([tool], context.language).help(tool))
      return .done
    }
    let words = words == ["-"] ? [try Input.all()] : words
    let calls = try OneShot(tool, words, context.language).calls(context.reading)
    let others = calls.contains { $0.tool != tool.name } ? [profile.outOfScope] : []
    return try await context.answer(with: [tool, profile.crisis] + others, of: profile) { engine, sink in
      await engine.run(calls, words: ([tool.verb] + words).joined(separator: " "), sink)
    }
  }

  /// What the argument parser refuses, in its own words.
  private static func refuse(_ error: any Error) -> ExitStatus {
    let message = Screen(Look(isPlain: true)).words(Subcommands.fullMessage(for: error))
    guard Subcommands.exitCode(for: error) != .success else {
      Output.data(message)
      return .done
    }
    Output.message(message)
    return .usage
  }
}
