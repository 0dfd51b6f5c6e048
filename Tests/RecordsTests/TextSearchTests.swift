import Randomness
import Testing

@testable import Records

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("wifi", "the wifi password"), ("pass", "the wifi password"), ("WiFi", "Wifi here"), ("dont", "I don't know"),
    ("dont", "I don’t know"), ("was gut", "das WAS so gut"), ("élan", "with Élan"), ("水", "喝水了"), ("40", "room 40b"),
    ("lower case", "lower,case"), ("tomorrow milk", "milk,\ntomorrow"),
  ])
  func `Words are found by how they begin, whatever their case`(words: String, text: String) {
    #expect(score(words, text) != nil)
    #expect(!search(words).matches(in: text).isEmpty)
  }

  @Test(arguments: [
    ("word", "the wifi password"), ("wifi key", "the wifi password"), ("", "anything"), ("passwords", "password"),
    ("at", "cat"),
  ])
  func `What is not there is not found`(words: String, text: String) {
    #expect(score(words, text) == nil)
  }

  @Test(arguments: [
    ("paint", "paint paint", "paint once"),
    ("paint", "paint", "painter"),
    ("blue paint", "the blue paint", "paint it blue"),
  ])
  func `The better fit counts more`(words: String, better: String, worse: String) throws {
    #expect(try #require(score(words, better)) > #require(score(words, worse)))
  }

  @Test func `A heading counts more than a body`() throws {
    let above = try #require(search("paint").score(heading: TextSearch.folded("Paint"), body: []))
    let below = try #require(search("paint").score(heading: [], body: TextSearch.folded("paint and more paint")))
    #expect(above > below)
  }

  @Test func `Places are those of the text, in order and apart`() {
    let text = "Élan: paint, Paint-box, PAIN’T"
    #expect(
      search("paint box élan").matches(in: text).map { String(text[$0]) } == [
        "Élan", "paint", "Paint", "box", "PAIN’T",
      ])
  }

  @Test func `What has the words is never held back by the filter of its words, and most of the rest is`() {
    var random = SeededRandom(seed: 3)
    let pieces = [
      "pain", "paint", "Painter", "l’Élan", "don't", "喝水曜日", "水曜", "ภาษาไทย", "ไทย", "a", "40b", "the", "Straße",
      "milk",
    ]
    func text(_ count: Int) -> String {
      (0..<count).map { _ in
        pieces.randomElement(using: &random)! + [" ", ", ", "\n", "-"].randomElement(using: &random)!
      }
      .joined()
    }
    var (absent, heldBack) = (0, 0)
    for _ in 0..<4_000 {
      let (words, heading, body) = (text(2), text(.random(in: 0...1, using: &random)), text(5))
      let asked = TitleWords.split(words).map {
        $0.count > 3 ? String($0.dropLast(.random(in: 0...2, using: &random))) : $0
      }
      let (search, above, below) = (TextSearch(asked), TextSearch.folded(heading), TextSearch.folded(body))
      let isFitting = search.score(heading: above, body: below) != nil
      let mayFit = search.mayMatch(heading: above, body: WordFilter(below))
      #expect(mayFit || !isFitting, "\(asked) in \(heading) \(body)")
      absent += isFitting ? 0 : 1
      heldBack += mayFit ? 0 : 1
    }
    #expect(heldBack * 2 > absent)
  }

  private func search(_ words: String) -> TextSearch { TextSearch(TitleWords.split(words)) }

  private func score(_ words: String, _ text: String) -> Double? {
    search(words).score(heading: [], body: TextSearch.folded(text))
  }
}
