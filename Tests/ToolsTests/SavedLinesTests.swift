import Engine
import Language
import Replies
import Synchronization
import Testing
import Vault

@testable import Session
@testable import Tools

/// What was typed and became nothing can be found again by its words.
@Suite struct SavedLinesTests {
  let home = TestHome()

  private var shown: [String] { SavedLinesTests.lines(of: home.reply) }

  private static func lines(of reply: Reply?) -> [String] {
    guard case .lines(let lines)? = reply?.content else { return [] }
    return lines.map { $0.text() }
  }

  @Test func `A line that became nothing is found by its words`() async throws {
    await home.say("zigzags in my vision again", "buy milk", "find zigzags")
    #expect(home.heard == "Nothing is called “zigzags”, but you wrote:")
    #expect(shown == ["zigzags in my vision again (today)"])
    await home.say("find milk")
    #expect(home.heard != "Nothing is called “milk”, but you wrote:")
  }

  @Test func `Lines and dumps are listed as they were typed`() async throws {
    await home.say("zigzags in my vision again")
    await home.say("dump", "i put the card machine in the fridge", "buy milk", "that's it", in: home.shell())
    await home.say("show the lines you saved")
    #expect(shown.contains("zigzags in my vision again (today)"))
    #expect(shown.contains("i put the card machine in the fridge (today)"))
    await home.say("what did i say about the card machine", in: home.reader())
    #expect(shown == ["i put the card machine in the fridge (today)"])
  }

  @Test func `A note with the words is found before a line`() async throws {
    await home.say("where is that spare key zork", "note: the spare key is under the pot", "find spare key")
    #expect(home.heard != "Nothing is called “spare key”, but you wrote:")
  }

  @Test func `Lines can be asked for by their words`() async throws {
    await home.say("zigzags in my vision again", "xyzzy flob glorp")
    let found = Mutex<Reply?>(nil)
    await home.shell().run(Call("list_lines", ["query": .words("zigzags")])) { event in
      if case .reply(let reply) = event { found.withLock { $0 = reply } }
    }
    #expect(SavedLinesTests.lines(of: found.withLock { $0 }) == ["zigzags in my vision again (today)"])
  }

  @Test func `Where they are locked, it is not said that there is none`() async throws {
    await home.say("zigzags in my vision again")
    try home.profile.vault.setPassphrase("correct horse", sealedBefore: home.profile.keyAccess.storeKey)
    try home.profile.vault.lock(sealedBefore: nil)
    await home.say("show the lines you saved")
    #expect(home.heard == "They are sealed, and locked now. “unlock” opens them.")
  }

  @Test func `A line that became a card is listed no more`() async throws {
    await home.say("zigzags in my vision again", "keep that", "show the lines you saved")
    #expect(shown == [])
  }

  @Test(arguments: ["actually make the vet thing 10am", "delete the magnesium entry"])
  func `A line that was read as a whole is found by its words, and stands in no list of what was left over`(
    line: String
  ) async throws {
    await home.say("zigzags in my vision again", "call the vet tomorrow", "took magnesium 200mg", in: home.reader())
    await home.say(line, in: home.reader())
    await home.say("show the lines you saved", in: home.reader())
    #expect(shown == ["zigzags in my vision again (today)"])
  }
}
