import Glibc
import Homes
import Testing

/// Passphrases are typed, and seen by nobody.
@Suite struct PassphraseTests {
  let home: Home
  init() throws { home = try Home() }

  private func set(_ pty: Pty) throws {
    try pty.expect("New passphrase:")
    try pty.type("correct horse\r")
    try pty.expect("Again:")
    try pty.type("correct horsf\u{7f}e\r")
    try pty.expect("This recovery code opens everything")
    try pty.expect("or “later” (Enter is later):")
    try pty.type("later\r")
    try pty.expect("The passphrase is set.")
  }

  @Test func `In the shell it is asked for once, where it is first needed, and the lines around it are as ever`() throws
  {
    try home.run("say", "blorp blorp")
    let pty = try home.knownShell()
    try pty.type("set a passphrase\r")
    try set(pty)
    try pty.type("lock\r")
    try pty.expect("Locked.")
    try pty.type("add buy milk\r")
    try pty.expect("Got it: buy milk.")
    try pty.type("keep that\r")
    try pty.expect("Passphrase:")
    try pty.type("correct horse\r")
    try pty.expect("Got it: blorp blorp.")
    try pty.type("remember that i like tea\r")
    try pty.expect("I'll remember: i like tea.")
    try pty.type("say hello\u{7f}\r")
    try pty.expect("nudgy> say hell")
    #expect(!pty.screen.text.contains("horse"))
    #expect(!home.read("state/history").contains("horse"))
  }

  @Test func `Nobody in a crisis is asked for it before they are answered`() throws {
    let pty = try home.knownShell()
    try pty.type("set a passphrase\r")
    try set(pty)
    try pty.type("lock\r")
    try pty.expect("Locked.")
    for line in ["journal: i want to kill myself", "mood 2 i want to kill myself", "note: i want to kill myself"] {
      try pty.type(line + "\r")
      try pty.expect("nudgy> \(line)\n")
      try pty.expect(rows: ["nudgy>"])
    }
    #expect(!pty.screen.text.contains("\nPassphrase:"))
    #expect(pty.screen.text.ranges(of: "Your words are saved, sealed.").count == 3)
  }

  @Test func `Left with Ctrl-C, nothing is changed and the shell goes on`() throws {
    let pty = try home.knownShell()
    try pty.type("set a passphrase\r")
    try pty.expect("New passphrase:")
    try pty.type("half\u{3}")
    try pty.expect("OK, no passphrase was set. Nothing was changed.")
    try pty.type("add buy milk\r")
    try pty.expect("Got it: buy milk.")
    #expect(try !home.files().contains("data/keys"))
  }

  @Test func `A call at a terminal asks too, and leaves the terminal as it was`() throws {
    let pty = try home.start(["passphrase"], environment: [:])
    try set(pty)
    #expect(try pty.exitCode() == 0)
    #expect(!pty.screen.text.contains("horse"))
    #expect(pty.isEchoing)
  }

  @Test func `Ctrl-C ends a call that asks`() throws {
    let pty = try home.start(["passphrase"], environment: [:])
    try pty.expect("New passphrase:")
    try pty.type("half\u{3}")
    #expect(try pty.exitCode() == -SIGINT)
    #expect(pty.isEchoing)
    #expect(try !home.files().contains("data/keys"))
  }

  @Test func `Nobody is asked who said so`() throws {
    let pty = try home.start(["passphrase", "--no-input"], environment: [:])
    try pty.expect("You didn't type a passphrase.")
    #expect(try pty.exitCode() == 4)
  }
}
