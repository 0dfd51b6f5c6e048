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
  let house = LivedIn()

  private var entries: [JournalEntry] { get throws { try house.store.all(JournalEntry.self) } }

  private var bodies: [String?] { get throws { try entries.map { try house.profile.body(of: $0) } } }

  @Test func `Each writing is an entry of its own, on the day and in the zone it was written`() async throws {
    await house.say("journal: slept badly", "dear diary, then a nice walk")
    #expect(try bodies == ["slept badly", "then a nice walk"])
    #expect(try entries.map(\.day.iso) == ["2026-11-20", "2026-11-20"])
    #expect(try entries.allSatisfy { $0.zone == "Europe/London" && $0.prompt == nil })
  }

  @Test func `A page opens under the prompt of the day, and the entry remembers which`() async throws {
    await house.say("journal")
    let asked = house.lines
    let shell = house.shell()
    await house.say("journal", "the sea was calm", "", "and the ferry late", "that's it", in: shell)
    #expect(try bodies == ["the sea was calm\n\nand the ferry late"])
    let name = try #require(entries.first?.prompt)
    #expect(JournalQuestion.question(named: name)?.text.text() == asked.first)
    #expect(try house.store.all(DraftLine.self).isEmpty)
  }

  @Test func `A line that says done is a line like any other`() async throws {
    await house.say("journal", "walked as far as the mill", "done", "end", "that's it")
    #expect(try bodies == ["walked as far as the mill\ndone\nend"])
  }

  @Test func `The page of the same day goes on after a terminal went away`() async throws {
    await house.say("journal", "first line", "second line")
    #expect(try house.profile.hasInterruptedEntry())
    await house.say("journal", "third line", "that's it")
    #expect(try bodies == ["first line\nsecond line\nthird line"])
    #expect(try !house.profile.hasInterruptedEntry())
  }

  @Test func `What was cut short on another day stays on that day`() async throws {
    await house.say("journal", "a late thought")
    house.wait(minutes: 24 * 60)
    await house.say("journal", "today", "that's it")
    #expect(try bodies == ["a late thought", "today"])
    #expect(try entries.map(\.day.iso) == ["2026-11-20", "2026-11-21"])
  }

  @Test func `Locked in the middle of an entry, no line is lost, and it goes on once unlocked`() async throws {
    let profile = house.profile
    await house.say("note: the boiler code is E119")
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.storeKey)
    let shell = house.shell(profile)
    await house.say("journal", "The sea was grey.", in: shell)
    try house.profile.vault.lock(sealedBefore: nil)
    await house.say("A dog swam.", "that's it", in: shell)
    #expect(house.heard == "This is sealed, and the key is locked.")
    let next = house.profile
    _ = try next.vault.unlock(with: "correct horse", sealedBefore: nil)
    await house.say("journal", "Then tea.", "that's it", in: house.shell(next))
    let bodies = try next.store.all(JournalEntry.self).compactMap { entry in
      try entry.body.map { try next.open($0, of: entry.id, .entryBody) }
    }
    #expect(bodies == ["The sea was grey.\nA dog swam.\nThen tea."])
  }

  @Test func `An empty page leaves nothing behind`() async throws {
    await house.say("journal", "", "that's it")
    #expect(house.heard == "Nothing was written, so nothing was kept.")
    await house.say("journal", " ")
    await house.say("journal")
    #expect(try entries.isEmpty && house.store.all(DraftLine.self).isEmpty)
  }

  @Test func `Undo takes a page back at once, and it does not open again by itself`() async throws {
    await house.say("journal", "one", "two", "that's it", "undo")
    #expect(house.heard == "Taken back: kept a journal entry.")
    #expect(try entries.isEmpty && !house.profile.hasInterruptedEntry())
    await house.say("redo")
    #expect(try bodies == ["one\ntwo"])
  }

  @Test func `Two shells on one page lose no line, whichever ends first`() async throws {
    let (a, b) = (house.shell(), house.shell())
    await house.say("journal", "a1", in: a)
    await house.say("journal", "b1", in: b)
    await house.say("a2", in: a)
    await house.say("b2", "that's it", in: b)
    await house.say("a3", "that's it", in: a)
    let lines = try bodies.compactMap(\.self).flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(lines.sorted() == ["a1", "a2", "a3", "b1", "b2"])
    #expect(try house.store.all(DraftLine.self).isEmpty)
  }

  @Test func `A page can be about an earlier day, never about one ahead`() async throws {
    await house.say("journal for yesterday: it rained", "what did i write yesterday")
    #expect(house.shown?.title == "it rained")
    #expect(try entries.map(\.day.iso) == ["2026-11-19"])
    await house.say("write a journal entry for tomorrow")
    #expect(house.heard == "That day is still ahead.")
  }

  @Test func `A clock set back loses nothing and counts on`() async throws {
    await house.say("journal: a ferry")
    house.wait(minutes: -2 * 24 * 60)
    await house.say("journal: a tram", "show journal")
    #expect(house.list?.cards.map(\.title) == ["a tram"])
    house.wait(minutes: 3 * 24 * 60)
    await house.say("show journal")
    #expect(house.list?.cards.map(\.title) == ["a ferry", "a tram"])
    #expect(house.heard == "A run of 2 days, held through 1 day of rest.")
  }

  @Test func `An entry is found by its words, its day and its number`() async throws {
    await house.say("journal: the ferry was late", "journal: the lighthouse again", "search my journal for lighthouse")
    #expect(house.list?.cards.map(\.title) == ["the lighthouse again"])
    #expect(house.list?.cards.first?.excerpt?.pieces.filter(\.isMatch).map(\.text) == ["lighthouse"])
    await house.say("show journal", "open 2")
    #expect(house.shown?.title == "the ferry was late")
    await house.say("open journal entry 1")
    #expect(house.shown?.title == "the lighthouse again")
    await house.say("show me the journal entry about the ferry")
    #expect(house.shown?.title == "the ferry was late")
    await house.say("search my journal for submarine")
    #expect(house.heard == "No journal entry says submarine.")
  }

  @Test func `An entry is changed, added to and deleted, and each of it is undone`() async throws {
    await house.say("journal: grey", "change that entry to say a green day", "add blue at night to that entry")
    #expect(try bodies == ["a green day\nblue at night"])
    await house.say("undo", "undo")
    #expect(try bodies == ["grey"])
    await house.say("delete that entry")
    #expect(try entries.isEmpty)
    await house.say("undo", "show it")
    #expect(house.shown?.reference.kind == "journal_entry")
    await house.say("delete it")
    #expect(try entries.isEmpty)
  }

  @Test func `New words that were cut short become an entry, and the old ones stay`() async throws {
    await house.say("journal: grey", "edit that entry", "silver")
    house.wait(minutes: 24 * 60)
    await house.say("journal")
    #expect(try bodies == ["grey", "silver"])
  }

  @Test func `Five entries are shown at a time, and older ones when asked`() async throws {
    for number in 1...7 { await house.say("journal: page \(number)") }
    await house.say("show journal")
    #expect(house.list?.cards.map(\.title) == ["page 7", "page 6", "page 5", "page 4", "page 3"])
    #expect(house.list?.more == 2)
    await house.say("older entries")
    #expect(house.list?.cards.map(\.title) == ["page 2", "page 1"])
    await house.say("older entries")
    #expect(house.heard == "That was the first page.")
    await house.say("show my last journal entry")
    #expect(house.shown?.title == "page 7")
  }

  @Test func `A damaged entry says so, and the others can be read`() async throws {
    await house.say("journal: alpha", "journal: beta")
    var broken = try #require(entries.first)
    broken.body = broken.body?.spoilt
    try house.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(broken) }
    await house.say("show journal")
    #expect(house.list?.cards.map(\.title) == ["beta", "a damaged entry"])
    await house.say("search my journal for beta")
    #expect(house.list?.cards.count == 1)
    await house.say("add gamma to journal entry 1", "show journal", "open 2", "add gamma to that entry")
    #expect(house.heard == "Something sealed is damaged and cannot be read.")
  }

  @Test func `No word of it stands in the dialogue's file or in the log of changes`() async throws {
    for line in [
      "journal: canary one", "journal: canary two", "show journal", "open 1", "change that entry to say canary blue",
      "search my journal for canary", "add a journal prompt: where is the canary", "grateful for canaries",
      "delete the journal entry about canary",
    ] {
      await house.say(line)
      #expect(!house.saved.contains("canar"), "\(line)")
    }
    #expect(house.question?.choices.count == 2)
    let labels = try entries.flatMap { try house.store.history(of: $0.id) }.map(\.intent.label)
    #expect(labels.count == 4)
    for case .text(let words) in labels { #expect(!words.contains("canar")) }
  }
}
