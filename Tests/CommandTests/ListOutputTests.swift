import Foundation
import Homes
import Replies
import Testing

/// What lists, the log and help look like for people at a command line and for programs.
@Suite struct ListOutputTests {
  let home: Home

  init() throws { home = try Home() }

  @Test func `A card with a rhythm shows its list, too`() throws {
    try home.run("add", "bins out every tuesday and friday #home")
    try home.run("add", "take out the glass every month #home #glass")
    let rows = try home.run("list").lines
    #expect(rows.contains { $0.contains("every Tue, Fri #home") })
    #expect(rows.contains { $0.contains("every month #glass #home") })
  }

  @Test func `The log is a list for programs, as cards are`() throws {
    try home.run("symptom", "headache 6")
    try home.run("measure", "sleep 7h")
    for command in [["log", "list", "--json"], ["--json", "log", "list", "--period", "month"]] {
      let reply = try home.run(command, input: nil, now: Home.now).json
      #expect(reply["list"]?["cards"]?.array?.count == 2)
    }
  }

  @Test func `A blood pressure is taken as two numbers, or it is said how`() throws {
    let outcome = try home.run("measure", "blood pressure", "--value", "131/86")
    #expect(outcome.code == 0 && outcome.out == "Logged: blood pressure 131/86.\n")
    let one = try home.run("measure", "blood pressure", "--value", "131")
    #expect(one.code == 2 && one.err.contains("takes 2 numbers") && one.err.contains("131/86"))
    #expect(try home.run("log", "list").out.contains("blood pressure 131/86"))
  }

  @Test(arguments: [
    ["help"], ["help", "edit"], ["help", "add"], ["help", "note"], ["help", "json"], ["list", "--help"],
  ])
  func `Help fits 80 columns, and breaks between words`(words: [String]) throws {
    let lines = try home.run(words, input: nil, now: "2026-11-20T10:00").lines
    #expect(lines.allSatisfy { $0.count <= 80 || $0.hasPrefix("  nudgy say ") }, "\(lines.filter { $0.count > 80 })")
  }

  @Test func `A usage line breaks before a bracket, under its own beginning`() throws {
    let lines = try home.run("help", "edit").lines
    #expect(lines[0] == "usage: nudgy edit [WHICH] [--title TITLE] [--due DUE] [--repeat REPEAT]")
    #expect(lines[1].hasPrefix("       [--priority PRIORITY]"))
  }

  @Test func `Numbers behind rm drop them from the list, and things to do keep their words`() throws {
    let lines = ["buy milk", "feed the cat", "oil the hinge", "list", "rm 2", "rm the old tiles", "list", "rm 1"]
    try home.run("say", "--stdin", input: lines.joined(separator: "\n"))
    let dropped = try home.run("list", "dropped").out
    #expect(dropped.contains("feed the cat") && dropped.contains("buy milk"))
    let waiting = try home.run("list").out
    #expect(waiting.contains("oil the hinge"))
    #expect(!waiting.contains("feed the cat"))
  }

  @Test func `Words of other shells mean the same here`() throws {
    try home.run("add", "buy milk")
    #expect(try home.run("grep", "milk").out.contains("buy milk"))
    #expect(try home.run("ls").out.contains("buy milk"))
  }

  @Test func `Days without an end are a year at most, and without a beginning what is left from before`() throws {
    try home.run("add", "water the plants every monday")
    try home.run("add", "take the pills every 8 hours")
    let since = try home.run("list", "--since", "monday").lines
    #expect(since[0] == "From Mon 16 Nov on")
    #expect((1000...1200).contains(since.count))
    try home.run("add", "pay the rent today")
    let until = try home.run("list", "--until", "friday", now: "2026-11-23T10:00").out
    #expect(!until.contains("1970") && !until.contains("9999"))
    #expect(until.contains("pay the rent"))
    let far = try home.run("list", "--until", "2026-12-31").lines
    #expect(far[0] == "Until Thu 31 Dec")
    let done = try home.run("list", "done", "--since", "monday").lines
    #expect(done[0] == "Nothing was done in that time.")
  }

  @Test(arguments: ["timeline", "moods", "stats"])
  func `What is logged is shown up to a day, without naming a first one`(verb: String) throws {
    for words in [["mood", "6"], ["symptom", "headache 6"], ["add", "oil the hinge"], ["done", "hinge"]] {
      _ = try home.run(words, input: nil, now: "2026-11-10T10:00")
    }
    let outcome = try home.run(verb, "--until", "2026-11-15")
    #expect(outcome.code == 0 && !outcome.out.contains("1970"), "\(outcome.out)")
  }

  @Test func `In a conversation an option behind a verb counts as on the command line`() throws {
    let lines = ["nausea 2 yesterday at 9am"] + (1...7).map { "headache \($0)" } + ["timeline --all"]
    let out = try home.run("say", "--stdin", input: lines.joined(separator: "\n")).out
    #expect(out.contains("7\theadache 1 of 10"))
  }
}
