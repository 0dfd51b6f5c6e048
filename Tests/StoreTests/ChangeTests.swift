import Civil
import Records
import Store
import Testing

@Suite struct ChangeTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try sandbox.open() }

  @Test func `A record comes back as it was put`() throws {
    var nudge = sandbox.nudge("water the ferns")
    nudge.due = When(Day(2026, 11, 27)!, secondOfDay: 17 * 3600)
    nudge.tags = ["home", "green things"]
    nudge.priority = .high
    nudge.originalText = Sealed([1, 0, 255])
    try store.put(nudge)
    #expect(try store.get(Nudge.self, nudge.id) == nudge)
  }

  @Test func `A second connection sees what the first was told is kept`() throws {
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    #expect(try sandbox.open().get(Nudge.self, nudge.id) == nudge)
  }

  @Test func `Only the field groups that differ are written`() throws {
    var nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    nudge.status = .done
    nudge.completedAt = sandbox.now
    nudge.tags = ["home"]
    try store.put(nudge, tool: "complete_nudge")
    let last = try #require(try store.history(of: nudge.id).last)
    #expect(last.changes.map(\.register) == ["status", "tags/home"])
    #expect(last.changes[0].before == [.text("active"), .null])
    #expect(last.changes[0].after == [.text("done"), .text(sandbox.now.isoSeconds)])
  }

  @Test func `A put that changes nothing leaves no trace`() throws {
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    sandbox.wait(seconds: 60)
    try store.put(nudge)
    #expect(try store.history(of: nudge.id).count == 1)
    #expect(try store.get(Nudge.self, nudge.id)?.updatedAt == nudge.updatedAt)
  }

  @Test func `If the closure throws, nothing of it stays`() throws {
    struct Stop: Error {}
    let nudge = sandbox.nudge("water the ferns")
    #expect(throws: Stop.self) {
      try store.change(Intent(tool: "add_nudge", label: .text(""))) { transaction in
        try transaction.put(nudge)
        throw Stop()
      }
    }
    #expect(try store.get(Nudge.self, nudge.id) == nil)
    #expect(try store.undo() == nil)
  }

  @Test func `A dry run keeps nothing`() throws {
    let nudge = sandbox.nudge("water the ferns")
    try store.change(Intent(tool: "add_nudge", label: .text("")), dryRun: true) { try $0.put(nudge) }
    #expect(try store.get(Nudge.self, nudge.id) == nil)
  }

  @Test func `What is deleted lies in the trash and comes back whole`() throws {
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    try store.change(Intent(tool: "drop_nudge", label: .text(""))) { try $0.delete(nudge) }
    #expect(try store.nudge(nudge.id) == nil)
    #expect(try store.get(Nudge.self, nudge.id)?.deleted == true)
    try store.undo()
    #expect(try store.nudge(nudge.id) == nudge)
  }
}
