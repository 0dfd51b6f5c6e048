import Civil
import Languages
import TestFiles
import Testing

@testable import Language

/// A normal day in German.
@Suite struct GermanTests {
  @Test("a date resolves to its day or time", arguments: TableLine.moments("dates.de.txt"))
  func dates(_ line: TableLine) throws {
    let resolved = try #require(MomentParser.read(line.text, in: .german)?.resolve(now: corpusNow))
    #expect(resolved.start?.iso == line.expected)
  }

  @Test("a recurrence becomes a rule and its first occurrence", arguments: TableLine.moments("recurrences.de.txt"))
  func recurrences(_ line: TableLine) throws {
    let resolved = try #require(MomentParser.read(line.text, in: .german)?.resolve(now: corpusNow))
    #expect("\(resolved.rule?.text ?? "") @ \(resolved.start?.iso ?? "")" == line.expected)
  }

  @Test("what is no date stays alone", arguments: TableLine.moments("not-dates.de.txt"))
  func negatives(_ line: TableLine) {
    #expect(MomentParser.mentions(in: line.text, .german).map { String(line.text[$0.range]) } == [])
  }

  @Test(arguments: TableLine.read("captures.de.txt"))
  func `A thing to do says what it says`(_ each: TableLine) {
    let capture = German.read(each.text)
    let facts = capture.arguments.filter { $0.key != "title" }.sorted { $0.key < $1.key }.map { "\($0)=\($1.told($0))" }
    #expect(([capture.title] + facts).joined(separator: "; ") == each.expected)
  }

  @Test(arguments: [
    ("Mama anrufen, Milch kaufen und dann Wäsche aufhängen", ["Mama anrufen", "Milch kaufen", "Wäsche aufhängen"]),
    ("Steuer\nZahnarzttermin ausmachen\nbin so müde", ["Steuer", "Zahnarzttermin ausmachen"]),
  ])
  func `A dump becomes its cards`(text: String, titles: [String]) {
    #expect(Dump.captures(of: text, in: .german).map(\.title) == titles)
  }

  @Test(arguments: [
    "ich will sterben", "ich möchte nicht mehr leben", "bring mich um", "meine Schwester will nicht mehr leben",
    "ICH WILL EINFACH TOT SEIN", "ich moechte einfach nie wieder aufwachen", "i want to die",
  ])
  func `Somebody in danger is heard`(line: String) throws {
    #expect(try #require(Crisis(line, in: .german)).isSure)
  }

  @Test(arguments: [
    "ich lach mich tot", "der Akku ist tot", "Messer schleifen lassen", "die Deadline bringt mich noch um den Verstand",
    "bin so müde heute", "Blumen fürs Grab kaufen",
  ])
  func `What only sounds so is left alone`(line: String) { #expect(Crisis(line, in: .german) == nil) }

  @Test(arguments: [
    ("ja", SafetyAnswer.safe), ("nein", .unsafe), ("ich weiß nicht", .unsure), ("yes", .safe),
    ("so war das nicht gemeint", .misread), ("das war nur ein Lied", .explained),
  ])
  func `An answer to whether they are safe`(line: String, safety: SafetyAnswer) {
    #expect(SafetyAnswer(line, in: .german) == safety)
  }
}
