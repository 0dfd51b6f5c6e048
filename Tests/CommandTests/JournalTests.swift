import Foundation
import Homes
import Replies
import Subprocesses
import Testing

@Suite struct JournalTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Five megabytes are one entry, found inside and shown by its beginning`() throws {
    let words = String(repeating: "the quick brown fox\n", count: 262_144) + "a lighthouse at the end\n"
    let written = try home.run("journal", input: words)
    #expect(written.code == 0)
    #expect(written.out.contains("Saved in your journal."))
    #expect(try home.run("show-journal").out.contains("the quick brown fox"))
    #expect(try home.run("find-page", "lighthouse").out.contains("lighthouse at the end"))
    #expect(try bodies().map(\.utf8.count) == [words.utf8.count])
  }

  @Test func `Killed in the middle of a page, every line that was typed is there the next time`() throws {
    let process = try home.start(["say", "--stdin"], now: "2026-11-20T10:00", error: .discarded)
    try process.write("journal\none\ntwo\nthree\nhalf a li")
    for _ in 0..<200 where try unsorted() < 3 { usleep(50_000) }
    process.kill()
    process.wait()
    let next = try home.run("say", "--stdin", input: "journal\nfour\nthat's it\n")
    #expect(next.out.contains("Going on with the entry you were writing."))
    #expect(try bodies() == ["one\ntwo\nthree\nfour"])
  }

  @Test func `Processes that write at once all keep theirs, and what is grateful for is counted to the last`()
    async throws
  {
    try home.run("journal", "the first")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<3 {
        group.addTask { [home] in
          for page in 0..<5 {
            try home.run("journal", "page \(page) of \(writer)", environment: ["NUDGY_SESSION": "s\(writer)"])
            try home.run("grateful", "thing \(page) of \(writer)", environment: ["NUDGY_SESSION": "s\(writer)"])
          }
        }
      }
      try await group.waitForAll()
    }
    #expect(try bodies().count == 16)
    let entries = try home.exported("journalEntries")
    #expect(entries.compactMap { $0["gratitudeCount"]?.number }.reduce(0, +) == 15)
    let items = entries.compactMap { $0["gratitude"]?.string }.flatMap { $0.split(separator: "\n") }
    #expect(Set(items).count == 15)
  }

  @Test func `No word of it stands open in any file`() throws {
    let lines = [
      "journal", "canary in the morning", "that's it", "journal: canary at noon", "grateful for canaries",
      "add a journal prompt: where is the canary", "another prompt", "search my journal for canary",
      "delete the journal entry about canary", "1", "undo", "edit that entry", "canary at night",
    ]
    try home.run("say", "--stdin", input: lines.joined(separator: "\n"))
    for line in ["show journal", "open 1", "add canary to that entry"] { try home.run("say", line) }
    let files = FileManager.default.enumerator(atPath: home.path)?.compactMap { $0 as? String } ?? []
    #expect(files.contains("data/nudgy.db"))
    for file in files {
      guard let bytes = FileManager.default.contents(atPath: "\(home.path)/\(file)") else { continue }
      #expect(bytes.range(of: Data("canar".utf8)) == nil, "\(file)")
    }
  }

  private func bodies() throws -> [String] { try home.exported("journalEntries").compactMap { $0["body"]?.string } }
  private func unsorted() throws -> Int { try home.exported("unsorted").count }
}
