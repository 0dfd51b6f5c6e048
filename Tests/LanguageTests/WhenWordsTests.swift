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
    #expect(words("2026-11-21T09:00") == "tomorrow 09:00, in a day")
    #expect(words("2027-01-04") == "Mon 4 Jan 2027, in 6 weeks")
    #expect(words("2026-11-19") == "yesterday, a day ago")
    #expect(words("2026-11-20") == "today, all day")
  }

  @Test func `words are told in the language there is`() {
    let words = { (text: String) in When(iso: text)!.description(now: corpusNow, in: .german) }
    #expect(words("2026-11-27") == "Fr. 27. Nov., in einer Woche")
    #expect(words("2026-11-20T17:00") == "heute 17:00, in 7 Stunden")
    #expect(words("2027-01-04") == "Mo. 4. Januar 2027, in 6 Wochen")
    #expect(words("2026-11-18") == "Mi. 18. Nov. 2026, vor 2 Tagen")
    #expect(words("2026-11-20") == "heute, den ganzen Tag")
  }

  @Test(arguments: [Language.english, .german])
  func `the part before the comma reads back as the same moment`(language: Language) {
    var random = SeededRandom(seed: 20_261_120)
    for _ in 0..<400 {
      let day = corpusNow.day.adding(days: random.integer(below: 1200) - 300)
      let when = random.chance(0.5) ? When(day) : When(day, secondOfDay: random.integer(below: 1440) * 60)
      // German has a word “so”, which is not read as a Sunday.
      if language.tag == "de", day.weekday == .sunday { continue }
      let said = when.description(now: corpusNow, in: language).prefix { $0 != "," }
      #expect(MomentParser.read(said, in: language)?.resolve(now: corpusNow)?.start == when, "\(said)")
    }
  }
}
