import Language
import Languages
import Records
import Store
import Testing

@testable import Engine
@testable import FocusTools
@testable import Replies
@testable import Tools

/// What is typed while steps are offered.
@Suite struct OwnStepTests {
  static let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)

  /// Those that are commands to nudgy as well, word for word.
  static let commands: Set = ["Set it to come back each month", "Cross it off"]

  @Test func `Nearly every step that nudgy would offer can be typed as a step of one's own`() {
    let steps = StepTemplate.all.flatMap { $0.steps(for: nil) }.map { $0.text() }.filter {
      !OwnStepTests.commands.contains($0)
    }
    let lost = steps.filter { OwnStepTests.rules.isNotAnAnswer($0, besides: .list) }
    #expect(lost.count * 50 < steps.count, "\(lost)")
  }

  @Test(arguments: [
    "what's next", "done", "snooze it till friday", "snooze the rent till monday", "remind me to call mum at 5",
    "i finished the report", "done with the rent", "undo", "tomorrow", "drop it", "skip", "show number 2", "list today",
    "add bread to my list", "mark the rent as done", "focus for 20 minutes", "where is the dentist card", "why", "help",
    "brain dump", "i'm wiped", "review", "stats", "move the dentist to friday", "never mind",
  ])
  func `A line that is plainly another sentence is that`(line: String) async throws {
    #expect(OwnStepTests.rules.isNotAnAnswer(line, besides: .list))
    let home = TestHome()
    await home.say("do the tax return", "break it down", line)
    #expect(try home.store.all(Nudge.self).allSatisfy { $0.parent == nil })
  }

  @Test(arguments: [
    "open the letter", "find the form", "write down the number", "put away one pile", "drop it off at the desk",
    "call the bank", "open the letter, find the form", "sit down; breathe", "find the form then fill the first page",
    "look up the opening hours", "close all tabs", "email the tutor",
  ])
  func `Plain phrases and lists are steps`(line: String) async throws {
    let home = TestHome()
    await home.say("do the tax return", "break it down", line)
    #expect(try home.store.all(Nudge.self).contains { $0.parent != nil })
  }
}
