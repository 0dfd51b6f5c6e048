import Engine
import Records
import Replies
import Store
import Testing

@testable import Tools

/// A line that only says how someone feels is answered in kind.
@Suite struct FeelingTests {
  let home = TestHome()

  @Test(arguments: [
    "i am so happy today", "i had a great day", "i'm so proud of myself", "yay!", "today was lovely",
    "it was the best day", "feeling pretty good", "im over the moon", "yay, i got the flat", "so happy",
    "best day ever", "we won!", "i passed my exam!",
  ])
  func `A glad line gets a glad answer`(line: String) async {
    await home.say(line)
    #expect(home.heard == "That's good to hear. I've kept it, privately.")
  }

  @Test(arguments: [
    "i feel awful", "i'm not happy", "i'm good for nothing", "i'm good at nothing", "i'm happy for nobody",
    "i'm happy but so tired", "im so sad", "i wish i was happy", "im scared",
    "thanks so much", "you are great", "so much better, thanks",
  ])
  func `No other line is taken for one`(line: String) async {
    await home.say(line)
    #expect(home.heard != "That's good to hear. I've kept it, privately.")
  }

  @Test(arguments: ["i'm so tired and a bit short-tempered", "i feel awful", "yay!", "q"])
  func `A feeling is no step and no title, whatever is asked`(line: String) async throws {
    await home.say("write the report", "break it down", line)
    await home.say("edit the report", line)
    #expect(try home.titles(.active) == ["write the report"])
  }

  @Test(arguments: [
    "ugh morning. so tired already, barely slept", "im so done with today tbh", "i'm worried about the cat",
    "fourth job this week fell through, bloody customers", "my whole plan went wrong again",
  ])
  func `Trouble that asks for nothing gets a kind word and no question`(line: String) async throws {
    await home.say(line)
    #expect(home.heard == "That sounds like a lot. I've kept it, privately.")
    #expect(home.question == nil)
    #expect(try home.titles(.active).isEmpty)
  }

  @Test(arguments: ["ugh FINE i'll do the dishes", "ugh, everything is broken, just book the dentist"])
  func `What is to do among trouble is never passed over`(line: String) async throws {
    await home.say(line, in: home.reader())
    let isOffered = home.question != nil || home.lines.contains { $0.contains("keep that") }
    #expect(try isOffered || !home.titles(.active).isEmpty)
  }

  @Test(arguments: [
    "the long one", "everything works again", "the server is down", "a low one", "the rubbish bin is full",
  ])
  func `Not every dark word is trouble`(line: String) async {
    await home.say(line, in: home.reader())
    #expect(home.heard?.contains("sounds like a lot") != true)
  }

  @Test(arguments: ["what's a good film for a sad day", "how do i get rid of a bad smell"])
  func `A question to the world is no trouble`(line: String) async {
    await home.say(line + "?")
    #expect(home.heard?.contains("a lot") != true)
  }

  @Test(arguments: ["i'm fine, that was the film", "i'm ok", "everything is fine"])
  func `Whoever is well is not pitied`(line: String) async {
    await home.say(line)
    #expect(home.heard == "Good to know. I've kept it, privately.")
  }

  @Test(arguments: [
    "i'm fine with nothing", "i'm ok until the evening", "i'm fine, but nobody asks", "im ok, tired tho",
  ])
  func `Whoever only begins so is not told that it is good to know`(line: String) async {
    await home.say(line)
    #expect(home.heard?.hasPrefix("Good to know") == false && home.heard?.hasPrefix("That's good") == false)
  }

  @Test(arguments: [
    "i am so tired today", "i'm so tired", "i'm exhausted", "i'm sad", "i'm overwhelmed", "everything is too much",
    "i can't do this", "im really stressed right now", "feeling awful today", "ugh i'm knackered",
  ])
  func `Whoever only says that they are low hears a kind word and one offer, and nothing is done`(line: String)
    async throws
  {
    await home.say("file the tax return", "next")
    let before = try home.store.all(Nudge.self)
    await home.say(line, in: home.reader())
    #expect(home.heard == "That sounds like a lot. I've kept it, privately.")
    #expect(home.lines == ["“something easy” shows one small card."] && home.question == nil)
    #expect(try home.store.all(Nudge.self) == before)
    #expect(try home.store.all(SymptomEntry.self).isEmpty && home.store.all(MoodLog.self).isEmpty)
  }

  @Test(arguments: ["what a lovely day", "feeling good today", "i feel great this morning", "what a lovely day!"])
  func `Whoever only says that they are well hears a glad word, and is asked nothing`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(home.heard == "That's good to hear. I've kept it, privately." && home.question == nil)
    #expect(try home.store.all(MoodLog.self).isEmpty)
  }

  @Test(arguments: [
    ("i'm exhausted, what should i do", "file the tax return"),
    ("i'm tired, give me something easy", "file the tax return"),
  ])
  func `Whoever asks for something beside it is shown it`(line: String, title: String) async throws {
    await home.say("file the tax return", line, in: home.reader())
    #expect(home.shown?.title == title)
  }

  @Test(arguments: ["tiredness 6", "so tired, 7/10", "mood 3, so tired"])
  func `What is given a number is logged as ever`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.store.all(SymptomEntry.self).count + home.store.all(MoodLog.self).count == 1)
  }

  @Test func `What goes better is not taken for a burden`() async {
    await home.say("so much better today")
    #expect(home.heard?.contains("a lot") != true)
  }
}
