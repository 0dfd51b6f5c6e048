import Testing

@testable import Records

@Suite struct TextSearchTests {
  @Test(arguments: [
    ("wifi", "the wifi password"), ("pass", "the wifi password"), ("WiFi", "Wifi here"), ("dont", "I don't know"),
    ("dont", "I don’t know"), ("was gut", "das WAS so gut"), ("élan", "with Élan"), ("水", "喝水了"), ("40", "room 40b"),
    ("lower case", "lower,case"), ("tomorrow milk", "milk,\ntomorrow"),
  ])
  func `Words are found by how they begin, whatever their case`(words: String, text: String) {
    #expect(hit(words, text) != nil)
  }

  @Test(arguments: [
    ("word", "the wifi password"), ("wifi key", "the wifi password"), ("", "anything"), ("passwords", "password"),
    ("at", "cat"),
  ])
  func `What is not there is not found`(words: String, text: String) {
    #expect(hit(words, text) == nil)
  }

  @Test(arguments: [
    ("paint", "paint paint", "paint once"),
    ("paint", "paint", "painter"),
    ("blue paint", "the blue paint", "paint it blue"),
  ])
  func `The better fit counts more`(words: String, better: String, worse: String) throws {
    #expect(try #require(hit(words, better)).score > #require(hit(words, worse)).score)
  }

  @Test func `A heading counts more than a body`() throws {
    let search = TextSearch(["paint"])
    let above = try #require(search.hit(heading: TextSearch.folded("Paint"), body: []))
    let below = try #require(search.hit(heading: [], body: TextSearch.folded("paint and more paint")))
    #expect(above.score > below.score)
  }

  @Test func `Places are bytes of the text, in order and apart`() throws {
    let text = "Élan: paint, Paint-box"
    let places = try #require(hit("paint box", text)).places
    let bytes = Array(text.utf8)
    #expect(places.map { String(decoding: bytes[$0], as: UTF8.self) } == ["paint", "Paint", "box"])
  }

  @Test func `A word that is everywhere is counted only so often`() throws {
    let many = String(repeating: "ox ", count: 5_000)
    #expect(try #require(hit("ox", many)).places.count == 64)
  }

  private func hit(_ words: String, _ text: String) -> TextSearch.Hit? {
    TextSearch(TitleWords.split(words)).hit(heading: [], body: TextSearch.folded(text))
  }
}
