import Homes
import Testing

/// What a terminal shows above the window, or keeps of it, is nobody's business.
@Suite struct TitleTests {
  @Test func `The window's title is never set, and what is sealed stays out of the history`() throws {
    let home = try Home()
    let pty = try home.knownShell()
    let answers: KeyValuePairs = [
      "note: the canary sings": "Saved as a note", "remember that i keep a canary": "I'll remember",
      "notes": "1  the canary sings",
    ]
    for (line, answer) in answers {
      try pty.type(line + "\r")
      try pty.expect(answer)
    }
    #expect(try pty.leave() == 0)
    let sent = String(decoding: pty.received, as: UTF8.self)
    for number in ["0", "1", "2"] { #expect(!sent.contains("\u{1b}]\(number);")) }
    #expect(try home.files().allSatisfy { !home.read($0).contains("canary") })
  }
}
