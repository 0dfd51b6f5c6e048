import Foundation
import Homes
import Subprocesses
import Testing

/// A file system that has no hard links, as FAT: `link` fails there.
@Suite(.enabled(if: Machine.libraryWithoutLinks != nil, "no C compiler is here"))
struct NoLinksTests {
  let home: Home
  init() throws { home = try Home() }

  private func run(_ words: String..., input: String = "") throws -> Home.Outcome {
    try home.run(
      words, input: Data(input.utf8), now: "2026-11-20T10:00",
      environment: ["LD_PRELOAD": Machine.libraryWithoutLinks ?? "", "NUDGY_PASSPHRASE_FD": "0"])
  }

  @Test func `Everything is kept and found, sealed or not, and comes back from a backup`() throws {
    #expect(try run("add", "water the ferns").code == 0)
    #expect(try run("note", "the spare key is under the pot").code == 0)
    #expect(try run("find-note", "spare").out.contains("under the pot"))
    #expect(try run("upkeep").code == 0)
    #expect(try run("passphrase", input: "correct canary horse\n").code == 0)
    #expect(try run("passphrase", "remove", input: "correct canary horse\n").code == 0)
    #expect(try run("backup", home.path + "/life.age", input: "correct canary horse\n").code == 0)
    #expect(try run("drop", "ferns").code == 0)
    #expect(try run("restore", "--yes", home.path + "/life.age", input: "correct canary horse\n").code == 0)
    #expect(try run("list").out.contains("water the ferns"))
    #expect(try run("find-note", "spare").out.contains("under the pot"))
    #expect(try run("doctor").out.contains("The key opens what is sealed."))
  }

  @Test func `Of several that are new here at once all find one key`() async throws {
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for number in 1...4 { group.addTask { try run("note", "note number \(number)").code } }
      for try await code in group { #expect(code == 0) }
    }
    let found = try run("find-note", "number").out
    for number in 1...4 { #expect(found.contains("note number \(number)")) }
  }
}
