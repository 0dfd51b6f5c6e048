import Homes
import Testing

@Suite struct EditrcTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Keys a person has bound in their own file are theirs here too`() throws {
    try home.write("bind ^T ed-move-to-beg\n", to: ".editrc")
    let pty = try home.knownShell()
    try pty.type("milk\u{14}buy \r")
    try pty.expect("Got it: buy milk.")
  }

  @Test func `Whoever edits as in vi does so here, and keeps Tab and pastes`() throws {
    try home.run("add", "call the dentist")
    try home.write("bind -v\n", to: ".editrc")
    let pty = try home.knownShell()
    try pty.type("snooze ca\t")
    try pty.expect(rows: ["nudgy> snooze call the dentist"])
    try pty.type("\u{1b}")
    // An Escape alone is told from an arrow by the silence after it; vi then goes back a letter.
    try pty.expect(rows: ["nudgy> snooze call the dentist"], cursor: .init(row: 0, column: 30))
    try pty.type("0i")
    try pty.paste("please ")
    try pty.expect(rows: ["nudgy> please snooze call the dentist"])
    try pty.type("\r")
    try pty.expect(rows: ["nudgy>"])
  }

  @Test func `Nothing in that file takes away the prompt, the keys that matter or the width`() throws {
    try home.write(
      """
      edit off
      bind ^I ed-insert
      bind ^_ ed-insert
      setty -d +isig +icanon
      settc co 10
      settc li 2
      echotc cl
      history clear
      nonsense here

      """, to: ".editrc")
    let pty = try home.knownShell(columns: 40)
    try pty.type("sno\t")
    try pty.expect(rows: ["nudgy> snooze"])
    try pty.type("\u{3}")
    try pty.expect(rows: ["nudgy>"])
    try pty.paste("a line that is longer than ten columns")
    try pty.expect(rows: ["nudgy> a line that is longer than ten co", "lumns"])
    try pty.type("\u{4}\u{3}")
    try pty.expect("Ctrl-D quits.\nnudgy>")
  }
}
