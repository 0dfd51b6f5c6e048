import Testing

@testable import Tools

@Suite struct MeantOtherTests {
  let house = LivedIn()

  @Test func `What was done to one card is done to the other`() async {
    await house.say("remind me to oil the hinge")
    await house.say("remind me to sew the hem")
    await house.say("done with the hinge")
    await house.say("no, the other one")
    #expect(house.heard == "Done: sew the hem.")
    await house.say("show me the hinge card")
    await house.say("done")
    #expect(house.heard == "Done: oil the hinge.")
  }

  @Test func `Without a card to change nothing is taken back`() async {
    await house.say("what time is it")
    await house.say("no, the other one")
    #expect(house.heard == "The last line did nothing to a card.")
  }
}
