import Testing

@Suite struct KeyTests {
  @Test func `What is typed during a turn is read after it, and not shown before`() throws {
    let pty = try typewriter()
    try pty.type("turn 400\r")
    try pty.expect("line: turn 400")
    try pty.expectNoEcho()
    try pty.type("next\r")
    try pty.expect(rows: ["line: turn 400", "turn over", "nudgy> next", "line: next", "nudgy>"])
  }

  @Test func `Ctrl-C ends a turn`() throws {
    let pty = try typewriter()
    try pty.type("turn 60000\r")
    try pty.expect("line: turn")
    try pty.expectNoEcho()
    try pty.type("\u{3}")
    try pty.expect(rows: ["interrupted", "nudgy>"])
  }

  @Test(arguments: [("ffff/ffff/ffff", "light"), ("0b0b/1212/2020", "dark")])
  func `The terminal tells its colour, and what is typed meanwhile is kept`(colour: String, read: String) throws {
    let pty = try typewriter()
    try pty.expect("nudgy>")
    try pty.type("ab\u{1b}]11;rgb:\(colour)\u{1b}\\c\u{1b}[?62cd\r")
    try pty.expect(rows: ["nudgy> abcd", "line: abcd", "nudgy>"])
    try pty.type("background\r")
    try pty.expect(rows: ["line: background", read, "nudgy>"])
  }
}
