import Foundation
import Homes
import Testing

/// What went wrong while nobody looked stands in the state directory, and `doctor` shows it.
@Suite struct LogTests {
  let home: Home
  init() throws {
    home = try Home()
    try home.say((0..<20).map { "add zanzibar \($0) " + String(repeating: "x", count: 400) })
    _ = try home.run("upkeep")
    let path = home.path + "/data/nudgy.db"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(bytes.count - 8192..<bytes.count - 4096, with: Data(count: 4096))
    try bytes.write(to: URL(fileURLWithPath: path))
  }

  private var path: String { home.path + "/state/log" }

  @Test func `An upkeep that failed out of sight is in the log, and doctor shows it`() throws {
    #expect(try home.run("upkeep", now: "2026-11-21T10:00").code == 1)
    let log = try String(contentsOfFile: path, encoding: .utf8)
    #expect(log == "2026-11-21T10:00:00 upkeep: StoreError.damaged\n")
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o600)
    #expect(try home.run("doctor", now: "2026-11-22T10:00").out.contains(log))
  }

  @Test func `A log of a megabyte makes room, and the one before it is kept`() throws {
    try Data(String(repeating: "2026-11-01T10:00:00 old\n", count: 50_000).utf8).write(to: URL(fileURLWithPath: path))
    _ = try home.run("upkeep", now: "2026-11-21T10:00")
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)).count < 100)
    #expect(try Data(contentsOf: URL(fileURLWithPath: path + ".1")).count > 1_000_000)
    let shown = try home.run("doctor", now: "2026-11-22T10:00").lines.filter { $0.hasPrefix("  2026-11-") }
    #expect(shown.count == 5 && shown.last == "  2026-11-21T10:00:00 upkeep: StoreError.damaged")
  }
}
