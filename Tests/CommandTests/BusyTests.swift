import Foundation
import Homes
import Subprocesses
import Testing

/// While another process writes, or mends the store, for longer than anybody waits.
@Suite(.enabled(if: Machine.can("command -v sqlite3 && command -v flock"), "sqlite3 or flock is missing here"))
struct BusyTests {
  let home: Home
  init() throws { home = try Home() }

  /// Runs a script while the store is locked for writing.
  private func writing(_ script: String) throws -> Home.Outcome {
    try home.shell(
      #"""
      mkfifo "$NUDGY_HOME/sql"
      sqlite3 "$NUDGY_HOME/data/nudgy.db" <"$NUDGY_HOME/sql" &
      exec 3>"$NUDGY_HOME/sql"
      echo "BEGIN IMMEDIATE;" >&3; sleep 0.5
      \#(script)
      echo "COMMIT;" >&3
      """#)
  }

  private var rescued: String { home.path + "/data/rescued.txt" }

  @Test func `A capture waits beside the store and comes into it by itself, and what is sealed is refused`() throws {
    try home.run("add", "first")
    // Today's copy is made, so that only the line is left to do.
    try home.run("upkeep")
    let outcome = try writing(
      #"""
      "$nudgy" add rescue me; echo "code $?"
      cat "$NUDGY_HOME/data/rescued.txt"
      "$nudgy" note a secret canary; echo "note $?" >&2
      """#)
    #expect(outcome.lines.prefix(2) == ["code 0", "add rescue me"])
    #expect(!outcome.out.contains("Got it"))
    #expect(outcome.err.contains("rescued.txt and will be added by itself"))
    #expect(outcome.err.contains("Waiting for it."))
    #expect(outcome.err.contains("this wasn't saved") && outcome.err.contains("note 1"))
    // No other call is needed: the one that waited left a process behind.
    for _ in 0..<400 where FileManager.default.fileExists(atPath: rescued) { usleep(20_000) }
    #expect(try home.titles() == ["first", "rescue me"])
    #expect(!FileManager.default.fileExists(atPath: rescued))
  }

  @Test func `Of a line that also says what is sealed only the card waits beside the store`() throws {
    try home.run("add", "first")
    let outcome = try writing(
      #"""
      "$nudgy" say remind me to buy milk on 25 november and note that the canary is yellow; echo "code $?"
      cat "$NUDGY_HOME/data/rescued.txt"
      """#)
    #expect(outcome.lines.contains("add buy milk 2026-11-25"))
    #expect(!outcome.out.contains("canary"))
  }

  @Test func `The next call takes in what waits`() throws {
    try home.run("add", "first")
    try home.run("upkeep")
    try "add second\n".write(toFile: rescued, atomically: false, encoding: .utf8)
    try home.run("next")
    for _ in 0..<400 where FileManager.default.fileExists(atPath: rescued) { usleep(20_000) }
    #expect(try home.titles() == ["first", "second"])
  }

  @Test func `A line that was stored by a process killed before it could say so is not stored twice`() throws {
    try home.run("add", "second")
    try "\n\nadd second\nadd third\n".write(toFile: rescued, atomically: false, encoding: .utf8)
    let sql = "INSERT INTO meta VALUES ('rescued', '2+10 add second')"
    #expect(Machine.can("sqlite3 \(home.path)/data/nudgy.db \"\(sql)\""))
    #expect(try home.run("doctor").code == 0)
    #expect(try home.titles() == ["second", "third"])
    // What was told of that file says nothing of the next, not even of the same words in the same place.
    let blanks = String(repeating: "\n", count: 13)
    try "\(blanks)add third\n".write(toFile: rescued, atomically: false, encoding: .utf8)
    #expect(try home.run("doctor").code == 0)
    #expect(try home.titles() == ["second", "third", "third"])
  }

  @Test func `A line that is taken in adds something, and neither takes back nor changes what is there`() throws {
    try home.run("add", "first")
    try "undo\ndone first\nadd second\ndrop first\n".write(toFile: rescued, atomically: false, encoding: .utf8)
    let doctor = try home.run("doctor")
    #expect(doctor.code == 0)
    #expect(!doctor.out.contains("Undone") && !doctor.out.contains("Done"))
    #expect(try home.titles() == ["first", "second"])
    let export = try home.run("export").out
    #expect(["undo", "done first", "drop first"].allSatisfy(export.contains))
  }

  @Test func `A line that stands where another was stored from is stored`() throws {
    try home.run("add", "first")
    try "add buy soap\n".write(toFile: rescued, atomically: false, encoding: .utf8)
    let sql = "INSERT INTO meta VALUES ('rescued', '0+12 add buy milk')"
    #expect(Machine.can("sqlite3 \(home.path)/data/nudgy.db \"\(sql)\""))
    #expect(try home.run("doctor").code == 0)
    #expect(try home.titles() == ["first", "buy soap"])
  }

  @Test func `Whoever takes lines in at once, and whoever is killed at it, none is lost or stored twice`() throws {
    try home.run("add", "first")
    let outcome = try home.shell(
      #"""
      for n in $(seq 40); do echo "add line $n"; done > "$NUDGY_HOME/data/rescued.txt"
      for n in 1 2 3 4 5 6; do
        for verb in upkeep doctor upkeep; do timeout -s KILL 0.$((n + 1)) "$nudgy" $verb 2>/dev/null & done
        "$nudgy" add own $n >/dev/null 2>&1
      done | cat >/dev/null
      for n in $(seq 100); do ls "$NUDGY_HOME/data" | grep -q rescued || break; "$nudgy" upkeep >/dev/null; done
      ls "$NUDGY_HOME/data" | grep -c rescued
      """#)
    #expect(outcome.lines.first == "0")
    let all = try home.titles()
    #expect(all.count == 47 && Set(all).count == 47)
  }

  @Test func `Whoever waits for a mending is told so, and is answered then`() throws {
    try home.run("add", "first")
    let outcome = try home.shell(
      #"""
      flock -x "$NUDGY_HOME/data/nudgy.db.lock" sleep 4 &
      sleep 0.3
      "$nudgy" add second
      """#)
    #expect(outcome.out.contains("Got it: second."))
    #expect(outcome.err == "nudgy: Another nudgy is repairing the store. This goes on as soon as it's done.\n")
  }

  @Test func `A short wait is no news`() throws {
    try home.run("add", "first")
    let outcome = try home.shell(
      #"""
      flock -x "$NUDGY_HOME/data/nudgy.db.lock" sleep 1 &
      sleep 0.3
      "$nudgy" add second
      """#)
    #expect(outcome.code == 0 && outcome.err.isEmpty)
  }
}
