import Homes
import Testing

/// How many rows a list has: five is a matter of screens.
@Suite struct RowsTests {
  let home: Home

  init() throws {
    home = try Home()
    for number in 1...7 { try home.run("add", "thing \(number)") }
  }

  @Test(arguments: [([], 5), (["--all"], 7), (["--limit", "2"], 2), (["--format", "{title}"], 7), (["--ndjson"], 7)])
  func `At a terminal a list has five rows, unless all are asked for or a program reads them`(
    options: [String], count: Int
  ) throws {
    let pty = try home.start(["list"] + options, environment: [:])
    #expect(try pty.exitCode() == 0)
    let shown = (1...7).count { pty.screen.text.contains("thing \($0)") }
    #expect(shown == count, "\(pty.screen.text)")
  }
}
