import ArgumentParser
import Civil
import CompanionTools
import CrisisTools
import Engine
import Glibc
import Language
import Languages
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
    let flags = Flags(&words, isFixed: Doors.isFixed)
    OneThread.run { [words] in
      var code = await code(words, flags)
      if Output.hasLost {
        complain(Trouble("What was to be printed could not be written.", hint: "Is the disk full?"))
        if code == .done { code = .failed }
      }
      exit(code.rawValue)
    }
  }

  static let version = "0.1.0"

  private static func code(_ words: [String], _ flags: Flags) async -> ExitStatus {
    do {
      return try await open(words, flags)
    } catch  where error is Trouble || error is any Troubled {
      let trouble = Trouble(error)
      complain(trouble)
      return trouble.code
    } catch {
      return refuse(error)
    }
  }

  private static func complain(_ trouble: Trouble) {
    let language = Language.spoken(Environment.variables, of: Language.others)
    Output.message("nudgy: " + Screen(Look(isPlain: true), language: language).draw(trouble))
  }

  private static func open(_ words: [String], _ flags: Flags) async throws -> ExitStatus {
    let house = try House(Environment.variables, flags)
    if flags.version {
      Output.data("nudgy \(version)")
      return .done
    }
    if flags.help, words.isEmpty {
      Output.data(Manual(house.profile().catalogue, house.language).help)
      return .done
    }
    if flags.seed, !flags.help { try seed(house) }
    guard let verb = words.first else { return try await house.openShell() }
    // A door first: looking for a tool makes every one of them.
    guard let door = Doors.named(verb) else {
      var manner = Profile.Manner()
      manner.isOneShot = true
      let profile = house.profile(manner)
      guard let tool = profile.tool(verb: verb) else { throw unknown(words, profile, house) }
      return try await run(tool, Array(words.dropFirst()), profile, house)
    }
    if flags.help {
      Output.data(Doors.helpMessage(for: door))
      return .done
    }
    if door == Say.self { return try await Say.open(Array(words.dropFirst()), house) }
    guard let door = try Doors.parseAsRoot(words) as? any Door else { throw unknown(words, house.profile(), house) }
    return try await door.open(house)
  }

  /// With the verbs that look like it, and those that know it as another word for what they do.
  private static func unknown(_ words: [String], _ profile: Profile, _ house: House) -> Trouble {
    let manual = Manual(profile.catalogue, house.language)
    let alike = Nearby.names(words[0], among: manual.verbs.map(\.verb), in: house.language, limit: 2)
    let near =
      alike + Nearest(manual.tools, house.language).tools(to: words[0]).map(\.verb).filter { !alike.contains($0) }
    let verbs = near.prefix(3).map { "\($0)" as Said }
    return Trouble(
      verbs.isEmpty ? "There is no verb \(words[0])." : "There is no verb \(words[0]). Nearest: \(verbs).",
      hint: "For words of your own: nudgy say \(words.joined(separator: " "))", code: .usage)
  }

  /// One day gives one life, whoever asks for it.
  private static func seed(_ house: House) throws {
    let profile = house.profile()
    defer { profile.leave() }
    let reading = house.reading
    let count = try profile.seed(reading, Lot(seed: UInt64(bitPattern: Int64(reading.now.day.ordinal))))
    Output.message(
      house.screen.line(
        house.flags.dryRun
          ? "Would put a made-up life of \(count, "record", "records") into the store."
          : "A made-up life of \(count, "record", "records") is in the store. “undo” takes it out again."))
  }

  private static func run(
    _ tool: Tool, _ words: [String], _ profile: Profile, _ house: House
  ) async throws -> ExitStatus {
    guard !house.flags.help else {
      Output.data(Manual([tool], house.language).help(tool))
      return .done
    }
    let words = words == ["-"] ? [try Input.all()] : words
    let calls = try OneShot(tool, words, house.language).calls(house.reading)
    let others = calls.contains { $0.tool != tool.name } ? [profile.outOfScope] : []
    return try await house.answer(with: [tool, profile.crisis] + others, of: profile) { engine, sink in
      await engine.run(calls, words: ([tool.verb] + words).joined(separator: " "), sink)
    }
  }

  /// What the argument parser refuses, in its own words.
  private static func refuse(_ error: any Error) -> ExitStatus {
    let message = Screen(Look(isPlain: true)).words(Doors.fullMessage(for: error))
    guard Doors.exitCode(for: error) != .success else {
      Output.data(message)
      return .done
    }
    Output.message(message)
    return .usage
  }
}
