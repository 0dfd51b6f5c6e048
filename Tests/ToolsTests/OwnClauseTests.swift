import Civil
import Engine
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// What belongs to which part of a line: times to their own clause, items to their list, remarks to nothing.
@Suite struct OwnClauseTests {
  let home = TestHome()

  @Test(arguments: [
    ("ben is away from the 18th so i have to pack the tent on the 17th", "tent", "2026-12-17"),
    ("lena turns 30 on the 12th of december and i'd like to post her parcel by the 7th", "parcel", "2026-12-07"),
    ("on saturday i'd like to bake the pie, and on sunday, iron the sheets", "iron", "2026-11-22"),
    ("sand the door & paint the fence, both for thursday", "fence", "2026-11-26"),
    ("sand the door & paint the fence, both for thursday", "door", "2026-11-26"),
    ("wake me at 6", "wake", "2026-11-21T06:00"),
    ("set me a reminder for 4 to leave for the train", "leave", "2026-11-20T16:00"),
    ("swim mon + wed 6pm", "swim", "2026-11-23T18:00"),
  ])
  func `A card has the time of its own clause`(line: String, words: String, due: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.due(words)?.hasPrefix(due) == true)
  }

  @Test(arguments: [
    (
      "could you add rice, chickpeas and those flat breads to my shopping list?",
      ["chickpeas", "rice", "those flat breads"]
    ),
    ("3 bags of sand n gravel on the shopping list", ["3 bags of sand", "gravel"]),
    ("put zinc tablets on the chemist list, thank you dear", ["zinc tablets"]),
    ("please add maple syrup to the shopping as well", ["maple syrup"]),
    ("rye bread and dish tabs need to go on the shopping list", ["dish tabs", "rye bread"]),
  ])
  func `Everything named goes on the list, and nothing else`(line: String, titles: [String]) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active).sorted() == titles)
    #expect(try home.store.all(Nudge.self).allSatisfy { !$0.tags.isEmpty })
  }

  @Test(arguments: [
    ("buy a card for rosa", "nils had a spare one in his drawer so you can mark that as done", Nudge.Status.done),
    ("tell inge about the party", "oh i already told her that last night so thats done", .done),
    ("text otto re the key tonight 8", "texted him just now ✅", .done),
    ("first aid class wednesday 8am", "they called off the first aid class scratch it", .dropped),
    ("dentist friday 9am", "dentists been cancelled", .dropped),
  ])
  func `A remark beside what was done names no other card`(
    card: String, line: String, status: Nudge.Status
  ) async throws {
    let reader = home.reader()
    await home.say("ring nora for her birthday sunday", card, line, in: reader)
    #expect(try home.titles(status).count == 1)
    #expect(try home.titles(.active) == ["ring nora for her birthday"])
  }

  @Test func `Money paid is no call`() async throws {
    let reader = home.reader()
    await home.say("call the vet about the jabs", "pay nadia back 30", "paid £40 for the vet", in: reader)
    #expect(try home.titles(.active).count == 2)
  }

  @Test func `A new time beside a remark moves the current card`() async throws {
    await home.say("ring bo monday at 10", "push it to 12, she just texted", in: home.reader())
    #expect(try home.due("bo")?.hasPrefix("2026-11-23T12:00") == true)
  }

  @Test func `What is due later stays where “everything” is put off`() async throws {
    await home.say("wedding sat 19 dec 2pm", "sort the photos", "push everything to tomorrow", in: home.reader())
    #expect(try home.due("wedding")?.hasPrefix("2026-12-19T14:00") == true)
    #expect(try home.due("photos")?.hasPrefix("2026-11-21") == true)
  }

  @Test(arguments: ["thanks", "thank you", "cheers", "thx", "preciate it bud"])
  func `Thanks are taken as thanks`(line: String) async {
    await home.say(line, in: home.reader())
    #expect(home.heard == "Any time.")
  }

  @Test func `What is only polite is no call beside others, and a change right behind a card is part of it`()
    async throws
  {
    let reader = home.reader()
    await home.say("good morning, please remind me to post the keys this afternoon, thank you", in: reader)
    #expect(try home.due("keys")?.hasPrefix("2026-11-20T15:00") == true)
    #expect(try home.titles(.active).count == 1)
  }
}
