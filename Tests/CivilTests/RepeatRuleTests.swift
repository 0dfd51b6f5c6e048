import Civil
import Testing

@Suite struct RepeatRuleTests {
  @Test func `A series goes on through the last year, and ends with it`() throws {
    let anchor = try #require(When(iso: "9998-12-28"))
    for frequency in [RepeatRule.Frequency.daily, .weekly, .monthly, .yearly] {
      let rule = RepeatRule(frequency)
      #expect(rule.first(onOrAfter: anchor) != nil)
      #expect(rule.occurrence(after: anchor, anchor: anchor) != nil)
      #expect(rule.occurrence(after: try #require(When(iso: "9999-12-31")), anchor: anchor) == nil)
      #expect(RepeatRule(frequency, interval: 999_999_999).occurrence(after: anchor, anchor: anchor) == nil)
    }
  }

  @Test(
    "a rule's text comes back as it was",
    arguments: [
      "FREQ=DAILY", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "FREQ=MONTHLY;BYMONTHDAY=-1", "FREQ=MONTHLY;BYDAY=1MO,-1FR",
      "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=4", "FREQ=MONTHLY;BYDAY=MO,TU;BYSETPOS=-1",
      "FREQ=DAILY;BYHOUR=9;BYMINUTE=30;COUNT=10", "FREQ=DAILY;UNTIL=20270303", "FREQ=HOURLY;UNTIL=20270303T120000",
    ])
  func text(_ text: String) {
    #expect(RepeatRule(text)?.text == text)
  }

  @Test(
    "what is no rule is nil",
    arguments: [
      "", "FREQ", "FREQ=OFTEN", "BYDAY=MO", "FREQ=DAILY;INTERVAL=0", "FREQ=DAILY;BYDAY=XX", "FREQ=DAILY;UNTIL=2027",
      "FREQ=DAILY;BYWEEKNO=3", "FREQ=MONTHLY;BYMONTHDAY=0", "FREQ=MONTHLY;BYMONTHDAY=1,",
    ])
  func broken(_ text: String) {
    #expect(RepeatRule(text) == nil)
  }

  @Test(
    "the next occurrences follow the anchor",
    arguments: [
      ("FREQ=DAILY;INTERVAL=2", "2026-11-20", ["2026-11-22", "2026-11-24"]),
      ("FREQ=WEEKLY;BYDAY=MO,FR", "2026-11-20", ["2026-11-23", "2026-11-27"]),
      ("FREQ=WEEKLY;INTERVAL=2;BYDAY=TH", "2026-11-26", ["2026-12-10", "2026-12-24"]),
      ("FREQ=MONTHLY", "2026-01-31", ["2026-03-31", "2026-05-31"]),
      ("FREQ=MONTHLY;BYMONTHDAY=-1", "2027-12-31", ["2028-01-31", "2028-02-29"]),
      ("FREQ=MONTHLY;BYDAY=-1FR", "2026-11-27", ["2026-12-25", "2027-01-29"]),
      ("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1", "2026-11-20", ["2026-11-30", "2026-12-31"]),
      ("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29", "2026-11-20", ["2028-02-29", "2032-02-29"]),
      ("FREQ=YEARLY;BYMONTH=11;BYDAY=4TH", "2026-11-26", ["2027-11-25", "2028-11-23"]),
      ("FREQ=DAILY", "2026-11-20T09:00", ["2026-11-21T09:00", "2026-11-22T09:00"]),
      ("FREQ=HOURLY;INTERVAL=3", "2026-11-20T22:00", ["2026-11-21T01:00", "2026-11-21T04:00"]),
    ])
  func occurrences(_ text: String, _ anchor: String, _ expected: [String]) throws {
    let rule = try #require(RepeatRule(text))
    let anchor = try #require(When(iso: anchor))
    var found: [String] = []
    var last = anchor
    for _ in expected {
      last = try #require(rule.occurrence(after: last, anchor: anchor))
      found.append(last.iso)
    }
    #expect(found == expected)
  }

  @Test func `a series ends with its count or its last day`() throws {
    let start = try #require(When(iso: "2026-11-20"))
    let twice = try #require(RepeatRule("FREQ=DAILY;COUNT=2"))
    let second = try #require(twice.occurrence(after: start, anchor: start))
    #expect(second.iso == "2026-11-21")
    #expect(twice.occurrence(after: second, anchor: start) == nil)
    let bounded = try #require(RepeatRule("FREQ=WEEKLY;UNTIL=20261126"))
    #expect(bounded.occurrence(after: start, anchor: start) == nil)
  }

  @Test func `a rule that never falls is given up`() throws {
    let never = try #require(RepeatRule("FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30"))
    #expect(never.first(onOrAfter: try #require(When(iso: "2026-11-20"))) == nil)
  }

  @Test(
    "those on some days are those that are met one after the other",
    arguments: [
      "FREQ=HOURLY;INTERVAL=5", "FREQ=HOURLY;INTERVAL=7;BYDAY=SA", "FREQ=HOURLY;INTERVAL=30;COUNT=90", "FREQ=DAILY",
      "FREQ=WEEKLY;BYDAY=MO,FR", "FREQ=DAILY;UNTIL=20261121",
    ])
  func days(_ text: String) throws {
    let rule = try #require(RepeatRule(text))
    let anchor = try #require(When(iso: "2026-09-01T07:00"))
    let days = try #require(Day(iso: "2026-11-20"))...(try #require(Day(iso: "2026-11-24")))
    var each: [When] = []
    var next = rule.first(onOrAfter: anchor)
    while let found = next, found.day <= days.upperBound {
      if days.contains(found.day) { each.append(found) }
      next = rule.occurrence(after: found, anchor: anchor)
    }
    #expect(!each.isEmpty)
    #expect(rule.occurrences(on: days, anchor: anchor) == each)
  }

  @Test func `a rule of every hour reaches as far back as is asked`() throws {
    let rule = try #require(RepeatRule("FREQ=HOURLY"))
    let day = try #require(Day(iso: "2126-11-20"))
    let anchor = try #require(When(iso: "2016-11-20T10:30"))
    #expect(
      rule.occurrences(on: day...day, anchor: anchor).map(\.iso).prefix(2) == ["2126-11-20T00:30", "2126-11-20T01:30"])
    #expect(rule.occurrences(on: day...day, anchor: anchor).count == 24)
  }
}
