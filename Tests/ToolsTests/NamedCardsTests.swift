import Engine
import Language
import NudgesTools
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Which cards a line names.
@Suite struct NamedCardsTests {
  let home = TestHome()

  private func add(_ titles: String...) async throws {
    for title in titles {
      _ = try await home.profile.addNudge.run(Turn(context: home.reading), ["title": .words(title)])
    }
  }

  @Test func `A title that is said in full is meant before others that share its words`() async throws {
    try await add("patch the mail server", "put the certificate and the mail server on the list")
    await home.say("snooze patch the mail server until thursday")
    #expect(home.question == nil)
    #expect(home.heard?.contains("patch the mail server") == true)
    try await add("at work", "lunch at work with sue")
    await home.say("drop the one that says at work")
    #expect(try !home.titles(.active).contains("at work"))
    #expect(try home.titles(.active).contains("lunch at work with sue"))
  }

  @Test(arguments: ["got the soap and sponges", "done soap, sponges", "soap and sponges are done"])
  func `Two names in one line are two cards`(line: String) async throws {
    try await add("soap", "sponges", "buy soap, sponges and bin bags on the way home")
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == ["buy soap, sponges and bin bags on the way home"])
  }

  @Test(arguments: [
    "soap n sponges both done", "soap + sponges both done", "soap & sponges are both done",
    "soap, sponges - all done", "did the soap and the sponges, cross both off",
  ])
  func `What is said of several cards is done to each of them`(line: String) async throws {
    try await add("buy soap", "buy sponges", "ring the vet")
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == ["ring the vet"])
  }

  @Test func `A question which card is meant swallows nothing that is said of others`() async throws {
    try await add("buy soap", "buy sponges", "ring the vet", "ring mum")
    let shell = home.reader()
    await home.say("done ring", "soap and sponges done", in: shell)
    #expect(try home.titles(.active) == ["ring the vet", "ring mum"])
  }

  @Test func `Two of those asked about are named by their words`() async throws {
    try await add("ring the vet", "ring mum", "ring the bank")
    let shell = home.reader()
    await home.say("done ring", "mum and the vet", in: shell)
    #expect(try home.titles(.active) == ["ring the bank"])
  }

  @Test func `A card that is to remind until it is answered is made in one sentence`() async throws {
    await home.say("remind me to ring mum at 2pm until i answer", in: home.reader())
    #expect(try home.titles(.active) == ["ring mum"])
    #expect(home.heard?.contains("until you answer") == true)
  }

  @Test func `No card loses its title for a comma between two dates`() async throws {
    await home.say("vaccination on the 10th of december at 10", in: home.reader())
    await home.say("sorry not 10th, 11th, same time", in: home.reader())
    #expect(try home.titles(.active) == ["vaccination"])
  }

  @Test func `Cards of one name are told apart when it asks which`() async throws {
    try await add("text dan", "text dan")
    await home.say("text dan tomorrow", "done text dan")
    #expect(
      home.question?.choices.map { $0.label.text() } == [
        "text dan, made today", "text dan, made today", "text dan, tomorrow",
      ])
  }

  @Test func `A time for the one card of that name that has none is no second card`() async throws {
    try await add("book ravis jabs", "book the van")
    await home.say("book ravis jabs thursday 2pm", in: home.reader())
    #expect(home.heard?.hasPrefix("Changed: book ravis jabs") == true)
    // One that has a time already may well be another one.
    await home.say("book ravis jabs friday 2pm", in: home.reader())
    #expect(try home.titles(.active).sorted() == ["book ravis jabs", "book ravis jabs", "book the van"])
  }

  @Test func `What is open already is not to be brought back, and it is named`() async throws {
    try await add("pick up parcel from the depot")
    await home.say("bring back the parcel")
    #expect(home.heard == "It's still open: pick up parcel from the depot.")
    try await add("send invoice to halden studio", "invoice #204")
    await home.say("bring the invoice back")
    #expect(home.heard == "They're still open: send invoice to halden studio, invoice #204.")
  }

  @Test func `What is done or dropped already is named, and not called unknown`() async throws {
    try await add("pick up parcel from the depot", "buy milk")
    await home.say("done with the parcel", "done with the parcel")
    #expect(home.heard == "It's done already: pick up parcel from the depot.")
    await home.say("drop milk", "done milk")
    #expect(home.heard == "It's dropped already: buy milk.")
    await home.say("move the milk to friday")
    #expect(home.heard == "It's dropped already: buy milk.")
  }

  @Test func `What nothing is called is told as ever`() async throws {
    try await add("buy milk")
    await home.say("drop milk", "done unicorn")
    #expect(home.heard == "No card matches “unicorn”.")
  }

  @Test func `A new command is no answer to “which one”`() async throws {
    try await add("ring the bank today", "ask the bank about fees", "move the batteries from shopping to work")
    await home.say("drop the bank")
    #expect(home.question?.choices.count == 2)
    await home.say("unfile the batteries from shopping and mark them for work")
    #expect(try home.titles(.dropped).isEmpty)
  }

  @Test(arguments: ["drop the keys round to jo", "drop the kids off", "drop the parcel back"])
  func `What is dropped somewhere is a thing to do`(line: String) async throws {
    await home.say(line)
    #expect(try home.titles(.active) == [line])
  }

  @Test(arguments: [
    ("drop the brush", "buy eggs and soap"), ("got the eggs", "buy soap and a brush"),
    ("done the eggs and the soap", "buy a brush"), ("done buy eggs, soap, and a brush", ""),
  ])
  func `Of the things that a card lists only those are done that a line names`(line: String, left: String) async throws
  {
    try await add("buy eggs, soap, and a brush")
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [left].filter { !$0.isEmpty })
    await home.say("undo", in: home.reader())
    #expect(try home.titles(.active) == ["buy eggs, soap, and a brush"])
  }

  @Test(arguments: [
    ("go to the chemist and get my pills", "done the chemist"), ("buy salt and vinegar crisps", "got the crisps"),
    ("wash and dry the towels", "done the towels"),
  ])
  func `One thing with “and” in its name is done as a whole`(title: String, line: String) async throws {
    try await add(title)
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).isEmpty)
  }
}
