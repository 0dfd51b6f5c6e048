import Civil
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Lines that were read rightly until the models learnt from more people, which made far more lines right than these wrong.
/// One that is right again fails here, and goes back to its suite.
@Suite struct KnownMissTests {
  let home = TestHome()

  @Test func `An appointment before what it needs is not lost`() async throws {
    await withKnownIssue { () async throws in
      await home.say("the sweep comes at 4 on monday, so i've got to clear the hearth", in: home.reader())
      await home.say("yes", in: home.reader())
      #expect(try home.titles(.active).contains { $0.contains("sweep") })
    }
  }

  @Test func `Several cards wait for a day, or are let go, as one does`() async throws {
    await withKnownIssue { () async throws in
      await home.say("add buy soap", "add buy sponges", "add ring the vet")
      await home.say("soap and the vet can wait til monday", in: home.reader())
      let waiting = try home.store.all(Nudge.self).filter { $0.snoozedUntil != nil }.map(\.title)
      #expect(waiting.sorted() == ["buy soap", "ring the vet"])
      await home.say("no need for soap and sponges anymore", in: home.reader())
      #expect(try home.titles(.active) == ["ring the vet"])
    }
  }

  @Test func `What was dictated without a stop is several things`() async throws {
    await withKnownIssue { () async throws in
      await home.say(
        "brain dump: put the cushions in the car make some lemonade ask ruth to bring ice i am so worn out today and it is not even noon",
        in: home.reader())
      #expect(
        try home.titles(.active) == ["put the cushions in the car", "make some lemonade", "ask ruth to bring ice"])
    }
  }

  @Test func `Of several cards the one is meant of which the line has most words`() async throws {
    await withKnownIssue { () async throws in
      let reader = home.reader()
      await home.say(
        "add put the tent and stove in the van", "add wash the van", "add van insurance",
        "tent and stove are in the van now so done", in: reader)
      #expect(try home.titles(.done).sorted() == ["put the tent and stove in the van"])
    }
  }

  @Test func `A new thing and one that is done stand in one line`() async throws {
    await withKnownIssue { () async throws in
      await home.say("add the bins", "add buy milk and mark the bins as done", in: home.reader())
      #expect(try home.titles(.done) == ["the bins"])
      #expect(try home.titles(.active) == ["buy milk"])
    }
  }

  @Test func `A week is counted from another day of the line`() async throws {
    await withKnownIssue { () async throws in
      await home.say("get the tent aired the week before the camp on the 12th", in: home.reader())
      #expect(try home.due("tent")?.hasPrefix("2026-12-05") == true)
    }
  }

  @Test func `What is told for the record may be an entry of the log`() async throws {
    await withKnownIssue { () async throws in
      await home.say("for the record slept 6.5h, dog barked", in: home.reader())
      #expect(try home.store.all(Measure.self).map(\.value) == [6.5])
    }
  }

  @Test func `A time is set right in words without a pause`() async throws {
    await withKnownIssue { () async throws in
      await home.say("meeting thursday at ten am no scratch that ten thirty at the hall", in: home.reader())
      #expect(try home.store.all(Nudge.self).first?.due?.start.iso.contains("10:30") == true)
    }
  }
}
