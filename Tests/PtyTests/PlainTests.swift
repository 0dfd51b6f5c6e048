import Glibc
import Homes
import Testing

/// Terminals that can do less, and people who want less.
@Suite struct PlainTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `A terminal that cannot move its cursor still shows a prompt, and gets no escape sequence`() throws {
    let pty = try home.shell(environment: ["TERM": "dumb"])
    #expect(pty.screen.text.hasPrefix("Hello."))
    try pty.type("buy milk\n")
    try pty.expect("call you?\n")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("\u{3}")
    try pty.expect(rows: ["Nothing was changed. Ctrl-D quits.", "nudgy>"])
    try home.run("add", "water the ferns at 9:30", now: "2026-11-20T09:00")
    try pty.expect("Due: water the ferns.\nnudgy>")
    #expect(try pty.leave() == 0)
    #expect(!pty.received.contains(0x1B))
    #expect(try home.count("buy milk") >= 1)
  }

  @Test func `Without colour there is none, and all else is as ever`() throws {
    let pty = try home.knownShell(environment: ["NO_COLOR": "1"])
    try pty.type("buy milk\r")
    try pty.expect("all keys\nnudgy>")
    try pty.type("milk \t\u{3}")
    try pty.expect("Ctrl-D quits.")
    #expect(!String(decoding: pty.received, as: UTF8.self).contains(/\u{1b}\[[0-9;]*m/))
  }

  @Test func `The accessible form has words for everything, and no boxes`() throws {
    let pty = try home.shell("--accessible")
    try pty.type("buy milk\r")
    try pty.expect("call you?")
    #expect(pty.screen.text.unicodeScalars.allSatisfy { !(0x2500...0x28FF).contains($0.value) })
  }

  @Test func `A terminal nobody knows is used as a plain one`() throws {
    let pty = try home.knownShell(environment: ["TERM": "no-such-terminal"])
    try pty.type("buy milk\r")
    try pty.expect("Got it: buy milk.")
    #expect(!pty.screen.text.contains("no-such-terminal"))
  }

  @Test func `A turn ends with the line that was asked for`() throws {
    let shell = try home.shell("--accessible", environment: ["NUDGY_TURN_END": "over to you"])
    try shell.type("hello\r")
    try shell.expect("over to you")
  }

  @Test func `Each turn ends with it once, the greeting and what is asked beside an answer among them`() throws {
    let shell = try home.shell("--accessible", environment: ["NUDGY_TURN_END": "over to you"])
    func marks() -> Int { String(decoding: shell.received, as: UTF8.self).ranges(of: "over to you").count }
    try shell.expect("over to you\nnudgy>")
    #expect(marks() == 1)
    try shell.type("call mum tomorrow at 5\r")
    try shell.expect("later\nover to you\nnudgy>")
    #expect(marks() == 2)
  }
}
