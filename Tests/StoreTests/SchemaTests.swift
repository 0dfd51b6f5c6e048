import Foundation
import GRDB
import Records
import Synchronization
import Testing

@testable import Store

@Suite struct SchemaTests {
  let sandbox = Sandbox()

  /// A store as a release wrote it, from the file kept of it.
  private func make(_ release: Int, and more: String = "") throws {
    let sql = try String(
      contentsOfFile: "\(#filePath.dropLast("SchemaTests.swift".count))schemas/\(release).sql", encoding: .utf8)
    let queue = try DatabaseQueue(path: sandbox.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql + more) }
    try queue.close()
  }

  private func tables(_ path: String) throws -> [String] {
    let queue = try DatabaseQueue(path: path)
    return try queue.read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name")
    }
    .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  @Test(arguments: [1])
  func `A store of every release is brought up to date`(release: Int) throws {
    try make(release)
    try sandbox.open().close()
    let fresh = Sandbox()
    try fresh.open().close()
    #expect(try tables(sandbox.path) == tables(fresh.path))
  }

  @Test(arguments: [1])
  func `A store of every release can be written`(release: Int) throws {
    try make(release)
    let store = try sandbox.open()
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    #expect(try store.nudge(nudge.id) == nudge)
  }

  @Test(arguments: [1])
  func `A store of every release keeps all kinds there are today`(release: Int) throws {
    try make(release)
    let store = try sandbox.open()
    let session = FocusSession(id: sandbox.id(), nudge: nil, startedAt: sandbox.now, plannedMinutes: 25)
    try store.change(Intent(tool: "start_focus", label: .plain(""))) { try $0.put(session) }
    #expect(try store.get(FocusSession.self, session.id) == session)
  }

  @Test func `A later program's store is refused and not touched`() throws {
    try make(1, and: "PRAGMA user_version = 99; INSERT INTO meta VALUES ('schema', '99');")
    #expect(throws: StoreError.newerSchema(found: 99, known: Schema.version)) { try sandbox.mend() }
    #expect(sandbox.names == ["nudgy.db", "nudgy.db.lock"])
    #expect(throws: StoreError.newerSchema(found: 99, known: Schema.version)) { try sandbox.mend(thorough: true) }
  }

  @Test(arguments: [(99, 0x6E75_6467), (0, 0x7468_6972)])
  func `A store that another program changed while it was waited for is left as it is`(version: Int, owner: Int) throws
  {
    try make(1, and: "PRAGMA user_version = \(version); PRAGMA application_id = \(owner);")
    let queue = try DatabaseQueue(path: sandbox.path)
    #expect(throws: StoreError.self) {
      try queue.writeWithoutTransaction { db in try Schema.migrate(db) { _ in Issue.record("it was finished") } }
    }
    #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") } == version)
    #expect(try queue.read { try Int.fetchOne($0, sql: "PRAGMA application_id") } == owner)
  }

  @Test func `A store that another process has brought up to date meanwhile is not written again`() throws {
    try sandbox.open().close()
    let queue = try DatabaseQueue(path: sandbox.path)
    try queue.writeWithoutTransaction { db in try Schema.migrate(db) { _ in Issue.record("it was finished again") } }
  }

  @Test func `Another program's database is refused`() throws {
    let queue = try DatabaseQueue(path: sandbox.path)
    try queue.writeWithoutTransaction { try $0.execute(sql: "CREATE TABLE theirs (x)") }
    try queue.close()
    #expect(throws: StoreError.notOurs) { try sandbox.mend() }
  }

  @Test func `A device's name is not made of the time`() throws {
    let names = try (0..<2).map { _ in
      let ids = Ids(
        random: { Ids.version7(1_795_255_200_000, counter: 0, .random(in: 0 ... .max)) }, named: { id, _ in id })
      return try #require(try Store.inMemory(clock: sandbox.clock, ids: ids).meta(.device))
    }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.count == 10 })
  }

  @Test func `A store is never seen without its device's name`() throws {
    let versions = Mutex<[Int]>([])
    let ids = Ids(
      random: {
        // Another process looks while the name is made.
        let seen = try? DatabaseQueue(path: sandbox.path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        versions.withLock { $0.append((seen ?? nil) ?? -1) }
        return sandbox.id()
      }, named: { id, _ in id })
    try Store.open(at: sandbox.path, clock: sandbox.clock, ids: ids).store.close()
    #expect(versions.withLock { $0 } == [0])
  }

  @Test func `The key's name is kept with the first change that needs it, or not at all`() throws {
    struct Stop: Error {}
    let store = try sandbox.open()
    let other = try sandbox.open()
    func add(dryRun: Bool = false, _ body: (Transaction) throws -> Void = { _ in }) throws {
      try store.change(Intent(tool: "add_nudge", label: .plain("")), dryRun: dryRun) { transaction in
        try transaction.put(sandbox.nudge("sealed"))
        try body(transaction)
      }
    }
    store.keepWithNextChange(.vaultKey, "k1")
    #expect(try store.meta(.vaultKey) == "k1")
    #expect(try other.meta(.vaultKey) == nil)
    try add(dryRun: true)
    #expect(throws: Stop.self) { try add { _ in throw Stop() } }
    #expect(try other.meta(.vaultKey) == nil)
    try add()
    #expect(try other.meta(.vaultKey) == "k1")
  }

  @Test func `Every kind has its table, with a column for each field`() throws {
    try sandbox.open().close()
    let queue = try DatabaseQueue(path: sandbox.path)
    for shape in Kinds.all {
      let columns = try queue.read { try $0.columns(in: shape.name).map(\.name) }
      #expect(Set(shape.columns.map(\.name)).isSubset(of: columns), "\(shape.name)")
      #expect(Set(["id", "createdAt", "updatedAt", "deleted", "stamps"]).isSubset(of: columns), "\(shape.name)")
    }
  }
}
