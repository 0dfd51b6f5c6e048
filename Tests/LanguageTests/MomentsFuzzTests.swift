import Civil
import Languages
import Randomness
import Testing

@testable import Language

@Suite struct MomentsFuzzTests {
  private static let words = """
    an the of in at on by to from for until every each other next last this first 3rd 31st 1 5 12 31 99 2026 999999999 0 \
    00 : - / . , ' " ( ) h am p feb may fri fridays weekend days week month year quarter hour minutes half noon midnight \
    tonight tomorrow ago before after between and easter times except end same time + q1 t é 🎂 “ ” – \u{0} % daily
    """.split(separator: " ")

  @Test func `no heap of date words brings the reader down`() throws {
    var random = SeededRandom(seed: 7)
    let clocks = try ["2026-11-20T10:00", "0001-01-01T00:00", "9999-12-31T23:59"].map {
      try #require(LocalTime(iso: $0))
    }
    for _ in 0..<1500 {
      let text = (0...random.integer(below: 8)).map { _ in
        Self.words[random.integer(below: Self.words.count)] + (random.integer(below: 3) > 0 ? " " : "")
      }.joined()
      let mentions = MomentParser.mentions(in: text, .english)
      for now in clocks {
        _ = MomentParser.combined(mentions)?.resolve(now: now)
        _ = MomentParser.read(text, in: .english)?.resolve(now: now, direction: .back)?.start?.description(now: now)
      }
      #expect(MomentParser.title(of: text, without: mentions, in: .english).utf8.count <= text.utf8.count)
    }
  }
}
