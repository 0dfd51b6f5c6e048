import Civil
import Languages
import TestFiles
import Testing

@testable import Language

@Suite struct MomentsTests {
  @Test("a date resolves to its day or time", arguments: TableLine.moments("dates.en.txt"))
  func dates(_ line: TableLine) throws {
    let resolved = try #require(MomentParser.read(line.text, in: .english)?.resolve(now: corpusNow))
    let end = line.expected.contains(" .. ") ? resolved.end.map { " .. \($0.iso)" } ?? "" : ""
    #expect((resolved.start?.iso ?? "") + end == line.expected)
  }

  @Test("a recurrence becomes a rule and its first occurrence", arguments: TableLine.moments("recurrences.en.txt"))
  func recurrences(_ line: TableLine) throws {
    let moment = try #require(MomentParser.read(line.text, in: .english))
    let resolved = try #require(moment.resolve(now: corpusNow))
    #expect(moment.isRecurring)
    #expect("\(resolved.rule?.text ?? "") @ \(resolved.start?.iso ?? "")" == line.expected)
  }

  @Test("a length of time counts its seconds", arguments: TableLine.moments("durations.en.txt"))
  func durations(_ line: TableLine) throws {
    let moment = try #require(MomentParser.read(line.text, in: .english))
    #expect(moment.isDuration)
    #expect(moment.resolve(now: corpusNow)?.seconds == Double(line.expected))
  }

  @Test("what is no date stays alone", arguments: TableLine.moments("not-dates.en.txt"))
  func negatives(_ line: TableLine) {
    #expect(MomentParser.mentions(in: line.text, .english).map { String(line.text[$0.range]) } == [])
  }

  @Test("a sentence gives up its date and keeps its title", arguments: TableLine.moments("sentences.en.txt"))
  func sentences(_ line: TableLine) {
    let mentions = MomentParser.mentions(in: line.text, .english)
    let start = MomentParser.combined(mentions)?.resolve(now: corpusNow)?.start?.iso ?? "–"
    #expect("\(start) | \(MomentParser.title(of: line.text, without: mentions, in: .english))" == line.expected)
  }

  @Test func `a mention covers exactly the words of the date`() throws {
    let text = "wish dad “happy birthday” on dec 3rd, please"
    let mention = try #require(MomentParser.mentions(in: text, .english).first)
    #expect(text[mention.range] == "on dec 3rd")
  }

  @Test func `the reader gives every prefix that reads, longest first`() {
    let text = "snooze it till tomorrow at 5 please"
    let offset = "snooze it ".utf8.count
    let ends = MomentReader(text, in: .english).readings(from: offset).map { String(text.utf8.prefix($0.end))! }
    #expect(ends == ["snooze it till tomorrow at 5", "snooze it till tomorrow"])
  }

  @Test func `an hour that strikes just now is the evening's`() {
    let start = { (now: String) in
      MomentParser.read("at 8", in: .english)?.resolve(now: LocalTime(iso: now)!)?.start?.iso
    }
    #expect(start("2026-11-20T07:59") == "2026-11-20T08:00")
    #expect(start("2026-11-20T08:00") == "2026-11-20T20:00")
  }

  @Test func `looking back fills in what is behind`() {
    let start = { (text: String) in
      MomentParser.read(text, in: .english)?.resolve(now: corpusNow, direction: .back)?.start?.iso
    }
    #expect(start("at 9") == "2026-11-20T09:00")
    #expect(start("at 3pm") == "2026-11-19T15:00")
    #expect(start("3 january") == "2026-01-03")
    #expect(start("on friday") == "2026-11-13")
  }

  @Test func `uncertainty and what was implied come with the answer`() throws {
    let rough = try #require(MomentParser.read("this morning around 9", in: .english)?.resolve(now: corpusNow))
    #expect(rough.uncertainty == 30)
    let part = try #require(MomentParser.read("tomorrow evening", in: .english)?.resolve(now: corpusNow))
    #expect(part.implied.contains(.time) && part.uncertainty == 180)
    #expect(MomentParser.read("3 june at 5", in: .english)?.resolve(now: corpusNow)?.implied == [.year, .meridiem])
    #expect(MomentParser.read("yesterday", in: .english)?.isPast == true)
  }

  @Test func `bare numbers and nonsense are nil`() {
    for text in ["25", "", " ", "at", "soon", "\u{0}", "on the", "99/99", "32nd of may"] {
      #expect(MomentParser.read(text, in: .english) == nil, "\(text)")
    }
  }
}
