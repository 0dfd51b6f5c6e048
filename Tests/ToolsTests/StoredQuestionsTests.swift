import Engine
import Records
import Replies
import Store
import Testing

@testable import Tools

/// Questions about what was stored.
@Suite struct StoredQuestionsTests {
  let home = TestHome()

  private var rows: [String] { (home.list?.cards.map(\.title) ?? []) + home.listed }

  @Test(arguments: ["when did i take elvanse", "when did i have my elvanse", "when have i taken elvanse"])
  func `When a medicine was taken is told of that medicine`(line: String) async throws {
    await home.say("took elvanse 40mg at 8", "headache 4", in: home.reader())
    await home.say(line, in: home.reader())
    #expect(rows == ["elvanse 40mg"])
  }

  @Test(arguments: [
    "how many times have i taken elvanse", "how often did i take elvanse", "how many times did i take elvanse",
  ])
  func `How often a medicine was taken is counted`(line: String) async throws {
    await home.say("took elvanse 40mg yesterday at 8", "took elvanse 40mg at 8", "headache 4", in: home.reader())
    await home.say(line, in: home.reader())
    #expect(home.heard == "elvanse: 2 times since yesterday.")
    #expect(rows == ["elvanse 40mg", "elvanse 40mg"])
  }

  @Test(arguments: ["when did i do the gym", "when did i last do the gym", "when did i finish the gym"])
  func `When a card was done is told by the cards that are done`(line: String) async throws {
    await home.say("gym every friday 6pm", "done gym", "call mum", in: home.reader())
    home.wait(until: "2026-11-21T10:00")
    await home.say(line, in: home.reader())
    #expect(home.list?.cards.map(\.title) == ["gym"])
    #expect(home.list?.cards.first?.time?.text() == "done yesterday")
  }

  @Test func `What was not done yet says so`() async throws {
    await home.say("book the gym", "when did i do the gym", in: home.reader())
    #expect(home.heard == "Not done yet: book the gym.")
  }

  @Test(arguments: ["what's my name", "whats my name", "do you know my name", "what am i called"])
  func `The name that was given is told`(line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(home.heard == "I don't know your name yet. “call me …” tells me.")
    await home.say("call me jess", line, in: home.reader())
    #expect(home.heard == "You're jess.")
  }

  @Test(arguments: ["who's my gp", "who is my gp", "whos my gp"])
  func `Who somebody is, is looked up where it was written down`(line: String) async throws {
    await home.say("note: my gp is dr okafor", line, in: home.reader())
    #expect(rows == ["my gp is dr okafor"])
    await home.say("remember that my gp is dr okafor", "delete the okafor note", line, in: home.reader())
    #expect(home.heard?.contains("my gp is dr okafor") == true)
  }

  @Test(arguments: ["what repeats", "which cards repeat", "whats repeating", "what do i have that repeats"])
  func `What repeats is listed`(line: String) async throws {
    await home.say("gym every tuesday 6pm", "buy milk", in: home.reader())
    await home.say(line, in: home.reader())
    #expect(rows == ["gym"])
  }

  @Test(arguments: [
    "anything for halden?", "anything for halden", "anything about halden", "is there anything for halden",
  ])
  func `What there is for somebody is looked up by the name`(line: String) async throws {
    await home.say("send invoice to halden", "buy oat milk", in: home.reader())
    await home.say(line, in: home.reader())
    #expect(rows == ["send invoice to halden"])
  }

  @Test func `What there is for a time is listed as ever`() async throws {
    await home.say("call mum tomorrow", "buy oat milk", "anything for tomorrow?", in: home.reader())
    #expect(rows == ["call mum"])
    await home.say("anything for today", in: home.reader())
    #expect(home.heard == "Nothing is due today.")
  }
}
