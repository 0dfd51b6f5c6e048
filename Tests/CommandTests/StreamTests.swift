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
