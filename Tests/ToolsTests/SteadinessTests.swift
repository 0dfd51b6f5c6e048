import Engine
import Foundation
import Language
import Languages
import Randomness
import Replies
import TestFiles
import Testing

@testable import Session
@testable import Tools

/// How a line is typed makes no difference, and no line brings the reader down.
@Suite struct SteadinessTests {
  private static let lines = (TestFiles.lines("sentences.en.txt") + TestFiles.lines("everyday.en.txt"))
    .map { String($0.prefix(upTo: $0.range(of: " => ")?.lowerBound ?? $0.endIndex)) }

  /// Every fourth line, another for each test: all of them four times over would take as long as all other tests.
  private static func some(from place: Int) -> [String] {
    stride(from: place, to: lines.count, by: 4).map { lines[$0] }
  }

  @Test func `capitals make no other call`() {
    for line in Self.some(from: 0) { #expect(told(line.uppercased()) == told(line), "\(line)") }
  }

  @Test func `blanks make no other call`() {
    for line in Self.some(from: 1) {
      let wide = "  " + line.split(separator: " ").joined(separator: "   ") + " "
      #expect(told(wide) == told(line), "\(line)")
    }
  }

  @Test func `a full stop makes no other call`() {
    for line in Self.some(from: 2) where line.last?.isLetter == true {
      #expect(told(line + ".") == told(line), "\(line)")
    }
  }

  @Test func `no mutated line brings the reader down`() {
    var random = SeededRandom(seed: 20_261_121)
    for _ in 0..<150 {
      let line = mutated(&random)
      #expect(!told(line).isEmpty)
      _ = Dump.captures(of: line, in: .english)
    }
  }

  /// Words of two lines, some dropped, doubled or cut short, with signs thrown in.
  fileprivate func mutated(_ random: inout SeededRandom) -> String {
    var words = [Self.lines, Self.lines].flatMap {
      $0.randomElement(using: &random)!.split(separator: " ").map(String.init)
    }
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let place = Int.random(in: words.indices, using: &random)
      switch Int.random(in: 0...5, using: &random) {
      case 0 where words.count > 1: words.remove(at: place)
      case 1: words.insert(words.randomElement(using: &random)!, at: place)
      case 2: words[place] = String(words[place].dropLast())
      case 3:
        words[place] += [",", ":", ".", "!?", "\"", "'s", "(", ")", "\n", "é", "🎂", "\u{301}", "9999"].randomElement(
          using: &random)!
      case 4: words.swapAt(place, Int.random(in: words.indices, using: &random))
      default: words[place] += words[place]
      }
    }
    return words.joined(separator: random.next() % 8 == 0 ? "" : " ")
  }

  /// The call and what it holds, without the person's own spelling.
  private func told(_ line: String) -> String {
    guard let call = SentenceTests.rules.calls(line).first,
      let tool = SentenceTests.rules.tools.first(where: { $0.name == call.tool })
    else { return "" }
    let text = tool.json(call, SentenceTests.reading).text.lowercased()
    return String(text.filter { !".!?".contains($0) }.split(separator: " ").joined(separator: " "))
  }
}
