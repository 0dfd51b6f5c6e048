import Foundation
import Homes
import Testing

@testable import nudgy

/// What the kernel tells of processes is a folder here.
@Suite struct TerminalSessionTests {
  let home: Home
  init() throws { home = try Home() }

  /// A session as it is seen with such a leader and boot.
  private func name(started: String?, boot: String = "aaaa-bbbb") throws -> String {
    let folder = home.path + "/proc-\(UUID().uuidString)"
    try write(boot + "\n", to: folder + "/sys/kernel/random/boot_id")
    let middle = (4...21).map(String.init).joined(separator: " ")
    if let started { try write("42 (a ) b) S \(middle) \(started) 23 24\n", to: folder + "/42/stat") }
    return TerminalSession(leader: 42, processes: folder).name
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  }

  @Test func `A session is known again`() throws {
    #expect(try name(started: "1700") == name(started: "1700"))
    #expect(TerminalSession().name == TerminalSession().name)
  }

  @Test func `A number that is given again is another session`() throws {
    #expect(try name(started: "1700") != name(started: "1701"))
    #expect(try name(started: "1700") != name(started: "1700", boot: "cccc-dddd"))
  }

  @Test func `A session whose leader is gone is no other process's`() throws {
    #expect(try name(started: nil).hasPrefix("\(getpid())-"))
  }
}
