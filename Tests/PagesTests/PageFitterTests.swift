import Civil
import Testing

@testable import Pages

struct PageFitterTests {
  @Test func `what fits is left as it is, and nothing is said`() {
    #expect(PageFitter(Samples.full).lossNotice == nil)
    #expect(PageFitter(Samples.full).page.html == Samples.full.html)
  }

  @Test func `what is more than fits is left out and said, whatever section it stands in`() {
    let page = Page(
      "Notes",
      [
        Page.Section("First", .notes(notes(2))), Page.Section("Second", .notes(notes(3))),
        Page.Section("Facts", .facts((1...7).map { Fact("\($0)", "") })),
      ])
    let fitting = PageFitter(page)
    #expect(fitting.lossNotice == "To fit one page: 1 fact, 2 notes left out.")
    #expect(page.html.contains("To fit one page: 1 fact, 2 notes left out."))
  }

  @Test func `a section of which nothing is left is gone`() {
    let page = Page("Notes", [Page.Section("First", .notes(notes(3))), Page.Section("Second", .notes(notes(1)))])
    #expect(PageFitter(page).page.sections.map(\.title) == ["First"])
  }

  @Test(arguments: TextLimit.allCases)
  func `a text is cut where its room ends, wide letters sooner`(length: TextLimit) {
    let room = length.rawValue
    #expect(length.cut(String(repeating: "w", count: room)) == String(repeating: "w", count: room))
    #expect(length.cut(String(repeating: "w", count: room + 1)) == String(repeating: "w", count: room - 1) + "…")
    #expect(length.cut(String(repeating: "字", count: room)).count <= room / 2 + 1)
  }

  @Test func `a shortened text is counted, and blank lines are no loss`() {
    let blank = Page("", [Page.Section("", .notes([Note("one\n\n  \ntwo", from: "")]))])
    #expect(PageFitter(blank).lossNotice == nil)
    let long = Page("", [Page.Section("", .notes([Note("1\n2\n3\n4\n5\n6", from: "")]))])
    #expect(PageFitter(long).lossNotice == "To fit one page: 1 text shortened.")
    #expect(long.html.contains("1\n2\n3\n4\n5…</p>"))
  }

  @Test func `of more than a year the last days stay`() throws {
    let last = try #require(Day(2026, 11, 20))
    let values = (0..<400).map { Double($0 % 10) }
    let course = Timeline("Severity", from: last.adding(days: -399), to: last, [Timeline.Series("Pain", values)])
    let fitting = PageFitter(Page("", [Page.Section("", .timeline(course))]))
    #expect(fitting.lossNotice == "To fit one page: 34 earlier days left out.")
    guard case .timeline(let kept)? = fitting.page.sections.first?.blocks.first else {
      Issue.record("no course")
      return
    }
    #expect(kept.first == last.adding(days: -365))
    #expect(kept.series[0].values == Array(values.suffix(366)))
  }

  private func notes(_ count: Int) -> [Note] { (0..<count).map { Note("words \($0)", from: "today") } }
}
