import Civil
import Records
import Testing

@Suite struct RankingTests {
  let now = LocalTime(Day(2026, 11, 21)!, 12)!

  private func nudge(_ title: String, _ change: (inout Nudge) -> Void = { _ in }) -> Nudge {
    let sum = title.unicodeScalars.reduce(UInt64(0)) { $0 &* 31 &+ UInt64($1.value) }
    var nudge = Nudge(id: ID(bytes: (1, sum)), title: title, createdAt: now.adding(minutes: -60))
    change(&nudge)
    return nudge
  }

  private func due(_ days: Int, _ hour: Int? = nil) -> When {
    When(now.day.adding(days: days), secondOfDay: hour.map { $0 * 3600 })
  }

  /// From the first to the last.
  private var cards: [Nudge] {
    [
      nudge("overdue") { $0.due = due(-2) },
      nudge("snooze that ended") { $0.snoozedUntil = now.adding(minutes: -30) },
      nudge("this afternoon") { $0.due = due(0, 15) },
      nudge("today, important") {
        $0.due = due(0)
        $0.priority = .high
      },
      nudge("today") { $0.due = due(0) },
      nudge("tomorrow") { $0.due = due(1) },
      nudge("important") { $0.priority = .high },
      nudge("untouched for a week") { $0.updatedAt = now.adding(minutes: -7 * 24 * 60) },
      nudge("new"),
      nudge("in a month") { $0.due = due(30) },
      nudge("unimportant") { $0.priority = .low },
    ]
  }

  @Test(arguments: 0..<20)
  func `Cards come in the order that is written down`(_: Int) {
    #expect(Ranking(now: now).order(cards.shuffled()).map(\.title) == cards.map(\.title))
  }

  @Test func `The first question with two answers tells why one card stands before another`() {
    let ranking = Ranking(now: now)
    let reasons = zip(cards, cards.dropFirst()).map { ranking.reason(for: $0, before: $1) }
    #expect(
      reasons == [
        .moment, .moment, .moment, .priority, .urgency, .urgency, .urgency, .untouchedTime, .deadlineDistance, .urgency,
      ])
    #expect(ranking.reason(for: cards[5], before: cards[4]) == nil)
    #expect(Ranking(now: now, skipped: [cards[0].id]).reason(for: cards[1], before: cards[0]) == .recentlySkipped)
  }

  @Test func `A card skipped lately stands behind those that were not`() {
    let ranking = Ranking(now: now, skipped: [cards[0].id])
    #expect(ranking.order(cards).last?.title == "overdue")
  }

  @Test func `A card too long for the time named stands last`() {
    let long = nudge("long") {
      $0.due = due(-1)
      $0.minutes = 60
    }
    let short = nudge("short") { $0.minutes = 5 }
    #expect(Ranking(now: now, availability: Availability(minutes: 10)).order([long, short]).first?.title == "short")
    #expect(Ranking(now: now, availability: Availability(energy: .low)).order([long, short]).first?.title == "short")
    #expect(Ranking(now: now).order([long, short]).first?.title == "long")
  }

  @Test func `What sleeps, is done or lies in the trash is no candidate`() {
    let others = [
      nudge("snoozed") { $0.snoozedUntil = now.adding(minutes: 1) },
      nudge("not yet") { $0.startAt = due(1) },
      nudge("done") { $0.status = .done },
      nudge("gone") { $0.deleted = true },
    ]
    #expect(Ranking(now: now).order(others).isEmpty)
  }

  @Test func `The cause is what set it apart`() {
    func cause(_ nudge: Nudge, _ wish: Availability = Availability()) -> Cause? {
      Ranking(now: now, availability: wish).first(of: [nudge, self.nudge("other") { $0.priority = .low }])?.cause
    }
    #expect(cause(cards[0]) == .overdue(days: 2))
    #expect(cause(cards[1]) == .snoozeEnded)
    #expect(cause(cards[2]) == .dueToday(due(0, 15)))
    #expect(cause(cards[5]) == .dueSoon(due(1)))
    #expect(cause(cards[6]) == .highPriority)
    #expect(cause(cards[7]) == .stale(days: 7))
    #expect(cause(cards[8]) == .oldest(ofRest: false))
    #expect(cause(nudge("short") { $0.minutes = 5 }, Availability(minutes: 10)) == .fits(minutes: 5))
    #expect(Ranking(now: now).first(of: [cards[8]])?.cause == .only)
  }
}
