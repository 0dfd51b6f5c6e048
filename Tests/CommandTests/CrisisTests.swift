import Foundation
import Homes
import Replies
import Testing

/// Somebody in crisis is answered first, wherever their words come in, and nothing else is made of them.
@Suite struct CrisisTests {
  let home: Home
  init() throws { home = try Home() }

  private static let plain = "i want to kill myself"
  private static let here = ["LANG": "en_GB.UTF-8", "TZ": "Europe/London"]

  private func say(_ line: String, now: String = "2026-11-20T10:00") throws -> [String] {
    try home.run("say", line, now: now, environment: Self.here).lines
  }

  private var isHeard: (Home.Outcome) -> Bool { { $0.out.contains("116 123") && $0.code == 0 } }

  @Test func `The number stands in the first two lines, and then the emergency number and a question`() throws {
    let lines = try say(Self.plain)
    #expect(lines[0] == "I'm glad you told me. This matters more than any list.")
    #expect(lines[1] == "Samaritans: call 116 123, free, day and night, or text SHOUT to 85258.")
    #expect(lines[2] == "In danger right now: 999.")
    #expect(lines[4] == "Are you safe right now? Your words are saved, sealed.")
  }

  @Test(arguments: [
    ["say", plain], ["add", plain], ["note", plain], ["journal", plain], ["ask", plain], ["mood", "2", plain],
  ])
  func `Wherever it is said, it is answered, and no card is made or shown`(words: [String]) throws {
    let outcome = try home.run(words, input: nil, now: "2026-11-20T10:00", environment: Self.here)
    #expect(isHeard(outcome), "\(words): \(outcome)")
    #expect(try home.run("list", "--json").out.contains("myself") == false)
    #expect(try home.run("next").out.contains("myself") == false)
    #expect(try home.run("stats").out.contains("card") == false)
  }

  @Test func `A dump is kept, its chores are cards, and what was said is answered and none of them`() throws {
    let outcome = try home.run("dump", input: "milk\n\(Self.plain)\npost office\n", environment: Self.here)
    #expect(isHeard(outcome))
    #expect(!outcome.out.contains("milk") && !outcome.out.contains("Kept 2"))
    let list = try home.run("list").out
    #expect(list.contains("milk") && list.contains("post office") && !list.contains("myself"))
    #expect(try home.run("export").out.contains("kill myself"))
  }

  @Test func `In the middle of a dump and of a review it is answered at once, and the dump goes on`() throws {
    try home.run("add", "buy soap")
    let out = try home.run(
      "say", "--stdin", input: "dump\nmilk\n\(Self.plain)\npost office\nthats it\nreview\n\(Self.plain)\n",
      environment: Self.here
    ).out
    #expect(out.components(separatedBy: "116 123").count >= 4)
    let list = try home.run("list").out
    #expect(list.contains("buy soap") && list.contains("milk") && !list.contains("myself"))
  }

  @Test func `An open question does not swallow it`() throws {
    let out = try home.run("say", "--stdin", input: "call me\n\(Self.plain)\n", environment: Self.here).out
    #expect(out.contains("116 123"))
    #expect(!out.contains("Hello, "))
  }

  @Test func `Over the protocol for assistants it is answered too`() throws {
    let hello = """
      {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":{},\
      "clientInfo":{"name":"tester","version":"1"}}}
      """
    let call = """
      {"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"add_nudge","arguments":{"title":"\(Self.plain)"}}}
      """
    let served = try home.run("mcp", input: hello + "\n" + call + "\n", environment: Self.here)
    #expect(served.out.contains("116 123"))
    #expect(try home.run("list").out.contains("myself") == false)
  }

  @Test func `The words are kept sealed, in no history, no session and no other file in the clear`() throws {
    try home.run("say", "--stdin", input: "i want to kill myself canaryqx\n", environment: Self.here)
    #expect(try home.run("export").out.contains("canaryqx"))
    #expect(files(with: "canaryqx").isEmpty)
  }

  @Test(arguments: ["gone", "damaged", "another"])
  func `Where no key is left that seals them they are not kept, and never called so`(key: String) throws {
    try home.run("note", "the boiler code is E119")
    let path = home.path + "/data/key"
    try FileManager.default.removeItem(atPath: path)
    let digits = ["damaged": "no key at all", "another": String(repeating: "5a", count: 32)][key]
    try digits.map { try Data("\($0)\n".utf8).write(to: URL(fileURLWithPath: path)) }
    for words in [["say"], ["add"], ["note"], ["journal"], ["mood", "2"], ["dump"]] {
      let outcome = try home.run(
        words + ["i want to kill myself canaryqx"], input: nil, now: "2026-11-20T10:00", environment: Self.here)
      #expect(isHeard(outcome), "\(words): \(outcome)")
      #expect(outcome.out.contains("Your words could not be saved."), "\(words): \(outcome)")
    }
    #expect(files(with: "canaryqx").isEmpty)
  }

  @Test func `While the key is locked they are kept sealed all the same`() throws {
    let passphrase = ["NUDGY_PASSPHRASE_FD": "0"]
    try home.run("passphrase", input: "correct horse\n", environment: passphrase)
    try home.run("lock")
    let lines = try say("i want to kill myself canaryqx")
    #expect(lines[4] == "Are you safe right now? Your words are saved, sealed.")
    #expect(files(with: "canaryqx").isEmpty)
    #expect(try home.run("export", input: "correct horse\n", environment: passphrase).out.contains("canaryqx"))
  }

  @Test func `Where the store takes nothing they are not written beside it, and the chores with them are`() throws {
    try home.run("add", "buy soap")
    try? FileManager.default.removeItem(atPath: home.path + "/data/backups")
    try Data(count: 40_000).write(to: URL(fileURLWithPath: home.path + "/data/nudgy.db"))
    let said = "i want to kill myself canaryqx"
    for (words, input) in [(["say", said], nil), (["add", said], nil), (["dump"], "post office\n\(said)\n")] {
      let outcome = try home.run(
        words, input: input.map { Data($0.utf8) }, now: "2026-11-20T10:00", environment: Self.here)
      #expect(isHeard(outcome), "\(words): \(outcome)")
      #expect(outcome.out.contains("Your words could not be saved."), "\(words): \(outcome)")
    }
    #expect(files(with: "canaryqx").isEmpty)
    #expect(files(with: "post office") == ["data/rescued.txt"])
  }

  /// Those below this home in which the words stand in the clear.
  private func files(with words: String) -> [String] {
    let files = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
    return files.filter {
      FileManager.default.contents(atPath: home.path + "/" + $0)?.range(of: Data(words.utf8)) != nil
    }
  }

  @Test(arguments: ["say", "journal", "note", "dump"])
  func `Who asks for it is not written down`(verb: String) throws {
    let said = try home.run(verb, "i want to kill myself, dont save this", environment: Self.here)
    #expect(said.lines.contains { $0.hasSuffix("Your words were not saved.") })
    #expect(try home.run("export").out.contains("kill") == false)
  }

  @Test func `The next line is heard as an answer to whether they are safe, and may be any other line`() throws {
    _ = try say(Self.plain)
    #expect(try say("yes i am safe")[0] == "I'm glad. If that changes, at any hour:")
    _ = try say(Self.plain)
    #expect(try say("no")[0] == "Then one thing now, before anything else: 999.")
    _ = try say(Self.plain)
    #expect(try say("buy milk")[0] == "Got it: buy milk.")
  }

  @Test func `Within the hour it is not told all over again, and the number is there`() throws {
    _ = try say(Self.plain)
    let again = try say("i just want to be dead", now: "2026-11-20T10:20")
    #expect(again[0] == "I'm still here, and I hear you.")
    #expect(again[1].contains("116 123"))
    #expect(again.filter { !$0.isEmpty }.count <= 4)
    #expect(try say(Self.plain, now: "2026-11-20T12:00")[0] == "I'm glad you told me. This matters more than any list.")
  }

  @Test func `What is meant for now has the emergency number in the first line`() throws {
    #expect(try say("i am going to kill myself tonight")[0] == "I'm glad you told me. Call now: 999.")
  }

  @Test func `About somebody else it says how to help them`() throws {
    let lines = try say("my brother says he wants to kill himself")
    #expect(lines[0] == "You are right to take this seriously. Help for them, and for you:")
    #expect(lines.contains { $0.hasPrefix("Ask them openly") })
    let again = try say("my brother says he wants to kill himself", now: "2026-11-20T10:20")
    #expect(again[1].contains("116 123") && again.filter { !$0.isEmpty }.count <= 4)
  }

  @Test(arguments: [
    (["LANG": "en_US.UTF-8", "TZ": "America/Chicago"], "988"),
    (["LANG": "en_US.UTF-8", "TZ": "Europe/Berlin"], "findahelpline.com"),
    (["LANG": "C", "TZ": "Europe/London"], "findahelpline.com"),
    (["LANG": "de_DE.UTF-8", "TZ": "Europe/Berlin"], "TelefonSeelsorge"),
    (["LANG": "en_AU.UTF-8", "TZ": "Australia/Perth"], "13 11 14"),
  ])
  func `The country is the locale's where the time zone agrees`(environment: [String: String], line: String) throws {
    #expect(try home.run("say", Self.plain, environment: environment).lines[1].contains(line))
  }

  @Test func `Who says where they live is told that country's line, whatever the locale`() throws {
    #expect(try say("i live in ireland")[0] == "Ireland, then. In a crisis:")
    #expect(try say(Self.plain)[1].contains("HELLO to 50808"))
    #expect(try home.run("crisis", environment: Self.here).out.contains("HELLO to 50808"))
    #expect(try home.run("settings", "country").out.contains("IE"))
  }

  @Test func `The parser names it, and a dry run keeps nothing`() throws {
    #expect(try home.run("parse", input: Self.plain + "\n").json["tool"] == "crisis")
    let dry = try home.run("--dry-run", "say", Self.plain, environment: Self.here)
    #expect(isHeard(dry))
    #expect(dry.out.contains("Your words were not saved."))
    #expect(try home.run("export").out.contains("kill") == false)
  }

  @Test func `Where nothing can be kept, the answer comes all the same and says so`() throws {
    let outcome = try home.run(
      "say", Self.plain, environment: Self.here.merging(["NUDGY_HOME": "/proc/nope"]) { $1 })
    #expect(outcome.out.contains("116 123"))
    #expect(outcome.out.contains("Your words could not be saved."))
  }

  @Test(arguments: [
    "this commute is killing me", "i could murder a curry", "dead tired, early night", "kill the build server",
    "book the funeral flowers", "ring the vet about the dog's tablets", "deadline for the essay is friday",
  ])
  func `Idioms stay what they are`(line: String) throws {
    #expect(try say(line).joined().contains("116 123") == false)
  }

  @Test func `A line that was kept then becomes a note, never a card`() throws {
    _ = try say(Self.plain)
    _ = try say("keep that", now: "2026-11-20T12:30")
    #expect(try home.run("list").out.contains("myself") == false)
  }
}
