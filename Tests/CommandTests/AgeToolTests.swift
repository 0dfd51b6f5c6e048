import Foundation
import Homes
import Subprocesses
import Testing

/// Backups beside the real `age`: what one writes the other opens.
@Suite(.enabled(if: Machine.can("age --version && age-keygen --version"), "needs age, as in: apt-get install age"))
struct AgeToolTests {
  let home: Home
  let recipient: String
  init() throws {
    home = try Home()
    try home.run("note", "the spare key is under the pot")
    try home.run("add", "water the ferns")
    let keygen = Machine.shell("age-keygen -o \(home.path)/id 2>/dev/null && age-keygen -y \(home.path)/id")
    recipient = keygen.out.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  @Test func `age opens a backup made for a recipient, and within is a store that opens`() throws {
    #expect(try home.run("backup", home.path + "/b.age", "--recipient", recipient).code == 0)
    let other = home.path + "/other/data"
    let script = "mkdir -p \(other) && age -d -i \(home.path)/id \(home.path)/b.age | tar x -C \(other)"
    #expect(Machine.shell(script).code == 0)
    let there = try home.run("notes", environment: ["NUDGY_HOME": home.path + "/other"])
    #expect(there.out.contains("the spare key is under the pot"))
  }

  @Test func `age opens a backup made with a passphrase, typed at a terminal`() throws {
    try "four quiet words\n".write(toFile: home.path + "/pass", atomically: true, encoding: .utf8)
    let made = try home.shell(
      #"NUDGY_HOME="\#(home.path)" NUDGY_PASSPHRASE_FD=3 "$nudgy" backup "\#(home.path)/b.age" 3<"\#(home.path)/pass""#)
    #expect(made.code == 0)
    #expect(typing("age -d -o \(home.path)/b.tar \(home.path)/b.age", "four quiet words\n") == 0)
    #expect(Machine.shell("tar t -f \(home.path)/b.tar").out == "key\nnudgy.db\n")
  }

  @Test(arguments: [false, true])
  func `What age closed is restored`(byPassphrase: Bool) throws {
    let data = home.path + "/data"
    #expect(Machine.can("sqlite3 \(data)/nudgy.db 'PRAGMA wal_checkpoint(TRUNCATE)'"))
    #expect(Machine.shell("tar c -C \(data) -f \(home.path)/b.tar ./nudgy.db ./key").code == 0)
    try "four quiet words\n".write(toFile: home.path + "/pass", atomically: true, encoding: .utf8)
    let close =
      byPassphrase
      ? typing("age -p -o \(home.path)/b.age \(home.path)/b.tar", "four quiet words\nfour quiet words\n")
      : Machine.shell("age -r \(recipient) -o \(home.path)/b.age \(home.path)/b.tar").code
    #expect(close == 0)
    let way = byPassphrase ? "" : "--identity \(home.path)/id"
    let fresh = home.path + "/fresh"
    let restored = try home.shell(
      #"NUDGY_HOME="\#(fresh)" NUDGY_PASSPHRASE_FD=3 "$nudgy" restore "\#(home.path)/b.age" \#(way) --yes 3<"\#(home.path)/pass""#
    )
    #expect(restored.code == 0)
    #expect(restored.out.hasPrefix("Restored: 2 records."))
    #expect(try home.run("notes", environment: ["NUDGY_HOME": fresh]).out.contains("the spare key is under the pot"))
  }

  /// Runs a command at a terminal of its own and types into it, as `age` takes a passphrase from there alone.
  private func typing(_ command: String, _ text: String) -> Int32 {
    let lines = text.split(separator: "\n").map { "sleep 1; echo '\($0)'" }.joined(separator: "; ")
    return Machine.shell("(\(lines); sleep 3) | script -qec '\(command)' /dev/null").code
  }
}
