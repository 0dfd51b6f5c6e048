import Records
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
}
