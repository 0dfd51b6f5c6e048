import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What the reading of a line leaves out is told, and never silent.
@Suite struct RemainderTests {
  let home = TestHome()

  @Test func `Another thing to do in the line is offered as a card`() async throws {
    let reader = home.reader()
    await home.say("rang the vet today got appt 9 dec 10.20", in: reader)
    #expect(home.heard == "There was more in that: “got appt 9 dec 10.20”.")
    #expect(home.question?.text.text() == "Shall I make cards of it?")
    await home.say("yes", in: reader)
    #expect(try home.store.all(Nudge.self).contains { $0.due?.day.iso == "2026-12-09" })
  }

  @Test(arguments: [
    "buy oat milk on the way home", "i really need to call mum tomorrow", "headache 6 after two coffees",
    "pay the rent before they throw me out", "call the plumber tomorrow, the tap is dripping again",
  ])
  func `A line that says one thing leaves nothing out`(line: String) async {
    await home.say(line, in: home.reader())
    #expect(home.question == nil)
    #expect(home.heard?.hasPrefix("There was more") == false)
  }

  @Test(arguments: [
    ("flight LGW 6:45am 20 dec, be there 2h before", "flight"),
    ("ring the council about the bins, theyve missed it twice", "bins"),
  ])
  func `What a title leaves out stands on the card when it is opened`(line: String, name: String) async {
    await home.say(line, "show \(name)", in: home.reader())
    #expect(home.shown?.notes == "“\(line)”" || home.shown?.title.contains("twice") == true)
  }

  @Test(arguments: [
    ("remind me to buy milk tomorrow at 5", "milk"), ("i really need to call mum tomorrow", "mum"),
    ("pay rent on friday", "rent"), ("add oil the hinge", "hinge"), ("bins out every tuesday #home", "bins"),
  ])
  func `A card that says all of its line does not repeat it`(line: String, name: String) async {
    await home.say(line, "show \(name)", in: home.reader())
    #expect(home.shown?.notes == "")
  }
}
