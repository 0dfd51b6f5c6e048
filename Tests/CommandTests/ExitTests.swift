import Foundation
import Homes
import JSONChecks
import Replies
import Subprocesses
import Testing

/// Every door, and every way a call can end: its exact code, and a sentence that names the matter.
@Suite struct ExitTests {
  let home: Home
  init() throws { home = try Home() }

  struct Ending: CustomTestStringConvertible, Sendable {
    let words: [String]
    let code: Int32
    /// On stdout for 0, else on stderr.
    let says: String
    var input: String?

    init(_ words: String..., code: Int32, says: String, input: String? = nil) {
      (self.words, self.code, self.says, self.input) = (words, code, says, input)
    }

    var testDescription: String { words.joined(separator: " ") }
  }

  static let endings = [
    Ending("say", "what's next", code: 0, says: "water the ferns"),
    Ending("say", "--stdin", code: 0, says: "Got it: buy milk.", input: "add buy milk\n"),
    Ending("say", "--stdin", code: 3, says: "No card matches “unicorns”.", input: "add buy milk\ndone unicorns\n"),
    Ending("say", "done unicorns", code: 3, says: "No card matches “unicorns”."),
    Ending("parse", code: 0, says: #""tool":"next_nudge""#, input: "what's next\n"),
    Ending("parse", "--dump", code: 0, says: #""title":"buy milk""#, input: "buy milk\n"),
    Ending("parse", "--bogus", code: 2, says: "--bogus"),
    Ending("when", code: 0, says: "2026-11-21", input: "tomorrow\n"),
    Ending("when", "--bogus", code: 2, says: "--bogus"),
    Ending("explain", "what's next", code: 0, says: "next_nudge"),
    Ending("explain", code: 2, says: "“explain” needs more words: the line."),
    Ending("sample", "next_nudge", "--count", "1", code: 0, says: ""),
    Ending("sample", code: 2, says: "“sample” needs more words: the tool's name or verb."),
    Ending("sample", "nothing", code: 3, says: "no tool called nothing"),
    Ending("export", code: 0, says: "water the ferns"),
    Ending("export", "--bogus", code: 2, says: "--bogus"),
    Ending("doctor", code: 0, says: "The store is fine."),
    Ending("completions", "fish", code: 0, says: "nudgy"),
    Ending("completions", "tcsh", code: 2, says: "not for tcsh"),
    Ending("completions", code: 2, says: "“completions” needs more words: bash, zsh or fish."),
    Ending("man", code: 0, says: ".TH NUDGY 1"),
    Ending("upkeep", code: 0, says: ""),
    Ending("upkeep", "--bogus", code: 2, says: "--bogus"),
    Ending("frobnicate", code: 2, says: "There's no command frobnicate."),
    Ending("snoze", code: 2, says: "There's no command snoze. Closest: snooze"),
    Ending("delete", "milk", code: 3, says: "No card matches “milk”."),
    Ending("ls", code: 0, says: "water the ferns"),
    Ending("rm", "milk", code: 3, says: "No card matches “milk”."),
    Ending("rm", "ferns", code: 0, says: "Dropped: water the ferns."),
    Ending("search", "ferns", code: 0, says: "water the ferns"),
    Ending("grep", "ferns", code: 0, says: "water the ferns"),
    Ending("postpone", "ferns", "till", "friday", code: 0, says: "Snoozed: water the ferns"),
    Ending("later", "ferns", "till", "friday", code: 0, says: "Snoozed: water the ferns"),
    Ending("config", code: 0, says: "quiet"),
    Ending("config", "motion", "off", code: 0, says: "Set: motion off."),
    Ending("add", "-h", code: 0, says: "usage: nudgy add"),
    Ending("add", "buy", "milk", "-h", code: 0, says: "usage: nudgy add"),
    Ending("say", "add -h", code: 0, says: "try: "),
    Ending("say", "add milk --help", code: 0, says: "try: "),
    Ending("say", "note add -h", code: 0, says: "try: "),
    Ending("say", "--stdin", code: 0, says: "try: ", input: "add -h\n"),
    Ending("-h", code: 0, says: "things to do"),
    Ending("-V", code: 0, says: "nudgy 0."),
    Ending("help", code: 0, says: "things to do"),
    Ending("help", "snooze", code: 0, says: "usage: nudgy snooze"),
    Ending("help", "note", code: 0, says: "nudgy note delete"),
    Ending("help", "note", "add", code: 0, says: "usage: nudgy note add"),
    Ending("help", "json", code: 0, says: "ISO 8601"),
    Ending("help", "accessibility", code: 0, says: "NUDGY_ACCESSIBLE"),
    Ending("help", "privacy", code: 0, says: "sealed"),
    Ending("help", "zork", code: 2, says: "There's no help on zork."),
    Ending("list", "--limit", "x", code: 2, says: "--limit needs a number"),
    Ending("list", "--since", "zork", code: 2, says: "zork"),
    Ending("list", "--since", "friday", "--until", "2026-01-01", code: 2, says: "--since is after --until"),
    Ending("memory", "list", "--since", "monday", code: 2, says: "lists nothing by days"),
    Ending("list", "--format", code: 2, says: "--format needs a template."),
    Ending("undo", "1", code: 0, says: "Undone"),
    Ending("undo", "zork", code: 2, says: "“undo” doesn't take “zork”."),
    Ending("redo", "1", code: 2, says: "“redo” doesn't take “1”."),
    Ending("redo", "--bogus", code: 2, says: "--bogus"),
    Ending("done", "fern", code: 0, says: "Done: water the ferns."),
    Ending("done", "frens", code: 3, says: "No card matches “frens”. Closest: water the ferns."),
    Ending("snooze", "watre", "--until", "friday", code: 3, says: "Closest: water the ferns."),
    Ending("show", "frens", code: 3, says: "Closest: water the ferns."),
    Ending("doctor", "--help", code: 0, says: "nudgy doctor"),
    Ending("parse", "--help", code: 0, says: "--dump"),
    Ending("--version", code: 0, says: "nudgy"),
    Ending("--help", code: 0, says: "things to do"),
    Ending("next", code: 0, says: "water the ferns"),
    Ending("find", "unicorns", code: 0, says: "No card matches “unicorns”."),
    Ending("done", "unicorns", code: 3, says: "No card matches “unicorns”."),
    Ending("done", "9", code: 3, says: "I haven't shown a list here lately"),
    Ending("snooze", "--until", code: 2, says: "--until needs a value"),
    Ending("snooze", "ferns", "--until", "zork", code: 2, says: "zork"),
    Ending("next", "--bogus", "1", code: 2, says: "--bogus"),
  ]

  @Test(arguments: endings)
  func `Each door and each outcome has its code and names the matter`(ending: Ending) throws {
    try home.run("add", "water the ferns")
    let outcome = try home.run(ending.words, input: ending.input.map { Data($0.utf8) }, now: "2026-11-20T10:00")
    #expect(outcome.code == ending.code)
    #expect((ending.code == 0 ? outcome.out : outcome.err).contains(ending.says) || ending.says.isEmpty)
    #expect(ending.code == 0 ? outcome.err.isEmpty : !outcome.err.isEmpty)
  }

  /// A change that changed nothing tells why, and a script sees it.
  @Test(arguments: [
    (["note pin boiler", "note pin boiler"], "Already pinned: the boiler code is E119."),
    (["note unpin boiler"], "Not pinned: the boiler code is E119."),
    (["settings motion on"], "motion is already on."),
    (["wear nothing"], "The penguin wears nothing but feathers."),
    (["undo", "redo", "redo"], "There's nothing to redo."), (["undo", "undo"], "There's nothing to undo."),
    (["stop"], "There's no focus session to end."), (["focus-more 5"], "You're not in a focus session."),
    (["trash empty"], "The trash is empty."), (["mood add 7", "mood edit --which it 7"], "It already says that."),
    (["memory add i like tea", "memory add i like tea"], "I already know that."),
    (["add milk", "snooze milk till monday", "snooze milk till monday"], "Already snoozed: milk, until Monday"),
    (["call-me Jo", "call-me Jo"], "I call you that already, Jo."),
    (["note edit boiler --body E120", "note edit boiler --body E120"], "It already says that."),
    (["journal add rain", "journal edit rain --body wind", "journal edit wind --body wind"], "It already says that."),
    (["note"], "nothing was saved"), (["journal"], "nothing was saved"), (["dump"], "nothing was saved"),
    (["add milk", "split milk"], "looks like one thing"), (["sort"], "There's no brain dump"),
    (["fresh-start"], "Nothing is left from before."),
    (["key unlock"], "It's already open"), (["key passphrase --remove"], "You have no passphrase."),
    (["profile use default"], "This terminal is in profile default already."),
    (["profile add work", "profile use work"], "This terminal is in profile work already."),
    (["open --uninstall"], "nothing was removed"), (["remind --uninstall"], "nothing was removed"),
  ])
  func `A change that changed nothing never ends with 0`(commands: [String], told: String) throws {
    try home.run("note", "add", "the boiler code is E119")
    let outcomes = try commands.map {
      try home.run(
        $0.split(separator: " ").map(String.init), input: nil, now: "2026-11-20T10:00", environment: ["HOME": home.path]
      )
    }
    #expect(outcomes.dropLast().allSatisfy { $0.code == 0 })
    #expect(outcomes.last?.code == 1)
    #expect(outcomes.last.map { $0.out + $0.err }?.contains(told) == true)
  }

  @Test func `A card keeps its words where no new ones are given`() throws {
    try home.run("add", "water the ferns")
    for title in ["", "  "] {
      let outcome = try home.run("edit", "ferns", "--title", title)
      #expect(outcome.code == 1 && outcome.out.contains("it stays as it was"))
    }
    #expect(try home.run("list").out.contains("water the ferns"))
  }

  /// The question is shown and stays open for the next call; what stands behind && does not run.
  @Test(arguments: [
    ["done", "call"], ["drop", "call"], ["edit", "mum"], ["snooze", "mum"], ["later", "mum"], ["show", "call"],
    ["add"], ["add", ""], ["add", "--title", " "], ["mood"], ["call-me"], ["say", "done call"],
    ["say", "--stdin"],
  ])
  func `A question that nobody is there to answer is no success`(words: [String]) throws {
    try home.run("add", "call mum")
    try home.run("add", "call dad")
    let before = try home.run("--ndjson", "list").out
    let input = words.last == "--stdin" ? Data("buy milk\ndrop milk\ndone call\n".utf8) : nil
    for flags in [[], ["--json"], ["--ndjson"], ["--format", "{id}"]] {
      let outcome = try home.run(flags + words, input: input, now: "2026-11-20T10:00")
      #expect(outcome.code == 5, "\(flags): \(outcome)")
      #expect((outcome.out + outcome.err).contains("?"), "\(flags): \(outcome)")
    }
    #expect(try home.run("--ndjson", "list").out == before)
  }

  @Test func `An open question is answered by the next call, and one beside what was done is no failure`() throws {
    try home.run("add", "call mum")
    try home.run("add", "call dad")
    #expect(try home.run("done", "call").code == 5)
    let answer = try home.run("say", "mum")
    #expect(answer.code == 0 && answer.out == "Done: call mum.\n", "\(answer)")
    #expect(try home.run("dump", input: "water the ferns\nfeed the cat\n").code == 0)
  }

  /// To take what waits is a change, and lists that are empty are none.
  @Test func `An inbox without anything to take is a change that changed nothing`() throws {
    let empty = try home.run("inbox", "take")
    #expect(empty.code == 1 && (empty.out + empty.err).contains("Nothing waits in the inbox."), "\(empty)")
    #expect(try home.run("inbox", "list").code == 0)
    let folder = home.path + "/data/inbox"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data("no json".utf8).write(to: URL(fileURLWithPath: folder + "/a"))
    #expect(try home.run("inbox", "take").code == 1)
  }

  @Test(arguments: [
    (["done", "-1"], "“done” has no option -1."), (["undo", "-1"], "-1"),
    (["list", "-n", "2"], "“list” has no option -n."), (["ls", "-la"], "“list” has no option -la."),
    (["list", "-l"], "“list” has no option -l."), (["find", "-n", "2"], "“find” has no option -n."),
    (["list", "--format", "{nosuch}"], "There's no field “nosuch”. There are: "),
    (["show", "mum", "--format", "{id} {nosuch}"], "There's no field “nosuch”. There are: "),
    (["dose"], "“dose” needs more words: which medicine it is."), (["plan", "foo"], "how often"),
    (["grateful"], "“grateful” needs more words: what you are grateful for"), (["log", "add"], "what is felt"),
    (["memory", "add"], "For example: nudgy say"), (["find"], "“find” needs more words: words they contain."),
  ])
  func `What is wrong or missing is said as a person would`(words: [String], told: String) throws {
    try home.run("add", "call mum")
    let outcome = try home.run(words, input: nil, now: "2026-11-20T10:00")
    #expect(outcome.code == 2, "\(outcome)")
    #expect(outcome.err.contains(told), "\(outcome)")
    #expect(!outcome.err.contains("is missing."), "\(outcome)")
    #expect(try home.run("list").out.contains("call mum"))
  }

  /// A noun with a verb that others have and it has not is a mistake and no text.
  @Test(arguments: [
    ("log find headache", "“log” has no “find”. It has add, list, show, edit, comment, delete."),
    ("mood show", "“mood” has no “show”."), ("mood find x", "“mood” has no “find”."),
    ("plan show", "“plan” has no “show”. It has add, list, delete."), ("plan find x", "“plan” has no “find”."),
    ("plan edit x", "“plan” has no “edit”."), ("key list", "“key” has no “list”. It has lock, unlock"),
    ("key show", "“key” has no “show”."), ("key add x", "“key” has no “add”."), ("key zork", "“key” has no “zork”."),
    ("memory show", "“memory” has no “show”."), ("memory find tea", "“memory” has no “find”."),
    ("memory edit tea", "“memory” has no “edit”."), ("profile delete x", "“profile” has no “delete”."),
    ("profile show", "“profile” has no “show”."), ("trash add x", "“trash” has no “add”."),
    ("prompt edit x", "“prompt” has no “edit”."), ("inbox delete x", "“inbox” has no “delete”."),
  ])
  func `A noun says which verbs it has`(words: String, told: String) throws {
    try home.run("add", "water the ferns")
    let before = try home.run("export").out
    for flags in [[], ["--json"]] {
      let outcome = try home.run(
        flags + words.split(separator: " ").map(String.init), input: nil, now: "2026-11-20T10:00")
      #expect(outcome.code == 2)
      #expect((outcome.out + outcome.err).contains(told), "\(outcome)")
    }
    #expect(try home.run("export").out == before)
  }

  @Test func `What other programs call a noun's verb, and words that are a text`() throws {
    #expect(try home.run("note", "add", "boiler").code == 0)
    #expect(try home.run("note", "ls").out.contains("boiler"))
    #expect(try home.run("note", "rm", "boiler").out.hasPrefix("Deleted: boiler."))
    #expect(try home.run("log", "--", "find", "headache", "6").code == 0)
    #expect(try home.run("inbox", "list").code == 0)
  }

  @Test(arguments: [
    (["export", "--bogus"], "--bogus"), (["parse", "--bogus"], "--bogus"), (["when", "--bogus"], "--bogus"),
    (["profile", "a", "b"], "b"), (["completions", "tcsh"], "tcsh"), (["restore"], "the file that backup wrote"),
  ])
  func `A program reads an error as an object, the argument parser's too`(words: [String], names: String) throws {
    for flag in ["--json", "--ndjson"] {
      let outcome = try home.run([flag] + words, input: nil, now: "2026-11-20T10:00")
      #expect(outcome.code == 2 && outcome.out.isEmpty)
      let error = try #require(JSON(inAnyOrder: outcome.err)["error"])
      #expect(error["code"] == 2 && error["message"]?.says(names) == true)
    }
  }

  @Test func `What a lost key sealed is locked, and the key's file is named`() throws {
    try home.run("add", "water the ferns")
    let key = home.path + "/data/key"
    try FileManager.default.removeItem(atPath: key)
    let outcome = try home.run("say", "blorp blorp")
    #expect(outcome.code == 4)
    #expect(outcome.err.contains(key))
    let doctor = try home.run("doctor")
    #expect(doctor.code == 1)
    #expect(doctor.out.contains(key))
  }

  @Test(arguments: ["next", "add milk", "export", "doctor", "upkeep"])
  func `A store that is another program's is refused with 1, and named`(words: String) throws {
    try FileManager.default.createDirectory(atPath: home.path + "/data", withIntermediateDirectories: true)
    #expect(Machine.can("sqlite3 \(home.path)/data/nudgy.db 'CREATE TABLE theirs (x)'"))
    let outcome = try home.run(words.split(separator: " ").map(String.init), input: nil, now: "2026-11-20T10:00")
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("nudgy.db belongs to another program"))
  }

  @Test func `No home and no time are told by name`() throws {
    let homeless = try home.run("next", environment: ["NUDGY_HOME": "", "HOME": ""])
    #expect(homeless.code == 1)
    #expect(homeless.err.contains("NUDGY_HOME"))
    let timeless = try home.run("next", now: "yesterday")
    #expect(timeless.code == 2)
    #expect(timeless.err.contains("NUDGY_NOW"))
  }

  @Test func `The XDG folders are enough without a home`() throws {
    let folders = ["CONFIG", "DATA", "STATE"].map { ("XDG_\($0)_HOME", home.path + "/" + $0) }
    let environment = Dictionary(uniqueKeysWithValues: folders + [("NUDGY_HOME", ""), ("HOME", "")])
    #expect(try home.run("add", "milk", environment: environment).code == 0)
    #expect(try home.run("list", environment: environment).out.contains("milk"))
    let lacking = try home.run("list", environment: environment.merging(["XDG_STATE_HOME": "state"]) { $1 })
    #expect(lacking.code == 1 && lacking.err.contains("There's no home folder"), "\(lacking)")
  }
}
