import Foundation
import Randomness

/// Bytes that nobody would write stand in the files that are read, come in, or are arguments: nothing falls, hangs or is
/// lost by it.
struct Bytes: Kind {
  let stock: SampleStore
  let name = "bytes"
  let unit = "readings"

  func trial(_ random: inout SeededRandom, _ home: TrialHome) throws -> Int {
    try stock.fill(home)
    try home.run("list")
    let readings = random.integer(in: 4...8)
    for _ in 0..<readings { try reading(&random, home) }
    try home.inspect(left(by: home))
    return readings
  }

  /// What must be there: “undo” is among the bytes, and takes back the newest change as often as it said so, and no more.
  private func left(by home: TrialHome) throws -> Set<String> {
    let count = home.answers(with: "Undone")
    guard count > 0 else { return stock.tokens }
    let other = try TrialHome(at: home.file("undone"))
    try stock.fill(other)
    for _ in 0..<count { try other.run("undo") }
    return try stock.tokens.intersection(other.kept())
  }

  private func reading(_ random: inout SeededRandom, _ home: TrialHome) throws {
    func first(in folder: String) -> String {
      folder + "/" + (home.names(in: folder).first ?? "torture.json")
    }
    let verb = [random.element(of: ["list", "next", "settings", "doctor", "today", "say yes", "again"])]
      .flatMap { $0.split(separator: " ").map(String.init) }
    switch random.integer(in: 0...9) {
    case 0: try spoil(&random, "/config/settings.toml", home) { try home.run(verb) }
    case 1: try spoil(&random, first(in: "/state/sessions"), home) { try home.run(verb) }
    case 2: try spoil(&random, "/data/key", home) { try home.run(verb) }
    case 3: try spoil(&random, "/life.age", home) { try restore(home) }
    case 4:
      try random.hostile().write(to: URL(fileURLWithPath: home.rescued))
      // Each line is stored on its own, and nothing else is done.
      let doctor = try home.run(["doctor"], within: 60)
      guard !doctor.out.contains("Undone") else { throw Fault(.lost, "a rescued line: \(doctor.out.suffix(300))") }
      unlink(home.rescued)
    case 5, 6:
      let words = random.element(of: [["parse"], ["when"], ["say", "--stdin"], ["say", "--stdin", "--json"]])
      let lines = random.hostile()
      let result = try home.end(of: home.start(words, input: lines), words, within: 30)
      guard !result.out.contains("\u{1B}") else { throw Fault(.silent, "“\(words)” prints an escape sequence.") }
    case 7:
      let words = random.element(of: [["dump"], ["journal"], ["note"]])
      _ = try home.end(of: home.start(words, input: random.hostile()), words, within: 30)
    case 8:
      let verb = random.element(of: [
        "add", "say", "find", "snooze", "note", "mood", "symptom", "show", "explain", "done",
      ])
      let words = String(decoding: random.hostile().prefix(60_000).filter { $0 != 0 }, as: UTF8.self)
      _ = try home.end(of: home.start([verb, words]), [verb], within: 30)
    default:
      let variable = random.element(of: ["NUDGY_NOW", "TZ", "NUDGY_SESSION", "LANG", "TERM", "COLUMNS"])
      try home.run(verb, environment: [variable: random.word()])
    }
  }

  /// Puts other bytes into a file for the time of a call.
  private func spoil(
    _ random: inout SeededRandom, _ name: String, _ home: TrialHome, _ call: () throws -> Void
  ) throws {
    let url = URL(fileURLWithPath: home.path + name)
    let before = try? Data(contentsOf: url)
    try? FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    var bytes = before ?? Data("penguin = false\n".utf8)
    if random.chance(0.5) || bytes.isEmpty {
      bytes = random.hostile()
    } else {
      for _ in 0..<random.integer(in: 1...6) { bytes[random.integer(in: 0...bytes.count - 1)] = random.bytes(1)[0] }
    }
    try bytes.write(to: url)
    try call()
    if let before { try before.write(to: url) } else { unlink(url.path) }
  }

  private func restore(_ home: TrialHome) throws {
    try home.run(
      ["restore", home.path + "/life.age"], input: SampleStore.passphrase, environment: ["NUDGY_PASSPHRASE_FD": "0"],
      within: 30)
  }
}

extension SeededRandom {
  fileprivate mutating func word() -> String {
    String(decoding: bytes(integer(in: 0...200)).filter { $0 != 0 }, as: UTF8.self)
  }

  /// Up to some hundred kilobytes of what readers stumble over.
  fileprivate mutating func hostile() -> Data {
    let piece = element(of: [
      "[", "{\"a\":", "\u{0}", "\u{1B}[2J", "\u{202E}", "e\u{301}", "\u{301}", "\u{1F468}\u{200D}\u{1F469}\u{200D}",
      "\n", "\r", "\t", "\"", "\\", "= [", "[[a]]\n", "add buy milk\n", "at 5pm and ", "99999999999999999999 ",
      "-1e999 ",
      "every day ", "“", "undo", "headache 10 ", "%s%n", "../../", "\u{FEFF}", "ﷺ", "mood ", "i like ", "؀", "0x",
      "-----BEGIN AGE ENCRYPTED FILE-----\n",
    ])
    // A line takes milliseconds, as it should.
    let count = element(of: [1, 10, 300, piece.contains("\n") ? 300 : 20_000])
    var data = Data(element(of: ["", "add ", "note: ", "mood "]).utf8)
    switch integer(in: 0...2) {
    case 0: data += Data(String(repeating: piece, count: count).utf8)
    case 1: data += bytes(min(count, 5000))
    default:
      for _ in 0..<min(count, 300) { data += Data(piece.utf8) + bytes(integer(in: 0...4)) }
    }
    return data
  }
}
