import Civil
import Engine
import EngineFakes
import Foundation
import Languages
import Replies
import TestFiles
import Testing

@testable import Tools

/// Sentences of the corpora beside this file, read by the whole grammar on Friday 20 November 2026 at ten.
@Suite struct SentenceTests {
  static let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)
  static let reading = InputContext.friday

  @Test(arguments: TableLine.read("sentences.en.txt") + TableLine.read("everyday.en.txt"))
  func `A sentence becomes its call`(_ line: TableLine) {
    let told = SentenceTests.told(line.text)
    #expect(told == line.expected, "`nudgy explain '\(line.text)'` shows which phrase won")
  }

  private static func told(_ line: String) -> String {
    rules.calls(line).compactMap { call in
      rules.tools.first { $0.name == call.tool }.map {
        "\(call.tool) \($0.json(call, reading)["arguments"]?.text ?? "{}")"
      }
    }
    .joined(separator: " & ")
  }
}
