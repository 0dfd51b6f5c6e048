import Foundation
import Homes
import Subprocesses
import Testing

/// Homes that cannot be written, or not any more: mounted in a name space of their own, which goes with the script.
@Suite(.enabled(if: Machine.canMount, "nothing can be mounted here, not even in a user namespace"))
struct DiskTests {
  let home: Home
  init() throws { home = try Home() }

  /// Runs a script on what `mount` puts at the home.
  private func mounted(_ mount: String, _ script: String) throws -> Home.Outcome {
    try home.shell(
      "exec unshare -m \(Machine.asRoot) sh -c '\(mount) && { \(script) ; }'")
  }

  private static let readOnly = #"mount --bind "$NUDGY_HOME" "$NUDGY_HOME" && mount -o remount,ro,bind "$NUDGY_HOME""#
  private static let small = #"mount -t tmpfs -o size=400k tmpfs "$NUDGY_HOME""#

  static let reading = ["next", "list", "find ferns", "show ferns", "today", "export --without-sealed"]

  @Test(arguments: reading)
  func `In a home that is read-only everything can be read, and the answer says that nothing can be saved`(
    words: String
  ) throws {
    try home.run("add", "water the ferns")
    let outcome = try mounted(DiskTests.readOnly, #""$nudgy" \#(words)"#)
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("water the ferns"))
    #expect(outcome.err.contains("can't be written here") || words.hasPrefix("export"))
  }

  @Test func `What a killed process wrote is read in a home that is read-only too`() throws {
    let outcome = try home.shell(
      #"""
      mkfifo "$NUDGY_HOME/lines"
      "$nudgy" say --stdin <"$NUDGY_HOME/lines" >"$NUDGY_HOME/said" &
      exec 3>"$NUDGY_HOME/lines"; echo "add water the ferns" >&3
      while ! grep -q ferns "$NUDGY_HOME/said"; do sleep 0.05; done
      kill -9 $!; ls "$NUDGY_HOME/data" | grep -c wal
      """#)
    try #require(outcome.lines.first == "1")
    let list = try mounted(DiskTests.readOnly, #""$nudgy" list"#)
    #expect(list.code == 0 && list.out.contains("water the ferns"))
  }

  @Test(arguments: ["add milk", "say buy milk", "done ferns", "upkeep"])
  func `In a home that is read-only a change says so, exits with 1, and changes nothing`(words: String) throws {
    try home.run("add", "water the ferns")
    let outcome = try mounted(DiskTests.readOnly, #""$nudgy" \#(words)"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("can't be written here"))
    #expect(!outcome.err.contains("is kept"))
    #expect(try home.run("list").lines.filter { $0.contains("\t") } == ["1\twater the ferns"])
  }

  @Test func `A fresh home that is read-only says so too`() throws {
    let outcome = try mounted(DiskTests.readOnly, #""$nudgy" add milk"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("can't create"))
  }

  @Test func `Doctor does not say of a store that cannot be opened that nothing is sealed in it`() throws {
    try home.run("note", "the spare key is under the pot")
    try? FileManager.default.removeItem(atPath: home.path + "/data/backups")
    for end in ["-wal", "-shm"] { unlink(home.path + "/data/nudgy.db" + end) }
    try Data().write(to: URL(fileURLWithPath: home.path + "/data/nudgy.db"))
    let doctor = try mounted(DiskTests.readOnly, #""$nudgy" doctor"#)
    #expect(doctor.code == 1)
    #expect(!doctor.out.contains("Nothing is sealed"))
    #expect(doctor.out.contains("The store couldn't be opened, so its key wasn't checked."))
  }

  @Test func `A full disk is told, and what stood before still stands`() throws {
    let outcome = try mounted(
      DiskTests.small,
      #"""
      "$nudgy" add before >/dev/null
      head -c 400k /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      "$nudgy" add "$(yes "a long thing to do" | head -n 4000 | tr "\n" " ")" >/dev/null; echo "code $?"
      rm "$NUDGY_HOME/filler"
      "$nudgy" list
      """#)
    #expect(outcome.err.contains("The disk is full. Everything saved before is safe."))
    #expect(outcome.err.contains("Free some space"))
    #expect(!outcome.err.contains("is kept"))
    #expect(outcome.lines.contains("code 1"))
    #expect(outcome.lines.filter { $0.contains("\t") } == ["1\tbefore"])
  }

  @Test func `A rescued line that the full disk does not take stays where it is`() throws {
    let outcome = try mounted(
      #"mount -t tmpfs -o size=16m tmpfs "$NUDGY_HOME""#,
      #"""
      "$nudgy" add before >/dev/null
      printf "%s\n" "buy milk" "add $(yes "a long thing to do" | head -n 4000 | tr "\n" " ")" "buy bread" \
        > "$NUDGY_HOME/data/rescued.txt"
      head -c 16m /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      truncate -s -160k "$NUDGY_HOME/filler"
      "$nudgy" doctor 2>/dev/null | grep "to be saved"
      cat "$NUDGY_HOME"/data/rescued* | tr -s "\n" | cut -c 1-20
      rm "$NUDGY_HOME/filler"
      "$nudgy" doctor >/dev/null; echo "code $?"
      "$nudgy" list | cut -c 1-20
      "$nudgy" notes | grep -c "a long thing to do"
      ls "$NUDGY_HOME/data" | grep -c rescued
      """#)
    #expect(outcome.lines.prefix(1) == ["2 rescued lines are waiting to be saved."])
    #expect(outcome.lines.contains("buy bread") && !outcome.lines.contains("buy milk"))
    #expect(outcome.lines.contains("code 0"))
    #expect(outcome.lines.filter { $0.contains("\t") }.count == 3)
    // Too long to be read, so a note.
    #expect(outcome.out.hasSuffix("\n1\n0\n"))
  }

  @Test func `Of a line that finds room for its beginning only, nothing stays beside the store`() throws {
    let outcome = try mounted(
      #"mount -t tmpfs -o size=1m tmpfs "$NUDGY_HOME""#,
      #"""
      "$nudgy" add before >/dev/null
      head -c 1m /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      truncate -s -4k "$NUDGY_HOME/filler"
      { echo add waiting; yes "" | head -c 3988; } > "$NUDGY_HOME/data/rescued.txt"
      cat "$NUDGY_HOME/data/rescued.txt" | wc -c
      "$nudgy" add "$(yes "a long thing to do" | head -n 30 | tr "\n" " ")" >/dev/null; echo "code $?"
      cat "$NUDGY_HOME/data/rescued.txt" | wc -c
      rm "$NUDGY_HOME/filler"
      "$nudgy" doctor >/dev/null
      "$nudgy" list
      """#)
    #expect(outcome.lines.prefix(3) == ["4000", "code 1", "4000"])
    #expect(outcome.err.contains("The disk is full. Everything saved before is safe."))
    #expect(!outcome.err.contains("is kept"))
    #expect(outcome.lines.filter { $0.contains("\t") } == ["1\tbefore", "2\twaiting"])
  }

  @Test func `A disk that is full from the start leaves nothing half made`() throws {
    let outcome = try mounted(
      DiskTests.small,
      #"""
      head -c 400k /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      "$nudgy" add first; echo "code $?"
      rm "$NUDGY_HOME/filler"
      "$nudgy" add second >/dev/null; echo "code $?"
      "$nudgy" list
      """#)
    #expect(outcome.lines.prefix(2) == ["code 1", "code 0"])
    #expect(outcome.err.contains("nudgy") || outcome.err.contains("disk"))
    #expect(outcome.out.contains("second"))
  }

  @Test(arguments: reading)
  func `From a full disk everything can be read`(words: String) throws {
    let outcome = try mounted(
      DiskTests.small,
      #"""
      "$nudgy" add water the ferns >/dev/null
      rm -f "$NUDGY_HOME"/data/nudgy.db-shm "$NUDGY_HOME"/data/nudgy.db.lock
      head -c 400k /dev/zero > "$NUDGY_HOME/filler" 2>/dev/null
      "$nudgy" \#(words); echo "code $?"
      "$nudgy" done ferns; echo "code $?"
      rm "$NUDGY_HOME/filler"
      "$nudgy" list
      """#)
    #expect(outcome.lines.filter { $0.hasPrefix("code") } == ["code 0", "code 1"])
    #expect(outcome.out.components(separatedBy: "water the ferns").count > 2)
    #expect(outcome.err.contains("The disk is full. Everything saved before is safe."))
  }

  @Test func `A copy that would leave too little room is not made, is told of once, and captures go on`() throws {
    let outcome = try mounted(
      #"mount -t tmpfs -o size=16m tmpfs "$NUDGY_HOME""#,
      #"""
      "$nudgy" add before >/dev/null; "$nudgy" upkeep; rm "$NUDGY_HOME"/data/backups/*.db
      head -c 9m /dev/zero > "$NUDGY_HOME/filler"
      "$nudgy" upkeep; echo "upkeep $?"; "$nudgy" upkeep; echo "upkeep $?"
      ls "$NUDGY_HOME/data/backups" | grep -c "[.]db"
      "$nudgy" add during 2>&1 >/dev/null | grep -c "too full for backups"
      "$nudgy" next 2>&1 >/dev/null | grep -c "too full for backups"
      grep -c littleRoom "$NUDGY_HOME/state/log"
      "$nudgy" doctor | grep -c "too full for backups"
      rm "$NUDGY_HOME/filler"
      "$nudgy" upkeep; ls "$NUDGY_HOME/data/backups" | grep "[.]db\|room"
      "$nudgy" list
      """#)
    #expect(outcome.err.isEmpty)
    #expect(
      outcome.lines.prefix(9) == [
        "upkeep 0", "upkeep 0", "0", "1", "0", "1", "1", "nudgy-2026-11-20.db", "Waiting",
      ])
    #expect(outcome.out.hasSuffix("1\tbefore\n2\tduring\n"))
  }

  @Test func `A backup that the disk has no room for is refused, and leaves nothing behind`() throws {
    let outcome = try mounted(
      #"mount -t tmpfs -o size=10m tmpfs "$NUDGY_HOME""#,
      #"""
      "$nudgy" add before >/dev/null
      head -c 4m /dev/zero > "$NUDGY_HOME/filler"
      echo correct horse battery | NUDGY_PASSPHRASE_FD=0 "$nudgy" backup "$NUDGY_HOME/life.age"; echo "code $?"
      ls "$NUDGY_HOME" "$NUDGY_HOME/data" | grep -c "age\|outgoing\|draft\|writing"
      """#)
    #expect(outcome.err.contains("no room on the disk"))
    #expect(outcome.lines.prefix(2) == ["code 1", "0"])
  }
}
