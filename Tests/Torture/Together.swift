import Foundation
import Randomness
import Subprocesses
import Synchronization

/// Several processes write at once while others check, damage and mend: whatever one of them says is kept is there in the
/// end, in the store or among the lines that wait.
struct Together: Kind {
  let stock: SampleStore
  let name = "together"
  let unit = "writes"

  private enum Way: CaseIterable {
    case calls, conversation, shell
    static let able = Machine.can("script -qec true /dev/null") ? allCases : [.calls, .conversation]
  }

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    let kept = Mutex(stock.tokens)
    let working = Atomic(0)
    var (works, writes): ([@Sendable () throws -> Void], Int) = ([], 0)
    for _ in 0..<random.integer(in: 2...3) {
      let tokens = (0..<random.integer(in: 15...40)).map { _ in home.token() }
      let way = random.element(of: Way.able)
      writes += tokens.count
      working.add(1, ordering: .relaxed)
      works.append {
        defer { working.subtract(1, ordering: .relaxed) }
        let acknowledged = try write(tokens, way, home)
        kept.withLock { $0.formUnion(acknowledged) }
      }
    }
    let noise = random.chance(0.4) ? random.bytes(100) : nil
    let verb = random.element(of: noise == nil ? ["doctor", "upkeep", "list"] : ["doctor", "list"])
    let pause = UInt32(random.integer(in: 20_000...400_000))
    works.append {
      while working.load(ordering: .relaxed) > 0 {
        if let noise { try home.overwriteHeader(noise) }
        try home.run([verb], within: 60)
        usleep(pause)
      }
    }
    try Together.run(works)
    try home.inspect(kept.withLock { $0 })
    return writes
  }

  /// Each on a thread of its own; throws what one of them threw.
  private static func run(_ works: [@Sendable () throws -> Void]) throws {
    let group = DispatchGroup()
    let fault = Mutex<Fault?>(nil)
    for work in works {
      group.enter()
      Thread {
        do { try work() } catch {
          let found = error as? Fault ?? Fault(.refused, "the trial itself failed: \(error)")
          fault.withLock { $0 = $0 ?? found }
        }
        group.leave()
      }.start()
    }
    group.wait()
    if let fault = fault.withLock({ $0 }) { throw fault }
  }

  /// - Returns: what was acknowledged.
  private func write(_ tokens: [String], _ way: Way, _ home: TrialHome) throws -> Set<String> {
    let session = tokens[0]
    let lines = Data(tokens.map { "add buy \($0)\n" }.joined().utf8)
    switch way {
    case .calls:
      return try tokens.reduce(into: []) { kept, token in
        let words = ["add", "buy \(token)"]
        let result = try home.end(of: home.start(words, session: session), words, within: 60)
        if result.code == 0 { kept.insert(token) }
      }
    case .conversation:
      let words = ["say", "--stdin"]
      let result = try home.end(of: home.start(words, input: lines, session: session), words, within: 60)
      return result.code == 0 ? Set(tokens) : Together.kept(in: result.out)
    case .shell:
      // The program is told to `script` as a command of its own.
      let child = try home.start(["/dev/null"], input: lines, session: session, under: ["script", "-qec"])
      return try Together.kept(in: home.end(of: child, ["the shell"], within: 60).out)
    }
  }

  private static func kept(in text: String) -> Set<String> {
    Set(text.matches(of: /Got it: buy (fern\d+x\d+q)\./).map { String($0.output.1) })
  }
}
