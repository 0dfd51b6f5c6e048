import Engine
import Language
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// A name or words that nothing of the kind asked for has, but something of another kind.
@Suite struct OtherKindsTests {
  let home = TestHome()

  @Test func `What is looked for among notes is found among cards`() async throws {
    await home.say("pies for Mrs Olson on wednesday")
    await home.say("find my note about mrs olson", in: home.reader())
    #expect(home.list?.cards.map(\.title) == ["pies for Mrs Olson"])
    await home.say("find my note about the bicycle", in: home.reader())
    #expect(home.heard == "No note matches “bicycle”.")
  }

  @Test(arguments: ["remove the old wallpaper", "bin the wallpaper", "delete the wallpaper"])
  func `A thing to do removes nothing in which its words occur`(line: String) async throws {
    await home.say("note: the old wallpaper goes in the skip", "journal: we talked about the wallpaper")
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Note.self).count { !$0.deleted } == 1)
    #expect(try home.store.all(JournalEntry.self).count { !$0.deleted } == 1)
  }

  @Test func `A call that is no line of the person's is about the kind that it says`() async throws {
    await home.say("buy soap")
    await home.shell().run(Call("delete_note", ["which": .words("soap")])) { _ in }
    #expect(try home.titles(.active) == ["buy soap"])
    await home.shell().run(Call("find_notes", ["query": .words("soap")])) { event in
      guard case .reply(let reply) = event else { return }
      #expect(reply.outcome == .foundNothing)
    }
  }

  @Test func `A day to come has what repeats on it, though today's is still open`() async throws {
    await home.say("blood pressure every day at 17:30", "what do i have tomorrow")
    #expect(home.list?.cards.map(\.title) == ["blood pressure"])
    await home.say("what do i have on monday")
    #expect(home.list?.cards.map(\.title) == ["blood pressure"])
  }
}
