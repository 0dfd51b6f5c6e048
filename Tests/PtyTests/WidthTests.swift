import Homes
import Testing

@Suite struct WidthTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `A half-typed line is drawn once at any width, and the reply fits the last one`() throws {
    let pty = try home.knownShell()
    let line = "ask 田中さん about the 🍵 for a rather long evening with everybody"
    try pty.type(line)
    try pty.expect("everybody")
    var marks = ""
    for columns in [20, 200, 40, 80, 20] {
      pty.resize(columns: columns)
      marks += "!"
      try pty.type("!")
      try pty.expect(marks)
      let shown = pty.screen.text.filter { !$0.isWhitespace }
      #expect(shown == "nudgy>\(line)\(marks)".filter { !$0.isWhitespace })
    }
    try pty.type("\r")
    try pty.expect(rows: ["nudgy>"])
    let reply = pty.screen.rows.map(\.cells.count)
    #expect(reply.allSatisfy { $0 <= 20 })
    #expect(pty.screen.rows.allSatisfy { !$0.isFull || $0.cells.count >= 19 })
  }

  @Test(arguments: [20, 40, 200])
  func `Welcome, card, list, choice and notice keep to the width they find`(columns: Int) throws {
    let pty = try home.shell(columns: columns, height: 60)
    try pty.type("buy tea\r")
    try pty.expect("later\nnudgy>")
    try pty.type("later\r")
    try pty.expect("another")
    try home.run("add", "look for the 日本茶 that Zoë brought along to the party of the neighbours")
    try home.run("add", "ask about a second, much longer thing that has no end at 9:30", now: "2026-11-20T09:00")
    try pty.expect("end.\nnudgy>")
    try pty.type("list\r")
    try pty.expect("3  ○  look")
    try pty.type("snooze \t")
    try pty.expect("\nnudgy> snooze")
    // A row that went on in the next was too long for whoever drew it.
    #expect(pty.screen.rows.filter(\.isFull).map { $0.cells.joined() } == [])
  }
}
