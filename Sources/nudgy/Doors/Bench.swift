import ArgumentParser
import Engine
import Tools

struct Bench: Door {
  static let configuration = CommandConfiguration(
    commandName: "bench", abstract: "Prints what understanding a line costs inside the process.", shouldDisplay: false)

  private static let lines = [
    "remind me to call mum tomorrow at 5", "what's next", "done", "snooze the dentist till friday",
    "todo: fix the gate", "buy oat milk and bread", "log headache 6/10 since this morning", "mood 7 slept well",
    "what's due this week?", "actually make that 6pm",
  ]
  private static let rounds = 101

  func open(_ house: House) async throws -> ExitStatus {
    let tools = house.profile().catalogue
    let rules = Rules(tools)
    let first = Bench.microseconds { _ = rules.calls(Bench.lines[0]) }
    Output.data("A first line to its call: \(first) µs.")
    var medians: [Int] = []
    for line in Bench.lines {
      let median = Bench.median { _ = rules.calls(line) }
      medians.append(median)
      Output.data("  \(median) µs  \(line) → \(rules.calls(line)[0].tool)")
    }
    Output.data("A line to its call: median \(medians.sorted()[medians.count / 2]) µs (wanted ≤ 150).")
    return .done
  }

  private static func median(_ body: () -> Void) -> Int {
    (0..<rounds).map { _ in microseconds(body) }.sorted()[rounds / 2]
  }

  private static func microseconds(_ body: () -> Void) -> Int {
    let (seconds, attoseconds) = ContinuousClock().measure(body).components
    return Int(seconds) * 1_000_000 + Int(attoseconds / 1_000_000_000_000)
  }
}
