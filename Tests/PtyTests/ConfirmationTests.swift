import Foundation
import Homes
import Testing

/// What is asked before something is done: what Enter alone means stands in the question.
@Suite struct ConfirmationTests {
  let home: Home
  init() throws { home = try Home() }

  @Test(arguments: [("", 1), ("n", 1), ("zork", 1), ("y", 0)])
  func `Enter alone is the answer that the question names`(typed: String, code: Int32) throws {
    try home.run("add", "buy milk")
    let id = try home.run("list", "--format", "{id}").trimmingCharacters(in: .whitespacesAndNewlines)
    let pty = try home.start(["open", "nudge://markDone?id=\(id)"], columns: 120, environment: [:])
    try pty.expect("y or n (Enter is n)")
    try pty.type(typed + "\r")
    #expect(try pty.exitCode() == code)
    #expect(try home.count(#""status":"done""#) == (code == 0 ? 1 : 0))
  }
}
