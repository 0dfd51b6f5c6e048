import Engine
import JournalTools
import Records
import Replies
import Store
import Testing

@testable import Tools

@Suite struct GratitudeTests {
  let home = TestHome()

  private func items() throws -> [[String]] {
    try home.store.all(JournalEntry.self).map { try home.profile.gratitude(of: $0) }
  }

  private func told(_ ring: Reply.Ring?) -> [String] {
    ring.map { [$0.text.text(), "\($0.done)", "\($0.goal)"] } ?? []
  }

  @Test func `What is named stands on the entry of the day, sealed, its number open`() async throws {
    await home.say("journal: a long day", "grateful for coffee, my dog and warm socks", "grateful for the rain")
    #expect(try items() == [["coffee", "my dog", "warm socks", "the rain"]])
    let entry = try #require(home.store.all(JournalEntry.self).first)
    #expect(entry.gratitudeCount == 4 && entry.body != nil)
    #expect(home.heard == "Saved: 1 good thing. In the last 7 days: 4, on 1 day.")
    await home.say("undo")
    #expect(try items() == [["coffee", "my dog", "warm socks"]])
  }

  @Test func `Without an entry it makes one of its own`() async throws {
    await home.say("grateful for coffee", "show journal")
    #expect(home.list?.cards.map(\.title) == ["grateful for coffee"])
    home.wait(minutes: 24 * 60)
    await home.say("grateful for tea")
    #expect(try items() == [["coffee"], ["tea"]])
    #expect(home.heard == "Saved: 1 good thing. In the last 7 days: 2, on 2 days.")
  }

  @Test func `A ring fills towards the day's number, which is a setting, and begins anew each day`() async throws {
    await home.say("grateful for coffee, tea")
    #expect(told(home.ring) == ["Today: 2 of 3.", "2", "3"])
    await home.say("grateful for rain, cake")
    #expect(told(home.ring) == ["Today: 4 good things.", "4", "3"])
    #expect(home.ring?.share == 1)
    await home.say("show my gratitude list")
    #expect(home.ring?.done == 4)
    home.wait(minutes: 24 * 60)
    await home.say("set good things to 5", "grateful for soup")
    #expect(told(home.ring) == ["Today: 1 of 5.", "1", "5"])
  }

  @Test func `The week is shown as a bar a day, and empty days are no news`() async throws {
    await home.say("grateful for coffee, tea")
    home.wait(minutes: 24 * 60)
    await home.say("grateful for cake", "what was i grateful for this week")
    #expect(home.chart?.values == [nil, nil, nil, nil, nil, 2, 1])
    #expect(
      home.chart?.notes.map { $0.text() } == ["3 good things on 2 days.", "today: cake", "yesterday: coffee, tea"])
  }

  @Test func `It is found by its words, and stands in no file of the dialogue`() async throws {
    await home.say("grateful for canaries", "find canaries in my journal")
    #expect(home.list?.cards.map(\.title) == ["grateful for canaries"])
    #expect(!home.saved.contains("canar"))
  }
}
