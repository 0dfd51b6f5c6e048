import Testing

@Suite struct NoticeTests {
  @Test func `A notice appears above the prompt`() throws {
    let pty = try typewriter()
    try pty.type("notice 100 Call mum now\r")
    try pty.expect(rows: ["line: notice 100 Call mum now", "Call mum now", "nudgy>"], cursor: .init(row: 3, column: 7))
  }

  @Test(arguments: [80, 40, 20])
  func `A half-typed line is intact after it, however it wraps`(columns: Int) throws {
    let pty = try typewriter(columns: columns)
    try pty.type("notice 400 Dé 日本\r")
    try pty.expect("日本\nnudgy>")
    let line = "ein längerer Satz mit 日本語 und 🙂 über mehrere Zeilen geht"
    try pty.type(line + String(repeating: "\u{1b}[D", count: 4))
    try pty.expect("\nDé 日本\nnudgy> ein")
    try pty.type("X\r")
    try pty.expect("geht\nnudgy>")
    // Rows are trimmed, so blanks at their ends are not seen.
    let shown = pty.screen.text.filter { !$0.isWhitespace }
    let whole = "\(line.dropLast(4))X\(line.suffix(4))".filter { !$0.isWhitespace }
    #expect(shown.hasSuffix("Dé日本nudgy>\(whole)line:\(whole)nudgy>"))
  }

  @Test func `The cursor stays in the middle of a wrapped line`() throws {
    let pty = try typewriter(columns: 20)
    try pty.type("notice 300 Hello\r")
    try pty.expect("lo\nnudgy>")
    try pty.type("one two three four five\u{1}\u{1b}[C")
    try pty.expect(
      rows: ["Hello", "nudgy> one two three", " four five"],
      cursor: .init(row: 5, column: 8))
  }

  @Test func `Two notices both come, and a line that fills its row is not torn`() throws {
    let pty = try typewriter(columns: 20)
    try pty.type("notice 200 A\r")
    try pty.expect("200 A\nnudgy>")
    try pty.type("notice 400 B\r")
    try pty.expect("400 B\nnudgy>")
    try pty.type("exactly a row")
    try pty.expect(rows: ["B", "nudgy> exactly a row"])
    try pty.expect("A\n")
    try pty.type("!\r")
    try pty.expect("line: exactly a row!")
  }

  @Test func `A line longer than the screen survives it`() throws {
    let pty = try typewriter(columns: 20, height: 6)
    try pty.type("notice 300 Hello\r")
    try pty.expect("lo\nnudgy>")
    try pty.type((1...60).map(String.init).joined(separator: " "))
    try pty.expect("Hello")
    try pty.type("\u{15}short\r")
    try pty.expect("line: short")
  }
}
