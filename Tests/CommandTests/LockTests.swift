import Foundation
import Homes
import Replies
import Subprocesses
import Testing

/// The real program, whose scrypt takes its time: as few unlockings as tell the story.
@Suite struct LockTests {
  let home: Home
  init() throws { home = try Home() }

  /// What is typed where nobody sees it, one line after the other.
  @discardableResult
  private func run(_ words: String..., typing lines: String...) throws -> Home.Outcome {
    try home.run(
      words, input: Data(lines.map { $0 + "\n" }.joined().utf8), now: "2026-11-20T10:00",
      environment: ["NUDGY_PASSPHRASE_FD": "0"])
  }

  /// What was typed of each card; “sealed” while nobody can read it, which export says and ends with 4.
  private func said() throws -> [String] {
    var export = try home.run("export", "--json")
    if export.code == 4 {
      #expect(export.out.isEmpty && export.err.contains("--without-sealed"))
      export = try home.run("export", "--json", "--without-sealed")
    }
    #expect(export.code == 0)
    return try #require(export.json["nudges"]?.array).map { $0["said"]?.string ?? "sealed" }
  }

  @Test
  func
    `Locked, nothing sealed opens, captures go on, the recovery code opens it all, and no passphrase stands anywhere`()
    throws
  {
    try home.run("add", "buy milk")
    let set = try run("passphrase", typing: "correct canary horse")
    #expect(set.code == 0)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data/key"))
    let code = set.err.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap { $0.split(separator: " ").last }
    #expect(code.count == 6)

    #expect(try home.run("add", "buy bread").code == 0)
    #expect(try home.run("say", "blorp blorp").code == 0)
    #expect(try home.run("list").out.contains("buy bread"))
    #expect(try said() == ["sealed", "sealed"])
    for words in [["keep", "--no-input"], ["unlock"], ["passphrase"], ["recovery"]] {
      let refused = try home.run(words, input: nil, now: "2026-11-20T10:00")
      #expect(refused.code == 4, "\(words)")
      #expect(refused.err.split(separator: "\n").count == 2)
    }

    // The kernel of this machine may keep keys or not; the key is opened either way.
    let kept = try run(
      "keep", typing: "wrong canary", code.joined(separator: "-").lowercased(), "canary battery staple")
    #expect(kept.code == 0)
    #expect(kept.out.contains("Got it: blorp blorp."))
    #expect(kept.err.contains("That's not it."))
    for text in [set.out, set.err, kept.out, kept.err] { #expect(!text.contains("canary")) }
    for file in try FileManager.default.subpathsOfDirectory(atPath: home.path) {
      let bytes = FileManager.default.contents(atPath: home.path + "/" + file) ?? Data()
      #expect(bytes.range(of: Data("canary".utf8)) == nil, "\(file)")
    }
    #expect(try run("passphrase", "remove", typing: "canary battery staple").code == 0)
    #expect(try said() == ["add buy milk", "add buy bread", "blorp blorp"])
  }

  @Test func `Three wrong ones are enough and change nothing; unlocked, other calls open it until it is locked`() throws
  {
    try home.run("add", "buy milk")
    try run("passphrase", typing: "correct canary horse")
    #expect(try home.run("export").code == 4)
    let before = FileManager.default.contents(atPath: home.path + "/data/keys")
    let refused = try run("unlock", typing: "one", "two", "three", "correct canary horse")
    #expect(refused.code == 4)
    #expect(refused.err.contains("The recovery code works too"))
    #expect(FileManager.default.contents(atPath: home.path + "/data/keys") == before)
    let unlocked = try run("unlock", "5", typing: "correct canary horse")
    if unlocked.code == 0 {
      #expect(unlocked.out == "Unlocked for 5 minutes.\n")
      #expect(try said() == ["add buy milk"])
      #expect(try home.run("lock").code == 0)
    } else {
      #expect(unlocked.err.contains("The kernel keeps no keys here"))
    }
    #expect(try said() == ["sealed"])
  }

  @Test func `A store unpacked over an older one takes a passphrase, and opens with it`() throws {
    try home.run("add", "buy milk")
    try run("passphrase", typing: "correct canary horse")
    try run("passphrase", "remove", typing: "correct canary horse")
    let other = try Home()
    try other.run("note", "the spare key is under the pot")
    for name in ["nudgy.db", "nudgy.db-wal", "nudgy.db-shm", "key"] {
      let (from, to) = (other.path + "/data/" + name, home.path + "/data/" + name)
      try? FileManager.default.removeItem(atPath: to)
      try? FileManager.default.copyItem(atPath: from, toPath: to)
    }
    #expect(try run("passphrase", typing: "canary battery staple").code == 0)
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data/key"))
    let found = try run("find-note", "spare", typing: "canary battery staple")
    #expect(found.out.contains("under the pot"))
  }

  @Test func `Whatever ends the program, it leaves no core behind`() throws {
    let process = try home.start(["say", "--stdin"], now: nil, error: .inherited)
    try process.write("add milk\n")
    _ = try process.readOutput()
    let limits = try String(contentsOfFile: "/proc/\(process.id)/limits", encoding: .utf8)
    process.closeInput()
    process.wait()
    let core = try #require(limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") })
    #expect(core.split(separator: " ").filter { $0 == "0" }.count == 2)
  }

  @Test func `A passphrase that is too short, and none at all, set nothing`() throws {
    #expect(try run("passphrase", typing: "short", "").code == 4)
    #expect(try home.run("lock").code == 1)
    #expect(try home.run("unlock").code == 1, "nothing to unlock")
  }
}
