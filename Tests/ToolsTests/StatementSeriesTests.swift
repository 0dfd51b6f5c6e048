import Civil
import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// A line of several statements, of which each by itself leaves no doubt.
@Suite struct StatementSeriesTests {
  let home = TestHome()

  private func open() throws -> [String] {
    try home.store.all(Nudge.self).filter { $0.status == .active }.map { $0.title.lowercased() }.sorted()
  }

  @Test(arguments: [
    ("passport renewed. Throw away the old photos.", ["buy stamps", "throw away the old photos"]),
    ("bought stamps. now write to Mrs Hale", ["renew passport", "write to mrs hale"]),
    ("did stamps + passport", []),
    ("drop stamps and the passport", []),
  ])
  func `A card that is done and what comes next both count`(line: String, titles: [String]) async throws {
    let reader = home.reader()
    await home.say("add buy stamps", "add renew passport", line, in: reader)
    #expect(try open() == titles)
  }

  @Test func `A change counts for the next card, with that one's time`() async throws {
    let reader = home.reader()
    await home.say("add buy stamps", "add renew passport", "move stamps to 5 may and passport to 7 may", in: reader)
    let due = try home.store.all(Nudge.self).compactMap { $0.due?.day.iso.suffix(5) }.sorted()
    #expect(due == ["05-05", "05-07"])
  }

  @Test(arguments: [
    ("laundry then pay the rent", ["laundry", "pay the rent"]),
    ("choir on 5 may at 19:30. Also find the sheet music.", ["choir", "find the sheet music"]),
    ("headache 6, ring mum", ["ring mum"]),
  ])
  func `Several things to do are several cards`(line: String, titles: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try open() == titles)
  }

  @Test(arguments: [
    "wash and iron the shirts", "clean and descale the kettle", "buy milk and eggs", "ring mum because she sounded sad",
    "tidy the shed and the loft",
  ])
  func `One thing to do is one card`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try open().count == 1)
  }
}
