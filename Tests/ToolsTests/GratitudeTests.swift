import Engine
import JournalTools
import Records
import Replies
import Store
import Testing

@testable import Tools

@Suite struct GratitudeTests {
  let house = LivedIn()

  private func items() throws -> [[String]] {
    try house.store.all(JournalEntry.self).map { try house.profile.gratitude(of: $0) }
  }

  private func told(_ ring: Reply.Ring?) -> [String] {
    ring.map { [$0.text.text(), "\($0.done)", "\($0.goal)"] } ?? []
  }

  @Test func `What is named stands on the entry of the day, sealed, its number open`() async throws {
    await house.say("journal: a long day", "grateful for coffee, my dog and warm socks", "grateful for the rain")
    #expect(try items() == [["coffee", "my dog", "warm socks", "the rain"]])
    let entry = try #require(house.store.all(JournalEntry.self).first)
    #expect(entry.gratitudeCount == 4 && entry.body != nil)
    #expect(house.heard == "Kept: 1 good thing. In the last 7 days: 4, on 1 day.")
    await house.say("undo")
    #expect(try items() == [["coffee", "my dog", "warm socks"]])
  }

  @Test func `Without an entry it makes one of its own`() async throws {
    await house.say("grateful for coffee", "show journal")
    #expect(house.list?.cards.map(\.title) == ["grateful for coffee"])
    house.wait(minutes: 24 * 60)
    await house.say("grateful for tea")
    #expect(try items() == [["coffee"], ["tea"]])
    #expect(house.heard == "Kept: 1 good thing. In the last 7 days: 2, on 2 days.")
  }

  @Test func `A ring fills towards the day's number, which is a setting, and begins anew each day`() async throws {
    await house.say("grateful for coffee, tea")
    #expect(told(house.ring) == ["Today: 2 of 3.", "2", "3"])
    await house.say("grateful for rain, cake")
    #expect(told(house.ring) == ["Today: 4 good things.", "4", "3"])
    #expect(house.ring?.share == 1)
    await house.say("show my gratitude list")
    #expect(house.ring?.done == 4)
    house.wait(minutes: 24 * 60)
    await house.say("set good things to 5", "grateful for soup")
    #expect(told(house.ring) == ["Today: 1 of 5.", "1", "5"])
  }

  @Test func `The week is shown as a bar a day, and empty days are no news`() async throws {
    await house.say("grateful for coffee, tea")
    house.wait(minutes: 24 * 60)
    await house.say("grateful for cake", "what was i grateful for this week")
    #expect(house.chart?.values == [nil, nil, nil, nil, nil, 2, 1])
    #expect(
      house.chart?.notes.map { $0.text() } == ["3 good things on 2 days.", "today: cake", "yesterday: coffee, tea"])
  }

  @Test func `It is found by its words, and stands in no file of the dialogue`() async throws {
    await house.say("grateful for canaries", "find canaries in my journal")
    #expect(house.list?.cards.map(\.title) == ["grateful for canaries"])
    #expect(!house.saved.contains("canar"))
  }
}
