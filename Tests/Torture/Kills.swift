import Foundation
import Randomness
import Subprocesses

/// A process that changes, mends or migrates the store is killed, at an instant or at one of its system calls.
struct Kills: Kind {
  let stock: SampleStore
  let name = "kills"
  let unit = "kills"

  private static let calls = [
    "/^p?write", "/^f(data)?sync$", "/^rename", "/^unlink", "/^link", "/^ftruncate", "/^open",
  ]

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    if random.chance(0.3) { home.haveNoLinks() }
    var (kills, acknowledged) = (0, stock.tokens)
    switch random.integer(in: 0...9) {
    case 0, 1:
      try home.overwriteHeader(random.bytes(100))
      kills = try cutShort(&random, home, Write(words: [random.element(of: ["doctor", "list"])])).kills
    case 2:
      acknowledged = try age(home)
      kills = try cutShort(&random, home, Write(words: [random.element(of: ["doctor", "list"])])).kills
    default: break
    }
    for step in 0..<random.integer(in: 1...4) {
      let card = stock.cards[random.integer(in: 0...9) + 10 * step]
      let write = try Write.random(&random, home, card)
      let (result, killed) = try cutShort(&random, home, write)
      kills += killed
      acknowledged.formUnion(write.acknowledged(by: result))
      if write.isAcknowledged(by: result), !write.isDone(try home.export(), result.out) {
        throw Fault(.lost, "“\(write.words.joined(separator: " "))”: \(result.out)")
      }
    }
    try home.inspect(acknowledged)
    return kills
  }

  private func cutShort(
    _ random: inout SeededRandom, _ home: TrialHome, _ write: Write
  ) throws -> (result: Child.Result, kills: Int) {
    let isTraced = Machine.canTrace && random.chance(0.5)
    let call = random.element(of: Kills.calls)
    let instant = UInt32(random.integer(in: 0...90_000))
    // The first ones oftener: there are few of most.
    let number = random.integer(in: 1...random.element(of: [3, 10, 40]))
    let wrapper =
      ["strace", "-f", "-o", "/dev/null", "-e", "trace=\(call)", "-e", "inject=\(call):signal=KILL:when=\(number)"]
    let child = try home.start(
      write.words, input: Data(write.input.utf8), environment: write.environment, under: isTraced ? wrapper : [])
    if !isTraced {
      usleep(instant)
      child.kill()
    }
    guard let result = child.result(within: 20 * Torture.patience) else {
      throw Fault(.hung, "“\(write.words.joined(separator: " "))” did not end within 20 seconds.")
    }
    guard result.code == -SIGKILL || result.code >= 0 else {
      throw Fault(.crashed, "“\(write.words.joined(separator: " "))” ended by signal \(-result.code).")
    }
    return (result, result.code == -SIGKILL ? 1 : 0)
  }

  /// Makes the store one of the first release, with all the cards it has.
  private func age(_ home: TrialHome) throws -> Set<String> {
    let old = home.file("old.db")
    let schema = "Tests/StoreTests/schemas/1.sql"
    func columns(_ database: String) -> [String] {
      Machine.shell("sqlite3 '\(database)' \"SELECT name FROM pragma_table_info('nudge')\"").out
        .split(separator: "\n").map(String.init)
    }
    guard Machine.can("sqlite3 '\(old)' <'\(schema)'") else { throw Fault(.refused, "no old store could be made") }
    let both = Set(columns(home.database))
    let shared = columns(old).filter(both.contains).map { "\\\"\($0)\\\"" }.joined(separator: ",")
    let sql = "ATTACH '\(home.database)' AS new; INSERT INTO nudge (\(shared)) SELECT \(shared) FROM new.nudge"
    guard Machine.can("sqlite3 '\(old)' \"\(sql)\"") else { throw Fault(.refused, "no old store could be filled") }
    try FileManager.default.removeItem(atPath: home.path + "/data/backups")
    try FileManager.default.removeItem(atPath: home.database)
    try FileManager.default.moveItem(atPath: old, toPath: home.database)
    return Set(stock.cards)
  }
}
