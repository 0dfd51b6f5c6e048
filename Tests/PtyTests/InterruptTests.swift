import Foundation
import Homes
import Testing

/// Ctrl-C leaves what was begun, wherever one is; what is typed after it answers nothing.
@Suite struct InterruptTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `In focus it goes on, and its end is still to come`() throws {
    let pty = try home.knownShell(height: 60)
    try pty.type("buy milk\rfocus\r")
    try pty.expect("focus, 25 min>")
    try pty.type("half a th\u{3}")
    try pty.expect("Nothing was changed. Ctrl-D quits.\nfocus, 25 min>")
    try pty.type("done\r")
    try pty.expect("Done: buy milk.")
    try pty.type("stop focus\r")
    try pty.expect("\nnudgy>")
    #expect(try home.count("half a th") == 0)
  }

  @Test func `At a question nothing is done, and a number is no answer any more`() throws {
    try home.run("add", "buy milk")
    let pty = try home.shell(height: 60)
    try pty.type("snooze milk\r")
    try pty.expect(rows: ["4 next week: Mon 09:00", "nudgy>"])
    try pty.type("\u{3}")
    try pty.expect("Nothing was changed. Ctrl-D quits.\nnudgy>")
    try pty.type("2\r")
    try pty.expect("I don't understand that.")
    try pty.type("ask ida on friday\r")
    try pty.expect("Got it: ask ida")
    #expect(try home.count(#""snoozedUntil":null"#) == home.count(#""snoozedUntil":"#))
  }

  @Test func `At the steps that are offered none is kept, and the next line is a card`() throws {
    try home.run("add", "call the dentist")
    let pty = try home.shell(height: 60)
    try pty.type("break it down\r")
    try pty.expect("no: leave it as it is\nnudgy>")
    try pty.type("\u{3}")
    try pty.expect("Nothing was changed. Ctrl-D quits.\nnudgy>")
    try pty.type("buy stamps, post the letter\r")
    try pty.expect("Got it: buy stamps")
    #expect(try home.count(#""parent":null"#) == home.count(#""parent":"#))
  }

  @Test func `Between the cards of a dump it ends the going through, and all are kept`() throws {
    let pty = try home.knownShell(height: 60)
    try pty.type("brain dump: buy milk, post the letter\r")
    try pty.expect("Go through them one by one?")
    try pty.type("yes\r")
    try pty.expect(rows: ["   k keep · e edit · d drop · u undo · q stop", "review 1/2 ›"])
    try pty.type("\u{3}")
    try pty.expect("Nothing was changed. Ctrl-D quits.\nnudgy>")
    try pty.type("dance class on friday\r")
    try pty.expect("Got it: dance class")
    #expect(try home.count(#""status":"active""#) == 3)
  }

  @Test func `At the question inside a review the card stays, and the keys are letters again`() throws {
    try home.run("add", "buy milk")
    let pty = try home.shell(height: 60)
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("s")
    try pty.expect("Until when?")
    try pty.expect(rows: ["4 next week: Mon 09:00", "nudgy>"])
    try pty.type("\u{3}")
    try pty.expect("Ctrl-D quits.\nnudgy>")
    try pty.type("yoga at noon\r")
    try pty.expect("Got it: yoga")
    #expect(try home.count(#""snoozedUntil":null"#) == home.count(#""snoozedUntil":"#))
    #expect(try home.count(#""status":"done""#) == 0)
  }

  /// Out of the shell it ends the program, and what was typed so far is safe.
  @Test(arguments: ["dump", "journal", "note"])
  func `Of a text that is typed line by line it tells what is saved`(verb: String) throws {
    let pty = try home.start([verb], environment: [:])
    try pty.expect("two blank lines")
    for line in ["water the ferns", "feed the cat"] {
      let before = try home.storedBytes()
      try pty.type(line + "\r")
      // Ctrl-C takes what the program has not read yet off the terminal.
      let deadline = ContinuousClock.now.advanced(by: .seconds(60))
      while try home.storedBytes() == before, .now < deadline { try pty.expect(line) }
    }
    try pty.type("\u{3}")
    try pty.expect("What you typed so far is safe: “nudgy \(verb)” takes it up again.")
    #expect(try pty.exitCode() == -2)
    let again = try home.start([verb], environment: [:])
    try again.expect(verb == "journal" ? "Going on with the entry you were writing." : "cut short")
  }

  @Test func `Where nothing was typed yet nothing is told`() throws {
    let pty = try home.start(["dump"], environment: [:])
    try pty.expect("two blank lines")
    try pty.type("\u{3}")
    #expect(try pty.exitCode() == -2)
    #expect(!pty.screen.text.contains("safe"))
  }
}

extension Home {
  /// How large the files of the store are together.
  fileprivate func storedBytes() throws -> Int {
    try files().filter { $0.hasPrefix("data/") }.reduce(0) { $0 + read($1).utf8.count }
  }
}
