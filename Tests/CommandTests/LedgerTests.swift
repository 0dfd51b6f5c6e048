import Foundation
import HTTP
import Homes
import Replies
import Subprocesses
import Testing

@testable import nudgy

/// Whatever leaves stands in the ledger first.
@Suite struct LedgerTests {
  let home: Home
  let ledger: RequestLedgerFile
  init() throws {
    home = try Home()
    let environment = ["NUDGY_HOME": home.path, "NUDGY_NOW": "2026-11-20T10:00"]
    let folders = nudgy.Home(environment)
    ledger = RequestLedgerFile(try #require(folders), try Clock(environment))
  }

  private var path: String { home.path + "/state/ledger" }
  private let departure = OutboundRequest(
    host: "api.example", bytes: 1234, purpose: "understand a line", kinds: ["nudges", "moods"])

  private func add(_ text: String) throws {
    if !FileManager.default.fileExists(atPath: path) { try ledger.append(departure) }
    let file = try #require(FileHandle(forWritingAtPath: path))
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
    try file.close()
  }

  private func requests() throws -> [JSON] {
    try #require(try JSON(reading: home.run("--json", "ledger").out)?["requests"]?.array)
  }

  @Test func `An empty ledger says in one line that nothing has left`() throws {
    let said = try home.run("ledger")
    #expect(said.out == "Nothing has ever left this machine.\n")
    #expect(said.code == 0)
    #expect(try requests() == [])
    #expect(try home.run("ledger", "--ndjson").out.isEmpty)
  }

  @Test func `What left is listed, the newest last, and nobody else can read it`() throws {
    try ledger.append(departure)
    try ledger.append(OutboundRequest(host: "::1", bytes: 0, purpose: "a \"quote\"\nand a line", kinds: []))
    let lines = try home.run("ledger").lines
    #expect(lines[0] == "2026-11-20 10:00:00  api.example  1234 bytes  understand a line  nudges, moods")
    #expect(lines[1].hasPrefix("2026-11-20 10:00:00  ::1  0 bytes  a \"quote\""))
    #expect(lines.count == 3)
    let rows = try requests()
    #expect(rows.map { $0["host"]?.string } == ["api.example", "::1"])
    #expect(rows[0]["time"] == "2026-11-20T10:00:00")
    #expect(rows[0]["bytes"] == 1234)
    #expect(rows[1]["purpose"] == "a \"quote\"\nand a line")
    #expect(rows[0]["kinds"] == ["nudges", "moods"])
    #expect(try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o600)
  }

  @Test func `A line that was cut short takes no other with it`() throws {
    try add(#"{"time":"2026-11-20T10:00:0"#)
    try ledger.append(departure)
    try add(#"{"time":"2026-11"#)
    let said = try home.run("ledger")
    #expect(said.lines.count == 3)
    #expect(said.err == "In the ledger, 2 lines can't be read: cut short, or changed by hand.\n")
    #expect(said.code == 0)
    #expect(try requests().count == 2)
  }

  @Test func `It tells a hundred thousand departures, and is never cut`() throws {
    try add(
      String(
        repeating: #"{"time":"2020-01-01T10:00:00","host":"old.example","bytes":7,"purpose":"p","kinds":[]}"# + "\n",
        count: 100_000))
    try ledger.append(departure)
    let lines = try home.run("ledger").lines
    #expect(lines.count == 100_003)
    #expect(lines[100_000].hasPrefix("2020-01-01 10:00:00  old.example  7 bytes  p"))
    #expect(lines[100_001].hasPrefix("2026-11-20 10:00:00  api.example"))
  }

  @Test func `Many writers at once lose nothing`() async throws {
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { [ledger, departure] in for _ in 0..<20 { try? ledger.append(departure) } }
      }
    }
    let said = try home.run("ledger")
    #expect(said.lines.count == 161)
    #expect(said.err == "")
  }

  @Test func `A ledger that cannot be written lets nothing leave`() async throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let http = HTTP(ledger: ledger.append)
    let request = Request(url: "http://127.0.0.1:1/", purpose: "test", kinds: [])
    await #expect { try await http.send(request, limit: 1) } throws: { "\($0)".contains("nothing was sent") }
    #expect(try home.run("ledger").code == 1)
  }

  @Test func `On a full disk nothing leaves`() async throws {
    try FileManager.default.createDirectory(atPath: home.path + "/state", withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: "/dev/full")
    #expect { try ledger.append(departure) } throws: { "\($0)".contains("nothing was sent") }
  }

  @Test(.enabled(if: Machine.canTrace, "system calls cannot be watched here"))
  func `With nothing configured a session opens no socket and loads no library for it`() throws {
    let lines = [
      "remind me to call mum tomorrow at 5", "what's next", "xyzzy frobnicate the quux",
      "note: the boiler code is E119",
      "mood 7 slept badly", "headache 6 after coffee", "what is the weather in paris", "today", "undo",
    ]
    let input = home.path + "/lines"
    try lines.joined(separator: "\n").write(toFile: input, atomically: true, encoding: .utf8)
    let (trace, _, code) = Machine.shell(
      "strace -f -e trace=socket,socketpair,connect,openat -o /dev/stderr \(Home.program) say --stdin <\(input) 2>&1 >/dev/null",
      environment: ["NUDGY_HOME": home.path, "NUDGY_NOW": "2026-11-20T10:00", "NUDGY_SESSION": "test"])
    #expect(code == 0)
    #expect(trace.contains("nudgy.db"))
    let signs = ["socket(", "socketpair(", "connect(", "libcurl", "libssl", "state/ledger"]
    #expect(trace.split(separator: "\n").filter { line in signs.contains { line.contains($0) } } == [])
  }

  @Test(.enabled(if: Machine.canTrace, "system calls cannot be watched here"))
  func `The ledger has reached the disk before anything is connected to`() throws {
    let (trace, _, _) = Machine.shell(
      "strace -f -y -e trace=fsync,connect -o /dev/stderr \(Home.program) say \(LedgerTests.beyond) 2>&1 >/dev/null",
      environment: [
        "NUDGY_HOME": home.path, "NUDGY_NOW": "2026-11-20T10:00", "NUDGY_SESSION": "test", "NUDGY_MODEL": "m",
        "NUDGY_MODEL_URL": "http://127.0.0.1:1/v1", "NUDGY_PATIENCE": "0.1",
      ])
    let steps = trace.split(separator: "\n").compactMap { line in
      line.contains("state/ledger>") ? "ledger" : line.contains("sin_port=htons(1)") ? "connect" : nil
    }
    // Nobody listens, so it may be tried again, and each time is told first.
    #expect(steps.starts(with: ["ledger", "connect"]))
    #expect(zip(steps, steps.dropFirst()).allSatisfy { $0 != $1 })
  }

  private static let beyond = "'teeth are not for today i think or are they'"
}
