import Civil
import Records
import Testing

@Suite struct StreakTests {
  static let today = Day(2026, 11, 20)!

  /// A day a letter, the last of them today: `d` something done, `s` "not now" and nothing else, `.` nothing.
  private func streak(_ days: String) -> Streak {
    func marked(_ letter: Character) -> Set<Day> {
      Set(days.enumerated().filter { $0.element == letter }.map { Self.today.adding(days: $0.offset + 1 - days.count) })
    }
    return Streak(done: marked("d"), skipped: marked("s"), today: Self.today)
  }

  @Test(
    arguments: [
      ("", 0, 0), (".", 0, 0), ("s", 0, 0), ("d", 1, 0), ("ddd", 3, 0),
      // Today is not over.
      ("dd.", 2, 0), ("dd....", 2, 0), ("dd.....", 0, 0),
      // Rest holds a run and is not counted; a run neither begins nor ends with it.
      ("d.d", 2, 1), ("dd...d", 3, 3), ("dd....d", 1, 0), (".s.d.s.", 1, 0),
      // "Not now" holds it for as long as it is said.
      ("dssssssd", 2, 6), ("d.s.s.d", 2, 5), ("d.s.s..d", 1, 0), ("dssssssssss", 1, 0),
      // What held an earlier run is not told of this one.
      ("d.d....d.d", 2, 1), ("d....s.d", 1, 0),
    ])
  func `A run counts what was done and is held by rest`(days: String, count: Int, rests: Int) {
    let streak = streak(days)
    #expect(streak.days == count && streak.restDays == rests)
  }

  /// Values that Loop's own tests ask of `Score.compute` for a daily habit.
  @Test(
    arguments: [
      (0, true, 0.051922), (0.5, true, 0.525961), (0.75, true, 0.762981), (0, false, 0), (0.5, false, 0.474039),
      (0.75, false, 0.711058),
    ])
  func `The score is Loop's`(before: Double, done: Bool, after: Double) {
    #expect(abs(Streak.score(after: before, done: done) - after) < 1e-6)
  }

  @Test func `Half of the score remains after 13 empty days, and all of it after any number of "not now"`() {
    let month = String(repeating: "d", count: 30)
    let full = streak(month).score
    #expect(abs(streak(month + String(repeating: ".", count: 13) + ".").score - full / 2) < 1e-9)
    #expect(streak(month + String(repeating: "s", count: 40)).score == full)
  }

  @Test func `The rhythm outlives the run`() {
    let after = streak(String(repeating: "d", count: 30) + "........")
    #expect(after.days == 0 && after.rhythm == .steady)
    #expect(streak("dd").rhythm == nil)
    #expect(streak("dddddddddd").rhythm == .growing)
  }

  @Test func `Days ahead of today do not count`() {
    #expect(Streak(done: [Self.today.adding(days: 1)], today: Self.today) == Streak(done: [], today: Self.today))
    #expect(Streak(done: [Self.today, Self.today.adding(days: 1)], today: Self.today).days == 1)
  }
}
