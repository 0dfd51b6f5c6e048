import Foundation
import Homes
import JSONChecks
import Replies
import Testing

/// What users of other programs type: `due:tomorrow`, `pri:H`, `+home`, an option given twice, text behind `--`.
@Suite struct AttributeTests {
  let home: Home
  init() throws { home = try Home() }

  private func card(_ words: [String]) throws -> JSON {
    let outcome = try home.run(["--ndjson"] + words, input: nil, now: Home.now)
    return try #require(outcome.objects.first, "\(outcome)")
  }

  @Test(arguments: [
    ("fix bike due:tomorrow", "fix bike", "2026-11-21"), ("due:tomorrow fix bike", "fix bike", "2026-11-21"),
    ("fix bike due:fri pri:H", "fix bike", "2026-11-27"),
    ("fix bike due:2026-12-01T15:00", "fix bike", "2026-12-01T15:00"),
    ("fix bike +home", "fix bike", ""), ("fix bike project:home", "fix bike", ""),
    ("fix bike tag:home due:2h", "fix bike", "2026-11-20T12:00"), ("fix bike recur:weekly", "fix bike", ""),
  ])
  func `Values that stand behind a name and a colon are the card's, and leave its title`(
    words: String, title: String, due: String
  ) throws {
    for words in [["add", words], ["add"] + words.split(separator: " ").map(String.init)] {
      let card = try card(words)
      #expect(card["title"]?.string == title, "\(card)")
      #expect(card["due"]?.string?.hasPrefix(due) ?? due.isEmpty, "\(card)")
    }
    let said = try home.run("say", "add \(words)")
    #expect(said.out.hasPrefix("Got it: \(title)") && !said.out.contains(":20"), "\(said)")
  }

  @Test func `The manual page tells of them`() throws {
    let page = try home.run("man").out
    for word in ["+home", "due:friday", "priority:high", "repeat:daily"] { #expect(page.contains(word), "\(word)") }
  }

  @Test func `Priority, lists and repeats are taken, too`() throws {
    #expect(try card(["add", "fix bike", "pri:H"])["priority"]?.number == 2)
    #expect(try card(["add", "fix", "gate", "priority:high"])["priority"]?.number == 2)
    for list in ["+home", "project:home", "tag:home", "tags:home,garden"] {
      #expect(try card(["add", "fix fence", list])["tags"]?.says("home") == true, "\(list)")
    }
    #expect(try card(["add", "feed the cat", "recur:daily"])["repeat"]?.says("DAILY") == true)
  }

  @Test(arguments: [
    "re: the invoice", "call mum: ask about due:soon", "see http://example.org/a", "mix 3:2 of flour", "c++ +1 it",
  ])
  func `A colon or a plus alone makes no value`(title: String) throws {
    let words = try #require(try card(["add", "--", title])["title"]?.string)
    #expect(words == title)
    let kept = try #require(try card(["add", "read", title])["title"]?.string)
    for word in title.split(separator: " ") where !word.contains(where: \.isNumber) && !word.hasSuffix(":") {
      #expect(kept.contains(word), "\(kept)")
    }
  }

  @Test func `A card is changed so, by its number, its words or its id`() throws {
    let id = try #require(try card(["add", "fix bike"])["id"]?.string)
    try home.run("list")
    for (which, value, due) in [
      ("1", "due:fri", "2026-11-27"), ("bike", "due:tomorrow", "2026-11-21"), (id, "due:mon", "2026-11-23"),
    ] {
      #expect(try home.run("edit", which, value).code == 0)
      #expect(try home.run("show", id, "--format", "{due}").out.hasPrefix(due), "\(which)")
    }
    #expect(try home.run("edit", "1", "pri:H", "+home").code == 0)
    #expect(try home.run("show", id, "--format", "{priority} {tags}").out == "2 home\n")
    #expect(try home.run("snooze", "bike", "wait:monday").out.contains("Monday"))
  }

  @Test func `Behind two hyphens every word is text`() throws {
    #expect(try home.run("add", "call mum", "--", "--due", "tomorrow").out == "Got it: call mum --due tomorrow.\n")
    #expect(try home.run("add", "--", "call mum tomorrow at 5").out == "Got it: call mum tomorrow at 5.\n")
    #expect(try home.run("add", "--due", "tomorrow", "--", "call dad").out == "Got it: call dad, tomorrow.\n")
    #expect(
      try home.run("add", "tomorrow at 5 swim", "--", "due:friday").out.hasPrefix(
        "Got it: swim due:friday, tomorrow at 17:00"))
    #expect(try home.run("find", "--", "--due").out.contains("call mum --due tomorrow"))
  }

  @Test func `An option for lists may be given for each, and any other only once`() throws {
    for words in [
      ["--tag", "home", "--tag", "garden"], ["--tags=home,garden"], ["--tags", "home", "--tags", "garden"],
    ] {
      let tags = try card(["add", "fix bike"] + words)["tags"]
      #expect(tags?.says("home") == true && tags?.says("garden") == true, "\(words)")
    }
    for words in [
      ["list", "--tag", "a", "--tag", "b"], ["add", "x", "--due", "friday", "--due=monday"],
      ["list", "--limit", "2", "--limit", "3"],
    ] {
      let outcome = try home.run(words, input: nil, now: Home.now)
      #expect(outcome.code == 2 && outcome.err.contains("is given twice"), "\(outcome)")
    }
  }

  @Test func `A sign is looked for as it stands`() throws {
    for title in ["buy milk", "5 * 7 tiles", "🎂 for mum", "say \"hi\" to jo"] { try home.run("add", "--title", title) }
    #expect(try home.run("find", "*", "--format", "{title}").out == "5 * 7 tiles\n")
    #expect(try home.run("find", "🎂", "--format", "{title}").out == "🎂 for mum\n")
    #expect(try home.run("find", "\"", "--format", "{title}").out == "say \"hi\" to jo\n")
    #expect(try home.run("find", "%").out == "No card matches “%”.\n")
    #expect(try home.run("list", "--query", "***").out == "No card matches “***”.\n")
  }

  @Test func `A list's name is one word, and what stands behind it is the title`() throws {
    let card = try card(["add", "project:work status:done call ann"])
    #expect(card["title"]?.string == "status:done call ann" && card["tags"]?.says("work") == true, "\(card)")
    #expect(try self.card(["add", "due:next friday"] + ["ring", "gran"])["title"]?.string == "ring gran")
  }

  @Test func `A name with nothing behind its colon empties the field, and a value that is none is no title`() throws {
    let id = try #require(try card(["add", "fix bike", "due:friday", "pri:H", "+home"])["id"]?.string)
    try home.run("list")
    for (word, field) in [("due:", "due"), ("pri:none", "priority"), ("tags:", "tags")] {
      #expect(try home.run("edit", "1", word).code == 0, "\(word)")
      let left = try home.run("show", id, "--format", "{\(field)}").out
      #expect(field == "priority" ? left == "1\n" : left.allSatisfy(\.isWhitespace), "\(word): \(left)")
    }
    let wrong = try home.run("edit", "1", "due:zork")
    #expect(wrong.code == 2 && wrong.err.contains("“zork” isn't valid for due"), "\(wrong)")
    #expect(try home.run("show", id, "--format", "{title}").out == "fix bike\n")
  }
}
