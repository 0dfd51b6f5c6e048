import Engine
import Glibc
import Languages
import NotesTools
import Records
import Replies
import Store
import Synchronization
import Testing
import Vault

@testable import DeviceTools
@testable import SampleLife
@testable import Session
@testable import Tools

@Suite struct NotesTests {
  let home = TestHome()

  @Test func `What was looked through before a lock elsewhere is looked through no more`() async throws {
    let profile = home.profile
    await home.say("note: the boiler code is E119")
    try profile.vault.setPassphrase("correct horse", sealedBefore: profile.keyAccess.storeKey)
    let shell = home.shell(profile)
    await home.say("find boiler in my notes", in: shell)
    #expect(home.list?.cards.count == 1)
    try home.profile.vault.lock(sealedBefore: nil)
    await home.say("find wombat in my notes", in: shell)
    #expect(home.heard == "This is sealed and locked.")
  }

  @Test func `Notes are listed by the days they were made and by a tag`() async throws {
    await home.say("note: the boiler code is E119 #home", "note: pitch needs one slide less #homework")
    await home.say("notes tagged home")
    #expect(home.list?.cards.map { $0.title } == ["the boiler code is E119 #home"])
    await home.say("notes from today")
    #expect(home.list?.cards.count == 2)
    await home.say("show my notes from last week")
    #expect(home.heard == "No note was made in that time.")
  }

  @Test func `A new code takes the place of the old one, and the rest of the note stays`() async throws {
    await home.say(
      "note: the server room door code is 4417#, ask Priya if it changes", "change the door code note to 8830#")
    #expect(home.shown?.title == "the server room door code is 8830#, ask Priya if it changes")
    #expect(home.heard == "Changed.")
    await home.say("change the door code note to ask at the desk")
    #expect(home.shown?.title == "ask at the desk")
    #expect(home.heard == "Changed. “undo” brings the old words back.")
  }

  @Test func `A note is kept, found inside its words, read and changed`() async throws {
    await home.say("note: the boiler code is E119, call Ahmed", "find my note about ahmed")
    #expect(home.list?.cards.map(\.title) == ["the boiler code is E119, call Ahmed"])
    #expect(home.list?.cards.first?.excerpt == nil, "its title already shows all of it")
    await home.say("add he starts at 8 to my boiler note")
    #expect(home.shown?.notes == "he starts at 8")
    await home.say("change the boiler note to say all fixed")
    #expect(home.shown?.title == "all fixed")
    await home.say("undo", "undo", "show it")
    #expect(home.shown?.title == "the boiler code is E119, call Ahmed")
    #expect(home.shown?.notes == "")
  }

  @Test func `Pinned ones stand first`() async throws {
    await home.say("note: red", "note: green", "pin the red note", "notes")
    #expect(home.list?.cards.map(\.title) == ["red", "green"])
    await home.say("unpin it", "notes")
    #expect(home.list?.cards.count == 2)
  }

  @Test func `Deleting and undoing leave it as it was`() async throws {
    await home.say("make a note titled gifts: socks", "delete the gifts note")
    #expect(home.heard == "Deleted: gifts. “undo” brings it back.")
    #expect(try home.store.all(Note.self).isEmpty)
    await home.say("undo")
    #expect(try home.store.all(Note.self).map(\.title) == ["gifts"])
  }

  @Test func `A card becomes a note, and a card again`() async throws {
    await home.say("paint the hall", "that's a note")
    #expect(try home.titles(.active).isEmpty)
    #expect(try home.store.all(Note.self).count == 1)
    await home.say("undo")
    #expect(try home.titles(.active) == ["paint the hall"])
    #expect(try home.store.all(Note.self).isEmpty)
  }

  @Test func `Only what was given as a heading stands open`() async throws {
    await home.say("note: canary in the cellar")
    #expect(try home.store.all(Note.self).map(\.title) == [nil])
    #expect(!home.saved.contains("canary"))
  }

  @Test func `Among several it asks, and the asking stands in no file`() async throws {
    await home.say("note: red paint 12", "note: red paint 40", "change the red paint note to say canary")
    #expect(home.question?.choices.count == 2)
    #expect(!home.saved.contains("canary") && !home.saved.contains("paint"))
    await home.say("change the red paint note to say canary", "1")
    #expect(home.shown?.title == "canary")
  }

  @Test func `It is the current note that it speaks of`() async throws {
    await home.say("buy milk", "note: the key is under the pot", "show it")
    #expect(home.shown?.reference.kind == "note")
    await home.say("delete it")
    #expect(try home.titles(.active) == ["buy milk"])
    #expect(try home.store.all(Note.self).isEmpty)
  }

  @Test func `Many lines are one note at the end`() async throws {
    await home.say("new note titled trip", "passports", "", "adapters", "that's it", "show the trip note")
    #expect(home.shown?.notes == "passports\n\nadapters")
    #expect(try home.store.all(DraftLine.self).isEmpty)
  }

  @Test func `Lines are kept as they are typed, and wait when the terminal goes away`() async throws {
    await home.say("new note titled trip", "passports", "adapters")
    #expect(try home.store.all(DraftLine.self).count == 3)
    await home.say("new note", "that's it", "notes")
    #expect(home.list?.cards.map(\.title) == ["trip"])
    #expect(try home.store.all(DraftLine.self).isEmpty)
  }

  @Test func `A damaged note says so, and the others can be read`() async throws {
    await home.say("note: alpha", "note: beta")
    var broken = try #require(home.store.all(Note.self).first)
    broken.body = broken.body.spoilt
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(broken) }
    await home.say("notes")
    #expect(Set(home.list?.cards.map(\.title) ?? []) == ["a damaged note", "beta"])
    await home.say("find my notes about beta")
    #expect(home.list?.cards.count == 1)
    await home.say("notes")
    let place = try #require(home.list?.cards.firstIndex { $0.title == "a damaged note" })
    await home.say("change note \(place + 1) to gamma")
    #expect(
      try Set(home.store.all(Note.self).map { try home.profile.sealedFields.open($0.body, of: $0.id, .noteBody) }) == [
        "gamma", "beta",
      ])
  }

  @Test func `Among many, found are those that have the words, whether read before or not`() async throws {
    let profile = home.profile
    let bodies = (0..<90).map { "Note \($0):\n\(["l’Élan", "DON'T panic", "喝水曜日", "👍🏽 Straße"][$0 % 4]) at home" }
    let notes = try bodies.map { body in
      let id = profile.ids.random()
      return Note(id: id, title: nil, body: try profile.sealedFields.seal(body, of: id, .noteBody), createdAt: home.now)
    }
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in for note in notes { try tx.put(note) } }
    for words in ["élan", "dont pan", "note home", "水", "strasse", "straße home", "7", "nothing"] {
      let search = TextSearch(Keywords(words, in: .english).words)
      let expected = zip(notes, bodies).filter { search.score(heading: [], body: TextSearch.folded($1)) != nil }
      for _ in 1...2 {
        #expect(
          try Set(profile.textFinder.hits(of: search, in: .notes).map(\.header.id)) == Set(expected.map(\.0.id)),
          "\(words)")
      }
    }
    // Damage of one hides no other.
    var broken = notes[1]
    broken.body = broken.body.spoilt
    try home.store.change(Intent(tool: "test", label: .text(""))) { try $0.put(broken) }
    #expect(try home.profile.textFinder.hits(of: TextSearch(["panic"]), in: .notes).count == 22)
  }

  @Test func `What takes long is told where somebody watches, and nowhere else`() throws {
    let lines = Mutex<[String]>([])
    var options = Session.Options()
    options.notify = { said in lines.withLock { $0.append(said.text()) } }
    options.notifyingIfSlow("Unwatched.", after: 10) { _ = usleep(1_500_000) }
    options.isWatched = true
    options.notifyingIfSlow("Short.", after: 30_000) { _ = usleep(300_000) }
    options.notifyingIfSlow("Long.", after: 10) {
      for _ in 0..<1_000 where lines.withLock(\.isEmpty) { usleep(10_000) }
    }
    #expect(lines.withLock(\.self) == ["Long."])
  }

  @Test func `Notes kept for measuring are as many and as long as asked for, and found like all others`() async throws {
    try home.profile.addBulkNotes(3, bytes: 60)
    let bodies = try home.store.all(Note.self).map { try home.profile.body(of: $0) ?? "" }
    #expect(bodies.map { String($0.prefix(6)) } == ["note 0", "note 1", "note 2"])
    #expect(bodies.allSatisfy { (60..<70).contains($0.utf8.count) })
    await home.say("find my notes about note 1")
    #expect(home.list?.cards.count == 1)
  }
}
