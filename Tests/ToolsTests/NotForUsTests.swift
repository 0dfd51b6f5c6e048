import Engine
import Replies
import TestFiles
import Testing

@testable import Tools

@Suite struct NotForUsTests {
  /// What makes a record out of a line.
  static let keeping: Set = [
    "add_nudge", "add_note", "write_journal", "log_gratitude", "log_mood", "log_symptom", "log_measure",
    "log_medication", "plan_medication", "comment_entry", "remember", "edit_note", "edit_nudge",
  ]

  @Test(arguments: TestFiles.lines("not-for-us.txt"))
  func `Chatter becomes neither a card nor an entry`(_ line: String) {
    let tool = SentenceTests.rules.calls(line).first?.tool ?? ""
    #expect(!NotForUsTests.keeping.contains(tool), "\(tool)")
  }
}
