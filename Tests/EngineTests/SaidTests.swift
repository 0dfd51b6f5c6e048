import Civil
import Engine
import Language
import Testing

@Suite struct SaidTests {
  let now = LocalTime(iso: "2026-11-20T10:00")!

  @Test func `A sentence keeps its key and its values`() {
    let title = "milk {0}"
    let said: Said = "Snoozed \(title), \(2, "card", "cards") left."
    #expect(said.key == "Snoozed {0}, {1} left.")
    #expect(said.text() == "Snoozed milk {0}, 2 cards left.")
  }

  @Test func `An overlay replaces one string and leaves the others`() {
    let overlay = Overlay(language: "de", said: ["Kept: {0}.": "Behalten: {0}."])
    #expect(Said("Kept: \("Milch").").text(overlay) == "Behalten: Milch.")
    #expect(Said("Done: \("Milch").").text(overlay) == "Done: Milch.")
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
