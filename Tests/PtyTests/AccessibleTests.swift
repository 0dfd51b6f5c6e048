import Homes
import Testing

/// The accessible form in the shell: nothing is asked of the terminal, and nothing that is typed is said twice.
@Suite struct AccessibleTests {
  let home: Home
  init() throws { home = try Home() }

  static let ways: [(flags: [String], environment: [String: String])] = [
    (["--accessible"], [:]), ([], ["NUDGY_ACCESSIBLE": "1"]), ([], ["ACCESSIBLE": "1"]),
  ]

  /// What OSC 11 and the device attributes ask.
  private static let queries = ["\u{1b}]11;?", "\u{1b}[c"]

  private func sent(_ pty: Pty) -> String { String(decoding: pty.received, as: UTF8.self) }

  /// What the shell sends until it is left.
  private func visit(_ flags: [String] = [], _ environment: [String: String] = [:]) throws -> String {
    let variables = environment.merging(["NUDGY_HOME": home.path + "/first"]) { $1 }
    let pty = try home.start(flags, columns: 80, height: 24, environment: variables)
    #expect(try pty.leave() == 0)
    return sent(pty)
  }

  @Test(arguments: ways)
  func `However it is turned on, the terminal is asked nothing`(flags: [String], environment: [String: String]) throws {
    let sent = try visit(flags, environment)
    for query in AccessibleTests.queries { #expect(!sent.contains(query)) }
  }

  @Test func `The setting turns it on as well, and without it the terminal is asked`() throws {
    let sent = try visit()
    for query in AccessibleTests.queries { #expect(sent.contains(query)) }
    try home.run("settings", "accessible", "on")
    let pty = try home.shell()
    #expect(try pty.leave() == 0)
    for query in AccessibleTests.queries { #expect(!self.sent(pty).contains(query)) }
  }

  @Test(arguments: ways)
  func `However it is turned on, a reply is the same`(flags: [String], environment: [String: String]) throws {
    try home.run("add", "water the ferns tomorrow")
    try home.run("mood", "7")
    func reply(_ flags: [String], _ environment: [String: String]) throws -> String {
      let pty = try home.start(["today"] + flags, columns: 80, height: 24, environment: environment)
      #expect(try pty.exitCode() == 0)
      return sent(pty)
    }
    let plain = try reply([], [:])
    let accessible = try reply(flags, environment)
    #expect(accessible != plain)
    #expect(try accessible == reply(["--accessible"], [:]))
  }
}

/// Notices in the accessible form. A bell tells that one has come, wherever it stands.
@Suite struct AccessibleNoticeTests {
  let home: Home
  init() throws { home = try Home() }

  /// A shell with these words typed, once a card has fallen due.
  private func shell(typed: String) throws -> Pty {
    try home.run("settings", "sound", "bell")
    let pty = try home.knownShell(environment: ["NUDGY_ACCESSIBLE": "1"])
    if !typed.isEmpty {
      try pty.type(typed)
      try pty.expect(rows: ["nudgy> \(typed)"])
    }
    try home.run("add", "water the ferns at 9:30", now: "2026-11-20T09:00")
    try pty.expectByte(0x07)
    return pty
  }

  private func times(_ words: String, _ pty: Pty) -> Int {
    String(decoding: pty.received, as: UTF8.self).ranges(of: words).count
  }

  @Test func `A notice waits until the line has ended, and the half line is not said again`() throws {
    let pty = try shell(typed: "buy oat mi")
    try pty.type("lk\r")
    try pty.expect("Due: water the ferns.\nnudgy>")
    #expect(pty.screen.text.contains("nudgy> buy oat milk\n"))
    let shown = pty.screen.text
    let reply = try #require(shown.firstRange(of: "Got it: buy oat milk."))
    #expect(try #require(shown.firstRange(of: "Due:")).lowerBound > reply.upperBound)
    #expect(times("nudgy> buy", pty) == 1)
    #expect(try pty.leave() == 0)
  }

  @Test func `Where nothing is typed it comes at once`() throws {
    let pty = try shell(typed: "")
    try pty.expect(rows: ["Due: water the ferns.", "nudgy>"])
  }

  @Test(arguments: ["\u{15}", "\u{3}"])
  func `It waits no longer once what was typed is taken back`(key: String) throws {
    let pty = try shell(typed: "buy oat mi")
    try pty.type(key)
    try pty.expect("Due: water the ferns.\nnudgy>")
  }

  @Test func `A farewell typed meanwhile does not lose it`() throws {
    let pty = try shell(typed: "good")
    try pty.type("bye\r")
    #expect(try pty.exitCode() == 0)
    #expect(pty.screen.text.contains("Due: water the ferns."))
  }
}
