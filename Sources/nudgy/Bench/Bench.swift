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
    let session = context.session()
    guard words.isEmpty else { return try measureColdStart(session, context) }
    measureLines(Rules(session.catalogue, context.language, models: ReadingModels.trained))
    try vault()
    if let stats = session.tool(verb: "stats") { try await measureYearStatistics(stats, context) }
    try await notes(context)
    await insights()
    return .done
  }

  /// Measures parsing a one-shot call in a process that has parsed nothing before.
  private func measureColdStart(_ session: Session, _ context: AppContext) throws -> ExitStatus {
    let rest = words.dropFirst()
    let start = ContinuousClock.now
    if words[0] == Say.configuration.commandName {
      let rules = Rules(session.catalogue, context.language, models: ReadingModels.trained)
      _ = rules.calls(rest.joined(separator: " "))
      printElapsed(since: start)
      // A real one-shot call frees nothing before it has answered either.
      withExtendedLifetime(rules) {}
    } else {
      guard let tool = session.tool(verb: words[0]) else {
        throw UserError("There's no command \(words[0]).", code: .usage)
      }
      _ = try OneShot(tool, rest, context.language).calls(context.reading)
      printElapsed(since: start)
    }
    return .done
  }

  private func printElapsed(since start: ContinuousClock.Instant) {
    Output.data("\(Bench.microseconds(ContinuousClock.now - start))")
  }

  private func measureLines(_ rules: Rules) {
    let first = Bench.microseconds { _ = rules.calls(Bench.lines[0]) }
    Output.data("A first line to its call: \(first) µs.")
    var medians: [Int] = []
    for line in Bench.lines {
      let median = Bench.median { _ = rules.calls(line) }
      medians.append(median)
      Output.data("  \(median) µs  \(line) → \(rules.calls(line)[0].tool)")
    }
    Output.data("A line to its call: median \(medians.sorted()[medians.count / 2]) µs (wanted ≤ 100).")
    for (name, clause) in Bench.clauses { measureLongLine(name, clause, rules) }
    let dateMedians = Bench.dates.map { date in Bench.median { _ = MomentParser.read(date, in: rules.language) } }
    let median = dateMedians.sorted()[dateMedians.count / 2]
    Output.data("A date phrase: median \(median) µs (wanted ≤ 30; chrono publishes 50, Duckling 600).")
  }

  /// Shows that time grows in proportion to the number of words.
  private func measureLongLine(_ name: String, _ clause: String, _ rules: Rules) {
    let times = [500, 1000, 2000, 4000].map { words in
      let line = Array(repeating: clause, count: words / 20).joined(separator: " ")
      return Bench.median { _ = rules.calls(line) }
    }
    Output.data("500, 1,000, 2,000 and 4,000 words \(name) to their call: \(times) µs (wanted ≤ 5000 for 2,000).")
  }

  /// From the call to the drawn reply, on the records in this store.
  private func measureYearStatistics(_ stats: Tool, _ context: AppContext) async throws {
    let turn = Turn(context: context.reading)
    var times: [Int] = []
    for _ in 0..<Bench.rounds {
      let start = ContinuousClock.now
      let reply = try await stats.run(turn, ["period": .words("year")])
      _ = Screen(DisplayOptions()).draw(reply)
      times.append(Bench.microseconds(ContinuousClock.now - start))
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
