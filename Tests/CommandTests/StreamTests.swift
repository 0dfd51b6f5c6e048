import Foundation
import Homes
import Testing

/// Standard input and output that are closed, gone, or full.
@Suite struct StreamTests {
  let home: Home
  init() throws { home = try Home() }

  static let withoutInput = [
    #""$nudgy" add "buy milk" <&-"#, #""$nudgy" say add buy milk <&-"#, #""$nudgy" say --stdin <&-"#, #""$nudgy" <&-"#,
    #""$nudgy" parse <&-"#, #""$nudgy" when <&-"#,
  ]

  @Test(arguments: withoutInput)
  func `With standard input closed a call does what needs none, and ends`(script: String) throws {
    let outcome = try home.shell("timeout 20 \(script)")
    #expect(outcome.code == 0)
    #expect(outcome.err.isEmpty)
    #expect(outcome.out.contains("Got it: buy milk.") == script.contains("milk"))
  }

  @Test(arguments: ["dump", "journal", "add -", "say --stdin", "", "parse", "when"])
  func `A folder in the place of standard input is told, and is wrong usage`(words: String) throws {
    let outcome = try home.shell(#"timeout 20 "$nudgy" \#(words) < /tmp"#)
    #expect(outcome.code == 2)
    #expect(outcome.err.contains("Standard input is a folder"))
    #expect(!outcome.out.contains("Nothing was said"))
  }

  /// What a verb takes and was not given stands on standard input, if that is a file or a pipe.
  @Test(arguments: [
    ("add", "buy soap\n", "Got it: buy soap.\n"),
    ("add --due tomorrow", "buy soap\n", "Got it: buy soap, tomorrow.\n"),
    ("add - --due tomorrow", "buy soap\n", "Got it: buy soap, tomorrow.\n"),
    ("mood", "6 tired\n", "Logged: 6 of 10, tired.\n"), ("mood add", "6 tired\n", "Logged: 6 of 10, tired.\n"),
    ("log add", "headache 6\n", "Logged: headache 6 of 10.\n"),
    ("note add", "the gate sticks\n", "Saved as a note: the gate sticks.\n"),
    ("memory add", "i like tea\n", "I'll remember: i like tea.\n"),
    ("inbox add", "return the drill\n", "In the inbox: return the drill.\n"),
    ("call-me", "Jo\n", "Hello, Jo.\n"), ("say", "buy soap\n", "Got it: buy soap.\n"),
  ])
  func `Words that are piped are taken where none are given`(words: String, input: String, told: String) throws {
    let command = words.split(separator: " ").map(String.init)
    let outcome = try home.run(command, input: Data(input.utf8), now: "2026-11-20T10:00")
    #expect(outcome.code == 0 && outcome.err.isEmpty, "\(outcome)")
    #expect(told.isEmpty || outcome.out.hasPrefix(told), "\(outcome)")
  }

  @Test func `Of several piped lines no word is lost, and what is given needs no input`() throws {
    #expect(try home.run("add", input: "buy soap\nbuy milk\nring mum\n").code == 0)
    let list = try home.run("--json", "list").out
    for words in ["buy soap", "buy milk", "ring mum"] { #expect(list.contains(words), "\(list)") }
    #expect(try home.run("add", "buy tea", input: "feed the cat\n").out == "Got it: buy tea.\n")
    #expect(try home.run("add", "--title", "buy rice", input: "feed the cat\n").out == "Got it: buy rice.\n")
    #expect(try !home.run("list").out.contains("cat"))
  }

  @Test(arguments: ["list", "man", "help", "--json list"])
  func `A reader that stops early is no error`(words: String) throws {
    for number in 1...8 { try home.run("add", "thing \(number)") }
    let outcome = try home.shell(#"{ "$nudgy" \#(words); echo "code $?" >&2; } | head -1"#)
    #expect(outcome.err == "code 0\n" && outcome.lines.count == 2, "\(outcome)")
  }

  @Test func `Beyond the limit on file sizes a call says so, ends with 1, and what was saved stands`() throws {
    try home.run("add", "first")
    let outcome = try home.shell(
      #"ulimit -f 1; "$nudgy" add second; echo "code $?" >&2; "$nudgy" list"#)
    #expect(outcome.err.contains("doesn't allow larger files. Everything saved before is safe."))
    #expect(outcome.err.contains("code 1"))
    #expect(outcome.out.contains("first"))
    #expect(try home.run("list").lines.filter { $0.contains("\t") } == ["1\tfirst"])
  }

  static let withoutOutput = [">&-", ">&- 2>&-", "<&- >&- 2>&-", "| true"]

  @Test(arguments: withoutOutput)
  func `With nobody to read it the answer is lost, and nothing else`(redirection: String) throws {
    try home.run("add", "first")
    #expect(try home.shell(#"timeout 20 "$nudgy" add second \#(redirection)"#).code == 0)
    #expect(try home.run("list").lines.filter { $0.contains("\t") } == ["1\tfirst", "2\tsecond"])
    #expect(try home.run("doctor").code == 0)
  }

  @Test(arguments: ["export", "list", "man", "--version"])
  func `Data that a full disk does not take is no success`(words: String) throws {
    try home.run("add", "first")
    let outcome = try home.shell(#""$nudgy" \#(words) >/dev/full"#)
    #expect(outcome.code == 1)
    #expect(outcome.err.contains("couldn't be written"))
  }
}
