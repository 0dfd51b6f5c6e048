import Foundation
import Records
import Store
import Testing

@Suite struct RehearsalTests {
  let sandbox = Sandbox()

  @Test func `A copy holds what the file does, and what is done to it stays there`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("water the ferns"))
    try store.close()
    let before = FileManager.default.contents(atPath: sandbox.path)
    let names = sandbox.names

    let opening = try rehearsal(of: sandbox.path)
    #expect(opening.outcome == .dryRun)
    #expect(try opening.store.all(Nudge.self).map(\.title) == ["water the ferns"])
    try opening.store.put(sandbox.nudge("buy milk"))
    #expect(try opening.store.all(Nudge.self).count == 2)
    #expect(try opening.store.undo() != nil)
    #expect(try opening.store.undo() != nil)
    #expect(try opening.store.all(Nudge.self).isEmpty)
    try opening.store.close()

    #expect(FileManager.default.contents(atPath: sandbox.path) == before)
    #expect(sandbox.names == names)
  }

  @Test func `What another process has written and not yet merged is in it`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("water the ferns"))
    let opening = try rehearsal(of: sandbox.path)
    #expect(try opening.store.all(Nudge.self).map(\.title) == ["water the ferns"])
    try store.put(sandbox.nudge("buy milk"))
    #expect(try opening.store.all(Nudge.self).count == 1)
  }

  @Test func `Whatever the folder is called, it is read`() throws {
    let folder = sandbox.folder + "/50% off? #1 für Grün"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let path = folder + "/nudgy.db"
    let store = try Store.open(at: path, clock: sandbox.clock, ids: sandbox.ids).store
    try store.put(sandbox.nudge("water the ferns"))
    try store.close()
    #expect(try rehearsal(of: path).store.all(Nudge.self).count == 1)
  }

  @Test func `Where there is no file, none is made`() throws {
    let folder = sandbox.folder + "/none"
    let opening = try rehearsal(of: folder + "/nudgy.db")
    #expect(opening.outcome == .new)
    try opening.store.put(sandbox.nudge("buy milk"))
    #expect(try opening.store.all(Nudge.self).count == 1)
    #expect(!FileManager.default.fileExists(atPath: folder))
  }

  @Test func `A damaged file is told of, and left as it is`() throws {
    let bytes = Data(repeating: 7, count: 8192)
    #expect(FileManager.default.createFile(atPath: sandbox.path, contents: bytes))
    #expect { try rehearsal(of: sandbox.path) } throws: { error in
      if case StoreError.damaged = error { true } else { false }
    }
    #expect(FileManager.default.contents(atPath: sandbox.path) == bytes)
  }

  @Test func `Damage that only a look at every page finds is told of where one is asked for`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("water the ferns"))
    try store.close()
    // An index that is forgotten leaves pages that are nobody's.
    try sandbox.spoil("PRAGMA writable_schema = ON; DELETE FROM sqlite_schema WHERE name = 'nudge_snoozed'")
    #expect { try rehearsal(of: sandbox.path) } throws: { error in
      if case StoreError.damaged = error { true } else { false }
    }
    #expect(try rehearsal(of: sandbox.path, thorough: false).outcome == .dryRun)
  }

  private func rehearsal(of path: String, thorough: Bool = true) throws -> OpenResult {
    try Store.dryRunCopy(of: path, thorough: thorough, clock: sandbox.clock, ids: sandbox.ids)
  }
}
