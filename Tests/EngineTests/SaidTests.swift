import Civil
import Engine
import Language
import Languages
import Testing

@Suite struct SaidTests {
  let now = LocalTime(iso: "2026-11-20T10:00")!

  @Test func `A sentence keeps its key and its values`() {
    let title = "milk {0}"
    let said: Said = "Snoozed \(title), \(2, "card", "cards") left."
    #expect(said.key == "Snoozed {0}, {1} left.")
    #expect(said.text() == "Snoozed milk {0}, 2 cards left.")
  }

  @Test func `A language replaces one string and leaves the others`() {
    let german = Language(tag: "de", rules: English.self, messages: ["Kept: {0}.": "Behalten: {0}."])
    #expect(Said("Kept: \("Milch").").text(german) == "Behalten: Milch.")
    #expect(Said("Done: \("Milch").").text(german) == "Done: Milch.")
  }

  @Test func `A language replaces the words of days and times as well`() {
    let german = Language(
      tag: "de", rules: English.self,
      messages: [
        "Thu": "Do", "May": "Mai", "tomorrow": "morgen", "in {0} weeks": "in {0} Wochen", "a day ago": "vor einem Tag",
        "in a day": "in einem Tag", "yesterday": "gestern",
      ])
    let said = { (when: String) in Said("\(When(iso: when)!, now)").text(german) }
    #expect(said("2026-11-21") == "morgen, in einem Tag")
    #expect(said("2026-11-19") == "gestern, vor einem Tag")
    #expect(said("2026-12-17") == "Do 17 Dec, in 4 Wochen")
    #expect(Said("\(on: When(iso: "2025-05-22")!, now)").text(german) == "Do 22 Mai 2025")
  }

  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], "de"), (["LANG": "de"], "de"), (["LANG": "de_AT", "LC_ALL": "C"], nil),
    (["LANG": "de_AT", "LC_ALL": ""], "de"), (["LANG": "den"], nil), ([:], nil),
  ])
  func `The locale chooses the language`(environment: [String: String], language: String?) {
    #expect(Language.spoken(environment, of: [Language(tag: "de", rules: English.self)])?.tag == language)
  }

  @Test func `A sentence survives being written down`() throws {
    let said: Said = "Kept \("x") \(When(now), now) \(3, "day", "days") \(["a", "b"] as [Said])."
    let json = try #require(JSON(reading: said.json.text))
    #expect(Said(json: json) == said)
  }
}

extension Said {
  fileprivate init(_ said: Said) { self = said }
}
