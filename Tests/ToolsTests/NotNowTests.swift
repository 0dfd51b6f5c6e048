import Engine
import Records
import Replies
import Testing

@testable import Tools

/// "Not now", and when the card comes back.
@Suite struct NotNowTests {
  let home = TestHome()

  private func live() async {
    home.wait(until: "2026-11-20T08:10")
    await home.say("admin today at 9:10", "collect the parcel today at 12", "pay the rent tomorrow", "buy oat milk")
  }

  @Test func `A card put off does not come back while others wait, nor is it shown next`() async throws {
    await live()
    await home.say("next")
    var seen = [home.shown?.title]
    for _ in 0..<3 {
      await home.say("skip")
      seen.append(home.shown?.title)
    }
    #expect(seen == ["admin", "collect the parcel", "pay the rent", "buy oat milk"])
    await home.say("what's next")
    #expect(home.shown?.title == "buy oat milk")
  }

  @Test func `What falls due within the hour comes again, and it says so`() async throws {
    home.wait(until: "2026-11-20T08:40")
    await home.say("admin today at 9:10", "buy oat milk", "next", "skip")
    #expect(home.heard == "OK, not now. It's due today at 09:10, so it comes up again soon.")
    #expect(home.shown?.title == "buy oat milk")
    await home.say("what's next")
    #expect(home.shown?.title == "admin")
  }

  @Test func `What falls due before four hours are over is back an hour before it does`() async throws {
    home.wait(until: "2026-11-20T08:10")
    await home.say("collect the parcel today at 11", "buy oat milk", "next", "skip")
    #expect(home.heard == "OK, not now. It's back at 10:00, an hour before it's due.")
    home.wait(until: "2026-11-20T09:59")
    await home.say("next")
    #expect(home.shown?.title == "buy oat milk")
    home.wait(until: "2026-11-20T10:01")
    await home.say("next")
    #expect(home.shown?.title == "collect the parcel")
  }

  private func choices() -> [String] { home.question?.choices.map { $0.label.text() } ?? [] }

  @Test func `What is due today is not to be parked for two weeks`() async throws {
    await live()
    await home.say("skip the parcel")
    home.wait(until: "2026-11-20T11:10")
    await home.say("skip the parcel")
    #expect(choices() == ["smaller: break it down", "drop it", "keep it as it is"])
  }

  @Test func `What is due sooner than in two weeks is parked until the day before`() async throws {
    await home.say("renew the passport on 25 november", "skip", "skip")
    #expect(choices().contains("park: until Tue"))
  }
}
