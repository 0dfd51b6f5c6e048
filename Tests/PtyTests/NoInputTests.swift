import Homes
import Testing

/// `--no-input` at a terminal, where somebody could answer.
@Suite struct NoInputTests {
  let home: Home
  init() throws { home = try Home() }

  @Test(arguments: [["journal"], ["dump"], ["note"], ["mood"], ["add"], ["trash", "empty"]])
  func `Nothing is asked, and no page is opened`(words: [String]) throws {
    try home.run("add", "buy milk")
    try home.run("drop", "milk")
    let pty = try home.start(["--no-input"] + words, environment: [:])
    #expect(try pty.exitCode() == 5)
  }
}
