import Foundation
import Languages
import Testing

@testable import FocusTools
@testable import Session
@testable import Tools

@Suite struct KnownTitlesTests {
  static func pairs(apart by: String) throws -> [[String]] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("same.en.txt")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .map { $0.components(separatedBy: by) }.filter { $0.count == 2 }
  }

  @Test(arguments: try pairs(apart: " = "))
  func `What says the same is known, whichever comes first`(pair: [String]) {
    for (known, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
      var titles = KnownTitles(in: .english)
      titles.insert(known)
      let isNew = titles.insert(other)
      #expect(!isNew, "\(known), \(other)")
    }
  }

  @Test(arguments: try pairs(apart: " / "))
  func `Another person or thing is never taken for one that is known`(pair: [String]) {
    for (known, other) in [(pair[0], pair[1]), (pair[1], pair[0])] {
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

  @Test func `Among many too, what says the same is known`() throws {
    for pair in try KnownTitlesTests.pairs(apart: " = ") {
      let first = pair[0].prefix(1)
      var titles = KnownTitles(in: .english)
      for number in 0..<40 { titles.insert("\(first)\(String(repeating: "z", count: number + 2))q") }
      titles.insert(pair[0])
      let isNew = titles.insert(pair[1])
      #expect(!isNew, "\(pair)")
    }
  }
}
