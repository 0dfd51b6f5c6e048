import Civil
import Glibc
import Records
import Store
import Testing

/// A file that is missing or empty, where there was a store.
@Suite struct GoneTests {
  let sandbox = Sandbox()

  enum Loss: CaseIterable { case missing, empty }

  private func lose(_ loss: Loss) {
    switch loss {
    case .missing: unlink(sandbox.path)
    case .empty: truncate(sandbox.path, 0)
    }
  }

  @Test(arguments: Loss.allCases)
  func `It comes back from the newest backup`(loss: Loss) throws {
    let store = try sandbox.open()
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day)
    try store.close()
    lose(loss)
    let opening = try sandbox.mend()
    #expect(opening.outcome == .restored(salvaged: 0))
    #expect(try opening.store.nudge(nudge.id) == nudge)
  }

  @Test(arguments: Loss.allCases)
  func `It comes back from the log beside it, which is set aside as it was`(loss: Loss) throws {
    let open = try sandbox.open()
    let nudge = try open.put(sandbox.nudge("water the ferns"))[0]
    let log = size(sandbox.path + "-wal")
    lose(loss)
    let opening = try sandbox.mend()
    #expect(opening.outcome == .salvaged(1))
    #expect(try opening.store.nudge(nudge.id) == nudge)
    let aside = sandbox.names.filter { $0.contains(".damaged-") && $0.hasSuffix("-wal") }
    #expect(aside.map { size("\(sandbox.folder)/\($0)") } == [log])
  }

  @Test(arguments: Loss.allCases)
  func `Where nothing brings it back no other takes its place, until it is checked`(loss: Loss) throws {
    try sandbox.open().close()
    lose(loss)
    let key = sandbox.folder + "/key"
    let file = Glibc.open(key, O_WRONLY | O_CREAT, 0o600)
    write(file, "key", 3)
    close(file)
    #expect(try sandbox.mend(traces: [key]).outcome == .inMemory(.missing))
    #expect(size(sandbox.path) == 0)
    let begun = try sandbox.mend(thorough: true, traces: [key])
    #expect(begun.outcome == .recreated)
    try begun.store.put(sandbox.nudge("water the ferns"))
    #expect(try sandbox.mend(traces: [key]).outcome == .opened)
  }

  @Test func `A store whose file goes while it is open says so, and makes no other`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("water the ferns"))
    unlink(sandbox.path)
    #expect(throws: StoreError.missing) { try store.put(sandbox.nudge("buy milk")) }
    #expect(throws: StoreError.missing) { try store.active(limit: 1) }
    #expect(!sandbox.names.contains("nudgy.db"))
  }

  private func size(_ path: String) -> Int {
    var found = stat()
    return stat(path, &found) == 0 ? Int(found.st_size) : 0
  }
}
