import Civil
import Engine
import Foundation
import Language
import Records
import Replies
import Testing

@testable import Tools

@Suite struct VisitTests {
  let home = TestHome()
  private let folder = NSTemporaryDirectory() + "nudgy-visit-\(UUID().uuidString)"

  private func live() async {
    await home.say(
      "headache 6 on monday after coffee, took ibuprofen 400mg", "headache 8 on tuesday, note canary sang",
      "nausea 2 on wednesday", "slept 6h yesterday", "i take sertraline 50mg every day at 8am", "took my sertraline")
  }

  @Test func `The page tells what was logged, in counts`() async throws {
    await live()
    await home.say("visit 6 weeks")
    #expect(home.heard == "For the visit.")
    #expect(home.told.first == "Sat 10 Oct to Fri 20 Nov, 42 days.")
    #expect(
      home.told.contains(
        "Something is logged on 5 of 42 days; on 0 of the days rated as a whole there were no symptoms."))
    #expect(
      home.told.contains("Worst days: Tue 17 Nov (headache 8), Mon 16 Nov (headache 6), Wed 18 Nov (nausea 2)."))
    #expect(home.table?.rows.map { $0[0].text() } == ["headache", "nausea"])
  }

  @Test func `What was felt without a number counts, and days are free only where that was said`() async throws {
    await home.say("migraine yesterday", "migraine on tuesday", "no symptoms on monday", "visit page")
    #expect(home.table?.rows.map { $0.prefix(3).map { $0.text() } } == [["migraine", "2, 1 without", "0"]])
    #expect(
      home.told.contains(
        "Something is logged on 3 of 42 days; on 1 of the days rated as a whole there were no symptoms."))
  }

  @Test func `A dose beyond the plan is counted, whenever the plan began`() async throws {
    await home.say(
      "took ibuprofen 400mg on monday", "i take ibuprofen 400mg every day at 8am", "took ibuprofen 400mg",
      "took ibuprofen 400mg", "visit page")
    #expect(home.tables.first { $0.columns[0].text() == "Medicine" }?.rows.map { $0[1].text() } == ["2"])
    #expect(home.tables.first { $0.columns[0].text() == "Planned" }?.rows.map { $0[1].text() } == ["1"])
  }

  private func planned() -> [[String]] {
    home.tables.first { $0.columns[0].text() == "Planned" }?.rows.map { $0.map { $0.text() } } ?? []
  }

  @Test(arguments: [
    ["took elvanse 40mg at 8", "i take elvanse 40mg every morning at 8"],
    ["took elvanse 40mg", "i take elvanse every day at 9am"],
    ["i take elvanse 30mg every morning at 8", "took my elvanse", "i take elvanse 40mg every morning at 8"],
  ])
  func `A dose taken before its plan was made counts for the planned time of that day`(lines: [String]) async throws {
    await home.say(lines)
    await home.say("visit 1 week")
    #expect(planned().map { $0.dropFirst().joined(separator: " ") } == ["1 0 0 0 0"])
    #expect(!home.tables.contains { $0.columns[0].text() == "Medicine" })
  }

  @Test func `Undoing the plan makes the dose one taken as needed again`() async throws {
    await home.say("took elvanse 40mg at 8", "i take elvanse 40mg every morning at 8", "undo", "visit 1 week")
    #expect(planned() == [])
    #expect(home.tables.first { $0.columns[0].text() == "Medicine" }?.rows.map { $0[1].text() } == ["1"])
  }

  @Test func `Notes stand on it only where they were chosen`() async throws {
    await live()
    await home.say("visit page")
    #expect(home.told.contains("1: headache, Tue 17 Nov"))
    let (plain, chosen) = (try await html(), try await html(notes: "1"))
    #expect(!plain.contains("canary"))
    #expect(chosen.contains("canary sang"))
  }

  @Test(arguments: ["visit 0 days", "visit 100 years", "visit 2010-01-01 to 2026-11-01"])
  func `A page is of a length that it can show`(line: String) async throws {
    await live()
    await home.say(line)
    #expect(home.heard == "A page covers 1 to 366 days.")
  }

  @Test func `Three months are no longer than a page`() async throws {
    await live()
    await home.say("visit 3 months")
    #expect(home.told.first == "Sun 23 Aug to Fri 20 Nov, 90 days.")
  }

  @Test(arguments: ["", "/nowhere/page.html"])
  func `Where nothing can be written, the path as it was given is named`(path: String) async throws {
    await live()
    let trouble = await #expect(throws: UserError.self) { try await visit(["html": .words(path)]) }
    #expect(trouble?.message.text() == "I can't write to “\(path)”.")
  }

  @Test func `A file that is there is left as it is`() async throws {
    await live()
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try "mine".write(toFile: folder + "/visit.html", atomically: true, encoding: .utf8)
    await #expect(throws: UserError.self) { try await visit(["html": .words(folder + "/visit.html")]) }
    #expect(try String(contentsOfFile: folder + "/visit.html", encoding: .utf8) == "mine")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["visit.html"])
  }

  @Test func `Four notes are too many, and one that is not there is told`() async throws {
    await live()
    await #expect(throws: UserError.self) { try await visit(["notes": .words("1,2,3,4")]) }
    await #expect(throws: UserError.self) { try await visit(["notes": .words("7")]) }
  }

  @discardableResult
  private func visit(_ arguments: [String: Argument]) async throws -> Reply {
    let tool = try #require(home.profile.tool(verb: "visit"))
    return try await tool.run(Turn(context: home.reading), arguments)
  }

  private func html(notes: String? = nil) async throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try await visit(["html": .words(folder + "/page.html")].merging(notes.map { ["notes": .words($0)] } ?? [:]) { $1 })
    return try String(contentsOfFile: folder + "/page.html", encoding: .utf8)
  }
}

extension TestHome {
  var tables: [Reply.Table] { page.compactMap { if case .table(let table) = $0 { table } else { nil } } }
}
