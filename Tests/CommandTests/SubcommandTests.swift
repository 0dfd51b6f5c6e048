import Foundation
import Homes
import JSONChecks
import Replies
import Testing

@Suite struct SubcommandTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `The first paragraph of the story holds`() throws {
    let lines = [
      "remind me to call mum tomorrow at 5", "what's next", "done", "remind me to water the ferns",
      "snooze the ferns until friday", "undo",
    ]
    #expect(try home.run("say", "--stdin", input: lines.joined(separator: "\n")).code == 0)
    let nudges = try home.exported("nudges")
    #expect(nudges.map { $0["title"]?.string } == ["call mum", "water the ferns"])
    #expect(nudges.map { $0["status"]?.string } == ["done", "active"])
    #expect(nudges[0]["due"]?.string?.hasPrefix("2026-11-21T17:00:00") == true)
    #expect(nudges[1]["snoozedUntil"] == JSON.null)
  }

  @Test func `Two calls of one terminal agree about it, two terminals do not disturb each other`() throws {
    try home.run("add", "oil the chain")
    try home.run("add", "iron shirts")
    let next = try home.run("next", environment: ["NUDGY_SESSION": "one"])
    #expect(next.out.contains("oil the chain"))
    let other = try home.run("done", environment: ["NUDGY_SESSION": "two"])
    #expect(other.code == 3)
    #expect(try home.run("done", environment: ["NUDGY_SESSION": "one"]).out.contains("oil the chain"))
  }

  @Test func `Parse prints only what was said and does nothing`() throws {
    let out = try home.run("parse", input: "remind me to call mum tomorrow at 5\n{\"text\":\"what's next\",\"id\":7}\n")
      .lines
    #expect(
      try JSON(inAnyOrder: out[0])
        == JSON(
          inAnyOrder:
            #"{"tool":"add_nudge","arguments":{"title":"call mum","due":"2026-11-21T17:00","action":"CALL","target":"mum"}}"#
        )
    )
    #expect(try JSON(inAnyOrder: out[1]) == JSON(inAnyOrder: #"{"id":7,"tool":"next_nudge","arguments":{}}"#))
    #expect(try home.exported("nudges").isEmpty)
  }

  @Test func `A card is found by words of its line that the title leaves out`() throws {
    try home.run("say", "remind me to ring the surgery tomorrow at 9")
    try home.run("add", "buy bread")
    #expect(try home.run("find", "remind").out.contains("ring the surgery"))
    #expect(try home.run("find", "sourdough").out.contains("No card matches"))
  }

  @Test func `When is all null where there is no date`() throws {
    let out = try home.run("when", input: "order wedding cake\nbuy milk tomorrow\n").lines
    #expect(
      try JSON(inAnyOrder: out[0])
        == JSON(
          inAnyOrder:
            #"{"text":"order wedding cake","phrase":null,"title":null,"start":null,"end":null,"grain":null,"rrule":null,"seconds":null}"#
        )
    )
    #expect(try JSON(inAnyOrder: out[1]).holds(["title": "buy milk", "start": "2026-11-21T00:00:00"]))
  }

  @Test(arguments: [
    ("en_GB.UTF-8", "2026-12-03"), ("de_AT.UTF-8", "2026-12-03"), ("en_US.UTF-8", "2027-03-12"), ("C", "2027-03-12"),
  ])
  func `A date of two numbers is read as the locale writes it`(locale: String, day: String) throws {
    let out = try home.run("when", input: "3/12\n24/12\n", environment: ["LC_ALL": locale]).lines
    #expect(try JSON(inAnyOrder: out[0])["start"]?.string == "\(day)T00:00:00")
    #expect(try JSON(inAnyOrder: out[1])["start"] == "2026-12-24T00:00:00")
  }

  static let outcomes: [String: Int32] = [
    "nonsense": 2, "done unicorns": 3, "snooze --until": 2, "next --bogus 1": 2, "sample nothing": 3, "next": 0,
    "--help": 0, "snooze --help": 0, "--version": 0, "parse --bogus": 2, "completions tcsh": 2,
  ]

  @Test(arguments: outcomes.keys.sorted())
  func `Each outcome has its exit code and a sentence`(words: String) throws {
    let code = try #require(SubcommandTests.outcomes[words])
    let outcome = try home.run(words.split(separator: " ").map(String.init), input: nil, now: "2026-11-20T10:00")
    #expect(outcome.code == code)
    #expect(!(code == 0 ? outcome.out : outcome.err).isEmpty)
  }

  @Test func `A clock that is no time is refused`() throws {
    let outcome = try home.run("next", now: "yesterday")
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("NUDGY_NOW"))
  }

  @Test func `A dry run changes nothing and says what would be`() throws {
    #expect(try home.run("add", "--dry-run", "buy milk").out.contains("buy milk"))
    #expect(try home.exported("nudges").isEmpty)
  }

  @Test func `JSON has every field, null where empty`() throws {
    let reply = try home.run("add", "--json", "buy milk").json
    #expect(reply["receipt"]?.string == "Got it: buy milk.")
  }

  @Test func `Completions and the manual page name every verb`() throws {
    let words = try home.run("complete", "--", "").lines.map { $0.prefix { $0 != "\t" } }
    let page = try home.run("man").out
    for verb in ["add", "next", "snooze", "undo", "say", "doctor"] {
      #expect(words.contains(verb[...]))
      #expect(page.contains(".B \(verb)"))
    }
  }
}
