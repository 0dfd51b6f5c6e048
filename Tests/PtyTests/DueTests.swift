import Homes
import Testing

/// Nudges that fall due while the shell is open. Nobody waits for a clock: another process lives an hour earlier.
@Suite struct DueTests {
  let home: Home
  init() throws { home = try Home() }

  private func fallDue(_ what: String) throws {
    try home.run("add", "\(what) at 9:30", now: "2026-11-20T09:00")
  }

  @Test func `What another process adds and falls due is said above the prompt, once`() throws {
    let pty = try home.knownShell()
    let beside = try home.shell()
    try fallDue("water the ferns")
    let teller = try Pty.first(of: [pty, beside], toShow: "• Due: water the ferns.\nnudgy>")
    let other = teller === pty ? beside : pty
    try teller.type("done\r")
    try teller.expect("Done: water the ferns.")
    try other.type("list\r")
    try other.expect("Nothing")
    #expect(!other.screen.text.contains("Due:"))
  }

  @Test(arguments: ["off", "bell"])
  func `What falls due rings where that is set`(sound: String) throws {
    if sound != "off" { try home.run("settings", "sound", sound) }
    let pty = try home.knownShell()
    try fallDue("water the ferns")
    try pty.expect("• Due: water the ferns.\nnudgy>")
    // What is heard with a notice comes before the next turn.
    try pty.type("next\r")
    try pty.expect("It was due earlier today.")
    try pty.expect(bells: sound == "bell" ? 1 : 0)
  }

  @Test(arguments: [20, 40, 80])
  func `A half-typed line is whole below it, wrapped, with wide letters, the cursor inside`(columns: Int) throws {
    let pty = try home.knownShell(columns: columns)
    let line = "buy 日本茶 and 🍵 for the evening with everybody"
    try pty.type(line + String(repeating: "\u{1b}[D", count: 9))
    try pty.expect("erybody")
    try fallDue("call Zoë")
    try pty.expect("Due: call")
    try pty.type("X")
    try pty.expect("X")
    // Rows are trimmed, so blanks at their ends are not seen.
    let shown = pty.screen.text.filter { !$0.isWhitespace }
    #expect(shown == "•Due:callZoë.nudgy>" + "\(line.dropLast(9))X\(line.suffix(9))".filter { !$0.isWhitespace })
    try pty.type("\r")
    try pty.expect("Got it:")
    #expect(try home.count("X") >= 1)
  }

  @Test func `It is whole below a screen of other things too`() throws {
    let pty = try home.knownShell(columns: 40, height: 8)
    for word in ["one", "two"] { try home.run("add", word) }
    try pty.type("list\r")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("half a line")
    try fallDue("call mum")
    try pty.expect(rows: ["• Due: call mum.", "nudgy> half a line"])
  }
}
