import Civil
import Engine
import Records
import Replies
import Store
import Testing
import Vault

@testable import CompanionTools
@testable import Session
@testable import Tools

@Suite struct WardrobeTests {
  let home = TestHome()

  /// Finishes one thing on each of so many days, the last of them today.
  private func finish(days: Int) throws {
    let profile = home.profile
    for day in 0..<days {
      var nudge = Nudge(id: profile.ids.random(), title: "thing \(day)", createdAt: home.now)
      nudge.status = .done
      nudge.completedAt = home.now.adding(minutes: -day * 24 * 60)
      try profile.changes.write("did it", "complete_nudge") { try $0.put(nudge) }
    }
  }

  private var outfit: Outfit? { get throws { try home.profile.outfit } }

  @Test func `It grows with every day that had something done, whenever that was`() async throws {
    await home.say("open the wardrobe")
    #expect(home.heard == "The penguin wears nothing but feathers.")
    #expect(home.lines == ["In the wardrobe: red scarf.", "Next: bobble hat, after 3 more days with something done."])
    try finish(days: 7)
    home.wait(minutes: 90 * 24 * 60)
    await home.say("open the wardrobe")
    #expect(
      home.lines == [
        "In the wardrobe: red scarf, bobble hat, bow tie.",
        "Next: sunglasses, after 7 more days with something done.",
      ])
  }

  @Test func `What is put on stays on, and comes off again`() async throws {
    await home.say("wear the red scarf")
    #expect(home.heard == "Put on: red scarf.")
    #expect(try outfit == .scarf)
    await home.say("wear the red scarf")
    #expect(home.heard == "The penguin wears that already.")
    await home.say("what are you wearing")
    #expect(home.heard == "The penguin wears: red scarf.")
    await home.say("undo")
    #expect(try outfit == nil)
    await home.say("wear the scarf", "take off your scarf")
    #expect(home.heard == "Taken off. Nothing but feathers now.")
    #expect(try outfit == nil)
  }

  @Test func `What is not there cannot be worn`() async throws {
    await home.say("wear the crown")
    #expect(home.heard == "Not in the wardrobe yet: crown. It comes after 100 more days with something done.")
    await home.say("put on a cape")
    #expect(home.heard == "There's no “cape” in the wardrobe.")
    #expect(try outfit == nil)
  }

  @Test func `A bare “hat” is one that is there`() async throws {
    await home.say("wear a hat")
    #expect(home.heard == "Not in the wardrobe yet: bobble hat. It comes after 3 more days with something done.")
    try finish(days: 50)
    await home.say("wear a hat")
    #expect(try outfit == .topHat)
  }
}

@Suite struct RepeatLastTests {
  let home = TestHome()

  @Test func `There is nothing to say again at the beginning`() async {
    await home.say("say that again")
    #expect(home.heard == "I haven't said anything yet that I could repeat.")
  }

  @Test func `What was done is told again and not done again`() async throws {
    let shell = home.shell()
    await home.say("call mum tomorrow at 5", in: shell)
    let first = home.heard
    await home.say("say that again", "pardon?", in: shell)
    #expect(first != nil && home.heard == first)
    #expect(try home.titles(.active) == ["call mum"])
    await home.say("undo", in: shell)
    #expect(try home.titles(.active) == [])
  }

  @Test func `What was shown is shown again as it was, and numbers mean what they meant`() async throws {
    let shell = home.shell()
    await home.say("buy milk", "list", in: shell)
    await home.say("buy bread", in: home.otherTerminal())
    await home.say("what did you just say", "again", in: shell)
    #expect(home.list?.cards.map(\.title) == ["buy milk"])
    await home.say("done 1", in: shell)
    #expect(try home.titles(.done) == ["buy milk"])
  }

  @Test func `An error is an answer, too`() async throws {
    let shell = home.shell()
    await home.say("buy milk", "done unicorns", in: shell)
    let trouble = home.heard
    await home.say("say that again", in: shell)
    #expect(trouble == "No card matches “unicorns”." && home.heard == trouble)
  }

  @Test func `Who asks again in a crisis hears the same, and their words are kept once`() async throws {
    let shell = home.shell()
    await home.say("i want to die", in: shell)
    let (heard, lines) = (home.heard, home.lines)
    #expect(heard == "I'm glad you told me. This matters more than any list.")
    await home.say("pardon?", in: shell)
    #expect(home.heard == heard && home.lines == lines)
    #expect(try home.store.all(UnsortedLine.self).count == 1)
  }

  @Test func `A question is asked again and can still be answered`() async throws {
    let shell = home.shell()
    await home.say("call mum", "call the bank", "drop call", in: shell)
    let asked = home.question
    #expect(asked != nil)
    await home.say("pardon?", in: shell)
    #expect(home.question == asked)
  }

  @Test func `What was sealed is not told again once it is locked`() async throws {
    let profile = home.profile
    await home.say("note: the boiler code is E119")
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    let shell = home.shell(profile)
    await home.say("note: the safe is behind the zebra", in: shell)
    await home.say("say that again", in: shell)
    #expect(home.heard?.contains("locked") == false)
    try home.profile.vault.lock(sealedBefore: nil)
    await home.say("say that again", in: home.shell(profile))
    await home.say("say that again", in: shell)
    #expect(home.heard == "It was about something sealed, and that is locked now. “unlock” opens it.")
    #expect(!home.saved.contains("zebra"))
  }

  @Test func `What was shown while it was open is not shown once it is locked`() async throws {
    let profile = home.profile
    await home.say("note: the safe is behind the zebra")
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    let shell = home.shell(profile)
    await home.say("find my note about the zebra", in: shell)
    #expect(home.list != nil)
    try home.profile.vault.lock(sealedBefore: nil)
    await home.say("say that again", in: shell)
    #expect(home.list == nil && home.heard?.contains("locked") == true, "\(home.heard ?? "nothing"), \(home.listed)")
  }
}
