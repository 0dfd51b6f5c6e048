import Glibc
import Homes
import Testing

/// What Tab and the arrows bring.
@Suite struct RecallTests {
  let home: Home
  init() throws { home = try Home() }

  private static let up = "\u{1b}[A"

  @Test func `Tab completes verbs and the titles of open cards, also those of another process`() throws {
    try home.run("add", "call the dentist")
    try home.run("add", "call the bank")
    let pty = try home.knownShell()
    try pty.type("sno\tca\t")
    try pty.expect(rows: ["nudgy> snooze call the"])
    try pty.type("\t")
    try pty.expect("\nnudgy> snooze call the")
    #expect(pty.screen.text.contains("bank") && pty.screen.text.contains("dentist"))
    try pty.type("b\t\u{15}")
    try home.run("add", "water the ferns")
    try pty.type("done wa\t")
    try pty.expect(rows: ["nudgy> done water the ferns"])
    try pty.type("\r")
    try pty.expect("Done: water the ferns.")
    try pty.type("drop wa\t")
    try pty.expect(rows: ["nudgy> drop wa"])
  }

  @Test func `The arrow brings back lines, also in the next shell`() throws {
    let pty = try home.knownShell()
    try pty.type("buy milk\r")
    try pty.expect("Got it: buy milk.")
    try pty.expect(rows: ["nudgy>"])
    try pty.type(Self.up)
    try pty.expect(rows: ["nudgy> buy milk"])
    try pty.type("\u{15}\u{4}")
    #expect(try pty.exitCode() == 0)
    let next = try home.shell()
    try next.type(Self.up)
    try next.expect(rows: ["nudgy> buy milk"])
  }

  @Test func `What is sealed stands in no file, and a journal is not brought back at all`() throws {
    let pty = try home.knownShell()
    for line in [
      "buy milk", "note: the code is 4711", "frobnicate the secret", "dear diary, a long day", "i want to kill myself",
      "yes",
    ] {
      try pty.type(line + "\r")
      try pty.expect("nudgy> \(line)\n")
      try pty.expect(rows: ["nudgy>"])
    }
    #expect(home.read("state/history") == "buy milk\n")
    for line in ["frobnicate the secret", "note: the code is 4711", "buy milk"] {
      try pty.type(Self.up)
      try pty.expect(rows: ["nudgy> \(line)"])
    }
    pty.signal(SIGTERM)
    #expect(try pty.exitCode() == 130)
    for file in try home.files() { #expect(!home.read(file).contains("4711")) }
  }
}
