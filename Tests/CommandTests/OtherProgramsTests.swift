import Engine
import Foundation
import Homes
import Testing
import Tools

@testable import nudgy

/// Verbs that users of Taskwarrior, todo.txt, td and jrnl have in their fingers: they work, or lead on.
@Suite struct OtherProgramsTests {
  let home: Home

  init() throws {
    home = try Home()
    for title in ["buy milk", "fix bike", "call mum"] { try home.run("add", title) }
    try home.run("list")
  }

  @Test(arguments: [
    ("2 done", "Done: fix bike."), ("done 2", "Done: fix bike."), ("do 2", "Done: fix bike."),
    ("finish bike", "Done: fix bike."),
    ("close 2", "Done: fix bike."), ("remove 2", "Dropped: fix bike."), ("del bike", "Dropped: fix bike."),
    ("info 2", "fix bike"), ("view bike", "fix bike"), ("2 info", "fix bike"),
    ("2 due friday", "Changed: fix bike, Fri 27 Nov"),
    ("modify 2 due:friday", "Changed: fix bike, Fri 27 Nov"), ("mod 2 pri:H", "Changed: fix bike, important"),
    ("2 modify +home", "Changed: fix bike"), ("mv 2 tomorrow", "Changed: fix bike, tomorrow"),
    ("pri 2 high", "Changed: fix bike, important"), ("tag 2 garden", "Changed: fix bike"),
    ("wait 2 monday", "Snoozed: fix bike"),
    ("start 2", "25 minutes for fix bike"), ("focus 2", "25 minutes for fix bike"),
    ("new paint the fence", "Got it: paint the fence."), ("agenda", "Nothing is due"),
  ])
  func `They work`(words: String, told: String) throws {
    let outcome = try home.run(words.split(separator: " ").map(String.init), input: nil, now: Home.now)
    #expect(outcome.code == 0 && outcome.out.contains(told), "\(outcome)")
  }

  @Test(arguments: [
    ("tags", "nudgy list --tag"), ("projects", "nudgy list --tag"), ("overdue", "nudgy list overdue"),
    ("completed", "nudgy list done"), ("waiting", "nudgy list snoozed"), ("tomorrow", "nudgy list tomorrow"),
    ("week", "nudgy list week"), ("count", "nudgy --ndjson list | wc -l"), ("ids", "nudgy list --format '{id}'"),
    ("annotate 2 ask first", "nudgy edit 2 --notes"), ("append 2 x", "nudgy edit 2 --notes"),
    ("rename 2 x", "nudgy edit 2 --title"), ("summary", "nudgy stats"), ("history", "nudgy list done"),
    ("archive", "nudgy list done"), ("import x", "nudgy restore"), ("quit", "Ctrl-D"), ("exit", "Ctrl-D"),
    ("purge", "nudgy trash empty"), ("remind me to call", "nudgy say"),
  ])
  func `They lead on`(words: String, hint: String) throws {
    let outcome = try home.run(words.split(separator: " ").map(String.init), input: nil, now: Home.now)
    #expect(outcome.code == 2 && outcome.err.contains(hint), "\(outcome)")
    #expect(try home.run("list", "--format", "{title}").lines.count == 4)
  }

  /// No verb of nudgy's own is hidden by one of others.
  @Test func `What others call a verb is no verb of nudgy's, and leads to one that is`() throws {
    let verbs = Set(try home.context().session().catalogue.map(\.verb))
    #expect(verbs.isDisjoint(with: CommandWords.aliases.keys))
    #expect(verbs.isSuperset(of: CommandWords.aliases.values))
    for verb in CommandWords.aliases.keys { #expect(Subcommands.command(verb) == nil, "\(verb)") }
    #expect(verbs.isDisjoint(with: CommandWords.elsewhere.keys))
    #expect(Set(CommandWords.aliases.keys).isDisjoint(with: CommandWords.elsewhere.keys))
    for verb in CommandWords.elsewhere.keys {
      #expect(CommandWords.verbs(of: verb) == nil && Subcommands.command(verb) == nil)
    }
  }

  @Test func `A short id of digits alone is no number of the last list`() throws {
    let context = try home.context()
    let tools = context.session().catalogue
    #expect(CommandWords.numberedCalls("snooze 3 2h", tools, context.reading)?.count == 1)
    #expect(CommandWords.numberedCalls("snooze 1234567 2h", tools, context.reading) == nil)
  }

  @Test func `New words behind a number or an id are the new words`() throws {
    #expect(try home.run("edit", "3", "ring", "gran").out.hasPrefix("Changed: ring gran"))
    #expect(try home.run("edit", "3", "call mum and dad").out.hasPrefix("Changed: call mum and dad"))
    let id = try #require(try home.run("find", "milk", "--format", "{id}").lines.first)
    #expect(try home.run("edit", id, "buy", "oat", "milk").out.hasPrefix("Changed: buy oat milk"))
    try home.run("find", "bike")
    #expect(try home.run("edit", "1", "tomorrow").out.hasPrefix("Changed: fix bike, tomorrow"))
    try home.run("note", "add", "the boiler code is E119")
    try home.run("note", "list")
    #expect(try home.run("note", "edit", "1", "the boiler code is E120").out.contains("E120"))
    #expect(try home.run("note", "list").out.contains("E120"))
    let unknown = try home.run("edit", "9", "ring", "gran")
    #expect(unknown.code == 3 && unknown.err.contains("There's no number 9"), "\(unknown)")
    #expect(try home.run("done", "2", "gran").code == 3)
  }

  @Test(arguments: [("bike 10m", "10 minutes"), ("bike 1h", "60 minutes"), ("bike", "25 minutes")])
  func `A short time behind a title is how long`(words: String, told: String) throws {
    let outcome = try home.run(["focus"] + words.split(separator: " ").map(String.init), input: nil, now: Home.now)
    #expect(outcome.code == 0 && outcome.out.hasPrefix("\(told) for fix bike"), "\(outcome)")
  }
}
