import Glibc
import Homes
import Testing

/// Every way out of the shell, and what is left behind.
@Suite struct GoingTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Ctrl-C at the prompt says how to leave, and changes nothing`() throws {
    let pty = try home.knownShell()
    try pty.type("\u{3}")
    try pty.expect(rows: ["nudgy>", "Nothing was changed. Ctrl-D quits.", "nudgy>"])
  }

  @Test func `Ctrl-C inside a line gives up that line only`() throws {
    let pty = try home.knownShell()
    try pty.type("buy a yacht\u{3}")
    try pty.expect(rows: ["nudgy> buy a yacht", "Nothing was changed. Ctrl-D quits.", "nudgy>"])
    try pty.type("buy milk\r")
    try pty.expect("Got it: buy milk.")
    #expect(try home.count("yacht") == 0)
  }

  @Test func `Ctrl-C at a question leaves it, and no later line answers it`() throws {
    try home.run("add", "call the bank")
    try home.run("add", "call the dentist")
    let pty = try home.shell()
    try pty.type("call done\r")
    try pty.expect("call the dentist\nnudgy>")
    try pty.type("\u{3}")
    try pty.expect(rows: ["Nothing was changed. Ctrl-D quits.", "nudgy>"])
    try pty.type("1\r")
    try pty.expect("I don't understand that.")
    #expect(try home.count(#""status":"done""#) == 0)
  }

  @Test func `Ctrl-C at the name's question is as good as later`() throws {
    let pty = try home.shell()
    try pty.type("buy milk\r")
    try pty.expect("call you?\n")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("\u{3}")
    try pty.expect(rows: ["Nothing was changed. Ctrl-D quits.", "nudgy>"])
    try pty.type("Jo\r")
    try pty.expect(rows: ["nudgy>"])
    #expect(!pty.screen.text.contains("Hello, Jo"))
  }

  @Test func `Ctrl-D leaves from an empty line, also while a question is open`() throws {
    let pty = try home.shell()
    try pty.type("buy milk\r")
    try pty.expect("call you?\n")
    #expect(try pty.leave() == 0)
    #expect(pty.isEchoing)
  }

  @Test func `Ctrl-D typed ahead waits for the line before it`() throws {
    let pty = try home.knownShell()
    // What the terminal itself takes for an end of file between two lines would be lost to the next, and what it shows
    // would stand there twice.
    #expect(try pty.betweenLines() == (hasEndKey: false, isEchoing: false))
    try pty.type("list\r\u{4}")
    #expect(try pty.exitCode() == 0)
    #expect(pty.hasEndKey)
    #expect(pty.screen.text.contains("Nothing is waiting"))
  }

  @Test func `Ctrl-D inside a line leaves neither the shell nor the line`() throws {
    let pty = try home.knownShell()
    try pty.type("buy milk\u{4}\r")
    try pty.expect("Got it: buy milk.")
  }

  @Test(arguments: ["quit", "bye", "good night"])
  func `Whoever says goodbye is let go`(words: String) throws {
    let pty = try home.knownShell()
    try pty.type(words + "\r")
    try pty.expect("Bye. Everything is saved.")
    #expect(try pty.exitCode() == 0)
  }

  @Test func `Ctrl-Z lends the terminal to the shell before, and fg brings the line again`() throws {
    let pty = try home.shellInShell()
    try pty.type("buy mi\u{1a}")
    try pty.expect("Stopped")
    #expect(pty.hasEndKey)
    try pty.type("fg\r")
    try pty.expect(rows: ["nudgy> buy mi"])
    try pty.type("lk\r")
    try pty.expect("Got it: buy milk.")
  }

  @Test func `Ctrl-Z without a shell before changes nothing`() throws {
    let pty = try home.knownShell()
    try pty.type("buy mi\u{1a}")
    try pty.expect(rows: ["nudgy> buy mi", "nudgy> buy mi"])
    try pty.type("lk\r")
    try pty.expect("Got it: buy milk.")
  }

  @Test(arguments: [SIGTERM, SIGHUP])
  func `A signal in the middle of a line keeps the line and ends with 130`(number: Int32) throws {
    let pty = try home.knownShell()
    try pty.type("ask Mo about the 日本 trip")
    try pty.expect("trip")
    pty.signal(number)
    #expect(try pty.exitCode() == 130)
    #expect(pty.isEchoing)
    #expect(!pty.screen.isPasteBracketed)
    #expect(try home.run("doctor").contains("fine"))
    #expect(try home.run("keep").contains("Got it: ask Mo about the 日本 trip."))
  }

  @Test func `A window that is closed keeps the line too`() throws {
    let pty = try home.knownShell()
    try pty.type("ask Mo about the trip")
    try pty.expect("trip")
    pty.hangUp()
    #expect(try pty.exitCode() == 130)
    #expect(try home.run("keep").contains("Got it: ask Mo about the trip."))
  }

  @Test func `A capture that was answered outlives kill -9`() throws {
    let pty = try home.knownShell()
    try pty.type("buy milk\r")
    try pty.expect("Got it: buy milk.")
    pty.signal(SIGKILL)
    #expect(try pty.exitCode() == -SIGKILL)
    #expect(try home.run("list").contains("buy milk"))
    #expect(try home.shell().screen.text == "nudgy>")
  }
}
