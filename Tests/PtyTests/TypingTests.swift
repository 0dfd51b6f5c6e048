import Glibc
import Testing

@Suite struct TypingTests {
  @Test func `A line comes back as it was typed`() throws {
    let pty = try typewriter()
    try pty.type("buy milk\r")
    try pty.expect(rows: ["nudgy> buy milk", "line: buy milk", "nudgy>"])
  }

  @Test func `Every letter of every script can be typed, a byte at a time`() throws {
    let pty = try typewriter()
    for byte in "Zoë 日本 🙂\r".utf8 { try pty.type(bytes: [byte]) }
    try pty.expect("line: Zoë 日本 🙂")
  }

  @Test func `The cursor moves and text goes in where it stands`() throws {
    let pty = try typewriter()
    try pty.type("call um")
    try pty.type("\u{1b}[D\u{1b}[Dm")
    try pty.expect(rows: ["nudgy> call mum"], cursor: .init(row: 0, column: 13))
    try pty.type("\r")
    try pty.expect("line: call mum")
  }

  @Test func `A wrapped line is edited across its rows`() throws {
    let pty = try typewriter(columns: 20)
    try pty.type("one two three four five")
    try pty.expect(rows: ["nudgy> one two three", " four five"])
    try pty.type("\u{1}X\u{5}Y")
    try pty.expect(rows: ["nudgy> Xone two thre", "e four fiveY"], cursor: .init(row: 1, column: 12))
    try pty.type("\r")
    try pty.expect("line: Xone two three")
  }

  @Test(arguments: ["call mum", "call the dentist about the crown that came loose", "d"])
  func `After a lone Escape a line is read whole`(line: String) throws {
    let pty = try typewriter()
    try pty.type("ab\u{1b}")
    // Longer than the shell waits for the rest of a key.
    usleep(200_000)
    try pty.type(" " + line + "\r")
    try pty.expect("line: ab " + line)
    try pty.type("\u{1b}" + line + " twice\r")
    try pty.expect("line: " + line + " twice")
  }

  @Test func `Escape leaves the search in what was typed before`() throws {
    let pty = try typewriter()
    try pty.type("buy milk\r")
    try pty.expect(rows: ["line: buy milk", "nudgy>"])
    try pty.type("\u{12}mil")
    try pty.expect("bck")
    try pty.type("\u{1b}")
    try pty.expect(rows: ["nudgy> buy milk"])
  }

  @Test func `What is no text harms nothing`() throws {
    let pty = try typewriter()
    try pty.type(bytes: [0x61, 0x00, 0x62, 0xFF, 0xC3, 0x28, 0x13, 0x1C, 0x1F])
    try pty.type("\u{1b}]11;rgb:0000/0000/0000\u{7}\u{1b}[?62;22cz\r")
    try pty.expect("line: ab\u{FFFD}\u{FFFD}(z")
  }

  @Test(.timeLimit(.minutes(60))) func `A line of a megabyte is read whole`() throws {
    let pty = try typewriter()
    try pty.type(String(repeating: "x", count: 1 << 20) + "end of it\r")
    try pty.expect("end of it\nnudgy>")
  }

  @Test func `Tab completes a verb, then what cards have in common, then shows the choice`() throws {
    let pty = try typewriter()
    try pty.type("sn\t\r")
    try pty.expect("line: snooze\nnudgy>")
    try pty.type("d\t\t")
    try pty.expect(rows: ["mum  Mo", "nudgy> done call"])
    try pty.type("mu\t\r")
    try pty.expect("line: done call mum")
  }
}
