import Foundation
import Languages
import TestFiles
import Testing

@testable import FocusTools
@testable import Session
@testable import Tools

@Suite struct KnownTitlesTests {
  static func pairs(_ sign: String) -> [TableLine] {
    TableLine.read("same.en.txt", sign).filter { !$0.expected.isEmpty }
  }

  @Test(arguments: pairs(" = "))
  func `What says the same is known, whichever comes first`(pair: TableLine) {
    for (known, other) in [(pair.text, pair.expected), (pair.expected, pair.text)] {
      var titles = KnownTitles(in: .english)
      titles.insert(known)
      let isNew = titles.insert(other)
      #expect(!isNew, "\(known), \(other)")
    }
  }

  @Test(arguments: pairs(" / "))
  func `Another person or thing is never taken for one that is known`(pair: TableLine) {
    for (known, other) in [(pair.text, pair.expected), (pair.expected, pair.text)] {
      var titles = KnownTitles(in: .english)
      titles.insert(known)
      let isNew = titles.insert(other)
      #expect(isNew, "\(known), \(other)")
    }
  }

  @Test func `Another day is another thing to do, and no day is none`() {
    var titles = KnownTitles(in: .english)
    let days = ["2026-11-23", "2026-11-25", "2026-11-23", nil]
    #expect(days.map { titles.insert("gym", due: $0) } == [true, true, false, false])
  }

  @Test func `Four times as many titles are compared about four times as often`() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let comparisons = [1_000, 4_000].map { count in
      var titles = KnownTitles(in: .english)
      for number in 0..<count {
        // Each begins with the same letter, and is like no other.
        let word = (1...5).map { letters[number * 7_919 / Int(pow(26, Double($0))) % 26] }
        titles.insert("b" + String(word) + String(letters[number % 26]))
      }
      return titles.comparisons
    }
    #expect(comparisons[1] < 30 * 4_000, "\(comparisons)")
  }

  @Test func `Among many too, what says the same is known`() {
    for pair in KnownTitlesTests.pairs(" = ") {
      let first = pair.text.prefix(1)
      var titles = KnownTitles(in: .english)
      for number in 0..<40 { titles.insert("\(first)\(String(repeating: "z", count: number + 2))q") }
      titles.insert(pair.text)
      let isNew = titles.insert(pair.expected)
      #expect(!isNew, "\(pair)")
    }
  }
}
