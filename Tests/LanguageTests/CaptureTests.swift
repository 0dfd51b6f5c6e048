import Languages
import TestFiles
import Testing

@testable import Language

struct CaptureTests {
  @Test(arguments: TableLine.read("captures.en.txt"))
  func `a thing to do says what it says`(_ each: TableLine) {
    let capture = English.read(each.text)
    let facts = capture.arguments.filter { $0.key != "title" }.sorted { $0.key < $1.key }.map { "\($0)=\($1.told($0))" }
    #expect(([capture.title] + facts).joined(separator: "; ") == each.expected)
  }

  @Test(arguments: TableLine.read("cards.en.txt"))
  func `a dump becomes its cards`(_ each: TableLine) {
    let cards = Dump.captures(of: each.text.replacing(" / ", with: "\n"), in: .english).map { card in
      (card.due ?? card.repeats).map { "\(card.title)@\(Argument.moment($0).told(""))" } ?? card.title
    }
    #expect(cards.joined(separator: "|") == each.expected)
  }

  @Test func `a header's day and a thing's time are one moment`() {
    let run = Dump.captures(
      of: "tomorrow drop sofia at school at eight thirty and get the oil changed at eleven", in: .english)
    #expect(run.map { $0.due?.calendar } == [.period(.day, 1), .period(.day, 1)])
    let captures = Dump.captures(of: "tomorrow:\nring Bo at 5\nwash the car on sunday", in: .english)
    #expect(captures.map { $0.due.map { Argument.moment($0).told("") } } == ["2026-11-21T17:00", "2026-11-22"])
  }
}
