import Civil
import Randomness
import Records
import Store
import Testing

/// What the indexes find is what comparing every card finds.
@Suite struct NextTests {
  @Test(arguments: UInt64(1)...8)
  func `The card found through indexes is the first of all`(seed: UInt64) throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var random = SeededRandom(seed: seed)
    var nudges: [Nudge] = []
    for number in 0..<80 {
      sandbox.wait(seconds: random.integer(below: 2_000))
      nudges += try store.put(randomized(sandbox.nudge("\(number)"), sandbox.now, &random))
    }
    let now = sandbox.now
    nudges = try nudges.map { try #require(try store.nudge($0.id)) }
    var skipped: Set<ID> = []
    for _ in 0..<80 {
      let wish = random.integer(below: 2) == 0 ? Availability() : Availability(minutes: 5 * random.integer(below: 10))
      let wanted = Ranking(now: now, availability: wish, skipped: skipped).first(of: nudges)
      let found = try store.next(now: now, availability: wish)
      #expect(found?.nudge == wanted?.nudge, "seed \(seed)")
      guard let nudge = found?.nudge else { return }
      skipped.insert(nudge.id)
      try store.change(Intent(tool: "skip_nudge", label: .text(""))) {
        try $0.put(Skip(id: sandbox.id(), nudge: nudge.id, at: now))
      }
    }
  }

  @Test func `Among cards made in one second, the order in which they came to this store decides nothing`() throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    let today = sandbox.now.day
    let nudges = (0..<60).map { number in
      var nudge = sandbox.nudge("\(number)")
      if number % 3 == 0 { nudge.due = When(today) }
      if number % 3 == 1 { nudge.snoozedUntil = sandbox.now }
      return nudge
    }
    try store.change(Intent(tool: "sync", label: .text(""))) { tx in
      for nudge in nudges.reversed() { try tx.put(nudge) }
    }
    var seen: Set<ID> = []
    for _ in nudges {
      let wanted = Ranking(now: sandbox.now).order(nudges.filter { !seen.contains($0.id) }).first
      #expect(try store.next(now: sandbox.now, excluding: seen)?.nudge == wanted)
      if let wanted { seen.insert(wanted.id) }
    }
    #expect(
      try store.list(.all, now: sandbox.now, limit: 60).nudges.filter { $0.due != nil }.map(\.title)
        == stride(from: 0, to: 60, by: 3).map { "\($0)" })
    #expect(try store.active(limit: 60) == nudges)
  }

  private func randomized(_ nudge: Nudge, _ now: LocalTime, _ random: inout SeededRandom) -> Nudge {
    var nudge = nudge
    nudge.priority = Priority.allCases[random.integer(below: 3)]
    if random.integer(below: 2) == 0 { nudge.due = When(now.day.adding(days: random.integer(below: 40) - 5)) }
    if random.integer(below: 3) == 0 { nudge.due?.secondOfDay = 60 * random.integer(below: 1440) }
    if random.integer(below: 3) == 0 { nudge.snoozedUntil = now.adding(minutes: random.integer(below: 3_000)) }
    if random.integer(below: 6) == 0 { nudge.startAt = When(now.day.adding(days: random.integer(below: 20))) }
    if random.integer(below: 2) == 0 { nudge.minutes = random.integer(below: 60) }
    if random.integer(below: 5) == 0 { nudge.status = .done }
    return nudge
  }

  @Test func `A snooze that ended today is found behind any number of older cards`() throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    for number in 0..<50 { try store.put(sandbox.nudge("\(number)")) }
    sandbox.wait(seconds: 60)
    var snoozed = sandbox.nudge("snoozed")
    snoozed.snoozedUntil = sandbox.now.adding(minutes: 10)
    try store.put(snoozed)
    #expect(try store.next(now: sandbox.now.adding(minutes: 5))?.nudge.title == "0")
    let next = try store.next(now: sandbox.now.adding(minutes: 10))
    #expect(next?.nudge.id == snoozed.id && next?.cause == .snoozeEnded)
  }

  @Test func `Open cards come the oldest first`() throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    var done = sandbox.nudge("call the dentist")
    done.status = .done
    try store.put(sandbox.nudge("call mum"), done, sandbox.nudge("Dentist: call back"), sandbox.nudge("100% of it"))
    #expect(try store.active(limit: 2).map(\.title) == ["call mum", "Dentist: call back"])
  }

  @Test func `Lists hold what their names say`() throws {
    let sandbox = Sandbox()
    let store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids)
    let today = sandbox.now.day
    let dues: [(String, When?)] = [
      ("yesterday", When(today.adding(days: -1))), ("today", When(today)),
      ("this morning", When(today, secondOfDay: 3600)), ("tomorrow", When(today.adding(days: 1))),
      ("someday", nil), ("next month", When(today.adding(days: 30))),
    ]
    for (title, due) in dues {
      var nudge = sandbox.nudge(title)
      nudge.due = due
      try store.put(nudge)
    }
    func titles(_ scope: ListScope) throws -> [String] { try store.list(scope, now: sandbox.now).nudges.map(\.title) }
    #expect(try titles(.today) == ["yesterday", "this morning", "today"])
    #expect(try titles(.tomorrow) == ["tomorrow"])
    #expect(try titles(.overdue) == ["yesterday", "this morning"])
    #expect(try store.list(.all, now: sandbox.now, limit: 2).count == 6)
  }
}
