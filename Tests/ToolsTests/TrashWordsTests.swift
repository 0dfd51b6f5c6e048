import Engine
import Records
import Replies
import Session
import Store
import Testing
import Vault

@testable import Tools

/// What was deleted: looking at it, and bringing it back.
@Suite struct TrashWordsTests {
  let home = TestHome()

  private var rows: [String] { home.list?.cards.map(\.title) ?? [] }

  private func live() async {
    await home.say(
      "buy milk", "note: the wifi is canary", "headache 6", "drop milk", "delete the wifi note", "delete the headache")
  }

  @Test(arguments: [
    "show the trash", "what did i delete", "whats in the trash", "show what i deleted", "what have i deleted",
    "what did i drop", "show me the bin",
  ])
  func `The trash can be looked at, and nothing happens to it`(line: String) async throws {
    await live()
    await home.say(line)
    #expect(rows.sorted() == ["buy milk", "headache 6 of 10", "the wifi is canary"])
    #expect(home.question == nil)
    #expect(home.heard == "“bring back 2” puts one back, “empty the trash” deletes all of it for good.")
  }

  @Test func `An empty trash is empty`() async throws {
    await home.say("show the trash")
    #expect(home.heard == "The trash is empty.")
  }

  @Test func `What is sealed is not read out while it is locked`() async throws {
    await live()
    let profile = home.profile
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    try profile.vault.lock(sealedBefore: nil)
    await home.say("show the trash", in: home.shell())
    #expect(rows.sorted() == ["a sealed note", "buy milk", "headache 6 of 10"])
  }

  @Test(arguments: [
    "bring back the note i deleted", "restore the note", "bring back the wifi note", "undo the note delete",
    "get back the last note i deleted", "undelete the note", "restore my deleted note", "recover the wifi note",
  ])
  func `A deleted note comes back, whatever was done since`(line: String) async throws {
    await live()
    await home.say("call mum", "done mum", line)
    #expect(home.heard == "Back: the wifi is canary.")
    #expect(try home.store.all(Note.self).count == 1)
    #expect(try home.titles(.done) == ["call mum"])
    await home.say("undo")
    #expect(try home.store.all(Note.self).isEmpty)
  }

  @Test(arguments: ["bring back the wifi note", "restore the note", "bring back the note i deleted"])
  func `It comes back where the models read along, too`(line: String) async throws {
    await live()
    await home.say(line, in: home.reader())
    #expect(home.heard == "Back: the wifi is canary.")
    await home.say("show the trash", in: home.reader())
    #expect(rows.sorted() == ["buy milk", "headache 6 of 10"])
  }

  @Test func `By its number anything comes back`() async throws {
    await live()
    await home.say("show the trash")
    let number = try #require(rows.firstIndex(of: "headache 6 of 10")) + 1
    await home.say("bring back \(number)")
    #expect(try home.store.all(SymptomEntry.self).count == 1)
    await home.say("show the trash")
    let card = try #require(rows.firstIndex(of: "buy milk")) + 1
    await home.say("restore \(card)")
    #expect(try home.titles(.active) == ["buy milk"])
    #expect(home.heard == "Back: buy milk.")
  }

  @Test func `Of several deleted notes the last one is meant, or the one that is named`() async throws {
    await home.say("note: one canary", "note: two finches", "delete the canary note")
    home.wait(minutes: 1)
    await home.say("delete the finches note")
    await home.say("bring back the note i deleted")
    #expect(home.heard == "Back: two finches.")
    await home.say("bring back the canary note")
    #expect(home.heard == "Back: one canary.")
    await home.say("bring back the note i deleted")
    #expect(home.heard == "No note is in the trash.")
  }

  @Test func `What undo took away is there, too, and comes back by its number`() async throws {
    await home.say("buy milk", "undo", "show the trash")
    #expect(rows == ["buy milk"])
    await home.say("bring back 1")
    #expect(try home.titles(.active) == ["buy milk"])
  }

  @Test func `The trash of a full life comes in pages`() async throws {
    let titles = (1...30).map { "buy thing \($0)" }
    for title in titles { await home.say(title, "drop it") }
    await home.say("show the trash")
    #expect(rows.count == 20)
    await home.say("more")
    #expect(rows.count == 10)
    await home.say("bring back 25")
    #expect(try home.titles(.active).count == 1)
  }

  @Test func `Undoing a return names nothing sealed`() async throws {
    await home.say("note: the wifi is canary", "delete the wifi note", "bring back the note i deleted", "undo")
    #expect(home.heard == "Undone: brought back a note.")
  }

  @Test func `A card that is done or dropped comes back as ever`() async throws {
    await home.say("buy milk", "done milk", "bring back the milk")
    #expect(try home.titles(.active) == ["buy milk"])
  }
}
