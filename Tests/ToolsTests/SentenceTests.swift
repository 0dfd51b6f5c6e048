import Civil
import Engine
import Foundation
import Languages
import Replies
import Testing

@testable import Tools

/// Sentences of the corpora beside this file, read by the whole grammar on Friday 20 November 2026 at ten.
@Suite struct SentenceTests {
  static let rules = Rules(unopened.catalogue, .english, models: ReadingModels.trained)
  static let reading = InputContext(now: LocalTime(iso: "2026-11-20T10:00")!, zone: "Europe/London", language: .english)

  @Test(arguments: lines("sentences.en.txt") + lines("everyday.en.txt"))
  func `A sentence becomes its call`(_ line: String) throws {
    let halves = line.components(separatedBy: " => ")
    try #require(halves.count == 2)
    let told = SentenceTests.told(halves[0])
    #expect(told == halves[1], "`nudgy explain '\(halves[0])'` shows which phrase won")
  }

  private static func told(_ line: String) -> String {
    rules.calls(line).compactMap { call in
      rules.tools.first { $0.name == call.tool }.map {
        "\(call.tool) \($0.json(call, reading)["arguments"]?.text ?? "{}")"
      }
    }
    .joined(separator: " & ")
  }

  static func lines(_ file: String, beside path: String = #filePath) -> [String] {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    let text = (try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)) ?? ""
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
  }
}
