import Dispatch
import GRDB
import Records
import Synchronization
import Testing

@testable import Store

/// Far more records than anybody has: what goes through all of them holds a few at once.
@Suite struct ManyTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try sandbox.open() }

  @discardableResult
  private func add(_ count: Int, notes: String? = nil) throws -> [Nudge] {
    let nudges = (0..<count).map { number in
      var nudge = sandbox.nudge("thing number \(number)")
      nudge.notes = notes
      return nudge
    }
    try store.change(Intent(tool: "restore", label: .text("restored"))) { tx in
      for nudge in nudges { try tx.put(nudge) }
    }
    return nudges
  }

  /// How many records still come when all are gone from the file once the first has come.
  private func held(_ count: Int, notes: String? = nil) throws -> Int {
    try add(count, notes: notes)
    var come = 0
    try store.forEachRecord(of: Nudge.kind.shape) { _ in
      if come == 0 { try sandbox.spoil("DELETE FROM nudge") }
      come += 1
    }
    return come
  }

  @Test func `A merge asks once for each record that is here already, and one that is new is put at once`() throws {
    let other = Sandbox()
    let theirs = try other.open()
    let nudges = try add(20)
    let new = (0..<10).map { sandbox.nudge("thing that is new \($0)") }
    try theirs.change(Intent(tool: "add", label: .text("added"))) { tx in
      for nudge in nudges + new { try tx.put(nudge) }
    }
    let statements = Counter()
    try store.queue.inDatabase { db in db.trace { event in if "\(event)".contains("nudge ") { statements.add(1) } } }
    let intent = Intent(tool: "restore", label: .text("restored"))
    let merged = try store.merge(theirs, intent, dryRun: false) { copy, _ in copy.cells }
    #expect(merged.map(\.new) == [10])
    // Whether it is there, and what it is; or whether it is there, and the row.
    #expect(statements.count <= 2 * 30 + 10)
  }

  @Test func `Of many records a thousand are held at once, and of long ones fewer`() throws {
    #expect((1...1_100).contains(try held(5_000)))
    #expect((1...110).contains(try held(500, notes: String(repeating: "a word ", count: 1_500))))
    #expect(try held(1, notes: String(repeating: "a book ", count: 500_000)) == 1)
  }

  @Test func `Many records come each once and in their order, but for those that are damaged`() throws {
    let nudges = try add(3_000)
    try sandbox.spoil("UPDATE nudge SET createdAt = x'ff' WHERE n IN (1, 1500); DELETE FROM nudge WHERE n = 2000")
    var come: [ID] = []
    try store.forEachRecord(of: Nudge.kind.shape) { come.append($0.id) }
    let wanted = nudges.enumerated().filter { ![0, 1_499, 1_999].contains($0.offset) }.map(\.element.id)
    let areTheSame = come == wanted
    #expect(areTheSame)
  }

  @Test func `A group of many records is undone and done again, and told by how many and the first`() throws {
    let before = try store.put(sandbox.nudge("water the ferns"))[0]
    let nudges = try add(2_500)
    for _ in 0..<2 {
      let taken = try #require(try store.undo())
      #expect(taken.count == 2_500)
      #expect(taken.records == nudges.prefix(20).map(\.id))
      #expect(try store.all(Nudge.self) == [before])
      #expect(try store.redo()?.count == 2_500)
      let isAllBack = try store.all(Nudge.self) == [before] + nudges
      #expect(isAllBack)
    }
  }

  @Test func `A record that a group touches again and again is undone once and exactly`() throws {
    let nudges = try add(1_500)
    try store.change(Intent(tool: "edit", label: .text("edited"))) { tx in
      for round in 0..<3 {
        for nudge in nudges {
          var edited = nudge
          edited.title = "round \(round)"
          if round == 1 { edited.tags = ["home"] }
          try tx.put(edited)
        }
      }
    }
    let taken = try #require(try store.undo())
    #expect(taken.count == 1_500)
    #expect(taken.records == nudges.prefix(20).map(\.id))
    let isAsBefore = try store.all(Nudge.self) == nudges
    #expect(isAsBefore)
    #expect(try store.redo()?.count == 1_500)
    #expect(try store.all(Nudge.self).allSatisfy { $0.title == "round 2" && $0.tags.isEmpty })
  }

  @Test func `Of a new record the log holds that it is new, and undo and redo do without the rest`() throws {
    var nudge = sandbox.nudge("water the ferns")
    nudge.tags = ["home"]
    try store.change(Intent(tool: "add_nudge", label: .text("added"))) { tx in
      try tx.put(nudge)
      nudge.title = "water the ferns well"
      try tx.put(nudge)
    }
    let group = try #require(try store.history(of: nudge.id).last)
    #expect(group.changes.map(\.register) == ["deleted", "title"])
    try store.undo()
    #expect(try store.nudge(nudge.id) == nil)
    #expect(try store.get(Nudge.self, nudge.id)?.title == "water the ferns well")
    try store.redo()
    #expect(try store.nudge(nudge.id) == nudge)
  }

  @Test func `A large group is forgotten once two hundred came after it, and undo steps over it`() throws {
    let before = try store.put(sandbox.nudge("water the ferns"))[0]
    let many = try add(10_001)
    var nudge = before
    for number in 0..<199 {
      nudge.title = "\(number)"
      try store.put(nudge)
    }
    try store.pruneChangeLog()
    #expect(try store.history(of: many[0].id).count == 1)
    nudge.title = "199"
    try store.put(nudge)
    try store.pruneChangeLog()
    #expect(try sandbox.count("change WHERE n = 2") == 0)
    for _ in 0..<200 { #expect(try store.undo() != nil) }
    #expect(try store.nudge(before.id) == before)
    #expect(try store.undo()?.number == 1)
    #expect(try store.undo() == nil)
    #expect(try store.nudge(many[0].id) == many[0])
  }

  @Test func `Changes whose group was forgotten before them go too`() throws {
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    try store.put(sandbox.nudge("buy milk"))
    try sandbox.spoil("DELETE FROM change_group WHERE n = 1")
    try store.pruneChangeLog()
    #expect(try sandbox.count("change WHERE record = '\(nudge.id.text)'") == 0)
    #expect(try sandbox.count("change") == 1)
  }

  @Test func `Whoever waits for long is told, and nobody else`() {
    let told = DispatchSemaphore(value: 0)
    let isTold = Mutex(false)
    let wasTold = SlowOperation.run(noticeAfter: 0) {
      told.signal()
    } _: {
      told.wait(timeout: .now() + 60) == .success
    }
    #expect(wasTold)
    SlowOperation.run(noticeAfter: 60_000) {
      isTold.withLock { $0 = true }
    } _: {
    }
    #expect(!isTold.withLock { $0 })
  }
}

private final class Counter: Sendable {
  private let number = Mutex(0)
  var count: Int { number.withLock { $0 } }
  func add(_ more: Int) { number.withLock { $0 += more } }
}
