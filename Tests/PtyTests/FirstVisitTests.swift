import Homes
import Testing

@Suite struct FirstVisitTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `The first run says three things, captures what is typed, and then asks for a name`() throws {
    let pty = try home.shell()
    #expect(pty.screen.text.hasPrefix("Hello. Type what's on your mind"))
    try pty.type("buy oat milk\r")
    try pty.expect("Got it: buy oat milk.")
    try pty.expect("What shall I call you?\n")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("Zoë\r")
    try pty.expect(rows: ["nudgy> Zoë", "Hello, Zoë.", "nudgy>"])
    #expect(try home.count("buy oat milk") >= 1)
  }

  @Test func `A key of the first card still works below the question for a name, which then comes again`() throws {
    try home.install("systemctl", "echo \"$@\" >>\"$HOME/systemctl\"")
    let pty = try home.shell(environment: ["PATH": home.path + "/bin"])
    try pty.type("call mum tomorrow at 5\r")
    try pty.expect("r notifications")
    try pty.expect("What shall I call you?\n")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("r\r")
    try pty.expect("Reminders now reach you as notifications")
    #expect(home.read("systemctl").contains("--user enable --now nudgy-remind.timer\n"))
    try pty.expect(rows: ["What shall I call you?", "1 later", "nudgy>"])
    try pty.type("Zoë\r")
    try pty.expect(rows: ["nudgy> Zoë", "Hello, Zoë.", "nudgy>"])
    #expect(try pty.leave() == 0)
  }

  @Test func `A dry run in a shell leaves not a file, nor what was typed`() throws {
    let pty = try home.shell("--dry-run")
    try pty.type("buy milk\r")
    try pty.expect("Would add: buy milk.")
    #expect(try pty.leave() == 0)
    #expect(try home.files().isEmpty)
  }

  @Test func `Later is an answer, and nobody asks again`() throws {
    let pty = try home.shell()
    try pty.type("buy milk\r")
    try pty.expect("call you?")
    try pty.expect(rows: ["nudgy>"])
    try pty.type("later\r")
    try pty.expect(rows: ["nudgy> later", "OK, another time.", "nudgy>"])
    try pty.type("buy bread\r")
    try pty.expect("Got it: buy bread.")
    #expect(try pty.leave() == 0)
    #expect(pty.screen.text.ranges(of: "call you?").count == 1)
    let second = try home.shell()
    #expect(second.screen.text == "nudgy>")
    #expect(try second.leave() == 0)
    let nextDay = try home.shell(environment: ["NUDGY_NOW": "2026-11-21T10:00"])
    try nextDay.expect("Good morning.")
    #expect(!nextDay.screen.text.contains("call you?"))
    #expect(try nextDay.leave() == 0)
  }

  @Test func `The status line is offered in the second shell, where there is a bar, and once`() throws {
    let bar = ["TMUX": "/tmp/tmux"]
    // What was captured from the command line before is no first shell.
    try home.run("add", "buy milk")
    let first = try home.shell(environment: bar)
    #expect(!first.screen.text.contains("nudgy status"))
    #expect(try first.leave() == 0)
    let plain = try home.shell()
    #expect(plain.screen.text == "nudgy>")
    #expect(try plain.leave() == 0)
    let second = try home.shell(environment: bar)
    #expect(second.screen.text.hasPrefix("A hint, once: “nudgy status”"))
    #expect(try second.leave() == 0)
    let third = try home.shell(environment: bar)
    #expect(third.screen.text == "nudgy>")
  }

  @Test func `A backup is made from the shell, whatever is asked there, and a thing to do stays one`() throws {
    let pty = try home.shell()
    try pty.type("buy milk\r")
    try pty.expect("call you?")
    try pty.expect(rows: ["nudgy>"])
    let file = home.path + "/life.age"
    try pty.type("backup \(file)\r")
    try pty.expect("Passphrase for the backup:")
    try pty.type("correct horse\r")
    try pty.expect("Again:")
    try pty.type("correct horse\r")
    try pty.expect("Backed up to")
    #expect(home.read("life.age").hasPrefix("age-encryption.org/v1"))
    try pty.type("backup the laptop\r")
    try pty.expect("The line is saved.")
    #expect(!pty.screen.text.contains("horse"))
  }

  @Test func `A receipt is two rows, and a blank row stands between turns`() throws {
    let pty = try home.knownShell()
    // How reminders come is said with the first of them.
    try pty.type("dentist tomorrow at 9\r")
    try pty.expect("Reminders reach you while a shell")
    try pty.type("call mum tomorrow at 5\r")
    try pty.expect("Got it: call mum")
    try pty.expectPrompt()
    #expect(
      pty.screen.text.hasSuffix(
        """
        nudgy> call mum tomorrow at 5
        Got it: call mum, tomorrow at 17:00.
          s snooze · e edit · u undo · ? all keys

        nudgy>
        """))
    #expect(try pty.leave() == 0)
  }
}
