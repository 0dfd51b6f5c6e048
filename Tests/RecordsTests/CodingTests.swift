import Civil
import Records
import Testing

@Suite struct CodingTests {
  let id = ID("5F0C6B1E-0000-4000-8000-000000000001")!
  let now = LocalTime(Day(2026, 11, 21)!, 12)!

  @Test(
    arguments: [
      [], [.null], [.int(0), .int(.min), .int(.max), .int(-1)], [.real(-0.5), .real(.infinity)],
      [.text(""), .text("käse 🧀\0\n")], [.blob([]), .blob(Array(0...255))], [.null, .text("a"), .null],
    ] as [[Cell]])
  func `Cells come back from their bytes`(cells: [Cell]) {
    #expect(Cell.cells(Cell.bytes(cells)) == cells)
  }

  @Test func `Bytes cut short are no cells`() {
    let bytes = Cell.bytes([.text("water the ferns"), .blob([1, 2, 3])])
    for count in 1..<bytes.count where count != Cell.bytes([.text("water the ferns")]).count {
      #expect(Cell.cells(Array(bytes[..<count])) == nil, "\(count)")
    }
    #expect(Cell.cells([0x74, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0x01]) == nil)
  }

  @Test func `A record comes back from its cells`() throws {
    var nudge = Nudge(id: id, title: "water the ferns", createdAt: LocalTime(ordinal: 0))
    nudge.status = .dropped
    nudge.due = When(now.day)
    nudge.startAt = When(now)
    nudge.snoozedUntil = now
    nudge.tags = ["home", "two words"]
    nudge.action = .email
    nudge.priority = .low
    nudge.minutes = 5
    nudge.parent = id
    nudge.source = .import
    nudge.originalText = Sealed([0, 255])
    #expect(try Nudge.kind.record(id, Nudge.kind.cells(nudge)) == nudge)
  }

  @Test func `A cell that is no such value names its field`() {
    var cells = Nudge.kind.cells(Nudge(id: id, title: "x", createdAt: now))
    cells[2] = .text("asleep")
    #expect(throws: RecordError.unreadable(kind: "nudge", field: "status")) { try Nudge.kind.record(id, cells) }
  }

  @Test func `Fields that must agree stand in one group`() {
    let groups = Nudge.kind.shape.groups.map { group in
      group.columns.map { Nudge.kind.shape.columns[$0].name }.joined(separator: " ")
    }
    #expect(groups.contains("status completedAt"))
    #expect(groups.contains("due zone"))
    #expect(groups.contains("repeat anchor repeatFrom series"))
    #expect(groups.contains("action target contact"))
  }

  @Test(arguments: Kinds.all.map(\.name))
  func `No kind has two fields of one name, nor one of the store's own`(name: String) throws {
    let names = try #require(Kinds.shape(name)).columns.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Set(names).isDisjoint(with: ["n", "id", "createdAt", "updatedAt", "deleted", "stamps"]))
  }
}
