import Testing

@testable import Desktop

@Suite struct CommandTests {
  @Test(arguments: [
    ("echo sunny, 12 °C; echo more", "sunny, 12 °C"),
    ("printf 'no end of line'", "no end of line"),
    ("printf '\\033[31mred\\033[0m \\033]0;title\\007\\010hat\\r\\n'", "red hat"),
    ("printf '\\342\\200\\256turned'", "turned"),
    ("printf '%0500d' 0", String(repeating: "0", count: 400)),
    ("echo '  air  '", "air"),
    ("cat; echo nobody types here", "nobody types here"),
  ])
  func `Its first line is text and nothing else`(words: String, line: String) {
    #expect(ShellCommand(words, within: .seconds(20))?.firstLine() == line)
  }

  @Test(arguments: ["exit 3", "echo", "no-such-program-anywhere", "echo oops >&2", "exec >&-; sleep 0"])
  func `What says nothing is nothing`(words: String) {
    #expect(ShellCommand(words, within: .seconds(20))?.firstLine() == nil)
  }

  @Test(arguments: ["sleep 600", "printf half; sleep 600", "sleep 600 & wait", "trap '' TERM HUP INT; sleep 600"])
  func `What takes too long is ended, and half a line is none`(words: String) {
    #expect(ShellCommand(words, within: .milliseconds(100))?.firstLine() == nil)
  }

  @Test func `A line ends the waiting, and whatever would still run`() {
    #expect(ShellCommand("echo early; sleep 600", within: .seconds(500))?.firstLine() == "early")
  }
}
