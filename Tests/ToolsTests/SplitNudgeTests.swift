import Engine
import Language
import NudgesTools
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// One line that holds several things to do.
@Suite struct SplitNudgeTests {
  let home = TestHome()

  /// Keeps the line as it is, as one card.
  private func add(_ line: String) async throws {
    _ = try await home.profile.addNudge.run(Turn(context: home.reading), ["title": .words(line)])
  }

  @Test(arguments: [
    ("email tom and chase the late invoice", ["email tom", "chase the late invoice"]),
    ("clean the oven then wipe the shelves", ["clean the oven", "wipe the shelves"]),
    ("do the washing and then hang it up and call dad", ["do the washing", "hang it up", "call dad"]),
  ])
  func `A card that holds several things comes apart, and undo puts it together`(line: String, titles: [String])
    async throws
  {
    try await add(line)
    await home.say("what's next", "split it")
    #expect(try Set(home.titles(.active)) == Set(titles))
    await home.say("undo")
    #expect(try home.titles(.active).count == 1)
  }

  @Test func `No word of it is lost, and what repeats goes on in each`() async throws {
    try await add("for the party, email tom and call the caterer")
    await home.say("what's next", "make it high priority", "make it every friday", "split it")
    let cards = try home.store.all(Nudge.self)
    #expect(Set(cards.map(\.title)) == ["for the party, email tom", "call the caterer"])
    #expect(Set(cards.map(\.rule)).count == 1 && cards.allSatisfy { $0.rule != nil && $0.priority == .high })
  }

  @Test(arguments: [
    "buy bread and butter", "wash and dry the towels", "go to the chemist and get my pills", "call mum",
  ])
  func `One thing stays one`(line: String) async throws {
    try await add(line)
    await home.say("what's next", "split it")
    #expect(home.heard == "\(line) looks like one thing.")
    #expect(try home.titles(.active) == [line])
  }
}
