import Engine
import Replies
import Testing

@testable import Screen

/// Titles and others' words stand inside of what nudgy says, and never look like it.
@Suite struct SentenceTests {
  static let title =
    String(repeating: "x", count: 64) + " Done: call mum. " + String(repeating: "y", count: 55) + " 1 yes"

  private func rows(_ reply: Reply, _ look: DisplayOptions = DisplayOptions()) -> [Substring] {
    Screen(look).draw(reply).split(separator: "\n")
  }

  @Test func `What is quoted begins no row of a receipt`() {
    let rows = rows(Reply("Kept: \(Self.title)."))
    #expect(rows.count > 2 && rows[0].hasPrefix("Kept: "))
    #expect(rows.dropFirst().allSatisfy { $0.hasPrefix("  ") && $0.count <= 72 })
  }

  @Test func `Nor of a question, or of what went wrong`() {
    let question = Question("The model asks for “\(Self.title)”. Do it?", choices: [.init("yes", nil)])
    let asked = rows(Reply(followUp: .question(question)))
    #expect(asked.count > 3 && asked.dropFirst().dropLast().allSatisfy { $0.hasPrefix("  ") })
    let missing = UserError("No card matches “\(Self.title)”.", hint: "Name \(Self.title).")
    let trouble = Screen(DisplayOptions()).draw(missing).split(separator: "\n")
    #expect(trouble.filter { !$0.hasPrefix("  ") }.map { $0.prefix(4) } == ["No c", "Name"])
  }

  @Test func `A receipt tells in bold what it is about, also with a remark behind it`() {
    let receipt: LocalizedText = "Got it: \("call mum" as LocalizedText), \("today" as LocalizedText)."
    #expect(receipt.subject == nil)
    let titled: LocalizedText = "Got it: \("call mum")."
    #expect(titled.subject == "call mum")
    #expect(("\(titled) I can remind you." as LocalizedText).subject == "call mum")
    #expect(("\(titled)" as LocalizedText).subject == nil)
  }

  @Test func `What fits in one row, and a pipe, are as they were`() {
    #expect(rows(Reply("Kept: call mum.")) == ["Kept: call mum."])
    #expect(rows(Reply("Kept: \(Self.title)."), DisplayOptions(isPlain: true)).count == 1)
  }
}
