import Civil
import Engine
import Records
import Replies
import Store
import Testing
import Vault

@testable import DeviceTools
@testable import JournalTools
@testable import Session
@testable import Tools

@Suite struct JournalTests {
  let home = TestHome()

  private var entries: [JournalEntry] { get throws { try home.store.all(JournalEntry.self) } }

  private var bodies: [String?] { get throws { try entries.map { try home.profile.body(of: $0) } } }

  @Test func `Each writing is an entry of its own, on the day and in the zone it was written`() async throws {
    await home.say("journal: slept badly", "dear diary, then a nice walk")
    #expect(try bodies == ["slept badly", "then a nice walk"])
    #expect(try entries.map(\.day.iso) == ["2026-11-20", "2026-11-20"])
    #expect(try entries.allSatisfy { $0.zone == "Europe/London" && $0.prompt == nil })
  }

  @Test func `A page opens under the prompt of the day, and the entry remembers which`() async throws {
    await home.say("journal")
    let asked = home.lines
    let shell = home.shell()
    await home.say("journal", "the sea was calm", "", "and the ferry late", "that's it", in: shell)
    #expect(try bodies == ["the sea was calm\n\nand the ferry late"])
    let name = try #require(entries.first?.prompt)
    #expect(JournalQuestion.question(named: name)?.text.text() == asked.first)
    #expect(try home.store.all(DraftLine.self).isEmpty)
  }

  @Test func `A line that says done is a line like any other`() async throws {
    await home.say("journal", "walked as far as the mill", "done", "end", "that's it")
    #expect(try bodies == ["walked as far as the mill\ndone\nend"])
  }

  @Test func `The page of the same day goes on after a terminal went away`() async throws {
    await home.say("journal", "first line", "second line")
    #expect(try home.profile.hasInterruptedEntry())
    await home.say("journal", "third line", "that's it")
    #expect(try bodies == ["first line\nsecond line\nthird line"])
    #expect(try !home.profile.hasInterruptedEntry())
  }

  @Test func `What was cut short on another day stays on that day`() async throws {
    await home.say("journal", "a late thought")
    home.wait(minutes: 24 * 60)
    await home.say("journal", "today", "that's it")
    #expect(try bodies == ["a late thought", "today"])
    #expect(try entries.map(\.day.iso) == ["2026-11-20", "2026-11-21"])
  }

  @Test func `Locked in the middle of an entry, no line is lost, and it goes on once unlocked`() async throws {
    let profile = home.profile
    await home.say("note: the boiler code is E119")
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    let shell = home.shell(profile)
    await home.say("journal", "The sea was grey.", in: shell)
    try home.profile.vault.lock(sealedBefore: nil)
    await home.say("A dog swam.", "that's it", in: shell)
    #expect(home.heard == "This is sealed and locked.")
    let next = home.profile
    _ = try next.vault.unlock(with: "correct horse", sealedBefore: nil)
    await home.say("journal", "Then tea.", "that's it", in: home.shell(next))
    let bodies = try next.store.all(JournalEntry.self).compactMap { entry in
      try entry.body.map { try next.sealedFields.open($0, of: entry.id, .entryBody) }
    }
    #expect(bodies == ["The sea was grey.\nA dog swam.\nThen tea."])
  }

  @Test func `An empty page leaves nothing behind`() async throws {
    await home.say("journal", "", "that's it")
    #expect(home.heard == "You didn't write anything, so nothing was saved.")
    await home.say("journal", " ")
    await home.say("journal")
    #expect(try entries.isEmpty && home.store.all(DraftLine.self).isEmpty)
  }

  @Test func `Undo takes a page back at once, and it does not open again by itself`() async throws {
    await home.say("journal", "one", "two", "that's it", "undo")
    #expect(home.heard == "Undone: kept a journal entry.")
    #expect(try entries.isEmpty && !home.profile.hasInterruptedEntry())
    await home.say("redo")
    #expect(try bodies == ["one\ntwo"])
  }

  @Test func `Two shells on one page lose no line, whichever ends first`() async throws {
    let (a, b) = (home.shell(), home.shell())
    await home.say("journal", "a1", in: a)
    await home.say("journal", "b1", in: b)
    await home.say("a2", in: a)
    await home.say("b2", "that's it", in: b)
    await home.say("a3", "that's it", in: a)
    let lines = try bodies.compactMap(\.self).flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(lines.sorted() == ["a1", "a2", "a3", "b1", "b2"])
    #expect(try home.store.all(DraftLine.self).isEmpty)
  }

  @Test func `A page can be about an earlier day, never about one ahead`() async throws {
    await home.say("journal for yesterday: it rained", "what did i write yesterday")
    #expect(home.shown?.title == "it rained")
    #expect(try entries.map(\.day.iso) == ["2026-11-19"])
    await home.say("write a journal entry for tomorrow")
    #expect(home.heard == "That day is still to come.")
  }

  @Test func `A clock set back loses nothing and counts on`() async throws {
    await home.say("journal: a ferry")
    home.wait(minutes: -2 * 24 * 60)
    await home.say("journal: a tram", "show journal")
    #expect(home.list?.cards.map(\.title) == ["a tram"])
    home.wait(minutes: 3 * 24 * 60)
    await home.say("show journal")
    #expect(home.list?.cards.map(\.title) == ["a ferry", "a tram"])
    #expect(home.heard == "2 days in a row, with 1 day of rest.")
  }

  @Test func `An entry is found by its words, its day and its number`() async throws {
    await home.say("journal: the ferry was late", "journal: the lighthouse again", "search my journal for lighthouse")
    #expect(home.list?.cards.map(\.title) == ["the lighthouse again"])
    #expect(home.list?.cards.first?.excerpt == nil, "its title already shows all of it")
    await home.say("show journal", "open 2")
    #expect(home.shown?.title == "the ferry was late")
    await home.say("open journal entry 1")
    #expect(home.shown?.title == "the lighthouse again")
    await home.say("show me the journal entry about the ferry")
    #expect(home.shown?.title == "the ferry was late")
    await home.say("search my journal for submarine")
    #expect(home.heard == "No journal entry matches “submarine”.")
  }

  @Test func `An entry is changed, added to and deleted, and each of it is undone`() async throws {
    await home.say("journal: grey", "change that entry to say a green day", "add blue at night to that entry")
    #expect(try bodies == ["a green day\nblue at night"])
    await home.say("undo", "undo")
    #expect(try bodies == ["grey"])
    await home.say("delete that entry")
    #expect(try entries.isEmpty)
    await home.say("undo", "show it")
    #expect(home.shown?.reference.kind == "journal_entry")
    await home.say("delete it")
    #expect(try entries.isEmpty)
  }

  @Test func `New words that were cut short become an entry, and the old ones stay`() async throws {
    await home.say("journal: grey", "edit that entry", "silver")
    home.wait(minutes: 24 * 60)
    await home.say("journal")
    #expect(try bodies == ["grey", "silver"])
  }

  @Test func `Five entries are shown at a time, and older ones when asked`() async throws {
    for number in 1...7 { await home.say("journal: page \(number)") }
    await home.say("show journal")
    #expect(home.list?.cards.map(\.title) == ["page 7", "page 6", "page 5", "page 4", "page 3"])
    #expect(home.list?.more == 2)
    await home.say("older entries")
    #expect(home.list?.cards.map(\.title) == ["page 2", "page 1"])
    await home.say("older entries")
    #expect(home.heard == "That was the first page.")
    await home.say("show my last journal entry")
    #expect(home.shown?.title == "page 7")
  }

  @Test func `A damaged entry says so, and the others can be read`() async throws {
    await home.say("journal: alpha", "journal: beta")
    var broken = try #require(entries.first)
    broken.body = broken.body?.spoilt
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(broken) }
    await home.say("show journal")
    #expect(home.list?.cards.map(\.title) == ["beta", "a damaged entry"])
    await home.say("search my journal for beta")
    #expect(home.list?.cards.count == 1)
    await home.say("add gamma to journal entry 1", "show journal", "open 2", "add gamma to that entry")
    #expect(home.heard == "Something sealed is damaged and can't be read.")
  }

  @Test func `No word of it stands in the dialogue's file or in the log of changes`() async throws {
    for line in [
      "journal: canary one", "journal: canary two", "show journal", "open 1", "change that entry to say canary blue",
      "search my journal for canary", "add a journal prompt: where is the canary", "grateful for canaries",
      "delete the journal entry about canary",
    ] {
      await home.say(line)
      #expect(!home.saved.contains("canar"), "\(line)")
    }
    #expect(home.question?.choices.count == 2)
    let labels = try entries.flatMap { try home.store.history(of: $0.id) }.map(\.intent.label)
    #expect(labels.count == 4)
    for case .text(let words) in labels { #expect(!words.contains("canar")) }
  }
}
