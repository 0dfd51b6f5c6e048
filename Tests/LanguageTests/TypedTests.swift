import Languages
import TestFiles
import Testing

@testable import Language

/// Capitals, blanks and what closes a sentence say nothing about when.
@Suite struct TypedTests {
  private static let lines = ["dates.en.txt", "recurrences.en.txt", "durations.en.txt"].flatMap(TableLine.moments)

  @Test func `a date in capitals is the same date`() { expectSame { $0.uppercased() } }

  @Test func `a date with wide blanks is the same date`() {
    expectSame { " \t" + $0.split(separator: " ").joined(separator: "  \u{A0}") + "  " }
  }

  @Test(arguments: ["!", ",", ".", "?", "!!"])
  func `what closes a date is no part of it`(_ sign: String) {
    // After a point already, another makes three of them.
    expectSame { $0.last?.isLetter == true || $0.last?.isNumber == true ? $0 + sign : $0 }
  }

  @Test func `a date in the midst of a sentence is the same in capitals`() {
    for line in TableLine.moments("sentences.en.txt") {
      let plain = MomentParser.mentions(in: line.text, .english).map { line.text[$0.range].uppercased() }
      let text = line.text.uppercased()
      #expect(MomentParser.mentions(in: text, .english).map { String(text[$0.range]) } == plain, "\(line.text)")
    }
  }

  private func expectSame(_ change: (String) -> String) {
    for line in Self.lines {
      let plain = MomentParser.read(line.text, in: .english)?.resolve(now: corpusNow)
      let changed = MomentParser.read(change(line.text), in: .english)?.resolve(now: corpusNow)
      #expect(changed == plain, "\(change(line.text))")
    }
  }
}
