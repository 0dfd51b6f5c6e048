import Civil
import Engine
import Records
import Store
import Testing

@testable import Session
@testable import Tools

/// Cards that a line names in passing, before or behind what is done with them.
@Suite struct TopicTests {
  let home = TestHome()

  @Test(arguments: ["readme - forget it, nobody will read", "the readme thing, forget about it", "readme: done"])
  func `A card is named first, and behind a pause what is done with it`(line: String) async throws {
    let reader = home.reader()
    await home.say("add write the readme", "add buy stamps", line, in: reader)
    #expect(try home.titles(.active).sorted() == ["buy stamps"])
  }

  @Test func `The card that a remark names is changed, and where it names none, the current one`() async throws {
    let reader = home.reader()
    await home.say(
      "add meet ellie on sunday at 2pm", "add buy stamps", "ellie just texted, it's 3.15pm now, same day", in: reader)
    #expect(try home.due("ellie")?.hasSuffix("15:15") == true)
    await home.say("add flu jabs", "bin that, we had ours", in: reader)
    #expect(try home.titles(.active).sorted() == ["buy stamps", "meet ellie"])
    await home.say("add rehearsal on sunday at 2pm", "oh she cant do sunday make it saturday 4pm", in: reader)
    #expect(try home.due("rehearsal")?.hasSuffix("16:00") == true)
  }

  @Test func `A pronoun's verb names no card`() async throws {
    let reader = home.reader()
    await home.say("add bins out", "add flu jabs", "bin that, the school does theirs", in: reader)
    #expect(try home.titles(.active).sorted().contains("bins out"))
  }

  @Test func `What is told beside another card's name is not about the current one`() async throws {
    let reader = home.reader()
    await home.say(
      "add order sand from krueger", "add milk inspector", "krueger says he's out of sand drop that one", in: reader)
    #expect(try home.titles(.active).sorted() == ["milk inspector"])
  }

  @Test func `A card named to say why is left alone`() async throws {
    let reader = home.reader()
    await home.say(
      "add book the hall", "add rehearsal on sunday at 4pm", "rehearsal is at 5pm now cos the hall is booked",
      in: reader)
    #expect(try home.titles(.active).sorted().contains("book the hall"))
    #expect(try home.due("rehearsal")?.hasSuffix("17:00") == true)
  }

  @Test(arguments: [
    (
      "call the council about the bin", "no sorry, landlord not council. he does the bins",
      "call the landlord about the bin"
    ),
    ("buy marek a present", "not a present, a voucher for the depot. easier", "buy marek a voucher for the depot"),
    ("ring june sons about the beading", "jewson not june sons stupid phone", "ring jewson about the beading"),
    ("buy six eggs", "twelve not six", "buy 12 eggs"),
    ("ring nicola about the trial", "not ring, email nicola, she never picks up", "email nicola about the trial"),
  ])
  func `The words that were wrong are corrected where the card has them`(
    card: String, line: String, title: String
  ) async throws {
    let reader = home.reader()
    await home.say("add \(card)", line, in: reader)
    #expect(try home.titles(.active).sorted() == [title])
  }

  @Test func `A time is corrected in words, in the card that is named`() async throws {
    let reader = home.reader()
    await home.say(
      "add ring karen on sunday at ten", "add buy stamps", "karen just texted make it eleven instead of ten", in: reader
    )
    #expect(try home.due("karen")?.hasSuffix("11:00") == true)
  }

  @Test func `Early stays early when a day is said with the new hour`() async throws {
    let reader = home.reader()
    await home.say("add bakery shift on sunday at 7am", "no its half 6 on sunday", in: reader)
    #expect(try home.due("bakery")?.hasSuffix("06:30") == true)
  }

  @Test func `An hour without morning or evening stays near the old one`() async throws {
    let reader = home.reader()
    await home.say("add water the fern on sunday at 7am", "make that half 6 actually", in: reader)
    #expect(try home.due("fern")?.hasSuffix("06:30") == true)
    await home.say("add gig with tomasz fri 1930", in: reader)
    #expect(try home.due("tomasz")?.hasSuffix("19:30") == true)
  }

  @Test func `A dose is corrected, and no card that has its medicine in the title`() async throws {
    let reader = home.reader()
    await home.say(
      "took ritalin 10mg", "add pick up my ritalin script on sunday at 9am",
      "oh wait the ritalin was 20mg not 10, they upped it last week", in: reader)
    #expect(try home.store.all(MedicationEntry.self).map(\.dose) == ["20mg"])
    #expect(try home.due("script")?.hasSuffix("09:00") == true)
  }

  @Test(arguments: [
    "get bird seed oh never mind there is a whole bag", "add grant form to my list. no wait dont, orla is doing it",
  ])
  func `What is taken back in the same breath is no card`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == [])
  }

  @Test(arguments: [
    "called the pharmacy already they were real nice", "pharmacy's been called you can check that one off",
    "oh i finally called the pharmacy!! took ages. of course it did",
  ])
  func `A deed in the words of the card is done, whatever is told beside it`(line: String) async throws {
    let reader = home.reader()
    await home.say("add call the pharmacy about the refill", "add buy stamps", line, in: reader)
    #expect(try home.titles(.active).sorted() == ["buy stamps"])
    #expect(try home.titles(.done).sorted() == ["call the pharmacy about the refill"])
  }

  @Test(arguments: [
    "have you called the pharmacy", "i should have called the pharmacy", "havent called the pharmacy yet",
    "did i say that the pharmacy called", "nobody called the pharmacy",
  ])
  func `What nobody did is not done`(line: String) async throws {
    let reader = home.reader()
    await home.say("add call the pharmacy about the refill", "add buy stamps", line, in: reader)
    #expect(try home.titles(.done).sorted() == [])
  }

  @Test(arguments: [
    "note the code is 44, no scratch that, the old one was 55", "note: the code is 44; never mind",
  ])
  func `What is to be kept as it is typed is never taken back`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(Note.self).count == 1)
  }

  @Test func `What was said before a fresh start does not count`() async throws {
    let reader = home.reader()
    await home.say("order four pallets of bedding no scratch that order six loads of sand", in: reader)
    #expect(try home.titles(.active).sorted() == ["order six loads of sand"])
  }

  @Test(arguments: [
    ("van mot - 2 front tyres - order pva - new trowel", ["2 front tyres", "new trowel", "order pva", "van mot"]),
    ("nappies / wipes / formula", ["formula", "nappies", "wipes"]),
    (
      "fix the export; write the readme; pay for the domain",
      ["fix the export", "pay for the domain", "write the readme"]
    ),
    (
      "sticky notes: • book the boiler • return the boots • ring Ann",
      ["book the boiler", "return the boots", "ring Ann"]
    ),
    ("☐ reply to kestrel ☐ back up the disk ☐ pay the rent", ["back up the disk", "pay the rent", "reply to kestrel"]),
    (
      "so much in my head: email niamh, print the handouts, pay the bill",
      ["email niamh", "pay the bill", "print the handouts"]
    ),
  ])
  func `A list in one line is as many cards`(line: String, cards: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == cards)
  }

  @Test(arguments: ["note: milk; eggs; bread", "mum - who is 80 - hates lifts", "back 6 / knee 4 / mood 5"])
  func `Marks make no cards of notes, sentences and ratings`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == [])
  }
}
