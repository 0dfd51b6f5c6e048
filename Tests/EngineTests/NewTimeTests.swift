import Civil
import EngineFakes
import Language
import Languages
import Testing

@testable import Engine

@Suite struct NewTimeTests {
  @Test(arguments: [
    // What was, what is said, what it becomes; it is Friday 20 November at ten.
    ("2026-11-24T15:00", "6pm", "2026-11-24T18:00"), ("2026-11-24T15:00", "friday", "2026-11-27T15:00"),
    ("2026-11-24", "6pm", "2026-11-24T18:00"), ("2026-11-24", "friday", "2026-11-27"),
    ("2026-11-24T07:00", "half 6", "2026-11-24T06:30"), ("2026-11-24T18:00", "half 6", "2026-11-24T18:30"),
    ("2026-11-24T19:00", "at 8", "2026-11-24T20:00"), ("2026-11-24T08:00", "at 9", "2026-11-24T09:00"),
    ("2026-11-24T15:00", "monday at 9am", "2026-11-23T09:00"), ("", "6pm", "2026-11-20T18:00"),
    ("", "friday", "2026-11-27"),
  ])
  func `The day stays where a time is said, and the time where a day is`(old: String, said: String, new: String) throws
  {
    let moment = MomentParser.read(said, in: .english)
    let time = try #require(NewTime(moment, now: InputContext.friday.now))
    #expect(time.replacing(When(iso: old)).iso == new)
  }

  @Test func `Where nothing was said there is no new time`() {
    #expect(NewTime(nil, now: InputContext.friday.now) == nil)
  }
}
