import Civil
import Engine
import Records
import Replies
import Session
import Store
import Testing
import Vault

@testable import Tools

/// What a bare number refers to.
@Suite struct ShownListTests {
  let home = TestHome()

  /// What another process of this conversation finds of it.
  private func another(after minutes: Int) -> Dialogue {
    home.wait(minutes: minutes)
    return Dialogue(json: home.talk.references.json).unlessExpired(now: home.now)
  }

  @Test func `A list of this shell stays numbered however long it was shown ago`() async throws {
    let shell = home.shell()
    await home.say("buy milk", "list", in: shell)
    home.wait(minutes: 300)
    await home.say("done 1", in: shell)
    #expect(try home.titles(.done) == ["buy milk"])
  }

  @Test func `Another process knows a list for some minutes`() async throws {
    await home.say("buy milk", "list")
    #expect(another(after: 3).lastList.count == 1)
    let later = another(after: 240)
    #expect(later.lastList.isEmpty && later.nextPage == nil && later.pagedList == nil)
  }

  @Test func `A number without a list says so and names the way to one`() async throws {
    await home.say("buy milk", "call mum", "done 1")
    #expect(home.heard == "I haven't shown a list here lately, so I don't know which one that is.")
    #expect(try home.titles(.done) == [])
    await home.say("list", "done 9")
    #expect(home.heard == "There's no number 9 on the last list.")
  }

  private func lock() throws -> Session {
    let profile = home.profile
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    try profile.vault.lock(sealedBefore: nil)
    return home.profile
  }

  @Test(arguments: ["delete 1", "delete it"])
  func `A sealed note is not deleted unseen`(line: String) async throws {
    await home.say("note: the wifi is canary", "notes")
    let locked = try lock()
    await home.say(line, in: home.shell(locked))
    #expect(
      home.question?.text.text()
        == "That's a sealed note from today, and I can't read it while it's locked. Delete it?")
    #expect(try home.store.all(Note.self).count == 1)
    await home.say("no", in: home.shell(locked))
    #expect(try home.store.all(Note.self).count == 1)
    await home.say("notes", line, "yes", in: home.shell(locked))
    #expect(try home.store.all(Note.self).isEmpty)
  }

  @Test func `A note with an open title is known by it`() async throws {
    await home.say("make a note titled gifts: socks", "notes")
    let locked = try lock()
    await home.say("delete 1", in: home.shell(locked))
    #expect(home.heard == "Deleted: gifts. “undo” brings it back.")
  }
}
