import Foundation
import Homes
import Subprocesses
import Testing

/// What killed processes leave behind, and that only this goes.
@Suite struct LeftoverTests {
  let home: Home
  init() throws { home = try Home() }

  /// The number of a process that has ended.
  private let gone = goneProcess()

  private static func goneProcess() -> Int32 {
    Int32(Machine.shell("echo $$").out.trimmingCharacters(in: .whitespacesAndNewlines)) ?? 0
  }

  private func put(_ name: String, _ text: String = "half", hoursOld: Double = 2) throws {
    let path = home.path + "/" + name
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: false, encoding: .utf8)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -3600 * hoursOld)], ofItemAtPath: path)
  }

  private func isThere(_ name: String) -> Bool { FileManager.default.fileExists(atPath: home.path + "/" + name) }

  @Test func `Upkeep removes what nobody will finish`() throws {
    try home.run("add", "water the ferns")
    let left = [
      "data/nudgy.db.mended", "data/nudgy.db.mended-wal", "data/nudgy.db.salvage", "data/incoming.db",
      "data/outgoing.db.\(gone)", "data/outgoing.db.\(gone).draft", "data/outgoing.db.\(gone).draft-journal",
      "data/backups/nudgy-2026-11-18.db.draft-journal", "data/key.draft", "data/backups/keys.draft",
      "data/backups/nudgy-2026-11-19.db.draft", "state/sessions/s1.json.\(gone)", "state/history.\(gone)",
      "config/settings.toml.\(gone)", "life.age.\(gone)",
    ]
    for name in left { try put(name) }
    try put("data/writing.\(gone)", home.path + "/life.age.\(gone)")
    #expect(try home.run("upkeep").code == 0)
    for name in left + ["data/writing.\(gone)"] { #expect(!isThere(name), "\(name)") }
    #expect(try home.run("list").out.contains("water the ferns"))
  }

  @Test func `It leaves what somebody may still write, and what is not nudgy's`() throws {
    try home.run("add", "water the ferns")
    let mine = ProcessInfo.processInfo.processIdentifier
    let kept = [
      "data/outgoing.db.\(mine)", "state/sessions/s1.json.\(mine)", "life.age.\(mine)", "mine.\(gone)",
      "data/nudgy.db.damaged-2026-11-20T100000", "config/notes.\(gone)", "other.age", "other.age.\(gone)",
    ]
    for name in kept { try put(name) }
    try put("data/writing.\(mine)", home.path + "/life.age.\(mine)")
    try put("data/outgoing.db.\(gone)", hoursOld: 0)
    try put("data/writing.\(gone)", home.path + "/other.age")
    // On a disk that is not there now.
    let away = LeftoverTests.goneProcess()
    try put("data/writing.\(away)", home.path + "/stick/life.age.\(away)")
    #expect(try home.run("upkeep").code == 0)
    for name in kept + ["data/writing.\(mine)", "data/writing.\(away)", "data/outgoing.db.\(gone)"] {
      #expect(isThere(name), "\(name)")
    }
  }

  @Test func `What a mending that goes on needs is left to it`() throws {
    try home.run("add", "water the ferns")
    try put("data/nudgy.db.mended")
    let outcome = try home.shell(
      #"flock -s "$NUDGY_HOME/data/nudgy.db.lock" "$nudgy" upkeep; ls "$NUDGY_HOME/data" | grep -c mended"#)
    #expect(outcome.lines.first == "1")
  }

  @Test func `A backup that is killed while it is written is cleared away, wherever it was to stand`() throws {
    try home.run("add", "water the ferns")
    try FileManager.default.createDirectory(atPath: home.path + "/stick", withIntermediateDirectories: true)
    // Later at each attempt, for nobody knows how long a start takes on a busy machine. Only its own files count: the
    // upkeep that the first line began may be writing too.
    let outcome = try home.shell(
      #"""
      cd "$NUDGY_HOME/stick"
      for i in $(seq 400); do
        "$nudgy" backup --recipient \#(LeftoverTests.recipient) life.age >/dev/null 2>&1 &
        pid=$!; sleep $(printf 0.%03d $((2 * i))); kill -9 $pid; wait $pid
        [ -e life.age ] && rm life.age
        ls "$NUDGY_HOME/data" | grep -q "outgoing.*\.$pid" && echo "half a copy is left" && break
      done 2>/dev/null
      find "$NUDGY_HOME" -name "*.draft" -o -name "*.[0-9]*" | xargs -r touch -d "2 hours ago"
      "$nudgy" upkeep; find "$NUDGY_HOME" -name "life.age*" -o -name "*.$pid*"
      """#)
    #expect(outcome.out == "half a copy is left\n")
  }

  private static let recipient = "age1ql3z7hjy54pw3hyww5ayyfg7zqgvc7w3j2elw8zmrj2kg5sfn9aqmcac8p"
}
