import Engine
import Records
import Replies
import Testing

@testable import Session
@testable import Tools

/// What one `undo` takes back.
@Suite struct UndoTests {
  let home = TestHome()

  @Test func `All that one line made goes at once, and nothing of the line before`() async throws {
    await home.say("feed the cat", "buy milk and ring mum", "undo", in: home.reader())
    #expect(try home.titles(.active) == ["feed the cat"])
    await home.say("undo", in: home.reader())
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `Looking at the list in between changes nothing of that`() async throws {
    await home.say("buy milk and ring mum", "list", "undo", in: home.reader())
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `What was changed since is undone alone`() async throws {
    let reader = home.reader()
    await home.say("buy milk and ring mum", "feed the cat", "undo", in: reader)
    #expect(Set(try home.titles(.active)) == ["buy milk", "ring mum"])
  }

  @Test func `Redo brings the line back, call by call`() async throws {
    await home.say("buy milk and ring mum", "undo", "redo", "redo", in: home.reader())
    #expect(Set(try home.titles(.active)) == ["buy milk", "ring mum"])
  }

  @Test(arguments: ["drop everything", "zebra crossing lights"])
  func `Beside a question that came of no change, undo takes back the question alone`(_ line: String) async throws {
    await home.say("call the vet about the jabs", "brain dump: pay rent friday, book haircut sat 11", "keep all")
    await home.say(line)
    #expect(home.question != nil)
    await home.say("undo")
    #expect(home.heard == "OK, leaving that.")
    #expect(try home.titles(.active).count == 3)
    #expect(home.talk.question == nil)
    await home.say("undo")
    #expect(try home.titles(.active).count == 1)
  }

  /// Which number reaches the vet is asked by nudgy, and not by the person.
  @Test func `A number that is asked for in passing may be left open with undo`() async throws {
    await home.say("call the vet", "make the call")
    #expect(home.question != nil)
    await home.say("undo")
    #expect(home.heard == "OK, leaving that.")
    #expect(try home.titles(.active) == ["call the vet"])
  }

  @Test func `Beside a question that came with a change, undo takes back the change`() async throws {
    await home.say("brain dump: pay rent friday, book haircut sat 11", "undo")
    #expect(try home.titles(.active).isEmpty)
  }
}
