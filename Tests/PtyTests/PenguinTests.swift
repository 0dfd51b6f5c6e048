import Homes
import Testing

/// Who keeps company in a chat, and when not.
@Suite struct PenguinTests {
  let home: Home
  init() throws { home = try Home() }

  private static let face = "(•▾•)"

  @Test func `It greets in a chat, and turning it off takes effect at once`() throws {
    let shell = try home.knownShell()
    try shell.type("hello\r")
    try shell.expect(Self.face)
    try shell.type("turn the penguin off\r")
    try shell.expect("Set: penguin off.")
    try shell.type("bye\r")
    try shell.expect("Bye. Everything is saved.")
    #expect(!shell.screen.text.contains("(   )"))
  }

  @Test(arguments: [["hello"], ["--accessible", "hello"]])
  func `A one-shot call has words only`(words: [String]) throws {
    let shown = words.count == 1 ? try home.run("hello") : try home.run("--accessible", "hello")
    #expect(shown.contains("Good morning.") && !shown.contains(Self.face))
  }

  @Test func `Read aloud it is not there`() throws {
    try home.run("list")
    let shell = try home.shell("--accessible")
    try shell.type("hello\r")
    try shell.expect("Tell me")
    #expect(!shell.screen.text.contains(Self.face))
  }

  @Test func `In quiet hours it is silent`() throws {
    try home.run("settings", "quiet", "9", "to", "17")
    let shell = try home.knownShell()
    try shell.type("hello\r")
    try shell.expect("Tell me")
    #expect(!shell.screen.text.contains(Self.face))
  }
}
