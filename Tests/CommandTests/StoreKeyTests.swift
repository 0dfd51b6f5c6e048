import Foundation
import Homes
import Subprocesses
import Testing

/// The store's own note of the key that seals here is damaged from outside: each sealed text names its key too.
@Suite(.enabled(if: Machine.can("sqlite3 :memory: 'SELECT 1'"), "the sqlite3 tool is missing"))
struct StoreKeyTests {
  let home: Home
  private var key: String { home.path + "/data/key" }

  init() throws {
    home = try Home()
    try home.say(["buy milk", "note: the spare key is under the pot", "remember that i like tea"])
  }

  private func sql(_ text: String) -> String {
    Machine.shell("sqlite3 \"\(home.path)/data/nudgy.db\" \"\(text)\"").out.trimmingCharacters(in: .newlines)
  }

  private var note: String { sql("SELECT value FROM meta WHERE name = 'vaultKey'") }

  private func damage(_ value: String) { _ = sql("UPDATE meta SET value = \(value) WHERE name = 'vaultKey'") }

  /// As one flipped bit leaves it, and worse.
  static let damages = [
    "substr(value, 1, 1) || CASE substr(value, 2, 1) WHEN 'f' THEN '0' ELSE 'f' END || substr(value, 3)",
    "'x' || substr(value, 2)", "substr(value, 2)",
    "'0000000000000000'", "x'ff'",
  ]

  @Test(arguments: damages)
  func `The right key opens all, and the next change mends the note`(value: String) throws {
    let before = note
    damage(value)
    try #require(note != before)
    #expect(try home.run("export").out.contains("under the pot"))
    #expect(try home.run("find-note", "spare").code == 0)
    #expect(note != before)
    #expect(try home.run("note", "the shed is open").code == 0)
    #expect(note == before)
    #expect(try home.run("notes").out.contains("the shed is open"))
  }

  @Test func `Doctor mends the note and says so, once`() throws {
    let before = note
    damage("'0000000000000000'")
    let mended = try home.run("doctor")
    #expect(mended.code == 0 && mended.out.contains("It names the right one again."))
    #expect(note == before)
    #expect(try home.run("doctor").out.contains("The key opens what is sealed."))
  }

  @Test func `A note that is gone, with texts that are sealed, is a damaged one`() throws {
    let before = note
    let right = try String(contentsOfFile: key, encoding: .utf8)
    _ = sql("DELETE FROM meta WHERE name = 'vaultKey'")
    try FileManager.default.removeItem(atPath: key)
    for words in [["export"], ["note", "the shed is open"], ["remember", "i like coffee"]] {
      let refused = try home.run(words, input: nil, now: nil)
      #expect(refused.code == 4 && refused.err.contains("is gone"), "\(words): \(refused)")
    }
    #expect(!FileManager.default.fileExists(atPath: key))
    #expect(try home.run("doctor").out.contains("is gone, so what it sealed can't be read"))
    try right.write(toFile: key, atomically: false, encoding: .utf8)
    #expect(try home.run("doctor").out.contains("It names the right one again."))
    #expect(note == before)
    #expect(try home.run("note", "the shed is open").code == 0)
    #expect(try home.run("export").out.contains("under the pot"))
  }

  @Test func `A wrong key is refused with a damaged note as well, and the right one opens afterwards`() throws {
    let right = try String(contentsOfFile: key, encoding: .utf8)
    damage("'0000000000000000'")
    try ((right.hasPrefix("0") ? "1" : "0") + right.dropFirst()).write(toFile: key, atomically: false, encoding: .utf8)
    for words in [["export"], ["note", "the shed is open"], ["remember", "i like coffee"]] {
      let refused = try home.run(words, input: nil, now: nil)
      #expect(refused.code == 4 && refused.err.contains("isn't the one that sealed what is here"))
    }
    #expect(try home.run("doctor").out.contains("isn't the one that sealed what is here"))
    #expect(try home.run("add", "buy bread").code == 0)
    try right.write(toFile: key, atomically: false, encoding: .utf8)
    #expect(try home.run("export").out.contains("under the pot"))
  }

  @Test func `One text that names another key proves no key`() throws {
    let right = try String(contentsOfFile: key, encoding: .utf8)
    let other = try Home()
    try other.run("note", "my own")
    let body = Machine.shell("sqlite3 '\(other.path)/data/nudgy.db' 'SELECT hex(body) FROM note'").out
    _ = sql("UPDATE note SET body = x'\(body.trimmingCharacters(in: .newlines))'")
    try FileManager.default.removeItem(atPath: key)
    try FileManager.default.copyItem(atPath: other.path + "/data/key", toPath: key)
    #expect(try home.run("note", "the shed is open").code == 4)
    damage("'0000000000000000'")
    #expect(try home.run("note", "the shed is open").code == 4)
    try right.write(toFile: key, atomically: false, encoding: .utf8)
    #expect(try home.run("note", "the shed is open").code == 0)
  }

  @Test func `With a damaged note a passphrase still opens, and a lost key still comes back from a backup`() throws {
    let age = home.path + "/b.age"
    let recipient = "age16q988ce6tvqq577lzuckrw96e5wl5hnz3g5aejcxa29y3tyzh99s82l9aa"
    #expect(try home.run("backup", age, "--recipient", recipient).code == 0)
    damage("'0000000000000000'")
    let hidden = key + "-hidden"
    try FileManager.default.moveItem(atPath: key, toPath: hidden)
    #expect(try home.run("export").err.contains("is gone"))
    try "AGE-SECRET-KEY-1DLSY93Y56L5U2U269JGZDV84Z7FK3WEPY8M3AGH5CD8TRULCFY8QU6M4ZW\n".write(
      toFile: home.path + "/id", atomically: true, encoding: .utf8)
    #expect(try home.run("restore", age, "--identity", home.path + "/id", "--yes").out.contains("The key is back"))
    #expect(try home.run("find-note", "spare").out.contains("under the pot"))

    let passphrase = ["NUDGY_PASSPHRASE_FD": "0"]
    #expect(try home.run("passphrase", input: "correct horse\n", environment: passphrase).code == 0)
    damage("'0000000000000000'")
    try home.run("lock")
    #expect(try home.run("export").code == 4)
    #expect(try home.run("export", input: "wrong horse\n", environment: passphrase).code == 4)
    let opened = try home.run("export", input: "correct horse\n", environment: passphrase)
    #expect(opened.code == 0 && opened.out.contains("under the pot"))
  }
}
