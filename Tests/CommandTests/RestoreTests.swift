import Foundation
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

  private func backUp(_ flags: String = "", word: String = "four quiet words", to path: String? = nil) throws
    -> Home.Outcome
  {
    try call("backup \(flags)", word, path ?? file)
  }

  private func restore(_ flags: String = "--yes", word: String = "four quiet words") throws -> Home.Outcome {
    try call("restore \(flags)", word, file)
  }

  private func call(_ verb: String, _ word: String, _ file: String) throws -> Home.Outcome {
    try word.write(toFile: home.path + "/word", atomically: true, encoding: .utf8)
    return try home.shell(
      #"NUDGY_PASSPHRASE_FD=3 "$nudgy" \#(verb) "\#(file)" 3<"\#(home.path)/word""#,
      environment: ["NUDGY_HOME": home.path])
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
    #expect(try home.run("undo").out == "Taken back: restored a backup.\n")
    #expect(try home.run("list").out == "buy milk\n")
    #expect(try records(home.run("export").out) == records(before))
    #expect(try restore().code == 0)
    #expect(try restore().out == "Everything in the backup is here already.\n")
  }

  /// Without when each was touched.
  private func records(_ json: String) throws -> String {
    let all = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: [[String: Any]]] ?? [:]
    return String(
      describing: all.sorted { $0.key < $1.key }.map { kind, records in
        records.map { $0.filter { $0.key != "updatedAt" }.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" } }
      })
  }

  @Test func `On another machine it is sealed anew under the key that is there`() throws {
    #expect(try backUp().code == 0)
    let other = try Home()
    try other.run("note", "my own")
    try FileManager.default.copyItem(atPath: file, toPath: other.path + "/b.age")
    let script =
      #"NUDGY_HOME="\#(other.path)" NUDGY_PASSPHRASE_FD=3 "$nudgy" restore "\#(file)" --yes --json 3<"\#(home.path)/word""#
    let done = try home.shell(script)
    #expect(done.code == 0)
    #expect(done.out.contains(#""rows":[["facts about you","1","0","0"],["notes","1","0","0"],["cards","1","0","0"]]"#))
    #expect(try other.run("notes").lines.filter { $0.contains("\t") }.count == 2)
    #expect(try other.run("memory").out.contains("i'm vegetarian"))
    #expect(try home.shell(script).out.contains("here already"))
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
    var word = "four quiet words"
    var spoil: @Sendable (inout Data) -> Void = { _ in }
  }

  static let spoilings = [
    Spoiling(testDescription: "another passphrase", code: 4, says: "does not open the file", word: "another one"),
    Spoiling(testDescription: "no passphrase", code: 4, says: "No passphrase was given", word: ""),
    Spoiling(testDescription: "cut short", code: 1, says: "cut short") { $0.removeLast(100_000) },
    Spoiling(testDescription: "without its end", code: 1, says: "cut short") { $0 = $0.prefix(65_552 + 220) },
    Spoiling(testDescription: "a byte changed", code: 1, says: "damaged") { $0[$0.count - 70_000] ^= 1 },
    Spoiling(testDescription: "no age file", code: 1, says: "no age file") { $0 = Data("hello".utf8) },
    Spoiling(testDescription: "empty", code: 1, says: "no age file") { $0 = Data() },
  ]

  @Test(arguments: spoilings)
  func `A file that does not open is one sentence, and the store is untouched`(spoiling: Spoiling) throws {
    for number in 0..<40 { try home.run("add", "\(number) " + String(repeating: "long ", count: 200)) }
    #expect(try backUp().code == 0)
    try home.run("done", "ferns")
    var bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    spoiling.spoil(&bytes)
    try bytes.write(to: URL(fileURLWithPath: file))
    let before = try home.run("export").out
    let outcome = try restore(word: spoiling.word)
    #expect(outcome.code == spoiling.code)
    #expect(outcome.err.contains(spoiling.says) && outcome.out.isEmpty)
    #expect(try home.run("export").out == before)
    let left = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data").sorted()
    #expect(!left.contains { $0.hasPrefix("incoming") || $0.hasPrefix("outgoing") })
  }

  @Test func `What is there already is never written over, and the file is private`() throws {
    #expect(try backUp().code == 0)
    let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
    let again = try backUp()
    #expect(again.code == 2 && again.err.contains("is there already"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: file)) == bytes)
    #expect(try backUp(word: "short", to: file + "2").code == 2)
    #expect(try home.run("backup", file + "3", "--recipient", "age1nobody").code == 2)
    #expect(try home.run("backup", file + "4", "--no-input").code == 4)
    #expect(try backUp("--dry-run", to: file + "5").code == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: home.path).filter { $0.hasPrefix("b.age") } == ["b.age"])
  }
}
