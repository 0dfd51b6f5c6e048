import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

/// `backup` and `restore`, from one home to another and back in time.
@Suite struct RestoreTests {
  let home: Home
  let file: String
  init() throws {
    home = try Home()
    file = home.path + "/b.age"
    try home.run("note", "the spare key is under the pot")
    try home.run("add", "water the ferns")
    try home.run("remember", "i'm vegetarian")
  }

  /// Scrypt is slow by design, so most of these go without.
  private static let identity = "AGE-SECRET-KEY-1DLSY93Y56L5U2U269JGZDV84Z7FK3WEPY8M3AGH5CD8TRULCFY8QU6M4ZW"
  private static let recipient = "age16q988ce6tvqq577lzuckrw96e5wl5hnz3g5aejcxa29y3tyzh99s82l9aa"

  private func backUp(_ flags: String = "", to path: String? = nil) throws -> Home.Outcome {
    try home.run(
      ["backup", path ?? file, "--recipient", RestoreTests.recipient] + flags.split(separator: " ").map(String.init),
      input: nil, now: nil)
  }

  private func restore(_ flags: String = "--yes", in home: Home? = nil) throws -> Home.Outcome {
    let home = home ?? self.home
    try "# for people\n\(RestoreTests.identity)\n".write(toFile: home.path + "/id", atomically: true, encoding: .utf8)
    return try home.run(
      ["restore", file, "--identity", home.path + "/id"] + flags.split(separator: " ").map(String.init), input: nil,
      now: nil)
  }

  /// A call that is given a passphrase by a descriptor.
  private func call(_ words: String, passphrase: String) throws -> Home.Outcome {
    try passphrase.write(toFile: home.path + "/word", atomically: true, encoding: .utf8)
    return try home.shell(
      #"NUDGY_PASSPHRASE_FD=3 "$nudgy" \#(words) 3<"\#(home.path)/word""#, environment: ["NUDGY_HOME": home.path])
  }

  @Test func `All that was lost since is back, what came since stays, and one undo takes the restore back`() throws {
    #expect(try backUp().code == 0)
    try home.run("drop", "ferns")
    try home.run("delete-note", "key")
    try home.run("add", "buy milk")
    let before = try home.run("export").out
    let done = try restore()
    #expect(done.out.hasPrefix("Restored: 2 records. “undo” takes it back.\n"))
    #expect(try home.run("list").lines.filter { $0.contains("\t") }.count == 2)
    #expect(try home.run("notes").out.contains("spare key"))
    #expect(try home.run("undo").out == "Undone: restored a backup.\n")
    #expect(try home.run("list").lines.filter { $0.contains("\t") } == ["1\tbuy milk"])
    #expect(try records(home.run("export").out) == records(before))
    #expect(try restore().code == 0)
    #expect(try restore().out == "Everything in the backup is already here.\n")
  }

  @Test(.enabled(if: Machine.can("sqlite3 :memory: 'SELECT 1'"), "the sqlite3 tool is missing"))
  func `A row that is damaged where every row begins comes back whole`() throws {
    #expect(try backUp().code == 0)
    let sql = "UPDATE nudge SET deleted = 'maybe', createdAt = x'ff'"
    #expect(Machine.can("sqlite3 \"\(home.path)/data/nudgy.db\" \"\(sql)\""))
    #expect(try restore().code == 0)
    #expect(try home.run("list").out.contains("water the ferns"))
    #expect(try home.run("doctor").out.contains("The store is fine."))
  }

  /// Without when each was touched.
  private func records(_ export: String) throws -> JSON { try JSON(inAnyOrder: export).without("updatedAt") }

  @Test func `On another machine it is sealed anew under the key that is there`() throws {
    #expect(try backUp().code == 0)
    let other = try Home()
    try other.run("note", "my own")
    let done = try restore("--yes --json", in: other)
    #expect(done.code == 0)
    #expect(
      try done.json.holds([
        "rows": [["cards", "1", "0", "0"], ["notes", "1", "0", "0"], ["facts about you", "1", "0", "0"]]
      ]))
    #expect(try other.run("notes").lines.filter { $0.contains("\t") }.count == 2)
    #expect(try other.run("memory").out.contains("i'm vegetarian"))
    #expect(try restore(in: other).out.contains("is already here"))
  }

  @Test func `A passphrase closes it, and only that one opens it`() throws {
    #expect(try call("backup '\(file)'", passphrase: "four quiet words").code == 0)
    try home.run("drop", "ferns")
    let before = try home.run("export").out
    for (word, says) in [("three quiet words", "doesn't open the file"), ("", "You didn't type a passphrase")] {
      let refused = try call("restore --yes '\(file)'", passphrase: word)
      #expect(refused.code == 4 && refused.err.contains(says) && refused.out.isEmpty)
      #expect(try home.run("export").out == before)
    }
    #expect(try call("restore --yes '\(file)'", passphrase: "four quiet words").out.hasPrefix("Restored: 1 record."))
    #expect(try restore().code == 4)
    #expect(try call("backup '\(file)2'", passphrase: "short").code == 2)
  }

  @Test(.enabled(if: Machine.can("command -v script")), arguments: [("", false), ("n", false), ("y", true)])
  func `At a terminal it asks, Enter is a no, and the question says so`(answer: String, isRestored: Bool) throws {
    #expect(try backUp().code == 0)
    try home.run("done", "ferns")
    try RestoreTests.identity.write(toFile: home.path + "/id", atomically: true, encoding: .utf8)
    let asked = try home.shell(
      #"""
      printf '%s\n' '\#(answer)' |
        timeout 60 script -qec "$nudgy restore '\#(file)' --identity '\#(home.path)/id'" /dev/null
      """#)
    #expect(asked.out.contains("Restore it? y or n (Enter is n)"))
    #expect(asked.out.contains("Restored: 1 record.") == isRestored)
    #expect(asked.out.contains("Nothing was restored.") == !isRestored)
  }

  @Test func `It shows what it would do first, and does nothing unasked`() throws {
    #expect(try backUp().code == 0)
    try home.run("done", "ferns")
    let before = try home.run("export").out
    for flags in ["--no-input", ""] {
      let asked = try restore(flags)
      #expect(asked.code == 5)
      #expect(asked.out.contains("The backup would change 1 record."))
      #expect(asked.err.contains("--yes"))
    }
    #expect(try restore("--dry-run").code == 0)
    #expect(try home.run("export").out == before)
  }

  struct Spoiling: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let code: Int32
    let says: String
    var spoil: @Sendable (inout Data) -> Void = { _ in }
  }

  static let spoilings = [
    Spoiling(testDescription: "for somebody else", code: 4, says: "doesn't open the file") { file in
      // The share of whom it is for, another one.
      file.replaceSubrange(40..<41, with: [file[40] == 65 ? 66 : 65])
    },
    Spoiling(testDescription: "cut short", code: 1, says: "cut short") { $0.removeLast(100_000) },
    Spoiling(testDescription: "without its end", code: 1, says: "cut short") { $0 = $0.prefix(65_552 + 220) },
    Spoiling(testDescription: "a byte changed", code: 1, says: "damaged") { $0[$0.count - 70_000] ^= 1 },
    Spoiling(testDescription: "isn't an age file", code: 1, says: "isn't an age file") { $0 = Data("hello".utf8) },
    Spoiling(testDescription: "empty", code: 1, says: "isn't an age file") { $0 = Data() },
  ]

  @Test(arguments: spoilings)
  func `A file that does not open is one sentence, and the store is untouched`(spoiling: Spoiling) throws {
    try home.say((0..<40).map { "add \($0) " + String(repeating: "long ", count: 200) })
    #expect(try backUp().code == 0)
    try home.run("done", "ferns")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    spoiling.spoil(&bytes)
    try bytes.write(to: URL(fileURLWithPath: file))
    let before = try home.run("export").out
    let outcome = try restore()
    #expect(outcome.code == spoiling.code)
    #expect(outcome.err.contains(spoiling.says) && outcome.out.isEmpty)
    #expect(try home.run("export").out == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data").sorted()
    #expect(!left.contains { $0.hasPrefix("incoming") || $0.hasPrefix("outgoing") })
  }

  @Test func `Through a pipe it leaves and comes back, and a screen is sent none of it`() throws {
    try "\(RestoreTests.identity)\n".write(toFile: home.path + "/id", atomically: true, encoding: .utf8)
    let piped = try home.shell(
      #"""
      "$nudgy" backup - --recipient \#(RestoreTests.recipient) | cat > "$HOME/p.age"
      "$nudgy" drop ferns >/dev/null
      cat "$HOME/p.age" | "$nudgy" restore - --identity "$HOME/id" --yes
      head -c 3000 "$HOME/p.age" | "$nudgy" restore - --identity "$HOME/id" --yes; echo "code $?"
      NUDGY_PASSPHRASE_FD=0 "$nudgy" restore - < "$HOME/p.age"; echo "code $?"
      "$nudgy" restore - --no-input < "$HOME/p.age"; echo "code $?"
      "$nudgy" backup - --recipient \#(RestoreTests.recipient) > /dev/full; echo "code $?"
      """#)
    #expect(
      piped.lines.filter { !$0.contains("\t") } == [
        "Restored: 1 record. “undo” takes it back.", "code 1", "code 2", "code 4", "code 1", "",
      ])
    #expect(piped.err.contains("cut short") && piped.err.contains("Standard output couldn't be written"))
    let header = FileManager.default.contents(atPath: home.path + "/p.age")?.prefix(22)
    #expect(header == Data("age-encryption.org/v1\n".utf8))
  }

  @Test func `A key that was lost comes back with the backup, also where no record has to`() throws {
    #expect(try backUp().code == 0)
    try FileManager.default.removeItem(atPath: home.path + "/data/key")
    let closed = try home.run("find-note", "spare")
    #expect(closed.code == 4 && closed.err.contains("“nudgy restore” of a backup brings it back"))
    #expect(try restore("--dry-run").out.contains("It brings the lost key back."))
    #expect(try home.run("find-note", "spare").code == 4)
    #expect(try restore().out == "The key is back, and what is sealed opens again. Nothing else had to change.\n")
    #expect(try home.run("find-note", "spare").out.contains("under the pot"))
  }

  @Test func `With one digit of the key changed nothing is sealed under it, and the backup brings the right one back`()
    throws
  {
    #expect(try backUp().code == 0)
    let path = home.path + "/data/key"
    let key = try String(contentsOfFile: path, encoding: .utf8)
    let changed = (key.hasPrefix("0") ? "1" : "0") + key.dropFirst()
    try changed.write(toFile: path, atomically: false, encoding: .utf8)
    let export = try home.run("export")
    #expect(export.code == 4 && export.out.isEmpty && export.err.contains("--without-sealed"))
    #expect(try home.run("export", "--without-sealed").out.contains("water the ferns"))
    let refused = try home.run("note", "the shed is open")
    #expect(refused.code == 4 && refused.err.contains("isn't the one that sealed what is here"))
    #expect(try home.run("doctor").out.contains("isn't the one that sealed what is here"))
    #expect(try home.run("add", "buy milk").code == 0)
    #expect(try restore("--dry-run").out.contains("It brings the lost key back."))
    #expect(try restore().out.contains("The key is back"))
    #expect(try home.run("find-note", "spare").out.contains("under the pot"))
    #expect(try String(contentsOfFile: path, encoding: .utf8) == key)
    #expect(try home.run("doctor").out.contains("The key opens what is sealed."))
  }

  @Test func `A recovery code opens a store whose key came back from a backup`() throws {
    #expect(try backUp().code == 0)
    let made = try call("recovery", passphrase: "later")
    let code = made.err.split(separator: "\n").filter { $0.hasPrefix("  ") }.compactMap {
      $0.split(separator: " ").last
    }
    #expect(code.count == 6)
    let path = home.path + "/data/key"
    try FileManager.default.removeItem(atPath: path)
    #expect(try !restore().out.contains("recovery code"))
    try FileManager.default.removeItem(atPath: path)
    #expect(try call("unlock", passphrase: code.joined(separator: "-")).code == 0)
    #expect(try home.run("find-note", "spare").out.contains("under the pot"))

    let other = try Home()
    #expect(try restore(in: other).out.contains("Earlier recovery codes don't work here"))
  }

  @Test func `The key of another store never takes the place of a lost one`() throws {
    let other = try Home()
    try other.run("note", "my own")
    #expect(try backUp().code == 0)
    try FileManager.default.removeItem(atPath: other.path + "/data/key")
    #expect(try restore(in: other).code == 4)
    #expect(!FileManager.default.fileExists(atPath: other.path + "/data/key"))
  }

  @Test func `What already exists is never written over, and the file is private`() throws {
    #expect(try backUp().code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let again = try backUp()
    #expect(again.code == 2 && again.err.contains("already exists"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
    #expect(try home.run("backup", file + "3", "--recipient", "age1nobody").code == 2)
    #expect(try home.run("backup", file + "4", "--no-input").code == 4)
    #expect(try backUp("--dry-run", to: file + "5").code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.hasPrefix("b.age") } == ["b.age"])
  }
}
