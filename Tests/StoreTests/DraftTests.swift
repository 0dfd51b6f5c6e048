import Records
import Testing

@testable import Store

/// Lines of what is still being written: kept as safely as all else, and told to no other device.
@Suite struct DraftTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try sandbox.open() }

  private func type(_ line: String) throws -> DraftLine {
    let typed = DraftLine(
      id: sandbox.id(), text: Sealed(Array(line.utf8)), of: sandbox.id(), "note", createdAt: sandbox.now)
    try store.change(Intent(tool: "add_note", label: .text(""), origin: .delivery)) { try $0.put(typed) }
    return typed
  }

  @discardableResult
  private func wait(_ line: String) throws -> UnsortedLine {
    let unsorted = UnsortedLine(id: sandbox.id(), text: Sealed(Array(line.utf8)), createdAt: sandbox.now)
    try store.change(Intent(tool: "out_of_scope", label: .text(""))) { try $0.put(unsorted) }
    return unsorted
  }

  @Test func `They are of no kind that devices tell each other`() {
    #expect(!Kinds.all.contains { $0.name == DraftLine.kind.shape.name })
  }

  @Test func `In the trash they are counted with the lines that are not sorted, and emptied with them`() throws {
    let (typed, waiting) = (try type("passports"), try wait("blorp"))
    try store.change(Intent(tool: "delete", label: .text(""))) { tx in
      try tx.delete(typed)
      try tx.delete(waiting)
    }
    #expect(try store.trash().map { "\($0.shape.name) \($0.count)" } == ["unsorted 2"])
    try store.emptyTrash()
    #expect(try store.get(DraftLine.self, typed.id)?.text == Sealed([]))
  }

  @Test func `A merge brings them, and tells of them with the lines that are not sorted`() throws {
    let (typed, waiting) = (try type("passports"), try wait("blorp"))
    let other = try Sandbox().open()
    let merged = try other.merge(store, Intent(tool: "restore", label: .text("")), dryRun: false) { copy, _ in
      copy.cells
    }
    #expect(merged.map(\.kind.name) == ["unsorted"] && merged.map(\.new) == [2])
    #expect(try other.all(DraftLine.self) == [typed])
    #expect(try other.all(UnsortedLine.self) == [waiting])
  }

  @Test func `They come out of a damaged file as drafts, an earlier release's too`() throws {
    let typed = try type("passports")
    try wait("blorp")
    try store.close()
    // As earlier releases kept them.
    try sandbox.spoil(
      """
      INSERT INTO unsorted (id, createdAt, updatedAt, deleted, stamps, text, sortedKind, sortedID)
        SELECT replace(id, '0000-4', '0001-4'), createdAt, updatedAt, deleted, stamps, text, 'brain_dump', sortedID
        FROM draft_line;
      DROP TABLE draft_line;
      """)
    let mended = try sandbox.mend(thorough: true).store
    #expect(try mended.all(DraftLine.self).map(\.text) == [typed.text])
    #expect(try mended.all(UnsortedLine.self).count == 1)
    #expect(try mended.openDrafts("brain_dump") == [typed.document])
  }
}
