import Engine
import Foundation
import Language
import Records
import Replies
import Testing

@testable import Session
@testable import Tools

/// Charts written to files: `moods --svg`, `stats --svg`, `insights --html`.
@Suite struct ChartFileTests {
  let home = TestHome()
  private let folder = NSTemporaryDirectory() + "nudgy-charts-\(UUID().uuidString)"

  private static let files = [("moods", "svg"), ("stats", "svg"), ("insights", "html")]

  private func live() async {
    await home.say(
      "mood 7 canary sang", "mood 4 yesterday", "headache 6, note canary sang", "call mum", "done", "buy milk", "done")
  }

  @Test(arguments: files)
  func `A chart is a new private file, and its path is told`(verb: String, option: String) async throws {
    await live()
    try await withFolder {
      let path = folder + "/chart.\(option)"
      let reply = try await run(verb, [option: .words(path)])
      #expect(reply.receipt?.text() == "The \(option == "svg" ? "picture" : "page") is \(path).")
      let text = try String(contentsOfFile: path, encoding: .utf8)
      #expect(text.hasPrefix(option == "svg" ? "<svg" : "<!DOCTYPE html>"))
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      #expect(attributes[.posixPermissions] as? Int == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["chart.\(option)"])
    }
  }

  @Test(arguments: files)
  func `Where there is nothing to show, it says so and makes no file`(verb: String, option: String) async throws {
    try await withFolder {
      let reply = try await run(verb, [option: .words(folder + "/chart.\(option)")])
      #expect(reply.content == .lines(["There is nothing to show yet, so no file was made."]))
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: files)
  func `What is sealed is not in it`(verb: String, option: String) async throws {
    await live()
    try await withFolder {
      _ = try await run(verb, [option: .words(folder + "/chart")])
      #expect(try !String(contentsOfFile: folder + "/chart", encoding: .utf8).contains("canary"))
    }
  }

  @Test(arguments: files)
  func `A file that is there is left as it is`(verb: String, option: String) async throws {
    await live()
    try await withFolder {
      try "mine".write(toFile: folder + "/chart", atomically: true, encoding: .utf8)
      let trouble = await #expect(throws: UserError.self) { try await run(verb, [option: .words(folder + "/chart")]) }
      #expect(trouble?.code == .usage)
      #expect(try String(contentsOfFile: folder + "/chart", encoding: .utf8) == "mine")
    }
  }

  @Test(arguments: files)
  func `Where nothing can be written, the path as it was given is named`(verb: String, option: String) async throws {
    await live()
    let trouble = await #expect(throws: UserError.self) { try await run(verb, [option: .words("/nowhere/chart")]) }
    #expect(trouble?.message.text() == "I can't write to “/nowhere/chart”.")
  }

  @Test(arguments: files)
  func `Without anything to show no file is made`(verb: String, option: String) async throws {
    try await withFolder {
      _ = try await run(verb, [option: .words(folder + "/chart")])
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test(arguments: files)
  func `A path is only the person's to give`(verb: String, option: String) throws {
    let tool = try #require(home.profile.tool(verb: verb))
    #expect(!tool.assistantParameters.contains { $0.name == option })
  }

  @Test func `The picture of what was done is of a year, unless another period is named`() async throws {
    await live()
    try await withFolder {
      _ = try await run("stats", ["svg": .words(folder + "/year.svg")])
      _ = try await run("stats", ["svg": .words(folder + "/week.svg"), "period": .words("week")])
      let (year, week) = (try text("year.svg"), try text("week.svg"))
      #expect(year.contains("The last 365 days: 2 things done."))
      #expect(year.count(of: "<title>") == 365)
      #expect(week.count(of: "<title>") == 7)
    }
  }

  @Test func `The picture of moods is of the period that is named`() async throws {
    await live()
    try await withFolder {
      _ = try await run("moods", ["svg": .words(folder + "/month.svg"), "period": .words("month")])
      #expect(try text("month.svg").contains("The last 30 days: 5.5 on average, from 2 days."))
    }
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: folder + "/" + name, encoding: .utf8)
  }

  private func run(_ verb: String, _ arguments: [String: Argument]) async throws -> Reply {
    let tool = try #require(home.profile.tool(verb: verb))
    return try await tool.run(Turn(context: home.reading), arguments)
  }

  private func withFolder(_ body: () async throws -> Void) async throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await body()
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
