import Glibc
import Testing

@Suite struct LeavingTests {
  @Test func `Ctrl-C gives up the line and nothing else`() throws {
    let pty = try typewriter()
    try pty.type("half a line\u{3}")
    try pty.expect(rows: ["nudgy> half a line", "interrupted", "nudgy>"])
    try pty.type("next\r")
    try pty.expect("line: next")
  }

  @Test func `SIGINT from outside does the same`() throws {
    let pty = try typewriter()
    pty.signal(SIGINT)
    try pty.expect(rows: ["interrupted", "nudgy>"])
  }

  @Test func `Ctrl-D leaves from an empty line only`() throws {
    let pty = try typewriter()
    try pty.type("a\u{4}b\r")
    try pty.expect("line: ab\nnudgy>")
    try pty.type("\u{4}")
    try pty.expect(rows: ["nudgy>", "end"])
    #expect(try pty.exitCode() == 0)
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal to leave hands over the half-typed line and restores the terminal`(number: Int32) throws {
    let pty = try typewriter()
    #expect(!pty.isEchoing)
    try pty.type("not yet sent")
    try pty.expect("not yet sent")
    pty.signal(number)
    try pty.expect(#"hangup(unfinished: "not yet sent")"#)
    #expect(try pty.exitCode() == 0)
    #expect(pty.isEchoing)
    #expect(!pty.screen.isPasteBracketed)
  }

  @Test func `A window that is closed ends it`() throws {
    let pty = try typewriter()
    try pty.type("not yet sent")
    try pty.expect("not yet sent")
    pty.hangUp()
    #expect(try pty.exitCode() == 0)
  }

  @Test func `Ctrl-C in a search or a wrapped line ends below it`() throws {
    let pty = try typewriter(columns: 20)
    try pty.type("buy milk\r")
    try pty.expect("line: buy milk\nnudgy>")
    try pty.type("\u{12}buy")
    try pty.expect("bck:buy")
    try pty.type("\u{3}")
    try pty.expect("interrupted\nnudgy>")
    try pty.type("one two three four five\u{1}\u{3}")
    try pty.expect(rows: ["nudgy> one two three", " four five", "interrupted", "nudgy>"])
  }
}
