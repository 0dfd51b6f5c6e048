import Civil
import Engine
import Insights
import Language
import Randomness
import Records
import Replies
import Store
import Testing

@testable import InsightsTools
@testable import SampleLife
@testable import Session
@testable import Tools

@Suite struct InsightTests {
  let home = TestHome()

  @Test func `Few days are nothing solid yet, and say how many are missing`() async throws {
    try live(days: 9)
    await home.say("any patterns?")
    #expect(home.told.first == "No clear pattern yet: 9 of 14 days with two things logged.")
  }

  @Test func `What goes together is told with its size, its interval and its days, and without a why`() async throws {
    try live(days: 120)
    await home.say("any patterns?")
    let sentence = try #require(home.told.first)
    #expect(sentence.hasPrefix("headache with coffee was 2."))
    #expect(sentence.hasSuffix("days with headache."))
    #expect(!home.told.contains { $0.contains("because") })
  }

  @Test func `A finding is told with what can make one where there is none`() async throws {
    let caveats = ["with a rhythm of their own", "only write down on bad days"]
    try live(days: 120)
    await home.say("any patterns?")
    for caveat in caveats { #expect(home.told.contains { $0.contains(caveat) }) }
    await home.say("patterns in my sleep")
    #expect(home.told.first?.hasPrefix("No clear pattern") == true)
    for caveat in caveats { #expect(!home.told.contains { $0.contains(caveat) }) }
  }

  @Test func `One thing logged in two units is told of, explained, and ends nothing`() async throws {
    var lot = SeededRandom(seed: 3)
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in
      for back in 0..<90 {
        let time = LocalTime(home.now.day.adding(days: -back), secondOfDay: 9 * 3600)
        let celsius = 36 + Double(lot.integer(in: 0...20)) / 10
        for (series, name, value) in [(1, "fever", celsius), (2, "fahrenheit", celsius * 1.8 + 32), (3, "far", 1e15)] {
          try tx.put(
            Measure(
              id: IDGenerator.version4(UInt64(series), UInt64(back)), name: name, value: value, unit: nil,
              at: ApproximateTime(When(time)), createdAt: time))
        }
      }
    }
    await home.say("any patterns?")
    #expect(home.told.first?.contains("higher") == true)
    await home.say("explain that")
    #expect(home.heard == "What it means:")
  }

  @Test(arguments: [
    (0.0, "0.0"), (2.46, "2.5"), (-0.04, "0.0"), (-0.06, "-0.1"), (1e22, "1e+22"), (-.infinity, "-inf"), (.nan, "nan"),
  ])
  func `Any number can be told with one decimal`(value: Double, words: String) {
    #expect(LocalizedText.tenths(value).text() == words)
  }

  @Test func `Asked about one thing, it tells of that`() async throws {
    try live(days: 120)
    await home.say("what triggers my headaches")
    #expect(home.told.first?.hasPrefix("headache with coffee") == true)
    #expect(home.told.contains { $0.hasPrefix("coffee: on ") })
    #expect(home.table?.rows.map { $0[0].text() } == ["headache"])
    await home.say("what triggers my nosebleeds")
    #expect(home.heard?.hasPrefix("Nothing is logged about") == true)
  }

  @Test func `A day told as a whole is free of what it does not name; of any other day nothing is known`() async throws
  {
    await home.say("headache 6 on monday", "overall 3 on tuesday", "nausea 3 on wednesday", "slept 7h yesterday")
    let book = try logbook()
    let headache = try #require(book.variables.first { $0.subject == .symptom("headache") })
    #expect(headache.series.values.prefix(2) == [6, 0])
    #expect(headache.series.values.dropFirst(2).allSatisfy { $0.isNaN })
  }

  @Test func `One symptom a day, logged only when it is felt, is no finding`() async throws {
    var lot = SeededRandom(seed: 5)
    let names = ["headache", "back pain", "fatigue", "nausea"]
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in
      for back in 0..<200 {
        let time = LocalTime(home.now.day.adding(days: -back), secondOfDay: 9 * 3600)
        try tx.put(
          SymptomEntry(
            id: IDGenerator.version4(2, UInt64(back)), symptom: lot.element(of: names),
            severity: lot.integer(in: 1...9),
            at: ApproximateTime(When(time)), createdAt: time))
      }
    }
    #expect(InsightReport(try logbook(), today: home.now.day).associations.associations.isEmpty)
  }

  @Test func `Units are one before they are counted`() async throws {
    await home.say("slept 7 hours yesterday", "slept 420 minutes", "weight 154 lb on monday", "weight 70 kg")
    let book = try logbook()
    let known = book.variables.reduce(into: [:]) { $0[$1.subject.word] = $1.series.values.filter { !$0.isNaN } }
    #expect(known["sleep"] == [420, 420])
    #expect(known["weight"]?.map { ($0 * 10).rounded() } == [699, 700])
  }

  @Test func `A time that is still ahead has nothing in it`() async throws {
    await home.say("headache 6", "insights for this month")
    let tool = try #require(home.profile.tool(verb: "insights"))
    let reply = try await tool.run(Turn(context: home.reading), ["period": .words("2026-12-24")])
    #expect(reply.receipt?.text() == "Nothing is logged for that time.")
  }

  @Test func `A medicine taken for something is set beside no symptom`() async throws {
    await home.say("headache 6, took ibuprofen", "slept 7h")
    let book = try logbook()
    let ibuprofen = try #require(book.variables.first { $0.subject == .medicine("ibuprofen") })
    let headache = try #require(book.variables.first { $0.subject == .symptom("headache") })
    let sleep = try #require(book.variables.first { $0.subject == .measure("sleep", unit: "hours") })
    #expect(!ibuprofen.series.families.isDisjoint(with: headache.series.families))
    #expect(ibuprofen.series.families.isDisjoint(with: sleep.series.families))
  }

  @Test func `A planned dose that nobody answered for is unknown, not zero`() async throws {
    home.wait(until: "2026-11-18T07:00")
    await home.say("i take ritalin every day at 8am", "headache 2")
    home.wait(until: "2026-11-18T09:00")
    await home.say("took my ritalin")
    home.wait(until: "2026-11-20T10:00")
    await home.say("skipped my ritalin on purpose")
    let book = try logbook()
    let ritalin = try #require(book.variables.first { $0.subject == .medicine("ritalin") }?.series.values)
    #expect(ritalin[0] == 1 && ritalin[1].isNaN && ritalin[2] == 0)
  }

  @Test func `A cue comes once, on a day on which something was logged`() async throws {
    try live(days: 120)
    let shell = home.profile
    _ = shell.storeOpener.isNew
    let notice = try #require(shell.insightNotices.notices(home.now).first)
    #expect(notice.text.text().hasPrefix("headache with coffee") && !notice.isRequested)
    #expect(try notice.claim())
    let again = try shell.insightNotices.notices(home.now).map { try $0.claim() }
    #expect(!again.contains(true))
    home.wait(minutes: 24 * 60)
    let next = try shell.insightNotices.notices(home.now)
    #expect(next.isEmpty)
  }

  @Test func `A finding is explained from its own numbers, without a why`() async throws {
    try live(days: 120)
    await home.say("explain that")
    #expect(home.heard == "What it means:")
    #expect(home.lines.count == 5)
    #expect(home.lines.first?.hasSuffix("days without.") == true)
    #expect(home.lines.contains { $0.contains("Chance alone would show one this strong in") })
    #expect(home.lines.last == "To find out more: log headache every evening for 14 days, with and without coffee.")
    await home.say("explain the nosebleed insight")
    #expect(home.heard == "There's nothing to explain yet.")
  }

  @Test func `A model explains a finding around its own sentence, or not at all`() async throws {
    try live(days: 120)
    await home.say("any patterns?")
    let sentence = try #require(home.told.first)
    let (reply, asked) = try await home.run(
      "explain-insight", writing: "Coffee days and headaches met often. It is a pattern.")
    #expect(asked.map(\.kinds) == [["symptom_entry"]])
    #expect(reply.receipt?.text() == "What it means (model):")
    guard case .lines(let lines) = reply.content else {
      Issue.record("no lines")
      return
    }
    #expect(lines.map { $0.text() } == [sentence, "Coffee days and headaches met often.", "It is a pattern."])
    let (own, _) = try await home.run("explain-insight", writing: "Coffee causes headaches.")
    #expect(own.receipt?.text() == "What it means:")
  }

  private func logbook() throws -> Logbook {
    let book = try home.profile.logbook(nil, home.now.day, Turn(context: home.reading))
    return try #require(book)
  }

  /// Headaches on most days, two and a half points worse after coffee.
  private func live(days: Int) throws {
    var lot = SeededRandom(seed: 11)
    try home.store.change(Intent(tool: "test", label: .text(""))) { tx in
      for back in 0..<days {
        let time = LocalTime(home.now.day.adding(days: -back), secondOfDay: 9 * 3600)
        let isCoffee = lot.chance(0.3)
        var entry = SymptomEntry(
          id: IDGenerator.version4(2, UInt64(back)), symptom: "headache",
          severity: lot.integer(in: 2...4) + (isCoffee ? 3 : 0),
          at: ApproximateTime(When(time)), createdAt: time)
        if isCoffee { entry.triggers = ["coffee"] }
        try tx.put(entry)
        try tx.put(
          Measure(
            id: IDGenerator.version4(3, UInt64(back)), name: "sleep", value: Double(lot.integer(in: 5...9)),
            unit: "hours",
            at: ApproximateTime(When(time)), createdAt: time))
      }
    }
  }
}
