import Glibc
import Homes
import Testing

@Suite struct PastingTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `A pasted line is a line typed, and waits for Enter`() throws {
    let pty = try home.knownShell()
    try pty.paste("buy oat\tmilk\n")
    try pty.expect(rows: ["nudgy> buy oat milk"])
    try pty.type("\r")
    try pty.expect("Got it: buy oat milk.")
  }

  @Test func `Several pasted lines are an offer: y takes them as a dump`() throws {
    let pty = try home.knownShell()
    try pty.type("buy ")
    try pty.paste("bread\n\n- done\n- call mum tomorrow\n")
    try pty.expect(rows: ["4 lines were pasted.", "Keep 2 cards from it? y or n (Enter keeps it as one dump)"])
    try pty.type("y")
    try pty.expect("Got it, 2 things.")
    try pty.expect("1 yes · 2 keep them all\nnudgy>")
    try pty.type("undo\r")
    try pty.expect("Undone: a dump of 2 cards.")
    #expect(try home.run("list").contains("Nothing is waiting."))
  }

  @Test func `Of many only the first five are told`() throws {
    let pty = try home.knownShell()
    try pty.paste((1...9).map { "post parcel \($0)" }.joined(separator: "\n"))
    try pty.expect("y or n")
    try pty.type("y")
    try pty.expect("5  ○  post parcel 5\n  and 4 more\n")
    #expect(try home.count("post parcel 9") >= 1)
  }

  @Test(arguments: ["n", "no\r"])
  func `Whoever says no is left alone`(answer: String) throws {
    let pty = try home.knownShell()
    try pty.paste("buy bread\ndone\n")
    try pty.expect("y or n")
    try pty.type(answer)
    try pty.expect(rows: ["OK, nothing was changed.", "nudgy>"])
    #expect(try home.count("bread") == 0)
  }

  @Test func `Where a pasted line is one of a crisis, it is answered, and no cards are offered`() throws {
    let pty = try home.knownShell()
    try pty.paste("buy bread\ni want to kill myself\ncall mum\n")
    try pty.expect("findahelpline.com")
    try pty.expect("Are you safe right now?")
    #expect(try home.run("list").contains("Nothing is waiting."))
  }

  @Test(arguments: ["\r", "\u{3}", "\u{4}", "hmm\r"])
  func `Anything but a clear answer keeps all lines as they are`(answer: String) throws {
    let pty = try home.knownShell()
    try pty.paste((1...40).map { "post parcel \($0)" }.joined(separator: "\n"))
    try pty.expect("Keep 40 cards from it? y or n (Enter keeps it as one dump)")
    try pty.type(answer)
    try pty.expect("Saved as one dump, without cards. “untangle” makes cards of it.")
    #expect(try home.run("list").contains("Nothing is waiting."))
    #expect(try home.run("untangle").contains("40 things in it"))
  }

  @Test func `A line typed at the offer is a line, and the pasted ones are kept`() throws {
    let pty = try home.knownShell()
    try pty.paste("buy bread\nbuy milk\n")
    try pty.expect("y or n")
    try pty.type("yoga at noon\r")
    try pty.expect("Saved as one dump")
    try pty.expect("Got it: yoga")
    #expect(try home.count("buy milk") >= 1)
  }

  @Test func `Pasted lines in which nothing is to be done are kept too`() throws {
    let pty = try home.knownShell()
    try pty.paste("so tired\nso very tired\n")
    try pty.expect("Saved as one dump")
    #expect(try home.count("so very tired") >= 1)
  }

  @Test func `A window closed at the offer keeps the lines`() throws {
    let pty = try home.knownShell()
    try pty.paste("buy bread\nbuy milk\n")
    try pty.expect("y or n")
    pty.hangUp()
    #expect(try pty.exitCode() == 130)
    #expect(try home.run("untangle").contains("2 things in it"))
  }

  @Test func `A window closed at the offer is told twice, and the lines are kept all the same`() throws {
    let pty = try home.knownShell()
    try pty.paste((1...4000).map { "post parcel \($0)" }.joined(separator: "\n"))
    try pty.expect("y or n")
    for _ in 1...3 {
      pty.signal(SIGHUP)
      usleep(2000)
    }
    #expect(try pty.exitCode() == 130)
    #expect(try home.count("post parcel 4000") >= 1)
  }

  @Test func `A newcomer's first paste brings cards, and the question after them`() throws {
    let pty = try home.shell()
    try pty.paste("oat milk is out\nbuy bread\n")
    try pty.expect("y or n")
    try pty.type("y")
    try pty.expect("1 yes · 2 keep them all\nnudgy>")
    try pty.type("keep them all\rbuy milk\r")
    try pty.expect("What shall I call you?")
  }

  @Test func `Four kilobytes and a hundred go in, come out and are kept whole`() throws {
    let pty = try home.knownShell()
    for (size, answer) in [(4_000, "end4000."), (100_000, "too long to read as one line")] {
      try pty.paste("buy " + String(repeating: "tea ", count: size / 4) + "end\(size)")
      try pty.expect("end\(size)")
      try pty.type("\r")
      try pty.expect(answer)
      try pty.expect(rows: ["nudgy>"])
    }
    // Blanks are left out, as the end of a row shows none.
    let kept = try home.everything().filter { !$0.isWhitespace }
    #expect([4_000, 100_000].allSatisfy { kept.contains(String(repeating: "tea", count: $0 / 4) + "end\($0)") })
  }

  @Test func `What is typed or pasted as an escape sequence never reaches the terminal as one`() throws {
    let pty = try home.knownShell()
    try pty.type("buy \u{16}\u{1b}]0;owned\u{16}\u{7}milk\r")
    try pty.expect("Got it: buy")
    try pty.paste("add \u{1b}]0;owned\u{7}\u{9b}31mbread")
    try pty.type("\r")
    try pty.expect("Got it: ]0;owned31mbread.")
    try pty.type("done \t\t")
    try pty.expect("nudgy> done")
    try pty.type("\u{15}list\r")
    try pty.expect("1 ")
    try pty.type("\u{1b}[A\u{1b}[A\u{1b}[A\r")
    try pty.expect("Got it: buy")
    let sent = String(decoding: pty.received, as: UTF8.self)
    for sequence in ["\u{1b}]0;", "\u{7}milk", "\u{9b}"] { #expect(!sent.contains(sequence)) }
  }

  @Test func `Bytes that are no text become visible, and are kept so`() throws {
    let pty = try home.knownShell()
    try pty.type(bytes: Array("buy caf".utf8) + [0xFF, 0xE9, 0x0D])
    try pty.expect("Got it: buy caf\u{FFFD}\u{FFFD}.")
    #expect(try home.count("buy caf\u{FFFD}\u{FFFD}") >= 1)
  }

  @Test func `A paste into a page is part of it, whatever it says, and five megabytes are`() throws {
    let pty = try home.knownShell()
    try pty.type("journal\r")
    try pty.expect("…")
    try pty.paste("one\n\n\nthat's it\ndrop everything\n")
    try pty.type("\r")
    try pty.expect(rows: ["  …"])
    try pty.paste(String(repeating: "the quick brown fox\n", count: 262_144))
    try pty.type("and the end\rthat's it\r")
    try pty.expect("Saved in your journal.")
    try pty.type("show journal\ropen 1\r")
    try pty.expect("one")
    let kept = try home.everything()
    #expect(kept.contains("one\\n\\n\\nthat's it\\ndrop everything\\n\\nthe quick brown fox\\n"))
    #expect(kept.contains("fox\\nand the end\""))
  }
}
