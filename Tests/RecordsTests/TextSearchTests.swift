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
    #expect(!search(words).places(in: text).isEmpty)
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
      search("paint box élan").places(in: text).map { String(text[$0]) } == ["Élan", "paint", "Paint", "box", "PAIN’T"])
  }

  private func search(_ words: String) -> TextSearch { TextSearch(TitleWords.split(words)) }

  private func score(_ words: String, _ text: String) -> Double? {
    search(words).score(heading: [], body: TextSearch.folded(text))
  }
}
