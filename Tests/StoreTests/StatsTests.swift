import Civil
import Randomness
import Records
import Store
import Testing

/// What SQLite counts is what counting everything by hand counts.
@Suite struct StatsTests {
  let sandbox = Sandbox()

  @Test(arguments: UInt64(1)...6)
  func `Counting through indexes finds what counting all finds`(seed: UInt64) throws {
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var random = SeededRandom(seed: seed)
    let past = try Past(store, sandbox, &random)
    let periods =
      Period.Name.allCases.map { Period($0, today: sandbox.now.day) }
      + (0..<8).map { _ in
        Period(
          sandbox.now.day.adding(days: -random.integer(below: 500)),
          sandbox.now.day.adding(days: 20 - random.integer(below: 500)))
      }
    for period in periods {
      let (counted, known) = (try store.stats(period, now: sandbox.now), past.stats(period))
      #expect(counted.tally == known.tally, "seed \(seed), \(period)")
      #expect(
        counted.previousCount == known.previousCount && counted.firstDoneDay == known.firstDoneDay,
        "seed \(seed), \(period)")
      #expect(counted.hours == known.hours, "seed \(seed), \(period)")
      #expect(counted.streak.map(told) == known.streak.map(told), "seed \(seed), \(period)")
    }
  }

  /// The score as far as it can be told: what is out of sight is left out.
  private func told(_ streak: Streak) -> [Int] { [streak.days, streak.restDays, Int((streak.score * 1e6).rounded())] }

  @Test func `A run is counted from its beginning, however long ago that was`() throws {
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    for days in [0...1000, 1005...1010] {
      try store.change(Intent(tool: "test", label: .text(""))) { transaction in
        for day in days {
          var nudge = sandbox.nudge("\(day)")
          (nudge.status, nudge.completedAt) = (.done, sandbox.now.adding(seconds: -day * 86_400))
          try transaction.put(nudge)
        }
      }
    }
    let stats = try store.stats(Period(.today, today: sandbox.now.day), now: sandbox.now)
    #expect(stats.streak?.days == 1001 && stats.firstDoneDay == sandbox.now.day.adding(days: -1010))
  }

  @Test func `An empty store has empty statistics`() throws {
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    for name in Period.Name.allCases {
      let stats = try store.stats(Period(name, today: sandbox.now.day), now: sandbox.now)
      #expect(stats.tally.isEmpty && stats.firstDoneDay == nil && stats.gain == nil)
    }
  }

  @Test func `A period may name days that no calendar has seen yet`() throws {
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var nudge = sandbox.nudge("done")
    (nudge.status, nudge.completedAt) = (.done, sandbox.now)
    try store.put(nudge)
    let (first, last) = (try #require(Day(1, 1, 1)), try #require(Day(9999, 12, 31)))
    #expect(try store.stats(Period(first, last), now: sandbox.now).tally.total == 1)
    #expect(try store.stats(Period(last, last), now: sandbox.now).tally.isEmpty)
  }
}

/// Things that happened at random moments of a year and a half, in a store and beside it.
private struct Past {
  let now: LocalTime
  var nudges: [Nudge] = []
  var skips: [Skip] = []
  var dumps: [BrainDump] = []
  var sessions: [FocusSession] = []

  init(_ store: Store, _ sandbox: Sandbox, _ random: inout SeededRandom) throws {
    now = sandbox.now
    for number in 0..<300 { nudges.append(Past.nudge(sandbox.nudge("\(number)"), moment(&random), &random)) }
    for _ in 0..<30 { skips.append(Skip(id: sandbox.id(), nudge: nudges[0].id, at: moment(&random))) }
    for _ in 0..<20 { dumps.append(BrainDump(id: sandbox.id(), text: Sealed([]), createdAt: moment(&random))) }
    for _ in 0..<20 {
      var session = FocusSession(id: sandbox.id(), nudge: nil, startedAt: moment(&random))
      if random.integer(below: 4) > 0 {
        session.endedAt = session.startedAt.adding(seconds: random.integer(below: 7_200) - 60)
      }
      sessions.append(session)
    }
    try store.change(Intent(tool: "test", label: .text(""))) { [self] transaction in
      for nudge in nudges { try transaction.put(nudge) }
      for skip in skips { try transaction.put(skip) }
      for dump in dumps { try transaction.put(dump) }
      for session in sessions { try transaction.put(session) }
    }
  }

  /// Denser towards now, and now and then on the very edge of a day.
  private func moment(_ random: inout SeededRandom) -> LocalTime {
    let day = now.day.adding(days: -random.integer(below: random.integer(below: 2) == 0 ? 40 : 540))
    return min(
      now,
      LocalTime(
        day,
        secondOfDay: [0, 86_399, random.integer(below: 86_400), random.integer(below: 86_400)][random.integer(below: 4)]
      ))
  }

  private static func nudge(_ nudge: Nudge, _ moment: LocalTime, _ random: inout SeededRandom) -> Nudge {
    var nudge = nudge
    nudge.status = random.integer(below: 8) == 0 ? .dropped : random.integer(below: 8) == 0 ? .active : .done
    nudge.completedAt = nudge.status == .active ? nil : moment
    nudge.deleted = random.integer(below: 20) == 0
    return nudge
  }
}

extension Past {
  private var done: [LocalTime] { nudges.filter { $0.status == .done && !$0.deleted }.compactMap(\.completedAt) }

  func stats(_ period: Period) -> Stats {
    let moments = done.filter { period.contains($0.day) }
    let counts = moments.reduce(into: [Day: Int]()) { $0[$1.day, default: 0] += 1 }
    let tally = Tally(
      done: counts.sorted { $0.key < $1.key }.map { Tally.DayCount($0.key, $0.value) },
      dumps: dumps.count { period.contains($0.createdAt.day) },
      focusSeconds: sessions.filter { period.contains($0.startedAt.day) }.reduce(0) { sum, session in
        sum + max(0, session.endedAt.map { session.startedAt.seconds(to: $0) } ?? 0)
      })
    let before = period.previous.map { before in done.count { before.contains($0.day) } } ?? 0
    let days = Set(done.map(\.day))
    guard period.contains(now.day) else { return Stats(period, tally, previousCount: before, firstDoneDay: days.min()) }
    return Stats(
      period, tally, previousCount: before, firstDoneDay: days.min(),
      streak: Streak(done: days, skipped: Set(skips.map(\.at.day)), today: now.day), hours: hours)
  }

  private var hours: BestHours {
    let recent = done.filter { $0.day.days(to: now.day) < Stats.hourDays }
    let hours = Set(recent.map { LocalTime($0.day, secondOfDay: $0.hour * 3600) })
    return BestHours(
      daysByHour: hours.reduce(into: [:]) { $0[$1.hour, default: 0] += 1 }, days: Set(recent.map(\.day)).count)
  }
}
