import Homes
import Testing

/// One person's morning, from a full head to what got done.
@Suite struct MorningTests {
  let home: Home
  init() throws { home = try Home() }

  @Test func `Dump, sort, review, snooze, focus, done, stats`() throws {
    let pty = try home.knownShell(height: 60)
    try pty.type("dump\r")
    try pty.expect("end it.")
    try pty.expect("\n  …")
    try pty.type("buy milk, write the report by friday\r")
    try pty.type("so tired\rbook the dentist\r")
    try pty.type("that's it\r")
    try pty.expect("Got it, 3 things.")
    try pty.expect("1 yes · 2 keep them all\nnudgy>")
    try pty.type("yes\r")
    try pty.expect("buy milk")
    try pty.expect(rows: ["   k keep · e edit · d drop · u undo · q stop", "review 1/3 ›"])
    try pty.type("k\r")
    try pty.expect("review 1/3 › k\n")
    try pty.type("d\r")
    try pty.expect("Dropped: write the report.")
    try pty.type("u\r")
    try pty.expect("Undone: dropped write the report.")
    try pty.type("k\rk\r")
    try pty.expect("That was the last one. All saved.\nnudgy>")
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("s")
    try pty.expect("tonight: today 20:00")
    try pty.type("2\r")
    try pty.expect("Snoozed: buy milk, until today at 20:00")
    try pty.type("f\r")
    try pty.expect("25 minutes for book the dentist.")
    try pty.expect("focus, 25 min>")
    try pty.type("why is the sea salt\r")
    try pty.expect("why is the sea salt\nSaved.\nfocus, 25 min>")
    try pty.type("done\r")
    try pty.expect("Done: book the dentist.")
    try pty.type("stop focus\r")
    try pty.expect("nudgy>")
    try pty.type("stats today\r")
    try pty.expect("1 thing done")
    #expect(try pty.leave() == 0)
  }

  @Test func `Keys typed ahead act one after the other`() throws {
    for title in ["buy milk", "call mum", "post the letter"] { try home.run("add", title) }
    let pty = try home.shell(height: 60)
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("y\rn\ry\r")
    try pty.expect("Done: post the letter.\nThat's all for now.")
    #expect(try home.count(#""status":"done""#) == 2)
  }

  @Test func `A word typed in a review is that word, and only y, n and s act by themselves`() throws {
    for title in ["buy milk", "call mum", "post the letter"] { try home.run("add", title) }
    let pty = try home.shell(height: 60)
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("done\r")
    try pty.expect("Done: buy milk.")
    try pty.expectPrompt()
    try pty.type("undo\r")
    try pty.expect("Undone: done buy milk.")
    try pty.expectPrompt()
    #expect(try home.count(#""status":"active""#) == 3)
    try pty.type("snooze it till friday\r")
    try pty.expect("Snoozed:")
    try pty.expectPrompt()
    try pty.type("d")
    try pty.expectPrompt("d")
    try pty.type("\u{7f}")
    try pty.expectPrompt()
    try pty.type("y")
    try pty.expect("post the letter")
    #expect(try home.count(#""status":"dropped""#) == 0)
    #expect(try home.count(#""status":"done""#) == 1)
  }

  @Test func `A dump begun in a review gets every letter`() throws {
    try home.run("add", "buy milk")
    let pty = try home.shell(height: 60)
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("dump\r")
    try pty.expect("\n  …")
    try pty.type("ship the parcel\ryoga mat\rn")
    try pty.type("ew soap\rthat's it\r")
    try pty.expect("Got it, 3 things.")
    #expect(try home.count(#""title":"ship the parcel""#) == 1)
    #expect(try home.count(#""status":"done""#) == 0)
  }

  @Test func `What today's keys are letters of is typed as ever`() throws {
    let pty = try home.knownShell(height: 60)
    for line in ["just remembered: email the landlord", "7up for the party", "+ one more"] {
      try pty.type("today\r")
      try pty.expect("journal\nnudgy>")
      try pty.type(line + "\r")
      try pty.expect("nudgy> \(line)\n")
    }
    #expect(try home.count("email the landlord") >= 1)
    #expect(try home.count(#""score""#) == 0)
  }

  @Test func `A digit on today keeps a mood at once, and what is typed next is a line of its own`() throws {
    let pty = try home.knownShell(height: 60)
    try pty.type("today\r")
    try pty.expect("journal\nnudgy>")
    try pty.type("6")
    try pty.expect("Logged: 6 of 10.")
    try pty.type("make that 5\r")
    try pty.expect("nudgy> make that 5\n")
    try pty.expectPrompt()
    #expect(try home.count(#""score":5"#) == 1)
  }

  @Test(arguments: [["review\r"], ["call done\r"], ["today\r"]])
  func `What was open in a shell ends with it`(lines: [String]) throws {
    for title in ["call the bank", "call the dentist"] { try home.run("add", title) }
    let session = ["NUDGY_SESSION": "one"]
    let first = try home.shell(height: 60, environment: session)
    for line in lines {
      try first.type(line)
      try first.expect("\n")
    }
    #expect(try first.leave() == 0)
    let second = try home.shell(height: 60, environment: session)
    for line in ["y", "1", "j", "yoga at noon"] {
      try second.type(line + "\r")
      try second.expect("nudgy> \(line)\n")
      try second.expectPrompt()
    }
    #expect(!second.screen.text.contains("call the bank"))
    #expect(try home.count(#""status":"active""#) >= 3)
    #expect(try home.count(#""status":"done""#) == 0)
  }

  @Test(arguments: [[], ["--accessible"]])
  func `A call that has ended tells no keys, a shell does`(flags: [String]) throws {
    try home.run("add", "buy milk")
    for words in [["next"], ["review"], ["today"]] {
      let pty = try home.start(words + flags, environment: [:])
      #expect(try pty.exitCode() == 0)
      #expect(pty.screen.text.contains("buy milk"))
      #expect(!pty.screen.text.contains("done ·") && !pty.screen.text.contains("journal\n"))
      #expect(!pty.screen.text.contains("Keys:"))
    }
    let shell = try home.shell(height: 60)
    try shell.type("next\r")
    try shell.expect("? all keys")
  }

  @Test func `Ctrl-C in a review ends it, and its keys are letters again`() throws {
    try home.run("add", "buy milk")
    let pty = try home.shell(height: 60)
    try pty.type("review\r")
    try pty.expect("q stop\nreview 1/")
    try pty.type("\u{3}")
    try pty.expect("Ctrl-D quits.\nnudgy>")
    try pty.type("yoga at noon\r")
    try pty.expect("Got it: yoga")
    #expect(try home.count(#""status":"done""#) == 0)
  }

  @Test func `Ctrl-C in a dump keeps it open and every line`() throws {
    let pty = try home.knownShell()
    try pty.type("dump\r")
    try pty.expect("end it.")
    try pty.expect("\n  …")
    try pty.type("buy milk\r")
    try pty.expect("… buy milk\n  …")
    try pty.type("\u{3}")
    try pty.expect("Ctrl-D ends this. Every line is saved.\n  …")
    try pty.type("\u{4}")
    try pty.expect("Got it, 1 thing.")
  }

  @Test func `A terminal that vanishes in the middle of a dump takes no finished line with it`() throws {
    let pty = try home.knownShell()
    try pty.type("dump\r")
    try pty.expect("end it.")
    try pty.expect("\n  …")
    try pty.type("buy milk\rcall the vet tomorrow\rhalf a li")
    try pty.expect("half a li")
    pty.hangUp()
    _ = try pty.exitCode()
    let second = try home.shell()
    #expect(second.screen.text.contains("A brain dump was cut short. 2 lines are saved; “dump” goes on."))
    try second.type("dump\r")
    try second.expect("From the dump that was cut short: Got it, 2 things.")
    try second.expect("\n  …")
    try second.type("\u{4}")
    try second.expect("You didn't type anything, so nothing was saved.")
    #expect(try home.count(#""title":"call the vet""#) == 1)
    #expect(try home.count("half a li") == 1)
  }

  @Test func `Pasted lines in an open dump are lines of it`() throws {
    let pty = try home.knownShell()
    try pty.type("dump\r")
    try pty.expect("end it.")
    try pty.expect("\n  …")
    try pty.paste("buy milk\ncall mum")
    try pty.type("\u{4}")
    try pty.expect("Got it, 2 things.")
  }
}
