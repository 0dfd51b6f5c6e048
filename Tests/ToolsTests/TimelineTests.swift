import Civil
import Engine
import Records
import Replies
import Testing

@testable import Tools

@Suite struct TimelineTests {
  let home = TestHome()

  @Test func `A damaged record is told as such`() {
    let error: any Error = RecordError.unreadable(kind: "symptom_entry", field: "severity")
    #expect(
      (error as? any UserErrorConvertible)?.userError.message.text()
        == "A record is damaged, and was left as it is: severity of symptom_entry.")
  }

  @Test func `Days stand under each other, today first, and their entries are numbered on`() async throws {
    await home.say("headache 6 yesterday at 9am", "took ibuprofen yesterday at 10am", "nausea 3", "timeline")
    #expect(home.listed == ["nausea 3 of 10", "ibuprofen", "headache 6 of 10"])
    await home.say("open entry 3")
    #expect(home.pageCard?.heading.text() == "headache 6 of 10")
  }

  @Test func `What brought it on is told, and that there is a note`() async throws {
    await home.say("headache 4 after red wine, note throbbing", in: home.reader())
    await home.say("timeline")
    let details = home.page.flatMap { part in
      if case .list(let list) = part { list.cards.flatMap { $0.details.map { $0.text() } } } else { [String]() }
    }.joined(separator: ", ")
    #expect(details.contains("red wine") && details.contains("with a note"))
  }

  @Test func `One symptom alone can be asked for`() async throws {
    await home.say("headache 6", "nausea 3", "nausea entries")
    #expect(home.listed == ["nausea 3 of 10"])
  }

  @Test func `A longer time has a line a day, with the worst of each`() async throws {
    await home.say(
      "headache 4 yesterday at 9am", "headache 7 yesterday at 11am", "slept 6h", "took ibuprofen 400mg",
      "timeline for this month")
    #expect(
      home.table?.rows.map { $0.map { $0.text() } } == [
        ["Fri 20 Nov", "", "ibuprofen 400mg", "sleep 6 hours"], ["Thu 19 Nov", "headache 7", "", ""],
      ])
  }

  @Test func `Its months show how bad each day was, free of it and unknown told apart`() async throws {
    await home.say(
      "headache 4 on tuesday", "overall 2 on wednesday", "nausea 3 on thursday", "headache entries for this month")
    let months = try #require(home.months)
    #expect(months.values.suffix(4) == [4, 0, nil, nil])
    #expect(months.heading?.text() == "headache")
  }

  @Test func `More goes on with a day that was cut, and all shows the whole of it`() async {
    await home.say((1...7).map { "headache \($0)" } + ["timeline"])
    #expect(home.listed.count == 5)
    await home.say("more")
    #expect(home.listed == ["headache 2 of 10", "headache 1 of 10"])
    await home.say("more")
    #expect(home.heard == "That's all of them.")
    await home.say("timeline", "show all")
    #expect(home.listed.count == 7)
  }

  @Test func `Where nothing is logged it says how to`() async throws {
    await home.say("timeline")
    #expect(home.heard == "Nothing is logged for that time.")
    #expect(home.lines.count == 1)
  }
}

extension TestHome {
  var months: Reply.Months? {
    page.lazy.compactMap { if case .months(let months) = $0 { months } else { nil } }.first
  }
}
