import Foundation
import Homes
import Randomness
import Subprocesses
import Testing

/// A word that goes in by every way in to sealed text, is looked for, shown, taken back and backed up, and stands nowhere.
@Suite struct CanaryTests {
  /// One way in. `%` is the word.
  struct Entrance: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let lines: [String]

    init(_ name: String, _ lines: String...) { (testDescription, self.lines) = (name, lines) }
  }

  /// A row here is all that a new way in needs.
  static let entrances = [
    Entrance("note", "note: the % is behind the %"),
    Entrance("note of many lines", "new note titled attic", "the % is", "upstairs, %", "that's it"),
    Entrance(
      "note changed", "make a note titled shed: plain", "change the shed note to say %", "add more % to my shed note"),
    Entrance("card made a note", "note: %", "show it"),
    Entrance("memory", "remember that i keep a %", "keep in mind my sister is called %"),
    Entrance("unsorted line", "blorp % zork wibble"),
    Entrance("dump", "brain dump: buy stamps, so tired of the % today"),
    Entrance("dump of many lines", "brain dump", "buy stamps", "so tired of the % today", "that's it"),
    Entrance("journal", "journal: the % sang all day", "dear diary, the % sang again"),
    Entrance("journal of many lines", "journal", "the % sang", "and sang, %", "that's it"),
    Entrance("gratitude", "i'm grateful for the %", "grateful for tea, the % and rain"),
    Entrance("mood", "mood 7 the % was loud", "mood 4 %"),
    Entrance("symptom", "headache 6, note the % was loud", "show that entry"),
    Entrance("comment", "headache 6", "comment: the % was loud", "show that entry"),
  ]

  static let afterwards = [
    "find my note about %", "show the % note", "what do you know about me", "notes", "pin the % note", "unpin it",
    "delete the % note", "undo", "redo", "undo", "forget that i keep a %", "undo",
    "forget everything about me", "undo", "what did i write about %", "show journal", "on this day", "mood", "again",
  ]

  static let spellings = ["canaryqx", "CanaryQX", "kanarienvögelqx"]

  let home: Home
  init() throws { home = try Home() }

  private func lines(_ lines: [String], _ word: String) -> Data {
    Data(lines.map { $0.replacingOccurrences(of: "%", with: word) + "\n" }.joined().utf8)
  }

  /// The files in which it stands.
  private func finds() throws -> [String] {
    let files = try #require(FileManager.default.enumerator(atPath: home.path)?.allObjects as? [String])
    return files.filter { file in
      guard let bytes = FileManager.default.contents(atPath: home.path + "/" + file) else { return false }
      return isShown(bytes)
    }
  }

  private func isShown(_ bytes: Data) -> Bool {
    let text = String(decoding: bytes, as: UTF8.self).lowercased()
    return CanaryTests.spellings.contains { text.contains($0.lowercased()) }
  }

  @Test(arguments: entrances)
  func `It is kept, and stands in no file`(door: Entrance) throws {
    for word in CanaryTests.spellings {
      // A home of its own, as what says the same twice is not kept twice.
      let canary = try CanaryTests()
      _ = try canary.home.run(["say", "--stdin"], input: lines(door.lines, word), now: "2026-11-20T10:00")
      #expect(try canary.home.run("export").out.contains(word))
      #expect(try canary.finds() == [], "\(word)")
    }
  }

  @Test func `Whatever is done with it, it stands in no file`() throws {
    for word in CanaryTests.spellings {
      let all = CanaryTests.entrances.flatMap(\.lines) + CanaryTests.afterwards
      for flags in [["say", "--stdin"], ["--json", "say", "--stdin"]] {
        _ = try home.run(flags, input: lines(all, word), now: "2026-11-20T10:00")
      }
      #expect(try finds() == [])
    }
    let verbs = try home.run("complete", "--", "").lines.map { String($0.prefix { $0 != "\t" }) }
    #expect(Set(verbs).isSuperset(of: ["note", "memory", "undo", "find", "next"]))
    let nouns = try verbs.flatMap { verb in
      // “:files” stands for any file.
      try home.run("complete", "--", verb, "").lines.map { [verb, String($0.prefix { $0 != "\t" })] }
        .filter { $0[1] != ":files" }
    }
    for words in verbs.map({ [$0] }) + nouns where words.last != "completions" {
      for flags in [[], ["--json"]] { _ = try home.run(words + ["--no-input"] + flags, input: Data(), now: nil) }
    }
    #expect(try home.shell(#""$nudgy" export >/dev/null"#, environment: ["NUDGY_HOME": home.path]).code == 0)
    try "four quiet words".write(toFile: home.path + "/word", atomically: true, encoding: .utf8)
    let saved = try home.shell(
      #"NUDGY_PASSPHRASE_FD=3 "$nudgy" backup "\#(home.path)/b.age" 3<"\#(home.path)/word"; "#
        + #"NUDGY_PASSPHRASE_FD=3 "$nudgy" restore --yes "\#(home.path)/b.age" 3<"\#(home.path)/word"; "$nudgy" doctor"#,
      environment: ["NUDGY_HOME": home.path])
    #expect(saved.code == 0)
    #expect(try finds() == [])
  }

  @Test func `Killed at any moment it leaves none of it behind, and nobody sees it meanwhile`() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var random = SeededRandom(seed: seed)
    for round in 0..<20 {
      let word = CanaryTests.spellings[round % CanaryTests.spellings.count]
      let process = try home.start(["say", "--stdin"], now: nil, output: .discarded, error: .discarded)
      let all = lines(CanaryTests.entrances.shuffled(using: &random).flatMap(\.lines) + CanaryTests.afterwards, word)
      try? process.write(all)
      usleep(UInt32.random(in: 1000...600_000, using: &random))
      for file in ["cmdline", "environ", "comm"] {
        let shown = FileManager.default.contents(atPath: "/proc/\(process.id)/\(file)") ?? Data()
        #expect(!isShown(shown), "/proc \(file), seed \(seed)")
      }
      process.kill()
      process.wait()
      #expect(try finds() == [], "round \(round), seed \(seed)")
    }
    #expect(try home.run("doctor").code == 0)
  }

  @Test func `While it waits no core can come of it, and ps shows the verb alone`() throws {
    let process = try home.start(
      ["note", "--title", "canaryqx"], now: nil, output: .discarded, error: .inherited)
    defer {
      process.kill(SIGTERM)
      process.wait()
    }
    let proc = "/proc/\(process.id)/"
    for _ in 0..<600 where !isDiscreet(proc) { usleep(50_000) }
    #expect(isDiscreet(proc))
  }

  private func isDiscreet(_ proc: String) -> Bool {
    let words = FileManager.default.contents(atPath: proc + "cmdline").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let limits = FileManager.default.contents(atPath: proc + "limits").map { String(decoding: $0, as: UTF8.self) } ?? ""
    let core = limits.split(separator: "\n").first { $0.hasPrefix("Max core file size") }
    return words.contains("note") && !words.contains("canary")
      && core?.split(separator: " ").filter { $0 == "0" }.count == 2
  }
}
