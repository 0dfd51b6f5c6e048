import Foundation

/// A store with some of everything and two days of backups, of which every trial gets a copy.
struct SampleStore: Sendable {
  let folder: String
  let tokens: Set<String>
  /// Cards that are not done yet.
  let cards: [String]

  init(in folder: String) throws {
    let home = try TrialHome(at: folder)
    let cards = (1...60).map { "fern0x\($0)q" }
    func say(_ lines: [String], on day: Int = 19) throws {
      let input = lines.joined(separator: "\n") + "\n"
      try home.run(["say", "--stdin"], input: input, environment: ["NUDGY_NOW": "2026-11-\(day)T10:00"], within: 60)
    }
    func copy(on day: Int) throws { try home.run(["upkeep"], environment: ["NUDGY_NOW": "2026-11-\(day)T10:00"]) }
    try say(cards.prefix(20).map { "add water the \($0) with the can that stands behind the shed" }, on: 18)
    try copy(on: 18)
    try say(cards.dropFirst(20).map { "add water the \($0) on friday" })
    try say((101...112).map { "note: fern0x\($0)q likes shade" } + (121...126).map { "mood 5 because of fern0x\($0)q" })
    try say(["journal: the fern0x131q has grown"] + (141...144).map { "remember that i like fern0x\($0)q" })
    try copy(on: 19)
    try home.run("dump", "ring fern0x151q. buy fern0x152q. i am tired of fern0x153q")
    try home.run("upkeep")
    try home.run(
      ["backup", home.path + "/life.age"], input: SampleStore.passphrase, environment: ["NUDGY_PASSPHRASE_FD": "0"])
    try home.run("list")
    tokens = try home.export().tokens
    self.cards = cards
    self.folder = home.path
    let missing = Set(cards).subtracting(tokens)
    guard missing.isEmpty, tokens.count > 80, access(home.path + "/life.age", F_OK) == 0 else {
      throw Fault(.lost, "the store to begin with could not be made: \(tokens.count) kept")
    }
  }

  static let passphrase = "a long pass phrase\n"

  /// Puts a copy into a home.
  func fill(_ home: TrialHome) throws {
    try FileManager.default.removeItem(atPath: home.path)
    try FileManager.default.copyItem(atPath: folder, toPath: home.path)
  }
}
