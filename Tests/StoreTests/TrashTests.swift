import Civil
import Glibc
import Records
import Store
import Testing

@Suite struct TrashTests {
  let sandbox = Sandbox()
  let store: Store

  init() throws { store = try sandbox.open() }

  private func drop(_ nudge: Nudge) throws {
    var dropped = nudge
    (dropped.status, dropped.completedAt) = (.dropped, sandbox.now)
    try store.put(dropped, tool: "drop_nudge")
  }

  private func delete<R: Record>(_ record: R) throws {
    try store.change(Intent(tool: "delete", label: .text("deleted"))) { try $0.delete(record) }
  }

  @Test func `It holds what was deleted or dropped, and nothing once it is empty`() throws {
    let nudges = try store.put(sandbox.nudge("water the ferns"), sandbox.nudge("buy milk"), sandbox.nudge("call mum"))
    try drop(nudges[0])
    try delete(nudges[1])
    #expect(try store.trash().map { "\($0.shape.name) \($0.count)" } == ["nudge 2"])
    try store.emptyTrash()
    #expect(try store.trash().isEmpty)
    #expect(try store.all(Nudge.self) == [nudges[2]])
    #expect(try store.integrityErrors().isEmpty)
  }

  @Test func `What was in it comes back by no undo, and all else does`() throws {
    let kept = try store.put(sandbox.nudge("water the ferns"))[0]
    let gone = try store.put(sandbox.nudge("zebrafinch"))[0]
    try drop(gone)
    try delete(kept)
    try store.undo()
    try store.emptyTrash()
    #expect(try store.history(of: gone.id).isEmpty)
    while let group = try store.undo() { #expect(group.records == [kept.id]) }
    #expect(try store.nudge(gone.id) == nil && store.nudge(kept.id) == nil)
    #expect(try store.get(Nudge.self, gone.id)?.title == "")
    #expect(try store.get(Nudge.self, gone.id)?.deleted == true)
    #expect(try store.redo()?.records == [kept.id])
    #expect(try store.all(Nudge.self).map(\.title) == ["water the ferns"])
  }

  @Test func `No word of it is left in any file of the store`() throws {
    try store.put(sandbox.nudge("water the ferns"))
    var gone = try store.put(sandbox.nudge("an old zebrafinch"))[0]
    gone.title = "a new zebrafinch"
    gone.tags = ["zebrafinch"]
    try store.put(gone)
    try store.indexTitles()
    try drop(gone)
    try store.emptyTrash()
    for name in sandbox.names { #expect(!contents(name).contains("zebrafinch"), "\(name)") }
    #expect(contents("nudgy.db").contains("water the ferns"))
  }

  @Test func `What was remarked on an entry goes with it`() throws {
    let at = ApproximateTime(When(sandbox.now.day))
    let entry = SymptomEntry(id: sandbox.id(), symptom: "headache", severity: 6, at: at, createdAt: sandbox.now)
    let note = CollaboratorNote(id: sandbox.id(), entry: entry.id, text: Sealed([1, 2, 3]), createdAt: sandbox.now)
    try store.change(Intent(tool: "log_symptom", label: .text(""))) {
      try $0.put(entry)
      try $0.put(note)
    }
    try store.emptyTrash()
    #expect(try store.comments(on: entry.id) == [note])
    try delete(entry)
    try store.emptyTrash()
    #expect(try store.get(CollaboratorNote.self, note.id)?.text == Sealed([]))
  }

  @Test func `A damaged row in it goes altogether`() throws {
    let gone = try store.put(sandbox.nudge("zebrafinch"))[0]
    try delete(gone)
    try store.close()
    try sandbox.spoil("UPDATE nudge SET createdAt = x'ff'")
    let store = try sandbox.open()
    try store.emptyTrash()
    #expect(try store.get(Nudge.self, gone.id) == nil)
  }

  @Test func `The log forgets what lies far back, and undo ends there`() throws {
    var nudge = sandbox.nudge("0")
    for number in 0..<6_300 {
      nudge.title = "\(number)"
      try store.put(nudge)
    }
    try store.pruneChangeLog()
    let left = try store.history(of: nudge.id)
    #expect(left.count == 5_000)
    #expect(left.last?.changes.last?.after == [.text("6299")])
    for _ in 0..<5_000 { #expect(try store.undo() != nil) }
    #expect(try store.undo() == nil)
    #expect(try store.nudge(nudge.id)?.title == "1299")
    #expect(try store.redo() != nil)
  }

  private func contents(_ name: String) -> String {
    guard let file = fopen("\(sandbox.folder)/\(name)", "r") else { return "" }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 4 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }
}
