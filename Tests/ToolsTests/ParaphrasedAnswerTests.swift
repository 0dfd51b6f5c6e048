import Engine
import Records
import Replies
import Testing

@testable import Session
@testable import Tools

/// A choice may be said in other words than it is offered in.
@Suite struct ParaphrasedAnswerTests {
  let home = TestHome()

  @Test(arguments: ["just the first one pls", "only the first step", "first"])
  func `A step is kept by what its choice says`(line: String) async throws {
    await home.say("write the report", "break it down", line)
    #expect(try home.titles(.active).count == 2)
    #expect(home.question == nil)
  }

  @Test(arguments: ["keep all", "Keep all.", "keep them"])
  func `What a dump found stays`(line: String) async throws {
    let reader = home.reader()
    await home.say("brain dump: buy soap, ring the bank", in: reader)
    await home.say(line, in: reader)
    #expect(try home.titles(.active) == ["buy soap", "ring the bank"])
  }

  @Test(arguments: ["buy nappies", "that one", "is it", "call the first aid course"])
  func `A line of its own is no choice`(line: String) async throws {
    let reader = home.reader()
    await home.say("brain dump: buy soap, ring the bank", in: reader)
    await home.say(line, in: reader)
    #expect(home.heard?.hasPrefix("OK, nothing") != true)
    #expect(try home.titles(.active).starts(with: ["buy soap", "ring the bank"]))
  }
}
