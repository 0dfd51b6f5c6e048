import Civil
import Engine
import EngineFakes
import Foundation
import Language
import Languages
import Replies
import TestFiles
import Testing

@testable import Session
@testable import Tools

/// Another thing or another time in a line changes the thing or the time of its card, and nothing else; the mood of a verb is
/// heard; a card that is there changes no other line.
@Suite struct SubstitutionTests {
  /// Things whose names sound like a time, a verb or a tool's word.
  private static let titles = [
    "call april about the keys", "email christian", "ring will's mum", "order thursby curtains",
    "print photos for sunday's party", "get 4th of july decorations", "finish the draft", "book the next service",
    "send june the list", "buy a focus ring", "pay the second invoice", "water mark's plants",
    "post the march newsletter",
    "return the snooze alarm clock", "read the drop box letter", "fix the note stand", "paint the evening room",
    "collect the monday club money", "wash the day blanket", "post the done stamp", "order twelve week seedlings",
  ]

  private static let times: [(said: String, due: String)] = [
    ("tomorrow at 5pm", "2026-11-21T17:00"), ("on friday the 27th", "2026-11-27"), ("tonight at 8", "2026-11-20T20:00"),
    ("on 3 december", "2026-12-03"), ("at noon on monday", "2026-11-23T12:00"), ("in two weeks", "2026-12-04"),
  ]

  private static let tool = TestHome().profile.catalogue.first { $0.name == "add_nudge" }
  private static let reading = InputContext.friday

  private static func due(of call: Call) -> String? { tool?.json(call, reading)["arguments"]?["due"]?.string }

  /// As machines are shown it; who is called, and what by, belongs to the thing.
  private static func printed(_ call: Call, _ title: String? = nil) -> [String: String] {
    let call = title.map { call.with("title", .words($0)) } ?? call
    let members = tool?.json(call, reading)["arguments"]?.members ?? []
    return Dictionary(uniqueKeysWithValues: members.map { ($0.key, $0.value.text) })
      .filter { !["action", "target"].contains($0.key) }.merging(["tool": call.tool]) { $1 }
  }

  private struct Deed {
    let line: String
    let call: Call
    let title: Range<String.Index>
  }

  /// Lines that are one thing to do, named by words of the line.
  private static func deeds(_ engine: Engine) async throws -> [Deed] {
    var deeds: [Deed] = []
    for line in try DeadEndTests.lines + CorpusLines.all(of: "translator", "councillor") where line.utf8.count < 120 {
      let calls = await engine.calls(line)
      guard calls.count == 1, calls[0].tool == "add_nudge", case .words(let title)? = calls[0].arguments["title"],
        calls[0].arguments["notes"] == nil, calls[0].arguments["action"] == nil, let range = line.range(of: title)
      else { continue }
      deeds.append(Deed(line: line, call: calls[0], title: range))
    }
    return deeds
  }

  @Test func `Another thing is another title, and nothing else`() async throws {
    let engine = TestHome().otherTerminal(models: ReadingModels.trained)
    var (tried, others) = (0, [String]())
    for (place, deed) in try await SubstitutionTests.deeds(engine).enumerated() {
      let title = SubstitutionTests.titles[place % SubstitutionTests.titles.count]
      guard deed.line[deed.title].contains(" "), deed.call.arguments["minutes"] == nil else { continue }
      let said = deed.line.replacingCharacters(in: deed.title, with: title)
      tried += 1
      let calls = await engine.calls(said)
      guard calls.count != 1 || SubstitutionTests.printed(calls[0]) != SubstitutionTests.printed(deed.call, title)
      else {
        continue
      }
      others.append("“\(said)” \(calls.map(\.told))")
    }
    #expect(others.count * 15 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }

  @Test func `Another time is another time, wherever it stands`() async throws {
    let engine = TestHome().otherTerminal(models: ReadingModels.trained)
    var (tried, others) = (0, [String]())
    for (place, deed) in try await SubstitutionTests.deeds(engine).enumerated() {
      guard deed.call.arguments["due"] == nil, deed.call.arguments["repeat"] == nil,
        MomentParser.mentions(in: deed.line, .english).isEmpty, deed.line[deed.title] == deed.line
      else { continue }
      let time = SubstitutionTests.times[place % SubstitutionTests.times.count]
      for said in ["\(time.said) \(deed.line)", "\(deed.line) \(time.said)", "\(time.said), \(deed.line)"] {
        tried += 1
        let calls = await engine.calls(said)
        let isRight =
          calls.count == 1 && calls[0].tool == "add_nudge"
          && calls[0].arguments["title"] == deed.call.arguments["title"]
          && SubstitutionTests.due(of: calls[0]) == time.due
        if !isRight { others.append("“\(said)” \(calls.map(\.told))") }
      }
    }
    #expect(others.count * 15 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }

  /// What the mood of a verb says of a card that is there: bought, haven't bought, did i buy, should i buy, don't buy.
  @Test func `What was done, was not, or need not be is told apart`() async {
    let home = TestHome()
    let cards = [
      ("buy", "bought", "stamps"), ("call", "called", "the plumber"), ("pay", "paid", "the gas bill"),
      ("send", "sent", "the form"), ("book", "booked", "the haircut"), ("post", "posted", "the parcel"),
      ("clean", "cleaned", "the oven"), ("fix", "fixed", "the tap"), ("water", "watered", "the plants"),
      ("return", "returned", "the drill"), ("write", "wrote", "the report"), ("wash", "washed", "the car"),
    ]
    await home.say(cards.map { "\($0.0) \($0.2)" })
    let engine = home.otherTerminal(models: ReadingModels.trained)
    let moods: [(say: @Sendable (String, String, String) -> String, tools: Set<String>)] = [
      ({ "\($1) \($2)" }, ["complete_nudge"]), ({ "i \($1) \($2)" }, ["complete_nudge"]),
      ({ "just \($1) \($2)" }, ["complete_nudge"]), ({ "finally \($1) \($2)" }, ["complete_nudge"]),
      ({ "did i \($0) \($2)?" }, ["find_nudges", "show_nudge", "list_nudges", "show_timeline"]),
      (
        { "haven't \($1 == "wrote" ? "written" : $1) \($2) yet" },
        ["out_of_scope", "show_nudge", "snooze_nudge", "find_nudges", "add_nudge"]
      ),
      ({ "no need to \($0) \($2)" }, ["drop_nudge"]), ({ "don't need to \($0) \($2) any more" }, ["drop_nudge"]),
      ({ "should i \($0) \($2)?" }, ["out_of_scope", "show_nudge", "find_nudges"]),
      ({ "didn't \($0) \($2) after all" }, ["reopen_nudge", "out_of_scope", "drop_nudge"]),
      ({ "\($0) \($2)" }, ["add_nudge"]),
    ]
    var (tried, others) = (0, [String]())
    for card in cards {
      for mood in moods {
        let said = mood.say(card.0, card.1, card.2)
        tried += 1
        let calls = await engine.calls(said)
        if calls.count != 1 || !mood.tools.contains(calls[0].tool) { others.append("“\(said)” \(calls.map(\.told))") }
      }
    }
    #expect(others.count * 15 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }

  @Test func `A card that has nothing to do with a line changes nothing in how it is read`() async {
    let fresh = TestHome().otherTerminal(models: ReadingModels.trained)
    let home = TestHome()
    await home.say(["sand the banister", "learn the ukulele chords"])
    let beside = home.otherTerminal(models: ReadingModels.trained)
    var (tried, others) = (0, [String]())
    for line in DeadEndTests.lines.enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
      tried += 1
      let (calls, plain) = (await beside.calls(line), await fresh.calls(line))
      if calls != plain { others.append("“\(line)” \(calls.map(\.told)), not \(plain.map(\.told))") }
    }
    #expect(others.count * 50 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }
}

extension Call {
  fileprivate var told: String { "\(tool) \(arguments.mapValues(\.inputText))" }
}

/// What people typed.
enum CorpusLines {
  static func all(of writers: String...) throws -> [String] {
    try writers.flatMap { writer in
      try String(contentsOf: TestFiles.inCheckout("Tests/Corpus/en/\(writer).txt"), encoding: .utf8)
        .split(separator: "\n").compactMap { line in line.range(of: " => ").map { String(line[..<$0.lowerBound]) } }
    }
  }
}
