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
}
