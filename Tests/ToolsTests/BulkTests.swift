import Civil
import Records
import Replies
import Store
import Testing

@testable import Tools

/// One line about several cards: by their numbers, by a tag, by a list.
@Suite struct BulkTests {
  let home = TestHome()

  private func begin() async {
    await home.say("buy milk", "call mum", "pay rent", "water plants #work", "send report #work", "list all")
  }

  private func due(_ day: String) throws -> Set<String> {
    Set(try home.store.all(Nudge.self).filter { $0.due?.iso == day }.map(\.title))
  }

  @Test func `A span of numbers is each of them, and one undo takes back all`() async throws {
    await begin()
    await home.say("postpone 3-5 to friday")
    #expect(try due("2026-11-27") == ["pay rent", "water plants", "send report"])
    await home.say("undo")
    #expect(try due("2026-11-27") == [])
  }

  @Test func `One that is so already does not stop the others`() async throws {
    await begin()
    await home.say("move 4 to friday", "list all", "postpone 1-3 to friday")
    #expect(try due("2026-11-27").count == 3)
    await home.say("list all", "move 1 to friday")
    #expect(home.heard?.hasPrefix("That's how it is already: ") == true)
  }

  @Test(arguments: ["done all #work", "done everything tagged #work", "done everything on the work list"])
  func `All of a tag`(line: String) async throws {
    await begin()
    await home.say(line)
    #expect(home.heard == "Done: 2 cards.")
    #expect(try Set(home.titles(.active)) == ["buy milk", "call mum", "pay rent"])
    await home.say("undo")
    #expect(try home.titles(.active).count == 5)
  }

  @Test func `All of a tag is moved, and asked about before it is dropped`() async throws {
    await begin()
    await home.say("move everything with #work to friday")
    #expect(try due("2026-11-27") == ["water plants", "send report"])
    await home.say("drop all #work")
    #expect(home.question?.text == "Drop all of them?")
    await home.say("no")
    #expect(try home.titles(.active).count == 5)
  }

  @Test func `A tag that nothing has changes nothing`() async throws {
    await begin()
    await home.say("done all #garden")
    #expect(home.heard == "Nothing is on your garden list.")
    #expect(try home.titles(.active).count == 5)
  }
}
