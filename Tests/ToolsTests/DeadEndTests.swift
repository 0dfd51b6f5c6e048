import Engine
import Foundation
import Language
import Languages
import Replies
import Synchronization
import TestFiles
import Testing

@testable import Tools

/// No question, list, focus or card on the screen swallows a line that means something by itself.
@Suite struct DeadEndTests {
  /// What a conversation can have come to.
  static let states =
    NothingLostTests.states + [
      ["sew the hem", "oil the hinge", "list"], ["sew the hem", "drop the hem"], ["sew the hem", "edit the hem"],
      ["sew the hem", "done"], ["take ibuprofen every day at 8", "my meds"], ["mood 6"], ["headache 4"],
      ["sew the hem", "focus 25"], ["i feel like a failure"], ["note: the key is under the pot", "show the key"],
      ["sew the hem", "done", "undo"], ["grateful for tea"], ["what can you do"], ["plan sertraline every day at 9"],
    ]

  /// Every tool's examples, and things to do as two people put them.
  static let lines =
    Language.english.tools.flatMap(\.examples).map(\.sentence)
    + TestFiles.lines("everyday.en.txt").map {
      String($0.prefix(upTo: $0.range(of: " => ")?.lowerBound ?? $0.endIndex))
    }

  /// Words that answer, go on or point, and so mean by themselves nothing, or something else.
  private static let answers: Set = ["affirm", "deny", "cancel", "correct", "safe", "undo"]

  /// Chooses one pair in so many by its words alone, so that a new example or state changes nothing about the others.
  private static func isTried(_ line: String, in talk: [String]) -> Bool {
    // FNV-1a.
    let hash = (talk + [line]).joined(separator: "\n").utf8.reduce(14_695_981_039_346_656_037) {
      ($0 ^ UInt64($1)) &* 1_099_511_628_211
    }
    return hash % 80 == 0
  }

  @Test func `A line means in a conversation what it means by itself`() async {
    var (tried, others) = (0, [String]())
    for talk in DeadEndTests.states {
      let home = TestHome()
      await home.say(talk)
      let (here, fresh) = (home.reader(), home.otherTerminal(models: ReadingModels.trained))
      for line in DeadEndTests.lines where DeadEndTests.isTried(line, in: talk) {
        let (calls, plain) = (await here.calls(line), await fresh.calls(line))
        guard !plain.contains(where: { DeadEndTests.answers.contains($0.tool) }) else { continue }
        tried += 1
        // A card whose keys act at once comes back behind what was said beside it.
        guard calls.prefix(plain.count) != plain[...] else { continue }
        others.append("\(talk) \(line): \(calls.map(\.told)), not \(plain.map(\.told))")
      }
    }
    // A title or a step that is asked for may be a thing to do, and that is what most of the others are.
    #expect(others.count * 66 <= tried, "\(others.count) of \(tried):\n\(others.joined(separator: "\n"))")
  }
}

extension Call {
  fileprivate var told: String { "\(tool) \(arguments.mapValues(\.inputText))" }
}
