import Testing

@Suite struct ResizeTests {
  @Test func `The line is drawn once, whatever the width becomes`() throws {
    let pty = try typewriter(columns: 40)
    try pty.type("first\r")
    try pty.expect("line: first\nnudgy>")
    try pty.type("one two three four five six seven eight nine")
    try pty.expect(rows: ["nudgy> one two three four five six seven", " eight nine"])
    pty.resize(columns: 80)
    try pty.type("?")
    try pty.expect(rows: ["line: first", "nudgy> one two three four five six seven eight nine?"])
    pty.resize(columns: 20)
    try pty.type("!")
    try pty.expect(rows: ["line: first", "nudgy> one two three", " four five six seven", " eight nine?!"])
    pty.resize(columns: 60)
    try pty.type("\u{1b}[DX\r")
    try pty.expect("first\nnudgy> one two three four five six seven eight nine?X!\nline: one two three four")
  }
}
