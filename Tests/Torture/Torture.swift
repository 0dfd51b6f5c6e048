import Foundation
import Homes
import Randomness
import Subprocesses
import Synchronization

/// A standing campaign against the store: `SECONDS=600 SEED=7 KIND=kills torture`.
///
/// Everything random comes from the seed, but for the instants at which something is killed or comes together with
/// something else: those are wall-clock times.
@main
enum Torture {
  static let environment = ProcessInfo.processInfo.environment.filter { !$0.value.isEmpty }
  static let program = environment["NUDGY"] ?? Home.program
  /// Limits of time are for a machine that does nothing else.
  static let patience = Double(environment["PATIENCE"] ?? "") ?? 1
  static let folder = NSTemporaryDirectory() + "/nudgy-torture-\(getpid())"

  static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    let seconds = Double(environment["SECONDS"] ?? "") ?? 600
    let seed = UInt64(environment["SEED"] ?? "") ?? UInt64.random(in: 0..<1_000_000)
    let stock = try SampleStore(in: folder + "/stock")
    let all: [any Kind] = [
      Kills(stock: stock), Damages(stock: stock), Together(stock: stock), Disks(stock: stock), Clocks(stock: stock),
      Bytes(stock: stock), Histories(),
    ]
    let kinds = all.filter { environment["KIND"] == nil || environment["KIND"] == $0.name }
    guard !kinds.isEmpty else {
      tell("There are these kinds: \(all.map(\.name).joined(separator: ", ")).")
      exit(2)
    }
    if !Machine.canTrace { tell("Not tried here: kills at a system call, as strace is missing.") }
    if Machine.withoutLinks == nil { tell("Not tried here: kills without hard links, as there is no C compiler.") }
    if !Machine.canFailDisks { tell("Not tried here: a disk that fails while it is in use, as none can be made to.") }
    tell("Faults for \(program) for \(Int(seconds)) seconds with seed \(seed).")
    let campaign = Campaign(kinds: kinds, seed: seed, end: Date(timeIntervalSinceNow: seconds))
    campaign.run()
    campaign.printTable()
    try? FileManager.default.removeItem(atPath: folder)
    exit(campaign.hasFailed ? 1 : 0)
  }
}

/// Shares the time among the kinds, two trials at once.
final class Campaign: Sendable {
  private struct Tally {
    var trials = 0
    var count = 0
    var seconds = 0.0
    var outcomes: [Outcome: Int] = [:]
  }

  private let kinds: [any Kind]
  private let seed: UInt64
  private let end: Date
  private let tallies: Mutex<[Tally]>

  init(kinds: [any Kind], seed: UInt64, end: Date) {
    (self.kinds, self.seed, self.end) = (kinds, seed, end)
    tallies = Mutex(kinds.map { _ in Tally() })
  }

  var hasFailed: Bool { tallies.withLock { $0.contains { $0.outcomes.contains { $0.key.isFailure } } } }

  func run() {
    let group = DispatchGroup()
    for worker in 0..<2 {
      group.enter()
      let thread = Thread { [self] in
        while let (kind, number) = next() { attempt(kind, number, "\(Torture.folder)/\(worker)") }
        group.leave()
      }
      thread.stackSize = 8 << 20
      thread.start()
    }
    group.wait()
  }

  /// The kind that had the least time, and the number of its trial; every kind has one at least.
  private func next() -> (kind: Int, number: Int)? {
    tallies.withLock { tallies in
      let able = kinds.indices.filter { kinds[$0].obstacle == nil }
      guard let kind = able.min(by: { tallies[$0].seconds < tallies[$1].seconds }),
        tallies[kind].trials == 0 || Date() < end
      else { return nil }
      tallies[kind].trials += 1
      // Until it is known how long it takes.
      tallies[kind].seconds += 0.5
      return (kind, tallies[kind].trials)
    }
  }

  private func attempt(_ index: Int, _ number: Int, _ folder: String) {
    let kind = kinds[index]
    let seed = seed &+ UInt64(number - 1)
    var random = SeededRandom(seed: seed)
    let start = Date()
    var (outcome, count) = (Outcome.survived, 0)
    do {
      let home = try TrialHome(at: "\(folder)-\(kind.name)-\(number)")
      defer { home.remove() }
      do {
        count = try kind.trial(&random, home)
      } catch {
        home.keep(as: "\(kind.name)-\(seed)")
        throw error
      }
    } catch {
      let fault = error as? Fault ?? Fault(.refused, "the trial itself failed: \(error)")
      outcome = fault.outcome
      count = 1
      if outcome.isFailure || Torture.environment["KIND"] != nil {
        let sentence = fault.sentence.split(whereSeparator: \.isNewline).joined(separator: " / ").prefix(600)
        tell("SEED=\(seed) KIND=\(kind.name)  \(outcome): \(sentence)")
      }
    }
    let seconds = Date().timeIntervalSince(start)
    tallies.withLock {
      $0[index].seconds += seconds - 0.5
      $0[index].count += count
      $0[index].outcomes[outcome, default: 0] += 1
    }
  }

  func printTable() {
    func row(_ cells: [String]) {
      tell(cells.enumerated().map { $0 == 0 ? $1.padded(to: 11) : String($1.padded(to: -13)) }.joined())
    }
    row(["kind", "trials", "faults"] + Outcome.allCases.map { "\($0)" } + ["seconds"])
    for (kind, tally) in zip(kinds, tallies.withLock { $0 }) {
      if let obstacle = kind.obstacle {
        tell(kind.name.padded(to: 11) + "  not tried here: \(obstacle)")
        continue
      }
      row(
        [kind.name, "\(tally.trials)", "\(tally.count) \(kind.unit)"]
          + Outcome.allCases.map { "\(tally.outcomes[$0] ?? 0)" } + ["\(Int(tally.seconds))"])
    }
  }
}

func tell(_ line: String) {
  print(line)
  fflush(nil)
}

extension String {
  /// Filled with blanks behind, or before where the width is negative.
  func padded(to width: Int) -> String {
    let blanks = String(repeating: " ", count: max(0, abs(width) - count))
    return width < 0 ? blanks + self : self + blanks
  }
}
