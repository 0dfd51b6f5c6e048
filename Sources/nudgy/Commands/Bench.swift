import ArgumentParser
import Engine
import Language
import Replies
import Screen
import Session
import Tools

struct Bench: Subcommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Prints what understanding, sealing, counting and looking for insights cost, and how sure insights are.",
    shouldDisplay: false)

  private static let lines = [
    "remind me to call mum tomorrow at 5", "what's next", "done", "snooze the dentist till friday",
    "todo: fix the gate", "buy oat milk and bread", "log headache 6/10 since this morning", "mood 7 slept well",
    "what's due this week?", "actually make that 6pm",
  ]
  private static let dates = [
    "tomorrow at 5", "friday", "every other tuesday at 6pm", "half past seven tonight", "in 20 minutes",
    "the last friday of the month", "3 december", "christmas eve",
  ]
  /// Twenty words each.
  private static let clauses = [
    ("without dates", "buy oat milk and bread for the party with all of our old friends from the choir and band"),
    (
      "with dates",
      "call mum about the cake tomorrow at 5 and take the red folder to work on friday for the boss"
    ),
  ]
  private static let rounds = 101

  @ArgumentParser.Argument(
    parsing: .captureForPassthrough, help: "A one-shot call, to print what reading it costs and nothing else.")
  var words: [String] = []

  func execute(in context: AppContext) async throws -> ExitStatus {
    let profile = context.profile()
    guard words.isEmpty else { return try first(profile, context) }
    lines(Rules(profile.catalogue, context.language, models: ReadingModels.learnt))
    try vault()
    if let stats = profile.tool(verb: "stats") { try await year(stats, context) }
    try await notes(context)
    await insights()
    return .done
  }

  /// From a one-shot call's words to the call, in a process that has read nothing yet.
  private func first(_ profile: Session, _ context: AppContext) throws -> ExitStatus {
    let rest = words.dropFirst()
    let begin = ContinuousClock.now
    if words[0] == Say.configuration.commandName {
      let rules = Rules(profile.catalogue, context.language, models: ReadingModels.learnt)
      _ = rules.calls(rest.spoken)
      tell(since: begin)
      // Nothing is taken down before a one-shot call has answered.
      withExtendedLifetime(rules) {}
    } else {
      guard let tool = profile.tool(verb: words[0]) else {
        throw UserError("There is no verb \(words[0]).", code: .usage)
      }
      _ = try OneShot(tool, rest, context.language).calls(context.reading)
      tell(since: begin)
    }
    return .done
  }

  private func tell(since begin: ContinuousClock.Instant) {
    Output.data("\(Bench.microseconds(ContinuousClock.now - begin))")
  }

  private func lines(_ rules: Rules) {
    let first = Bench.microseconds { _ = rules.calls(Bench.lines[0]) }
    Output.data("A first line to its call: \(first) µs.")
    var medians: [Int] = []
    for line in Bench.lines {
      let median = Bench.median { _ = rules.calls(line) }
      medians.append(median)
      Output.data("  \(median) µs  \(line) → \(rules.calls(line)[0].tool)")
    }
    Output.data("A line to its call: median \(medians.sorted()[medians.count / 2]) µs (wanted ≤ 100).")
    for (name, clause) in Bench.clauses { long(name, clause, rules) }
    let phrases = Bench.dates.map { date in Bench.median { _ = Moments.read(date, in: rules.language) } }
    let median = phrases.sorted()[phrases.count / 2]
    Output.data("A date phrase: median \(median) µs (wanted ≤ 30; chrono publishes 50, Duckling 600).")
  }

  /// In proportion, twice the words take twice the time.
  private func long(_ name: String, _ clause: String, _ rules: Rules) {
    let times = [500, 1000, 2000, 4000].map { words in
      let line = Array(repeating: clause, count: words / 20).joined(separator: " ")
      return Bench.median { _ = rules.calls(line) }
    }
    Output.data("500, 1,000, 2,000 and 4,000 words \(name) to their call: \(times) µs (wanted ≤ 5000 for 2,000).")
  }

  /// From the call to the drawn reply, on what is kept here.
  private func year(_ stats: Tool, _ context: AppContext) async throws {
    let turn = Turn(reading: context.reading)
    var times: [Int] = []
    for _ in 0..<Bench.rounds {
      let begin = ContinuousClock.now
      let reply = try await stats.run(turn, ["period": .words("year")])
      _ = Screen(Look()).draw(reply)
      times.append(Bench.microseconds(ContinuousClock.now - begin))
    }
    let median = times.sorted()[Bench.rounds / 2]
    Output.data("Statistics of a year: first \(times[0]) µs, median \(median) µs (wanted ≤ 15000 with 20,000 done).")
  }

  static func median(_ body: () throws -> Void) rethrows -> Int {
    try (0..<rounds).map { _ in try microseconds(body) }.sorted()[rounds / 2]
  }

  static func microseconds(_ body: () throws -> Void) rethrows -> Int {
    microseconds(try ContinuousClock().measure(body))
  }

  static func microseconds(_ duration: Duration) -> Int {
    let (seconds, attoseconds) = duration.components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
