import Foundation
import Homes
import Subprocesses
import Testing

/// Whoever takes what `export` gives can tell whether it is all.
@Suite struct ExportTests {
  let home: Home
  private var file: String { home.path + "/life.json" }

  init() throws {
    home = try Home()
    try home.say(["water the ferns", "note: the spare key is under the pot"])
  }

  private func leftOvers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: home.path).filter {
      $0.contains("life") || $0.contains("writing")
    }
  }

  @Test func `A file gets what would be printed, is private, and is never written over`() throws {
    let printed = try home.run("export").out
    let made = try home.run("export", file)
    #expect(made.code == 0 && made.out.contains("Exported to \(file)."))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
    #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
    let again = try home.run("export", file, "--without-sealed")
    #expect(again.code == 2 && again.err.contains("already exists"))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == printed)
    #expect(try leftOvers() == ["life.json"])
  }

  @Test(arguments: ["export life.json", "export --csv life", "export --markdown life"])
  func `In a folder that is gone, the name that was given is told`(words: String) throws {
    let outcome = try home.shell(
      #"mkdir "$HOME/gone"; cd "$HOME/gone"; rmdir "$HOME/gone"; "$nudgy" \#(words)"#,
      environment: ["NUDGY_HOME": home.path])
    #expect(outcome.code != 0 && outcome.err.contains("life"), "\(outcome)")
    #expect(!outcome.err.contains { $0.isNumber }, "\(outcome)")
  }

  @Test func `A dry run makes no file`() throws {
    #expect(try home.run("export", file, "--dry-run").out.contains("Would export everything to"))
    #expect(try leftOvers().isEmpty)
  }

  @Test func `Where the key is gone nothing is printed, and no file is made`() throws {
    try FileManager.default.removeItem(atPath: home.path + "/data/key")
    let printed = try home.run("export")
    #expect(printed.code == 4 && printed.out.isEmpty)
    #expect(try home.run("export", file).code == 4)
    #expect(try leftOvers().isEmpty)
  }

  @Test func `A reader that has seen enough is no failure`() throws {
    try fill()
    let outcome = try home.shell(
      #"{ "$nudgy" export; echo "code $?" >&2; } | head -c 9"#, environment: ["NUDGY_HOME": home.path])
    #expect(outcome.out == #"{"nudges""#)
    #expect(outcome.err == "code 0\n")
  }

  @Test(.enabled(if: Machine.can("sqlite3 :memory: 'SELECT 1'"), "the sqlite3 tool is missing"))
  func `What breaks off in the middle says so and is no success, and of a file nothing is left`() throws {
    try fill()
    try breakCard("number 2990")
    let printed = try home.run("export")
    #expect(printed.code == 1)
    #expect(printed.out.contains("number 1") && !printed.out.hasSuffix("}\n"))
    #expect(printed.err.contains("The output is incomplete and ends in the middle."))
    let outcome = try home.run("export", file)
    #expect(outcome.code == 1 && outcome.out.isEmpty && !outcome.err.contains("printed"))
    #expect(try leftOvers().isEmpty)
  }

  @Test(.enabled(if: Machine.canMount, "nothing can be mounted here, not even in a user namespace"))
  func `On a full disk nothing is left of a file`() throws {
    try fill()
    let outcome = try home.shell(
      #"""
      exec unshare -m \#(Machine.asRoot) sh -c 'mkdir "$NUDGY_HOME/small"
      mount -t tmpfs -o size=400k tmpfs "$NUDGY_HOME/small"; cd "$NUDGY_HOME/small"
      "$nudgy" export life.json; echo "code $?"; ls; "$nudgy" export > printed.json; echo "code $?"'
      """#, environment: ["NUDGY_HOME": home.path])
    #expect(outcome.out == "code 1\ncode 1\n")
    #expect(outcome.err.components(separatedBy: "couldn't be written").count == 3)
  }

  private func sql(_ text: String) -> String {
    Machine.shell("sqlite3 '\(home.path)/data/nudgy.db' \"\(text)\"").out.trimmingCharacters(in: .newlines)
  }

  /// More cards than are read or printed at once.
  private func fill() throws {
    let columns = sql("SELECT group_concat('[' || name || ']') FROM pragma_table_info('nudge') WHERE name <> 'n'")
    let values = columns.split(separator: ",").map { name in
      switch name {
      case "[id]": "printf('%08x-0000-4000-8000-000000000000', i)"
      case "[title]": "'number ' || i"
      case "[said]": "NULL"
      default: String(name)
      }
    }
    let numbers = "WITH RECURSIVE number(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM number WHERE i < 3000)"
    _ = sql(
      "\(numbers) INSERT INTO nudge (\(columns)) SELECT \(values.joined(separator: ",")) FROM number, nudge")
    try #require(sql("SELECT count(*) FROM nudge") == "3001")
  }

  /// Spoils the page that holds the card.
  private func breakCard(_ title: String) throws {
    let path = home.path + "/data/nudgy.db"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let place = try #require(bytes.range(of: Data(title.utf8))).lowerBound
    bytes.replaceSubrange(place / 4096 * 4096..<place / 4096 * 4096 + 4096, with: [UInt8](repeating: 0xFF, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
  }
}
