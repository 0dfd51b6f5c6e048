import Foundation
import Homes
import Subprocesses
import Testing

@Suite struct FaultTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Bytes that are no UTF-8 are kept visibly`() throws {
    let outcome = try home.run(
      ["say", "--stdin"], input: Data("add caf".utf8) + [0xFF, 0xFE] + Data("\n".utf8), now: "2026-11-20T10:00")
    #expect(outcome.code == 0)
    #expect(try home.titles() == ["caf\u{FFFD}\u{FFFD}"])
  }

  @Test func `A line of a megabyte and one of NULs neither crash nor vanish`() throws {
    let long = "add " + String(repeating: "word ", count: 200_000)
    let outcome = try home.run("say", "--stdin", input: long + "\nadd nul\u{0}bytes\nadd last\n")
    #expect(outcome.code == 0)
    #expect(outcome.out.contains("saved all of it as a note: add word word"))
    #expect(try home.titles().count == 2)
    let notes = try home.run("notes", "--json").out
    #expect(notes.contains("add word word"))
  }

  @Test func `Escape sequences in a title never reach the terminal`() throws {
    let outcome = try home.run("say", "--stdin", input: "add evil \u{1B}]0;owned\u{7}\u{1B}[2J\u{9B}31m\u{202E}title\n")
    for character in ["\u{1B}", "\u{7}", "\u{9B}", "\u{202E}"] { #expect(!outcome.out.contains(character)) }
    #expect(!(try home.run("list").out.contains("\u{1B}")))
  }

  @Test func `An acknowledged capture survives kill -9 the instant after`() throws {
    for round in 1...200 {
      let process = try home.start(["say", "--stdin"], now: "2026-11-20T10:00", error: .discarded)
      try process.write("add thing \(round)\n")
      let answer = try process.readOutput()
      process.kill()
      process.wait()
      #expect(!answer.isEmpty)
    }
    #expect(try home.titles().count == 200)
  }

  @Test func `Two conversations and one-shot calls write at once, and nothing is lost`() async throws {
    try home.run("add", "first")
    try await withThrowingTaskGroup(of: Int32.self) { group in
      for writer in 0..<2 {
        let lines = (0..<25).map { "add shell \(writer) line \($0)" }.joined(separator: "\n")
        group.addTask { [home] in
          try home.run("say", "--stdin", input: lines, environment: ["NUDGY_SESSION": "s\(writer)"]).code
        }
      }
      group.addTask { [home] in
        for call in 0..<10 { try home.run("add", "one shot \(call)", environment: ["NUDGY_SESSION": "o"]) }
        return 0
      }
      for try await code in group { #expect(code == 0) }
    }
    #expect(try home.titles().count == 61)
  }

  @Test func `A home that cannot be written says so, and exits with 1`() throws {
    let file = home.path + "/file"
    try Data().write(to: URL(fileURLWithPath: file))
    let outcome = try home.run("add", "milk", environment: ["NUDGY_HOME": file])
    #expect(outcome.code == 1)
    #expect(!outcome.err.isEmpty)
  }

  @Test(arguments: ["link", "link/below", "/proc/nope", "/proc/nope/below", "/proc/1/x"])
  func `A home that cannot be made says so, and exits with 1`(place: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: home.path + "/link", withDestinationPath: home.path + "/not/there")
    let elsewhere = place.hasPrefix("/") ? place : "\(home.path)/\(place)"
    for words in ["say add milk", "next", "doctor", "note milk", "upkeep"] {
      let outcome = try home.run(
        words.split(separator: " ").map(String.init), input: nil, now: nil,
        environment: ["NUDGY_HOME": elsewhere])
      #expect(outcome.code == 1)
      #expect(outcome.err.contains("can't create"))
    }
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal between lines loses nothing`(signal: Int32) throws {
    let process = try home.start(["say", "--stdin"], now: "2026-11-20T10:00", error: .discarded)
    try process.write("add kept\n")
    _ = try process.readOutput()
    process.kill(signal)
    process.wait()
    #expect(try home.titles() == ["kept"])
  }

  @Test func `A lost key is never replaced, and all that is not sealed works`() throws {
    try home.run("add", "water the ferns")
    let key = home.path + "/data/key"
    try FileManager.default.removeItem(atPath: key)
    #expect(try home.run("next").out.contains("water the ferns"))
    let adding = try home.run("add", "second")
    #expect(adding.code == 0)
    #expect(!FileManager.default.fileExists(atPath: key))
    #expect(try home.run("doctor").err.contains("key") || home.run("doctor").out.contains("key"))
  }

  @Test(arguments: ["truncated", "zeroed page", "garbage header"])
  func `A damaged database is set aside untouched and what reads is there again`(damage: String) throws {
    try home.say((0..<40).map { "add thing number \($0)" })
    let path = home.path + "/data/nudgy.db"
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    switch damage {
    case "truncated": bytes = bytes.prefix(bytes.count / 2)
    case "zeroed page": bytes.replaceSubrange(8192..<12288, with: Data(count: 4096))
    default: bytes.replaceSubrange(0..<100, with: Data("garbage".utf8) + Data(count: 93))
    }
    try bytes.write(to: URL(fileURLWithPath: path))
    let doctor = try home.run("doctor")
    #expect(doctor.code == 0 || doctor.code == 1)
    #expect(try home.run("add", "sew the hem").code == 0)
    #expect(try home.titles().contains("sew the hem"))
    let beside = try FileManager.default.contentsOfDirectory(atPath: home.path + "/data")
    #expect(beside.contains { $0.contains("damaged") })
  }

  @Test(arguments: [false, true])
  func `What is said to a process that was open while another mended the store is kept`(isDamagedAgain: Bool) throws {
    try home.run("add", "first")
    let process = try home.start(["say", "--stdin"], now: "2026-11-20T10:00", error: .discarded)
    func say(_ line: String) throws {
      try process.write("\(line)\n")
      #expect(try !process.readOutput().isEmpty)
    }
    try say("add second")
    try damageHeader()
    #expect(try home.run("doctor").out.contains("The store was damaged."))
    // Then the process itself is the first to meet the damage, and mends.
    if isDamagedAgain { try damageHeader() }
    try say("add third")
    try say("list")
    if isDamagedAgain { try damageHeader() }
    try say("add fourth")
    process.closeInput()
    process.wait()
    #expect(try home.titles() == ["first", "second", "third", "fourth"])
  }

  @Test func `Of what several write while others mend the store, nothing is lost that was kept`() async throws {
    try home.run("add", "first")
    let kept = try await withThrowingTaskGroup(of: [String].self) { group in
      for writer in 0..<3 {
        group.addTask { [home] in
          try (0..<12).map { "fern\(writer)x\($0)" }.filter { title in
            try home.run("add", title, environment: ["NUDGY_SESSION": "w\(writer)"]).code == 0
          }
        }
      }
      group.addTask {
        for _ in 0..<4 {
          try damageHeader()
          try home.run("doctor")
        }
        return []
      }
      return try await group.reduce([], +)
    }
    #expect(try Set(kept).subtracting(home.titles()).isEmpty)
    #expect(kept.count > 20)
  }

  private func damageHeader() throws {
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: home.path + "/data/nudgy.db"))
    try file.write(contentsOf: Data(repeating: 0xA5, count: 100))
    try file.close()
  }

  @Test func `Where nothing reads, the newest backup comes back`() throws {
    try home.run("add", "kept in the backup")
    try home.run("doctor")
    let path = home.path + "/data/nudgy.db"
    try Data(count: 40_000).write(to: URL(fileURLWithPath: path))
    let outcome = try home.run("next")
    #expect(outcome.out.contains("kept in the backup"))
    #expect(outcome.err.contains("backup"))
  }

  @Test(arguments: ["next", "doctor"])
  func `What the upkeep had to do to the store is told by the call after it, once`(call: String) throws {
    try home.run("add", "kept in the backup")
    try home.run("upkeep")
    let path = home.path + "/data/nudgy.db"
    try Data(count: 40_000).write(to: URL(fileURLWithPath: path))
    #expect(try home.run("upkeep").code == 0)
    let (first, second) = (try home.run(call), try home.run(call))
    #expect((first.out + first.err).contains("The store was damaged."))
    #expect(!(second.out + second.err).contains("The store was damaged."))
  }

  @Test func `Where nothing can be stored, the line is rescued, and doctor takes it back`() throws {
    try home.run("add", "first")
    let path = home.path + "/data/nudgy.db"
    try? FileManager.default.removeItem(atPath: home.path + "/data/backups")
    try Data(count: 40_000).write(to: URL(fileURLWithPath: path))
    let refused = try home.run("add", "rescue me")
    #expect(refused.code == 1)
    #expect(try String(contentsOfFile: home.path + "/data/rescued.txt", encoding: .utf8) == "add rescue me\n")
    try FileManager.default.removeItem(atPath: path)
    #expect(try home.run("next").err.contains("The store is gone"))
    #expect(!FileManager.default.fileExists(atPath: path))
    let doctor = try home.run("doctor")
    #expect(doctor.code == 0)
    #expect(doctor.out.contains("This is a new, empty one."))
    #expect(try home.titles() == ["rescue me"])
    #expect(!FileManager.default.fileExists(atPath: home.path + "/data/rescued.txt"))
  }

  @Test func `A store of a newer nudgy is refused and not touched`() throws {
    try home.run("add", "from the future")
    let path = home.path + "/data/nudgy.db"
    #expect(Machine.can("sqlite3 '\(path)' \"UPDATE meta SET value = 99 WHERE name = 'schema'\""))
    var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    bytes.replaceSubrange(60..<64, with: [0, 0, 0, 99])
    try bytes.write(to: URL(fileURLWithPath: path))
    let outcome = try home.run("next")
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("newer nudgy"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == bytes)
  }
}
