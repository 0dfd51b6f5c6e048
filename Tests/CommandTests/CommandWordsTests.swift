import Foundation
import Homes
import JSONChecks
import Replies
import Testing

@testable import nudgy

/// Nouns and their verbs, ids, lists for programs: what a script needs.
@Suite struct CommandWordsTests {
  let home: Home

  init() throws { home = try Home() }

  private func objects(_ words: String...) throws -> [JSON] {
    try home.run(words, input: nil, now: Home.now).objects
  }

  private func objects(_ flag: String, words: [String]) throws -> [JSON] {
    try home.run([flag] + words, input: nil, now: Home.now).objects
  }

  private func rows(_ words: String...) throws -> [String] {
    try home.run(words, input: nil, now: "2026-11-20T10:00").lines.filter { !$0.isEmpty }
  }

  private func add(_ title: String) throws -> String {
    try #require(objects("--json", "add", title).first?["id"]?.string)
  }

  private var titles: [String] {
    get throws { try objects("--ndjson", "list").compactMap { $0["title"]?.string } }
  }

  @Test func `A script adds, finds, finishes and undoes a hundred cards by their ids`() throws {
    let ids = try (1...100).map { try add("thing \($0)") }
    #expect(Set(ids).count == 100)
    let found = try objects("--ndjson", "find", "thing")
    #expect(Set(found.compactMap { $0["id"]?.string }) == Set(ids))
    #expect(try objects("--ndjson", "list").count == 100)
    for batch in stride(from: 0, to: 100, by: 25) {
      let done = try home.run(["done"] + ids[batch..<batch + 25], input: nil, now: "2026-11-20T10:00")
      #expect(done.code == 0 && done.lines.count { !$0.isEmpty } == 25)
    }
    #expect(try home.run("list").out == "Nothing is waiting.\n")
    #expect(try home.run("undo").code == 0)
    #expect(try titles.count == 25)
  }

  @Test func `An id may be short while no other ends or begins so`() throws {
    let (milk, soap) = (try add("milk"), try add("soap"))
    #expect(try home.run("snooze", String(milk.suffix(7)), "till", "monday").out.contains("milk"))
    #expect(try home.run("done", String(soap.suffix(9))).out == "Done: soap.\n")
    #expect(try home.run("done", String(milk.prefix(8))).code == 2, "both begin so")
    #expect(try home.run("done", "0123456789abcdef").code == 3)
    #expect(try titles == ["milk"])
  }

  @Test func `Numbers of a list, and ranges of them`() throws {
    for title in ["red paint", "blue paint", "green paint", "white paint", "black paint"] { _ = try add(title) }
    _ = try home.run("list")
    #expect(try rows("done", "1", "3-4") == ["Done: red paint.", "Done: green paint.", "Done: white paint."])
  }

  @Test func `A noun with one of its verbs is that verb, and what is added is text as it stands`() throws {
    #expect(
      try home.run("note", "add", "list", "the", "tools", "tomorrow").out
        == "Saved as a note: list the tools tomorrow.\n")
    #expect(try home.run("note", "list").out.contains("list the tools tomorrow"))
    #expect(try home.run("note", "find", "tools").out.contains("list the tools"))
    #expect(try home.run("mood", "add", "7", "slept well").out.contains("7 of 10"))
    #expect(try home.run("log", "add", "headache", "6").out.contains("headache 6 of 10"))
    #expect(try home.run("log", "add", "took", "ibuprofen").out.contains("ibuprofen"))
    #expect(try home.run("log", "add", "weight", "70", "kg").out.contains("weight 70 kg"))
    #expect(try home.run("log").out.contains("headache"))
    #expect(try home.run("memory", "add", "i am vegan").out == "I'll remember: i am vegan.\n")
    #expect(try home.run("memory", "delete", "i am vegan").code == 0)
    #expect(try home.run("profile", "add", "work").out.contains("work"))
    #expect(try rows("profile", "list") == ["  default", "* work"])
  }

  @Test func `A tool's own verb goes on, and words stay words`() throws {
    #expect(try home.run("note", "the boiler code is E119").out.contains("Saved as a note"))
    #expect(try home.run("add", "--", "-5 degrees fix heater").out == "Got it: -5 degrees fix heater.\n")
    #expect(try home.run("add", "read", "--all", "-h", "about").out == "Got it: read --all -h about.\n")
    #expect(try rows("add", "pills at 8am and 8pm every day").count == 2)
  }

  @Test func `What is piped is whole, and may be limited, sorted and given by days`() throws {
    for number in 1...8 { _ = try add("thing \(9 - number)") }
    #expect(try rows("list").count == 9)
    #expect(try rows("list", "--limit", "2") == ["Waiting", "1\tthing 8", "2\tthing 7", "and 6 more"])
    #expect(
      try rows("list", "--sort", "title", "--format", "{title}") == (1...8).map { "thing \($0)" })
    _ = try home.run("add", "dentist on 2026-11-25")
    #expect(
      try rows("list", "--since", "today", "--until", "2026-11-30", "--format", "{title} {due}") == [
        "dentist 2026-11-25"
      ])
  }

  @Test func `Settings and long titles are whole in a pipe, and a table names all of them to a program`() throws {
    let count = try rows("settings").count { $0.contains("profile") }
    #expect(count > 10)
    let table = try #require(objects("--json", "settings").first?["table"])
    #expect(table["rows"]?.array?.count == count)
    #expect(try home.run("settings", "--page", "2").out.contains("Settings 6 to 10"))
    let title = String(repeating: "word ", count: 100) + "end"
    _ = try add(title)
    #expect(try rows("list").contains("1\t" + title))
    #expect(try rows("list", "--limit", "1").contains("1\t" + title))
    for words in [["list"], ["show", "word"], ["next"], ["find", "word"]] {
      #expect(try home.run(["--accessible"] + words, input: nil, now: Home.now).out.contains(title), "\(words)")
    }
  }

  @Test func `Moods have ids, by which they are changed and deleted`() throws {
    for (score, hour) in [("4", "08"), ("6", "09"), ("9", "10")] {
      try home.run("mood", "add", score, "tired", now: "2026-11-20T\(hour):00")
    }
    let moods = try objects("--ndjson", "mood", "list")
    #expect(moods.compactMap { $0["score"]?.number } == [9, 6, 4], "\(moods)")
    let ids = moods.compactMap { $0["id"]?.string }
    try #require(Set(ids).count == 3)
    #expect(try rows("mood", "list", "--format", "{id} {score}") == zip(ids, [9, 6, 4]).map { "\($0) \($1)" })
    #expect(try home.run("mood", "edit", ids[1], "--score", "7").code == 0)
    #expect(try rows("mood", "list", "--format", "{score}") == ["9", "7", "4"])
    #expect(try home.run("mood", "delete", ids[2]).code == 0)
    #expect(try rows("mood", "list", "--format", "{id}") == Array(ids.prefix(2)))
    let reply = try #require(objects("--json", "mood", "list").first)
    #expect("\(reply)".contains(ids[0]))
  }

  @Test func `Every change names its record's id`() throws {
    let id = try add("soap")
    #expect(try objects("--json", "done", id).first?["id"]?.string == id)
    for verb in ["undo", "redo", "undo"] {
      #expect(try objects("--json", verb).first?["id"]?.string == id, "\(verb)")
    }
    _ = try home.run("snooze", id, "till", "monday")
    #expect(try objects("--json", "undo").first?["id"]?.string == id)
    _ = try home.run("plan", "add", "sertraline", "50mg", "every", "morning")
    let plan = try #require(objects("--ndjson", "plan", "list").first?["id"]?.string)
    #expect(try objects("--json", "plan", "delete", "sertraline").first?["id"]?.string == plan)
    let left = try #require(objects("--json", "inbox", "add", "milk").first?["id"]?.string)
    #expect(try #require(objects("--ndjson", "inbox").first)["file"]?.string == left)
  }

  @Test func `An error is an object, too, and moments have an offset`() throws {
    let trouble = try #require(objects("--json", "done", "nosuch").first?["error"])
    #expect(trouble["code"]?.number == 3 && trouble["message"]?.string == "No card matches “nosuch”.")
    let unknown = try #require(objects("--json", "frobnicate").first?["error"])
    #expect(unknown["code"]?.number == 2)
    _ = try home.run("add", "dentist tomorrow at 3")
    let card = try #require(objects("--ndjson", "list").first)
    let due = try #require(card["due"]?.string)
    #expect(due.hasPrefix("2026-11-21T15:00:00") && ["+", "-"].contains(due.dropFirst(19).first))
    #expect(ISO8601DateFormatter().date(from: due) != nil)
  }

  @Test(arguments: [
    (["sno"], "snooze"), (["note", "l"], "list"), (["list", "--s"], "--sort"), (["list", "--scope", "ov"], "overdue"),
    (["help", "j"], "json"), (["done", "buy"], "buy milk"), (["--j"], "--json"), (["export", ""], ":files"),
    (["completions", "z"], "zsh"), (["--profile", "work", "--json", "sno"], "snooze"), (["list", "--al"], "--all"),
    (["list", "--li"], "--limit"), (["list", "--si"], "--since"), (["ls", "--un"], "--until"),
    (["remind", "--in"], "--install"), (["open", "--un"], "--uninstall"), (["export", "--c"], "--csv"),
    (["export", "--with"], "--without-sealed"), (["backup", "--re"], "--recipient"), (["backup", "--js"], "--json"),
    (["status", "--format", "wa"], "waybar"), (["inbox", "a"], "add"), (["inbox", "add", "--u"], "--url"),
    (["moods", "--svg", "/etc/hostn"], ":files"), (["visit", "--html", ""], ":files"),
    (["mood", "list", "--s"], "--svg"),
    (["export", "--csv", ""], ":files"), (["restore", "--identity", ""], ":files"), (["backup", ""], ":files"),
    (["profile", "wo"], "work"), (["profile", ""], "default"), (["profile", "us"], "use"),
    (["profile", "use", ""], "work"), (["--profile", "wo"], "work"), (["list", "--profile", "wo"], "work"),
    (["settings", "sound", ""], "bell"), (["settings", "motion", "of"], "off"), (["settings", "so"], "sound"),
    (["config", "sound", "o"], "off"), (["mcp", "--allow", "mo"], "mood_log"), (["help", "note", "pi"], "pin"),
    (["drop", "--which", "b"], "buy milk"),
  ])
  func `What may stand next`(words: [String], candidate: String) throws {
    _ = try add("buy milk")
    try home.run("profile", "work", "--make")
    try home.run("profile", "default")
    let lines = try home.run(["complete", "--"] + words, input: nil, now: "2026-11-20T10:00").lines
    #expect(lines.map { String($0.prefix { $0 != "\t" }) }.contains(candidate), "\(lines)")
  }

  @Test(arguments: [["settings", "sound", "m"], ["note", "show", "b"], ["add", "--", "l"], ["--profile", "d"]])
  func `What may not stand next`(words: [String]) throws {
    _ = try add("buy milk")
    let lines = try home.run(["complete", "--"] + words, input: nil, now: "2026-11-20T10:00").lines
    #expect(lines.filter { !$0.isEmpty && !$0.hasPrefix("default") } == [])
  }

  @Test func `An empty list is no line for a program`() throws {
    for words in [
      ["list"], ["note", "list"], ["memory", "list"], ["journal", "list"], ["find", "milk"], ["trash"],
      ["plan", "list"],
      ["log", "list"], ["mood", "list"], ["moods"], ["gratitude"],
    ] {
      for flags in [["--ndjson"], ["--format", "{id}"]] {
        let outcome = try home.run(flags + words, input: nil, now: "2026-11-20T10:00")
        #expect(outcome.code == 0 && outcome.out.isEmpty && outcome.err.isEmpty, "\(words): \(outcome)")
      }
    }
  }

  @Test func `A template is filled with the record that was changed`() throws {
    let id = try add("soap")
    #expect(try rows("done", "soap", "--format", "{id} {title}") == ["\(id) soap"])
    #expect(try rows("undo", "--format", "{id}") == [id])
    for words in [["note", "add", "hi"], ["mood", "add", "7"], ["log", "add", "headache", "6"], ["add", "milk"]] {
      let row = try rows(words[0], words[1], words.dropFirst(2).joined(separator: " "), "--format", "<{id}>")
      #expect(row.count == 1 && row[0].wholeMatch(of: /<[0-9a-f-]{36}>/) != nil, "\(words): \(row)")
    }
  }

  @Test func `Everything goes into tables and texts, in a folder of its own`() throws {
    _ = try home.run("add", "call mum")
    _ = try home.run("note", "add", "the boiler code is \"E119\", not E120")
    _ = try home.run("say", "journal: it rained")
    let (tables, texts) = (home.path + "/tables", home.path + "/texts")
    #expect(try home.run("export", "--csv", tables).code == 0)
    let nudges = try String(contentsOfFile: tables + "/nudges.csv", encoding: .utf8)
    #expect(nudges.hasPrefix("id,title,") && nudges.contains(",call mum,"))
    #expect(
      try String(contentsOfFile: tables + "/notes.csv", encoding: .utf8).contains(#"the boiler code is ""E119"", not"#))
    #expect(try home.run("export", "--markdown", texts).code == 0)
    #expect(try String(contentsOfFile: texts + "/journal 2026-11-20.md", encoding: .utf8).contains("it rained"))
    #expect(try String(contentsOfFile: texts + "/things to do.md", encoding: .utf8).contains("- [ ] call mum"))
    #expect(try home.run("export", "--csv", tables).code == 2, "it is there already")
    #expect(try home.run("export", "--csv", home.path + "/more", "--without-sealed").code == 0)
    #expect(try !String(contentsOfFile: home.path + "/more/notes.csv", encoding: .utf8).contains("boiler code"))
    let mode = try FileManager.default.attributesOfItem(atPath: tables)[.posixPermissions] as? Int
    #expect(mode == 0o700)
  }

  @Test func `What is done is not done again, and a change that changes nothing is no success`() throws {
    let id = try add("buy milk")
    #expect(try home.run("reopen", id).err.contains("It's still open: buy milk."))
    #expect(try home.run("done", id).code == 0)
    let again = try home.run("done", id)
    #expect(again.code == 1 && again.err.contains("It's done already: buy milk."))
    #expect(try home.run("snooze", id, "till", "friday").code == 1)
    #expect(try home.run("reopen", id).code == 0)
    #expect(try home.run("drop", id).code == 0)
    #expect(try home.run("drop", id).code == 1)
    #expect(try home.run("list").code == 0)
  }

  @Test func `A moment that was printed is read, whatever its offset`() throws {
    _ = try home.run("add", "dentist tomorrow at 3")
    let due = try #require(objects("--ndjson", "list").first?["due"]?.string)
    for (title, moment) in [("first", due), ("second", "2026-11-21T16:00+01:00"), ("third", "2026-11-21T15:00Z")] {
      #expect(try rows("add", title + " visit", "--due", moment) == ["Got it: \(title) visit, tomorrow at 15:00."])
    }
    #expect(try home.run("snooze", "dentist", "--until", "2026-11-20T18:00-05:00").out.contains("today at 23:00"))
  }

  @Test func `A moment that the clocks skip is told, however it was given`() throws {
    let told = "The clocks skip that time, so it comes"
    for words in [
      ["add", "gate", "--due", "2027-03-28T01:30"], ["add", "fence on 28 march 2027 at 1:30am"],
      ["say", "hedge on 28 march 2027 at 1:30am"], ["snooze", "gate", "--until", "2027-03-28T01:30"],
      ["edit", "fence", "--due", "2027-03-28T01:45"],
    ] {
      let outcome = try home.run(words, input: nil, now: "2026-11-20T10:00")
      #expect(outcome.code == 0 && outcome.out.contains(told) && outcome.out.contains("02:"), "\(words): \(outcome)")
    }
    #expect(try !home.run("add", "path", "--due", "2027-03-28T02:30").out.contains(told))
  }

  @Test func `What was exported in two zones can be put in order`() throws {
    let other = try Home()
    try home.run("add", "in London", "--due", "2026-12-01T08:30")
    try other.run("add", "in Tokyo", "--due", "2026-12-01T17:00", environment: ["TZ": "Asia/Tokyo"])
    var moments: [(title: String, due: Date)] = []
    for (home, zone) in [(home, "Europe/London"), (other, "Asia/Tokyo")] {
      let life = try home.run("export", environment: ["TZ": zone]).json
      let card = try #require(life["nudges"]?.array?.first)
      let due = try #require(card["due"]?.string.flatMap { ISO8601DateFormatter().date(from: $0) })
      moments.append((try #require(card["title"]?.string), due))
    }
    #expect(moments.sorted { $0.due < $1.due }.map(\.title) == ["in Tokyo", "in London"])
  }

  @Test func `A noun alone lists what it has, or says what can be done with it`() throws {
    #expect(try home.run("log", "headache", "6").out == "Logged: headache 6 of 10.\n")
    #expect(try home.run("log").out.contains("headache 6 of 10"))
    #expect(try home.run("key").out.contains("nudgy key passphrase"))
  }

  @Test func `A limit of one shows one`() throws {
    _ = try home.run("grateful", "tea", "and", "toast")
    #expect(try home.run("gratitude", "--limit", "1").out.contains("tea"))
    _ = try home.run("note", "add", "one")
    _ = try home.run("note", "add", "two")
    #expect(try rows("note", "list", "--limit", "1").count == 3, "a heading, one note, and how many more")
  }

  @Test func `A folder of exports is whole or not there`() throws {
    let long = String(repeating: "the boiler code is E119. ", count: 20_000)
    #expect(try home.run(["note"], input: Data(long.utf8), now: "2026-11-20T10:00").code == 0)
    let folder = home.path + "/tables"
    // The store's own files stay below the limit, and the table of notes does not.
    let failed = try home.shell(
      #"ulimit -f 600; "$nudgy" export --csv "\#(folder)""#, environment: ["NUDGY_HOME": home.path])
    #expect(failed.code == 1 && failed.err.contains("couldn't be written"), "\(failed)")
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test(arguments: [
    ("note add the boiler code is E119", "add_note"), ("note list", "list_notes"), ("note find boiler", "find_notes"),
    ("journal list", "show_journal"), ("mood add 7", "log_mood"), ("mood list", "show_mood"),
    ("log add headache 6", "log_symptom"), ("log list", "show_timeline"), ("plan list", "show_plans"),
    ("memory add i like tea", "remember"), ("key lock", "lock"), ("Note add eggs", "add_note"),
    ("prompt list", "list_prompts"),
  ])
  func `What the command line takes, the shell takes as well`(line: String, tool: String) throws {
    let outcome = try home.run("parse", input: line + "\n")
    #expect(try outcome.objects.first?["tool"]?.string == tool, "\(outcome.out)")
  }

  @Test func `A noun and its verb that begin a sentence are no command`() throws {
    let outcome = try home.run("say", "note show and tell at school on friday")
    #expect(outcome.code == 0 && outcome.err.isEmpty)
    #expect(try home.run("export").out.contains("and tell at school"))
  }

  @Test(arguments: [
    (["snooze", "mum", "2h"], "12:00"), (["snooze", "mum", "+3d"], "Monday"), (["snooze", "mum", "2d"], "Sun"),
    (["snooze", "call", "mum", "30m"], "10:30"),
  ])
  func `A short time behind a title is the time`(words: [String], told: String) throws {
    _ = try add("call mum")
    let outcome = try home.run(words, input: nil, now: "2026-11-20T10:00")
    #expect(
      outcome.code == 0 && outcome.out.hasPrefix("Snoozed: call mum, until") && outcome.out.contains(told), "\(outcome)"
    )
  }

  @Test func `The names of options are no words of the person's`() throws {
    try home.run("note", "add", "hi there")
    let edited = try home.run("note", "edit", "hi", "--body", "see you")
    #expect(edited.out.hasPrefix("Changed.") && !edited.out.contains("helpline"), "\(edited)")
    #expect(try home.run("add", "--title", "i want to kill myself").out.contains("Are you safe right now?"))
  }

  @Test(arguments: [
    ("mv 1 tomorrow 14:00", "2026-11-21T14:00"), ("1 due fri", "2026-11-27"), ("mv 1 2h", "2026-11-20T12:00"),
    ("mod 1 due:tomorrow pri:H", "2026-11-21"), ("move 1 to monday", "2026-11-23"),
  ])
  func `A verb beside a number changes that card, in either order`(line: String, due: String) throws {
    let lines = ["buy milk", "list", line].joined(separator: "\n")
    _ = try home.run([], input: Data(lines.utf8), now: "2026-11-20T10:00")
    let cards = try objects("--ndjson", "list")
    #expect(cards.compactMap { $0["title"]?.string } == ["buy milk"])
    #expect(cards.first?["due"]?.string?.hasPrefix(due) == true, "\(cards)")
  }

  @Test func `Tags, priority, snooze and done by number`() throws {
    let lines = [
      "buy milk", "call mum", "fix chair", "list", "tag 1-2 home", "list", "prio 3 high", "list", "2 done", "list",
      "wait 2 monday", "move 3 boxes tomorrow", "list", "snooze 1 1h",
    ].joined(separator: "\n")
    let out = try home.run([], input: Data(lines.utf8), now: "2026-11-20T10:00").out
    let cards = try objects("--ndjson", "list")
    let titles = cards.compactMap { $0["title"]?.string }
    #expect(titles.contains { $0.contains("boxes") }, "\(titles) \(out)")
    #expect(cards.count == 3, "\(cards)")
    #expect(cards.count { $0["tags"]?.says("home") == true } == 1, "\(cards)")
    #expect(cards.count { $0["snoozedUntil"]?.string != nil } == 2, "\(cards)")
  }
}
