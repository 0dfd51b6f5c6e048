import Civil
import Languages
import Randomness
import Testing

@testable import Language

struct GrammarTests {
  @Test(arguments: [
    ("next", "0"), ("whats up next", "0"), ("snooze", "1"), ("snooze the bank one", "1 which=the bank one"),
    ("snooze until friday", "1 until=2026-11-27"),
    ("snooze the bank one till monday at 9", "1 until=2026-11-23T09:00 which=the bank one"),
    ("snooze it for 2 hours", "1 until=2026-11-20T12:00 which=it"), ("snooze till 8", "1 until=2026-11-20T20:00"),
    ("mood 7", "2 score=7"), ("mood seven out of 10", "2 score=7"), ("mood 7/10, long day", "2 note=long day score=7"),
    ("mood 11", ""), ("mood 7/12", ""), ("note titled gifts: soap, socks", "3 text=soap, socks title=gifts"),
    ("note: Call Me Back.", "3 text=Call Me Back."), ("note that the key is gone 🗝", "3 text=the key is gone 🗝"),
    ("what have i finished", "4 scope=done"), ("show the urgent ones", "4 priority=high"),
    ("stats for this month", "5 period=month"), ("stats for 3 may", "5 period=moment"),
    ("grateful for tea, my dog and rain", "6 items=tea|my dog|rain"), ("focus for half an hour", "7 minutes=30"),
    ("make it repeat every tuesday", "8 repeat=FREQ=WEEKLY;BYDAY=TU"), ("nothing we know", ""),
  ]) func `a line fills the slots of the template that fits it best`(_ line: String, _ expected: String) {
    #expect(summary(grammar.matches(of: line).first) == expected)
  }

  @Test(arguments: [
    ("could you please snooze till friday", "1 until=2026-11-27"), ("hey nudgy, whats next", "0"),
    ("snooze the bank one please", "1 which=the bank one"), ("snooze the bank one, thanks", "1 which=the bank one"),
    ("note: say please", "3 text=say please"), ("note say thanks", "3 text=say thanks"),
    ("ok so just next", "0"), ("please", ""),
  ]) func `politeness at the edges is left out and nothing else`(_ line: String, _ expected: String) {
    #expect(summary(grammar.matches(of: line).first) == expected)
  }

  @Test(arguments: [
    ("snoze the dentsit", "1 which=the dentsit", ["snoze": "snooze"]),
    ("sohw the urgent ones", "4 priority=high", ["sohw": "show"]),
    ("greatful for teh dog", "6 items=teh dog", ["greatful": "grateful"]),
  ]) func `misspelt words of templates are repaired, those of free texts stay`(
    _ line: String, _ expected: String, _ repairs: [String: String]
  ) {
    let match = grammar.matches(of: line).first
    #expect(summary(match) == expected)
    #expect(match?.inputForm == .repaired(repairs))
  }

  @Test(arguments: ["text", "nest", "noted", "snooker", "moo 7", "mode 7"])
  func `another word is no misspelt one`(_ line: String) {
    #expect(grammar.matches(of: line).isEmpty)
  }

  @Test func `two free texts cost a word of the template, and fewer free words decide`() {
    let slots: [String: SlotType] = ["a": .text, "b": .text, "when": .moment]
    let templates = ["move {a} to {b}", "move {a}", "move my {a}", "move {a} {when}", "move it {when}"]
    let grammar = Grammar(templates.enumerated().map { .init(owner: $0, template: $1, slots: slots) }, in: .english)
    #expect(grammar.matches(of: "move my cat to the vet").map(\.owner) == [2, 0, 1])
    #expect(grammar.matches(of: "move it tomorrow").map(\.owner) == [4, 3, 1])
    let scores = grammar.matches(of: "move my cat to the vet").map(\.score)
    #expect(scores == scores.sorted(by: >))
  }

  @Test func `equal fits of other tools are rivals, and the catalogue's order decides`() {
    let grammar = Grammar(
      [
        .init(owner: 0, template: "done [it]"), .init(owner: 1, template: "(done|over)"),
        .init(owner: 2, template: "over"),
      ], in: .english)
    #expect(grammar.matches(of: "done").map(\.owner) == [0, 1])
    #expect(grammar.tiedMatches(of: "done").map(\.owner) == [1])
    #expect(grammar.tiedMatches(of: "over").map(\.owner) == [2])
    #expect(grammar.tiedMatches(of: "done it").isEmpty)
  }

  @Test func `one thing to do gives all that it says`() {
    let grammar = Grammar(
      [
        .init(owner: 0, template: "remind me to {capture}"),
        .init(owner: 0, template: "remind me {due} to {capture}", slots: ["due": .moment]),
        .init(owner: 0, template: "{bare}"),
      ], in: .english)
    let expected = "0 action=CALL due=2026-11-21T17:00 target=mum title=call mum"
    #expect(summary(grammar.matches(of: "remind me to call mum tomorrow at 5").first) == expected)
    #expect(summary(grammar.matches(of: "remind me tomorrow to call mum at 5").first) == expected)
    #expect(summary(grammar.matches(of: "call mum tomorrow at 5").first) == expected)
    #expect(grammar.matches(of: "lovely weather").isEmpty)
    #expect(grammar.matches(of: "remind me to tomorrow").isEmpty)
  }

  @Test func `sentences made from a template come home`() {
    var random = SeededRandom(seed: 7)
    for owner in 0..<9 {
      for sentence in grammar.sample(owner: owner, count: 40, using: &random) {
        #expect(grammar.matches(of: sentence).first?.owner == owner, "\(sentence)")
      }
    }
  }

  @Test func `a match tells what stood in its slots`() {
    let match = grammar.matches(of: "snooze The Bank one till friday").first
    #expect(match?.template == "snooze {which} (until|till|for) {until}")
    #expect(match?.fills == [.init(slot: "which", words: "The Bank one"), .init(slot: "until", words: "friday")])
  }

  @Test(arguments: ["", "  ", "?!", "🎉", "-", "\u{0}", "{which}"])
  func `lines without words match nothing`(_ line: String) {
    #expect(grammar.matches(of: line).isEmpty)
  }

  @Test func `a long line takes work in proportion to its length`() {
    let steps = [50, 400].map { count in
      let middle = String(repeating: "the till friday and snooze ", count: count)
      var reader = SlotReader(Line("snooze \(middle)till friday", in: .english))
      return grammar.candidates(from: &reader).reduce(0) { $0 + $1.fit.steps }
    }
    #expect(steps[0] > 50)
    #expect(steps[1] < steps[0] * 9)
  }

  private let grammar = Grammar(
    [
      .init(owner: 0, template: "[whats] [up] next"),
      .init(owner: 1, template: "snooze"),
      .init(owner: 1, template: "snooze {which}", slots: slots),
      .init(owner: 1, template: "snooze [until|till] {until}", slots: slots),
      .init(owner: 1, template: "snooze {which} (until|till|for) {until}", slots: slots),
      .init(owner: 2, template: "mood {score}", slots: slots),
      .init(owner: 2, template: "mood {score} {note}", slots: slots),
      .init(owner: 3, template: "note [that] {text}", slots: slots),
      .init(owner: 3, template: "note titled {title}: {text}", slots: slots),
      .init(owner: 4, template: "what have i (done|finished) {scope=done}"),
      .init(owner: 4, template: "show the {priority} ones", slots: slots),
      .init(owner: 5, template: "stats for {period}", slots: slots),
      .init(owner: 6, template: "grateful for {items}", slots: slots),
      .init(owner: 7, template: "focus [for] {minutes}", slots: slots),
      .init(owner: 8, template: "make it repeat {repeat}", slots: slots),
    ], in: .english)

  private static let slots: [String: SlotType] = [
    "which": .reference, "until": .moment, "score": .number(1...10), "note": .text, "text": .text, "title": .reference,
    "priority": .choice(["high": ["urgent", "very important"], "low": ["idle"]]), "period": .period, "items": .list,
    "minutes": .duration, "repeat": .recurrence,
  ]
}

/// `owner name=value …`, moments on Friday, 20 November 2026 at 10.
func summary(_ match: Match?) -> String {
  guard let match else { return "" }
  let arguments = match.arguments.sorted { $0.key < $1.key }.map { "\($0)=\($1.told($0))" }
  return ([String(match.owner)] + arguments).joined(separator: " ")
}

extension Argument {
  func told(_ name: String) -> String {
    switch self {
    case .words(let words), .id(let words): words
    case .number(let number): String(Int(number))
    case .flag(let flag): String(flag)
    case .list(let items): items.map { $0.told(name) }.joined(separator: "|")
    case .moment(let moment): name == "period" ? "moment" : moment.told(name)
    }
  }
}

extension Moment {
  fileprivate func told(_ name: String) -> String {
    guard let now = LocalTime(iso: "2026-11-20T10:00"), let resolved = resolve(now: now) else { return "?" }
    guard name != "repeat" else { return resolved.rule?.text ?? "?" }
    return resolved.start.map { $0.hasTime ? $0.start.isoMinutes : $0.iso } ?? "?"
  }
}
