import Civil
import Engine
import Language
import Languages
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Lists by their names: "on my shopping list".
@Suite struct ListTests {
  let home = TestHome()

  private var shown: [String]? { home.list?.cards.map(\.title) }

  private func tags(_ title: String) throws -> Set<String>? {
    try home.store.all(Nudge.self).first { $0.title == title }?.tags
  }

  @Test func `What rests until later is listed behind what waits`() async throws {
    await home.say("buy milk", "pay rent on friday", "snooze rent until monday", "list")
    #expect(home.list?.cards.map { $0.title } == ["buy milk", "pay rent"])
  }

  @Test func `A number that the list does not have is a line like any other`() async throws {
    await home.say("buy milk", "list", "7")
    #expect(try home.store.all(UnsortedLine.self).count == 1)
  }

  @Test func `A number alone opens what has that number in the list, and is no number without one`() async {
    await home.say("buy milk", "feed the cat", "list", "2")
    #expect(home.shown?.title == "feed the cat")
    await home.say("call mum")
    home.forgetTalk()
    await home.say("2")
    #expect(home.shown?.title != "feed the cat")
  }

  @Test(arguments: [
    "what's due friday", "whats due friday", "what is due on friday", "list friday", "anything due friday",
  ])
  func `A day's cards are asked for by the day alone`(line: String) async throws {
    await home.say("pay rent on friday", "buy milk", line, in: home.reader())
    #expect(shown == ["pay rent"])
  }

  @Test(arguments: ["list in march", "list march", "what's due in march", "list for march"])
  func `A month is listed`(line: String) async throws {
    await home.say("renew the passport on 3 march", "buy milk", line, in: home.reader())
    #expect(shown == ["renew the passport"])
    #expect(try home.titles(.active).count == 2)
  }

  @Test(arguments: ["list in march", "list friday", "list yesterday"])
  func `Where nothing is there, a list is no card`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).isEmpty)
  }

  @Test func `Right after a list a month or a day lists that, and changes nothing`() async throws {
    await home.say("renew the passport on 3 march", "buy milk", "list")
    let before = try home.store.all(Nudge.self)
    await home.say("in march", in: home.reader())
    #expect(shown == ["renew the passport"])
    await home.say("list", "what about on friday", in: home.reader())
    #expect(home.heard == "Nothing is due Fri 27 Nov.")
    #expect(try home.store.all(Nudge.self) == before)
  }

  @Test func `The words for a list alone show it`() async throws {
    await home.say("water the ferns every day at 9am", "buy milk", "drop the milk", "dropped", in: home.reader())
    #expect(shown == ["buy milk"])
    await home.say("recurring", in: home.reader())
    #expect(shown == ["water the ferns"])
    home.forgetTalk()
    await home.say("yesterday", in: home.reader())
    #expect(home.heard?.hasPrefix("Nothing") == true)
  }

  @Test(arguments: ["the rest", "and the rest", "show the rest"])
  func `The rest of a list is shown at a word`(line: String) async throws {
    await home.say((1...13).map { "add post parcel \($0)" } + ["list", line])
    #expect(shown == (6...13).map { "post parcel \($0)" })
  }

  @Test func `So many more are the next ones, and a list is shown by its name alone`() async throws {
    await home.say((1...13).map { "add post parcel \($0)" } + ["add milk to the shopping list", "list", "5 more"])
    #expect(shown?.count == 5 && home.list?.earlier == 5)
    await home.say("shopping list", in: home.reader())
    #expect(shown == ["milk"])
    await home.say("lists", in: home.reader())
    #expect(shown?.count == 5)
  }

  @Test func `What is put on a list is found there, whatever its case`() async throws {
    await home.say("add milk and eggs to the Shopping list", "oil the hinge", "buy bread #shopping")
    #expect(try home.titles(.active).sorted() == ["buy bread", "eggs", "milk", "oil the hinge"])
    await home.say("what's on my shopping list")
    #expect(shown?.sorted() == ["buy bread", "eggs", "milk"])
  }

  @Test func `More and the next five go on with the last list, the rest ends it, and all begins it again`() async throws
  {
    let titles = (1...13).map { "post parcel \($0)" }
    await home.say(titles.map { "add \($0)" } + ["list"])
    #expect(shown == Array(titles[..<5]) && home.list?.more == 8)
    await home.say("more")
    #expect(shown == Array(titles[5..<10]))
    await home.say("show me the next five")
    #expect(shown == Array(titles[10...]) && home.list?.more == 0)
    await home.say("more")
    #expect(home.heard == "That's all of them.")
    for line in ["show all", "show me all of them", "everything"] {
      await home.say("list", "more", line)
      #expect(shown == titles, "\(line)")
    }
    await home.say("list", "review", "all")
    #expect(shown != titles)
    await home.say("list", "show me the rest")
    #expect(shown == Array(titles[5...]))
    await home.say("done 7")
    #expect(try home.titles(.done) == ["post parcel 7"])
    await home.say("find parcel", "show all")
    // A search finds what is done too.
    #expect(shown?.count == 13)
  }

  @Test func `Show all is said of a list that was just shown, and of all cards otherwise`() async throws {
    await home.say("buy milk", "descale the kettle", "oil the hinge")
    await home.say("find kettle", "show all")
    #expect(shown == ["descale the kettle"])
    await home.say("find kettle", "mood 7", "show all")
    #expect(shown == ["descale the kettle"])
    await home.say("find kettle", "mood 7", "headache 5", "show all")
    #expect(shown == ["buy milk", "descale the kettle", "oil the hinge"])
  }

  @Test func `Notes go on like cards`() async throws {
    await home.say((1...7).map { "note: spare key number \($0)" } + ["notes"])
    #expect(home.list?.more == 2)
    await home.say("more")
    #expect(shown?.count == 7)
  }

  @Test func `A find shows the notes with the words below the cards`() async throws {
    await home.say("note: halden wants the logo in blue", "email halden about the logo", "find halden")
    #expect(home.listed == ["email halden about the logo", "halden wants the logo in blue"])
    await home.say("find logo in my cards", "done 1")
    #expect(try home.titles(.done) == ["email halden about the logo"])
    await home.say("oil the hinge", "find hinge")
    #expect(shown == ["oil the hinge"])
  }

  @Test func `A list that nobody made has nothing on it`() async throws {
    await home.say("milk on my shopping list", "show my camping list")
    #expect(home.heard == "Nothing is on your camping list.")
    await home.say("show my shop list")
    #expect(home.heard == "Nothing is on your shop list.")
  }

  @Test func `Where nothing stands on a list, cards that say its name are shown`() async throws {
    await home.say("pack the camping stove", "show my camping list")
    #expect(shown == ["pack the camping stove"])
  }

  @Test func `A card is put on a list afterwards, and taken off it`() async throws {
    await home.say("oil the hinge", "tag it #house")
    #expect(try tags("oil the hinge") == ["house"])
    await home.say("put it on my weekend list")
    #expect(try tags("oil the hinge") == ["house", "weekend"])
    await home.shell().run(Call("edit_nudge", ["clear": .list([.words("tags")])])) { _ in }
    #expect(try tags("oil the hinge") == [])
  }

  @Test func `What was done on a list is told apart from what is left, and from other lists`() async throws {
    await home.say("add milk and eggs to the shopping list", "sand the shelf #house", "done milk", "done shelf")
    await home.shell().run(Call("list_nudges", ["scope": .words("done"), "tag": .words("#Shopping")])) { _ in }
    #expect(try home.store.list(.done, tagged: "Shopping", now: home.now).nudges.map(\.title) == ["milk"])
    #expect(try home.store.list(.all, tagged: "shop", now: home.now).count == 0)
  }

  @Test(arguments: [
    ("buy a gift tag for mum", "buy a gift tag for mum"),
    ("put me on the volunteer list", "put me on the volunteer list"),
    ("email hr for the holiday list", "email hr for the holiday list"),
    ("get gifts for everyone on the guest list", "get gifts for everyone on the guest list"),
    ("order 3 dog tags", "order 3 dog tags"), ("wash number #3", "wash number #3"),
  ])
  func `What only sounds like a list keeps all its words`(_ line: String, _ title: String) {
    let capture = English.read(line)
    #expect(capture.title == title && capture.tags.isEmpty)
  }

  @Test(arguments: [
    ("order the fittings and tag it bathroom", "order the fittings", ["bathroom"]),
    ("inner tubes on me shopping list", "inner tubes", ["shopping"]),
    ("call the bank #admin #urgent", "call the bank", ["admin", "urgent"]),
    ("shelf brackets, tagged as house", "shelf brackets", ["house"]),
  ])
  func `A list is named in words, behind what stands on it`(_ line: String, _ title: String, _ tags: [String]) {
    let capture = English.read(line)
    #expect(capture.title == title && capture.tags == tags)
  }
}
