import Civil
import Engine
import EngineFakes
import Language
import Languages
import Records
import Replies
import Store
import Testing

@testable import Session
@testable import Tools

/// Whatever a conversation has come to, a line that answers nothing is read by itself, and kept.
@Suite struct NothingLostTests {
  let home = TestHome()

  /// Lines that lead to something open.
  static let states = [
    ["call the bank", "call the dentist", "done call"], ["sew the hem", "snooze"], ["call me"],
    ["brain dump: sew the hem, oil the hinge"], ["write the report", "skip", "next", "skip"],
    ["sew the hem", "oil the hinge", "review"], ["sew the hem", "oil the hinge", "review", "s"], ["how am i", "mood"],
    ["headache"], ["call mum", "make the call"], ["zebra crossing lights"], ["the bike code is 4471"],
    ["write the report", "break it down"], ["today"], ["list"], ["focus"],
  ]

  /// "that mood tho" names no entry, and a line that began like it took the last one away.
  @Test(arguments: [
    "that mood tho", "delete my head", "forget i said about the beer i had one last night and it was lovely",
  ])
  func `Nothing is taken away that a line does not name, unless a phrase says so`(_ line: String) {
    let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)
    let ways = rules.rankedCandidates(for: line).flatMap(\.calls).filter { $0.arguments.isEmpty }.map(\.tool)
    #expect(ways.contains("out_of_scope"))
    #expect(Set(ways).isDisjoint(with: ["delete_mood", "drop_nudge", "empty_trash", "cancel"]))
  }

  @Test(arguments: [
    "the dentist is wrong, move it to friday", "soundcheck moved to 6 on friday",
    "the ibuprofen is wrong, change it to 3",
  ])
  func `Nothing else is changed for what is named and not there`(_ line: String) async throws {
    await home.say("call mum", "fix the tap", line, in: home.reader())
    let tap = try #require(try home.profile.store.all(Nudge.self).first { $0.title == "fix the tap" })
    #expect(tap.due == nil)
  }

  @Test(arguments: [
    ("the time is wrong, make it 6", "2026-11-21T18:00"), ("the day is wrong, move it to monday", "2026-11-23T17:00"),
  ])
  func `What is wrong about the current thing is put right`(_ line: String, _ due: String) async throws {
    await home.say("call mum tomorrow at 5", line, in: home.reader())
    #expect(try home.titles(.active) == ["call mum"])
    #expect(try home.profile.store.all(Nudge.self).first?.due?.start.isoMinutes == due)
  }

  @Test func `Who says in a review that something is not done yet takes back no dump`() async throws {
    await home.say(["brain dump: sew the hem, oil the hinge", "yes", "haven't done that one yet"])
    #expect(try home.titles(.active).sorted() == ["oil the hinge", "sew the hem"])
  }

  @Test(arguments: states)
  func `A thing to do is kept as one whatever was asked`(_ lines: [String]) async throws {
    await home.say(lines)
    let before = try home.titles(.active)
    await home.say("buy dog food")
    #expect(try home.titles(.active) == before + ["buy dog food"], "\(home.heard ?? "")")
  }

  @Test(arguments: states)
  func `Words that nobody understands are kept whatever was asked`(_ lines: [String]) async throws {
    await home.say(lines)
    await home.say("zorp glim nax wtf can you do")
    // In a record that it was asked for, else by itself.
    let asked = try home.store.all(Nudge.self).flatMap { [$0.title, $0.target] }.compactMap(\.self)
    #expect(try (words() + asked).contains("zorp glim nax wtf can you do"), "\(home.heard ?? "")")
    #expect(try home.profile.preferredName == nil)
  }

  @Test(arguments: ["my gums hurt", "why is the sky blue", "my phone was stolen", "pulse 64, temperature 37.2"])
  func `What is told or asked while steps or new words are asked for is none of them`(_ line: String) async throws {
    for opening in ["break it down", "edit the report"] {
      let home = TestHome()
      await home.say("write the report", opening)
      await home.say(line, in: home.reader())
      #expect(try home.titles(.active).contains("write the report"), "\(opening)")
      #expect(try home.store.all(Nudge.self).allSatisfy { $0.parent == nil }, "\(opening)")
    }
  }

  @Test(arguments: [
    "buy milk on 30 february", "buy milk in 9000 years", "call mum every february 30",
  ])
  func `A time that no calendar has is words of the thing to do`(_ line: String) async throws {
    await home.say(line, in: home.reader())
    #expect(try home.titles(.active) == [line])
    #expect(try home.titles(.active) == [English.read(line).title])
  }

  @Test(arguments: [
    "wtf can you do", "what is this", "not now", "i hate this", "buy milk", "less motion please", "show everything",
  ])
  func `A sentence is nobody's name`(_ line: String) async throws {
    await home.say("call me", line)
    #expect(try home.profile.preferredName == nil)
  }

  @Test(arguments: ["Jo", "Zoë", "Mary Ann", "Captain O'Neill"])
  func `A name is one, where it was asked for`(_ name: String) async throws {
    await home.say("call me", name)
    #expect(try home.profile.preferredName == name)
  }

  @Test func `A name may be given politely, and a question asked instead is answered`() async throws {
    await home.say("call me", "Sam, please")
    #expect(home.heard == "Hello, Sam.")
    await home.say("call me", "wtf can you do")
    #expect(home.question == nil && home.heard?.hasPrefix("The line is saved") == false)
  }

  @Test(arguments: ["dentist", "the dentist one", "call the dentist", "2"])
  func `One of those asked about is named by its words`(_ answer: String) async throws {
    // Of all cards several are about the dentist, of those asked about one.
    await home.say("call the dentist", "call the bank", "pay the dentist", "done call")
    await home.say(answer == "2" ? home.place(of: "call the dentist") : answer)
    #expect(try home.titles(.done) == ["call the dentist"])
  }

  @Test func `The whole title of one of those asked about names it, though it stands in another`() async throws {
    await home.say("call the dentist", "call the dentist about the bill", "done call", "call the dentist")
    #expect(try home.titles(.done) == ["call the dentist"])
  }

  @Test func `What else was said in a line waits for no answer`() async throws {
    await home.say("call the dentist", "call the bank", "done call and remind me to buy milk")
    #expect(home.question?.text.text() == "Which one?")
    #expect(try home.titles(.active).contains("buy milk"))
    await home.say("1")
    #expect(try home.titles(.done).count == 1)
    #expect(try home.titles(.active).count == 2)
  }

  @Test func `What else was said in a line is kept where its first part goes wrong`() async throws {
    await home.say("oil the hinge", "done with the walrus and remind me to buy milk")
    #expect(try home.titles(.active).sorted() == ["buy milk", "oil the hinge"])
  }

  @Test func `A line that a model answers in words is kept`() async throws {
    let home = HomeWithModel()
    home.server.obey(.init(words: "That sounds like a lot."))
    await home.say("the green wombat of fate")
    #expect(try NothingLostTests.words(home.profile).contains("the green wombat of fate"))
  }

  @Test func `A line that a model did something with is not kept twice`() async throws {
    let home = HomeWithModel()
    home.server.obey(.init(calls: [("add_nudge", #"{"title":"feed the wombat"}"#)]), .init(words: "Done."))
    await home.say("the green wombat of fate")
    #expect(try NothingLostTests.words(home.profile).isEmpty)
  }

  @Test func `The line that was asked about is kept, whatever another terminal said since`() async throws {
    await home.say("zebra crossing lights")
    #expect(home.question?.text.text() == "Is it something to do?")
    await home.say("the green wombat of fate", in: home.otherTerminal())
    await home.say("yes")
    #expect(home.heard == "Got it: zebra crossing lights.")
  }

  @Test func `Writing is not interrupted by the card that was looked at`() async throws {
    let shell = home.shell()
    await home.say("sew the hem", "oil the hinge", "review", "dump", in: shell)
    #expect(home.shown == nil)
    await home.say("some milk", "yoga mat", "that's it", in: shell)
    #expect(try home.titles(.active).sorted() == ["oil the hinge", "sew the hem", "some milk", "yoga mat"])
  }

  /// As a shell does, which has to know what a line is before it is answered.
  @Test func `A line that was read before it is answered keeps what else it may mean`() async throws {
    let (shell, line) = (home.reader(), "who will feed the cat after friday. not me")
    await home.say("call mum thursday 3pm", in: shell)
    let reading = await shell.read(line)
    #expect(reading.calls.first?.tool == "correct", "the first thing it may mean finds nothing to correct")
    await shell.respond(to: line, as: reading) { _ in }
    #expect(try words() == [line])
  }

  @Test func `No card comes back into what is said after a dump that a terminal took with it`() async throws {
    await home.say("sew the hem", "oil the hinge", "review", "dump", in: home.shell())
    await home.say("buy milk")
    #expect(home.heard == "Got it: buy milk." && home.shown?.title == "buy milk")
  }

  private func words() throws -> [String] { try NothingLostTests.words(home.profile) }

  private static func words(_ profile: Session) throws -> [String] {
    let waiting = try profile.store.all(UnsortedLine.self).map {
      try profile.sealedFields.open($0.text, of: $0.id, .unsortedText)
    }
    return try waiting
      + profile.store.all(DraftLine.self).map { try profile.sealedFields.open($0.text, of: $0.id, .unsortedText) }
  }
}

extension TestHome {
  /// Its number among the choices.
  fileprivate func place(of words: String) -> String {
    String((question?.choices.firstIndex { $0.label.text() == words } ?? 0) + 1)
  }
}
