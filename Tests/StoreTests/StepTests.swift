import Civil
import GRDB
import Records
import Testing

@testable import Store

/// A card in steps and its steps, as `next` sees them.
@Suite struct StepTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try Store.inMemory(clock: sandbox.clock, ids: sandbox.ids) }

  @discardableResult
  private func put(
    _ title: String, of whole: Nudge? = nil, _ order: String? = nil, _ edit: (inout Nudge) -> Void = { _ in }
  ) throws -> Nudge {
    var nudge = sandbox.nudge(title)
    (nudge.parent, nudge.order) = (whole?.id, order)
    edit(&nudge)
    return try store.put(nudge)[0]
  }

  private func end(_ nudge: Nudge, _ status: Nudge.Status = .done) throws {
    var ended = nudge
    (ended.status, ended.completedAt) = (status, sandbox.now)
    try store.put(ended, tool: "complete_nudge")
  }

  private func next(_ wish: Availability = Availability()) throws -> String? {
    try store.next(now: sandbox.now, availability: wish)?.nudge.title
  }

  @Test func `Steps come in their order, whenever they were made or changed`() throws {
    let whole = try put("tax")
    let last = try put("c", of: whole, "003")
    sandbox.wait(seconds: 60)
    let second = try put("b", of: whole, "002")
    let first = try put("a", of: whole, "001")
    for (step, title) in [(first, "a"), (second, "b"), (last, "c"), (whole, "tax")] {
      #expect(try next() == title)
      try end(step)
    }
    #expect(try next() == nil)
  }

  @Test func `The whole is ranked for its steps, by its own deadline`() throws {
    let old = try put("an older card")
    sandbox.wait(seconds: 60)
    let whole = try put("tax") { $0.due = When(sandbox.now.day) }
    let step = try put("find the letter", of: whole, "001")
    #expect(try next() == "find the letter")
    #expect(try store.next(now: sandbox.now)?.cause == .dueToday(When(sandbox.now.day)))
    try store.change(Intent(tool: "skip_nudge", label: .text(""))) {
      try $0.put(Skip(id: sandbox.id(), nudge: step.id, at: sandbox.now))
    }
    #expect(try next() == old.title)
  }

  @Test func `A whole that sleeps takes its steps to bed; one whose steps all sleep waits with them`() throws {
    let whole = try put("tax")
    let step = try put("find the letter", of: whole, "001") { $0.snoozedUntil = sandbox.now.adding(minutes: 60) }
    #expect(try next() == nil)
    #expect(try store.next(now: sandbox.now.adding(minutes: 90))?.nudge == step)
    #expect(try store.next(now: sandbox.now.adding(minutes: 90))?.cause == .snoozeEnded)
    var asleep = whole
    asleep.snoozedUntil = sandbox.now.adding(minutes: 6_000)
    try put("open the form", of: whole, "002")
    try store.put(asleep)
    #expect(try next() == nil)
  }

  @Test func `A step whose whole has ended is a card like any other`() throws {
    let whole = try put("tax")
    try put("find the letter", of: whole, "001")
    try end(whole, .dropped)
    #expect(try next() == "find the letter")
  }

  @Test func `What is in steps fits a short time, whatever was guessed for the whole`() throws {
    try put("a long one") { $0.minutes = 90 }
    let whole = try put("tax") { $0.minutes = 240 }
    #expect(try next(Availability(minutes: 10)) == "a long one")
    try put("find the letter", of: whole, "001")
    #expect(try next(Availability(minutes: 10)) == "find the letter")
  }

  @Test func `A list tells of a card and not of each of its steps`() throws {
    let whole = try put("tax")
    try put("find the letter", of: whole, "001")
    #expect(try store.list(.all, now: sandbox.now).nudges.map(\.title) == ["tax"])
    #expect(try store.list(.all, now: sandbox.now).count == 1)
  }

  @Test func `Steps may have steps, and a knot of cards ends nothing`() throws {
    let whole = try put("tax")
    let step = try put("find the letter", of: whole, "001")
    try put("open the drawer", of: step, "001")
    #expect(try next() == "open the drawer")
    let id = sandbox.id()
    var knot = Nudge(id: id, title: "knot", createdAt: sandbox.now)
    (knot.parent, knot.snoozedUntil) = (id, sandbox.now)
    try store.put(knot)
    #expect(try next() == "open the drawer")
  }

  @Test func `Nothing is found by looking at every card`() throws {
    let ranking = Ranking(now: sandbox.now)
    let plan = try store.read { db in
      try Row.fetchAll(
        db, sql: "EXPLAIN QUERY PLAN SELECT n FROM nudge WHERE n IN (\(Candidates.rowNumbersQuery))",
        arguments: [ranking.now.isoSeconds, ranking.now.day.iso, Int64.max, 4]
      ).map { $0["detail"] as String }
        + Row.fetchAll(db, sql: "EXPLAIN QUERY PLAN SELECT n FROM nudge WHERE \(Store.stepsClause)", arguments: ["x"])
        .map { $0["detail"] as String }
    }
    let scans = plan.filter { $0.contains("SCAN nudge") && !$0.contains("USING") || $0.contains("TEMP B-TREE") }
    #expect(scans.isEmpty, "\(plan)")
    #expect(plan.contains { $0.contains("nudge_steps (parent=?)") })
  }
}
