import Foundation
import Homes
import Subprocesses
import Testing

/// The copy of the store that every day gets, made behind the first call of the day.
@Suite struct BackupTests {
  let home: Home
  init() throws { home = try Home() }

  private var folder: String { home.path + "/data/backups" }

  private var days: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.filter { $0.hasSuffix(".db") }.map { String($0.dropFirst(6).dropLast(3)) }.sorted()
  }

  private func upkeep(_ day: String) throws -> Home.Outcome {
    try home.run(["upkeep"], input: nil, now: day + "T10:00")
  }

  @Test func `The first call of a day leaves a copy of the store behind`() throws {
    try home.run("add", "water the ferns")
    try home.run("next")
    // It is made by a process of its own, which nobody waits for.
    for _ in 0..<200 where days.isEmpty { usleep(20_000) }
    #expect(days == ["2026-11-20"])
  }

  @Test func `Fourteen days of use leave the last seven copies and the month's first`() throws {
    try home.run("add", "water the ferns")
    for day in 10...23 { #expect(try upkeep("2026-11-\(day)").code == 0) }
    #expect(days == ["10", "17", "18", "19", "20", "21", "22", "23"].map { "2026-11-\($0)" })
  }

  @Test func `A damaged store is not copied, and the copies there are stay`() throws {
    try home.say((0..<40).map { "add thing number \($0) " + String(repeating: "x", count: 400) })
    _ = try upkeep("2026-11-21")
    let good = days
    let path = home.path + "/data/nudgy.db"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(bytes.count - 8192..<bytes.count - 4096, with: Data(count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = try upkeep("2026-11-22")
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("damaged"))
    #expect(days == good)
    // Every call says so until somebody has looked.
    for words in [["next"], ["list"], ["say", "what's next"]] {
      #expect(try home.run(words, input: nil, now: "2026-11-22T11:00").err.contains("“nudgy doctor” repairs it"))
    }
    #expect(try home.run("say", "--stdin", input: "list\n").err.contains("“nudgy doctor” repairs it"))
    _ = try home.run("doctor")
    #expect(try home.run("next").err.isEmpty)
  }

  @Test(.enabled(if: Machine.canTrace, "system calls cannot be watched here"))
  func `A copy is private from its first moment`() throws {
    try home.run("add", "water the ferns")
    let made = Machine.shell(
      "umask 0; strace -f -e trace=openat,chmod -o /dev/stdout \(Home.program) upkeep",
      environment: ["NUDGY_HOME": home.path, "NUDGY_NOW": "2026-11-22T10:00"]
    ).out.split(separator: "\n").filter {
      $0.contains(".db.draft\"") && ($0.contains("O_CREAT") || $0.contains("chmod"))
    }
    #expect(made.first?.contains("O_EXCL") == true && made.first?.contains("0600)") == true, "\(made)")
    let mode = try FileManager.default.attributesOfItem(atPath: folder + "/nudgy-2026-11-22.db")[.posixPermissions]
    #expect(mode as? Int == 0o600)
  }

  @Test(.enabled(if: Machine.canTrace, "system calls cannot be watched here"))
  func `A copy has reached the disk before it takes its name`() throws {
    try home.run("add", "water the ferns")
    _ = try upkeep("2026-11-21")
    let (trace, _, _) = Machine.shell(
      "strace -f -y -e trace=fsync,rename -o /dev/stdout \(Home.program) upkeep",
      environment: ["NUDGY_HOME": home.path, "NUDGY_NOW": "2026-11-22T10:00"])
    let steps = trace.split(separator: "\n").filter { $0.contains("backups") }.map { line in
      line.contains("rename(") ? "rename" : line.contains("draft>") ? "draft" : "folder"
    }
    #expect(steps == ["draft", "rename", "folder"])
  }
}
