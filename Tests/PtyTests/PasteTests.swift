import Glibc
import Testing

@Suite struct PasteTests {
  @Test func `A paste of one line goes into the line being typed`() throws {
    let pty = try typewriter()
    try pty.type("buy  now\u{1b}[D\u{1b}[D\u{1b}[D\u{1b}[D")
    try pty.paste("oat\tmilk\n")
    try pty.expect(rows: ["nudgy> buy oat milk now"], cursor: .init(row: 0, column: 19))
    try pty.type("\r")
    try pty.expect("line: buy oat milk now")
  }

  @Test func `A paste of several lines is one offer, and runs none of them`() throws {
    let pty = try typewriter()
    try pty.type("todo: ")
    try pty.paste("one\ntwo\n\nthrée\n")
    try pty.expect(#"paste(["todo: one", "two", "", "thrée"])"#)
    #expect(!pty.screen.text.contains("line:"))
  }

  @Test func `A paste in pieces is one paste`() throws {
    let pty = try typewriter()
    try pty.type("\u{1b}[20")
    for piece in ["0~a", "\r", "b\u{1b}[20", "1~"] {
      try pty.type(piece)
      // What is written at once is read at once.
      usleep(100_000)
    }
    try pty.expect(#"paste(["a", "b"])"#)
  }

  @Test func `Pastes are marked while a line is read, and no longer afterwards`() throws {
    let pty = try typewriter()
    #expect(pty.screen.isPasteBracketed)
    try pty.type("turn 60000\r")
    try pty.expect("line: turn")
    #expect(!pty.screen.isPasteBracketed)
    try pty.expectNoEcho()
    try pty.type("\u{3}")
    try pty.expect("interrupted\nnudgy>")
    #expect(try pty.leave() == 0)
    #expect(!pty.screen.isPasteBracketed)
  }
}
