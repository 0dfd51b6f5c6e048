import Civil
import Engine
import Language
import Languages
import Replies
import Testing

@Suite struct LocalizedTextTests {
  let now = LocalTime(iso: "2026-11-20T10:00")!

  @Test func `A sentence keeps its key and its values`() {
    let title = "milk {0}"
    let said: LocalizedText = "Snoozed \(title), \(2, "card", "cards") left."
    #expect(said.key == "Snoozed {0}, {1} left.")
    #expect(said.text() == "Snoozed milk {0}, 2 cards left.")
  }

  @Test func `A language replaces one string and leaves the others`() {
    let german = Language(tag: "de", rules: English.self, messages: ["Kept: {0}.": "Behalten: {0}."])
    #expect(LocalizedText("Kept: \("Milch").").text(german) == "Behalten: Milch.")
    #expect(LocalizedText("Done: \("Milch").").text(german) == "Done: Milch.")
  }

  @Test func `A language replaces the words of days and times as well`() {
    let said = { (when: String) in LocalizedText("\(When(iso: when)!, now)").text(.german) }
    #expect(said("2026-11-21") == "morgen")
    #expect(said("2026-11-19") == "gestern")
    #expect(said("2026-12-17") == "Do. 17. Dez., in 4 Wochen")
    #expect(said("2026-11-20T12:00") == "heute 12:00, in 2 Stunden")
    #expect(LocalizedText("\(on: When(iso: "2025-05-22")!, now)").text(.german) == "Do. 22. Mai 2025")
    #expect(LocalizedText("\(now.day, .long)").text(.german) == "Freitag, 20. November 2026")
  }

  @Test func `A language counts in its own forms, and a sentence may bend them`() {
    let german = Language(
      tag: "de", rules: English.self,
      messages: Catalog { key in
        ["day": ["Tag", "Tage"], "{0} left.": ["Noch {0}."], "On {0}, {1}.": ["{1}, an {0|Tag|Tagen}."]][key]
      })
    #expect(LocalizedText("\(1, "day", "days") left.").text(german) == "Noch 1 Tag.")
    #expect(LocalizedText("\(3, "day", "days") left.").text(german) == "Noch 3 Tage.")
    #expect(LocalizedText("On \(3, "day", "days"), \("Milch").").text(german) == "Milch, an 3 Tagen.")
    #expect(LocalizedText("On \(3, "day", "days"), \("milk").").text() == "On 3 days, milk.")
  }

  @Test func `A dot that ends a date ends the sentence, and the person's own words keep theirs`() {
    let when = When(iso: "2026-11-27")!
    #expect(LocalizedText("Due: \(on: when, now).").text(.german).hasSuffix(" 27. Nov."))
    #expect(LocalizedText("Done: \("Gespräch mit Dr.").").text(.german) == "Erledigt: Gespräch mit Dr..")
  }

  @Test func `A message is found among all there are, and none where there is none`() {
    let catalog = Catalog(form: { $0 == 1 ? 0 : 1 }, table: "a\u{1F}1\u{1E}ab\u{1F}2\u{1F}3\u{1E}é\u{1F}\u{1E}")
    let language = Language(tag: "qps", rules: English.self, messages: catalog)
    #expect(
      ["a", "ab", "é", "", "b", "aa", "z"].map { Optional(language).text(of: $0) } == [
        "1", "2", "", "", "b", "aa", "z",
      ])
    #expect(Optional(language).text(7, PluralKey("ab", "abs")) == "3")
  }

  @Test(arguments: [
    (["LANG": "de_AT.UTF-8"], "de"), (["LANG": "de"], "de"), (["LANG": "de_AT", "LC_ALL": "C"], nil),
    (["LANG": "de_AT", "LC_ALL": ""], "de"), (["LANG": "den"], nil), ([:], nil),
  ])
  func `The locale chooses the language`(environment: [String: String], language: String?) {
    #expect(Language.preferred(in: environment, from: [Language(tag: "de", rules: English.self)])?.tag == language)
  }

  @Test func `A sentence survives being written down`() throws {
    let said: LocalizedText = "Kept \("x") \(When(now), now) \(3, "day", "days") \(["a", "b"] as [LocalizedText])."
    let json = try #require(JSON(reading: said.json.text))
    #expect(LocalizedText(json: json) == said)
  }
}

extension LocalizedText {
  fileprivate init(_ said: LocalizedText) { self = said }
}
