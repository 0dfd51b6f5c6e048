import Civil
import Languages
import Randomness
import Testing

@testable import Language

@Suite struct WhenWordsTests {
  @Test func `words tell the day, the time and how far off it is`() {
    let words = { (text: String) in When(iso: text)!.description(now: corpusNow) }
    #expect(words("2026-11-27") == "Fri 27 Nov, in a week")
    #expect(words("2026-11-20T17:00") == "today 17:00, in 7 hours")
    #expect(words("2026-11-21T09:00") == "tomorrow 09:00")
    #expect(words("2027-01-04") == "Mon 4 Jan, in 6 weeks")
    #expect(words("2026-11-19") == "yesterday")
    #expect(words("2026-11-20") == "today")
    #expect(words("2026-11-26T15:00") == "Thu 15:00")
    #expect(words("2027-12-03") == "Fri 3 Dec 2027, in 13 months")
  }

  @Test func `within a sentence the day is named, and the time behind “at”`() {
    let words = { (text: String) in When(iso: text)!.spoken(now: corpusNow) }
    #expect(words("2026-11-20T17:00") == "today at 17:00")
    #expect(words("2026-11-21") == "tomorrow")
    #expect(words("2026-11-26T15:00") == "Thursday at 15:00")
    #expect(words("2026-11-27T15:00") == "Fri 27 Nov at 15:00")
    #expect(When(iso: "2026-11-26T15:00")!.spoken(now: corpusNow, in: .german) == "Donnerstag um 15:00")
  }

  @Test func `words are told in the language there is`() {
    let words = { (text: String) in When(iso: text)!.description(now: corpusNow, in: .german) }
    #expect(words("2026-11-27") == "Fr. 27. Nov., in einer Woche")
    #expect(words("2026-11-20T17:00") == "heute 17:00, in 7 Stunden")
    #expect(words("2027-01-04") == "Mo. 4. Januar, in 6 Wochen")
    #expect(words("2026-11-18") == "Mi. 18. Nov., vor 2 Tagen")
    #expect(words("2026-11-20") == "heute")
  }

  @Test(arguments: [Language.english, .german])
  func `what is before the comma reads back as the same moment`(language: Language) {
    var random = SeededRandom(seed: 20_261_120)
    for _ in 0..<400 {
      let days = random.integer(below: 1600) - 700
      // A date of the last year is told without it, and would be read as the one to come.
      if (-364 ... -2).contains(days) { continue }
      let day = corpusNow.day.adding(days: days)
      let when = random.chance(0.5) ? When(day) : When(day, secondOfDay: random.integer(below: 1440) * 60)
      // German has a word “so”, which is not read as a Sunday.
      if language.tag == "de", day.weekday == .sunday { continue }
      let said = when.description(now: corpusNow, in: language).prefix { $0 != "," }
      #expect(MomentParser.read(said, in: language)?.resolve(now: corpusNow)?.start == when, "\(said)")
    }
  }
}
