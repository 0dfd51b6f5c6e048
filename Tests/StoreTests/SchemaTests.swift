import Foundation
import GRDB
import Records
import Synchronization
import TestFiles
import Testing

@testable import Store

@Suite struct SchemaTests {
  let sandbox = Sandbox()

  /// All before this one.
  private static let releases = Array(1..<Schema.version)

  /// A store as a release wrote it, from the files kept of what each release added.
  ///
  /// - Parameter isFilled: whether there are records of every kind that it knew.
  private func make(_ release: Int, isFilled: Bool = false, and more: String = "") throws {
    let folder = TestFiles.url("schemas").path
    let queue = try DatabaseQueue(path: sandbox.path)
    try queue.writeWithoutTransaction { db in
      for number in 1...release {
        try db.execute(sql: String(contentsOfFile: "\(folder)/\(number).sql", encoding: .utf8))
        let rows = "\(folder)/\(number).rows.sql"
        guard isFilled, FileManager.default.fileExists(atPath: rows) else { continue }
        try db.execute(sql: String(contentsOfFile: rows, encoding: .utf8))
      }
      if !more.isEmpty { try db.execute(sql: more) }
    }
    try queue.close()
  }

  /// The columns of every record by its id, but for the number of its row.
  private func records() throws -> [String: [String: DatabaseValue]] {
    let queue = try DatabaseQueue(path: sandbox.path)
    defer { try? queue.close() }
    return try queue.read { db in
      var records: [String: [String: DatabaseValue]] = [:]
      for shape in Kinds.stored where try db.tableExists(shape.name) {
        for row in try Row.fetchAll(db, sql: "SELECT * FROM \(shape.name)") {
          let columns = row.filter { $0.0 != "n" }
          records[row["id"]] = Dictionary(columns.map { ($0.0, $0.1) }) { first, _ in first }
        }
      }
      return records
    }
  }

  private func tables(_ path: String) throws -> [String] {
    let queue = try DatabaseQueue(path: path)
    return try queue.read {
      try String.fetchAll($0, sql: "SELECT sql FROM sqlite_schema WHERE sql NOT NULL ORDER BY name")
    }
    .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
  }

  @Test(arguments: releases)
  func `A store of every release is brought up to date`(release: Int) throws {
    try make(release)
    try sandbox.open().close()
    let fresh = Sandbox()
    try fresh.open().close()
    #expect(try tables(sandbox.path) == tables(fresh.path))
  }

  @Test(arguments: releases)
  func `A store of every release keeps each record with all that it says`(release: Int) throws {
    try make(release, isFilled: true)
    let before = try records()
    let store = try sandbox.open()
    #expect(try store.integrityErrors().isEmpty && store.unreadableCounts().isEmpty)
    try store.close()
    let after = try records()
    #expect(Set(after.keys) == Set(before.keys))
    for (id, columns) in before {
      for (name, value) in columns { #expect(after[id]?[name] == value, "\(id) \(name)") }
    }
  }

  @Test func `The store of the last release before this one has some of every kind that it knew`() throws {
    try make(Schema.version - 1, isFilled: true)
    let queue = try DatabaseQueue(path: sandbox.path)
    let known = try queue.read { db in try Kinds.stored.filter { try db.tableExists($0.name) } }
    try queue.close()
    #expect(known.count > 15)
    let store = try sandbox.open()
    for shape in known { #expect(try !store.hasNoRecords(of: shape), "\(shape.name)") }
  }

  @Test(arguments: releases)
  func `What a store of any release holds can be told to another device, which then holds the same`(release: Int) throws
  {
    try make(release, isFilled: true)
    let store = try sandbox.open()
    let other = try Sandbox().open()
    for shape in Kinds.all {
      try store.forEachRow(of: shape) { copy in
        let writes = try store.stampedWrites(of: shape, copy.id)
        #expect(Change.common.isSubset(of: writes.map(\.register)), "\(shape.name)")
        let intent = Intent(tool: "sync", label: .text("synced"), origin: .sync)
        #expect(try other.change(intent) { try $0.apply(writes) } == [], "\(shape.name)")
        #expect(try other.stampedWrites(of: shape, copy.id) == writes, "\(shape.name)")
        try other.forEachRow(of: shape) { told in
          guard told.id == copy.id else { return }
          #expect(told.cells == copy.cells && told.deleted == copy.deleted, "\(shape.name)")
          #expect(told.createdAt == copy.createdAt && told.updatedAt == copy.updatedAt, "\(shape.name)")
        }
      }
    }
  }

  @Test func `Lines of what was still being written are drafts, and those that were sorted are none`() throws {
    try make(7, isFilled: true)
    let store = try sandbox.open()
    func id(_ number: Int) throws -> ID { try #require(ID("00000000-0000-4000-8000-0000000000\(number)")) }
    #expect(try store.openDrafts("brain_dump") == [id(99)])
    #expect(try store.lines(of: id(99), "brain_dump").map(\.text) == [Sealed([6]), Sealed([7])])
    #expect(try store.openDrafts("note") == [id(98)])
    #expect(try store.openDrafts("journal_entry") == [id(97)])
    #expect(try store.all(UnsortedLine.self).map(\.text.bytes) == [[4], [5], [10]])
    #expect(try store.lastUnsorted()?.text.bytes == [4])
    // What ended one is taken back, as it could be before.
    #expect(try store.undo()?.count == 1)
    #expect(try store.openDrafts("brain_dump").count == 2)
  }

  @Test(arguments: releases)
  func `A store of every release can be written`(release: Int) throws {
    try make(release)
    let store = try sandbox.open()
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    #expect(try store.nudge(nudge.id) == nudge)
  }

  @Test(arguments: releases)
  func `A store of every release keeps all kinds there are today`(release: Int) throws {
    try make(release)
    let store = try sandbox.open()
    let session = FocusSession(id: sandbox.id(), nudge: nil, startedAt: sandbox.now, plannedMinutes: 25)
    try store.change(Intent(tool: "start_focus", label: .text(""))) { try $0.put(session) }
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
      let ids = IDGenerator(
        random: { IDGenerator.version7(1_795_255_200_000, counter: 0, .random(in: 0 ... .max)) },
        nameBased: { id, _ in id })
      return try #require(try Store.inMemory(clock: sandbox.clock, ids: ids).meta(.device))
    }
    #expect(names[0] != names[1])
    #expect(names.allSatisfy { $0.count == 10 })
  }

  @Test func `A store is never seen without its device's name`() throws {
    let versions = Mutex<[Int]>([])
    let ids = IDGenerator(
      random: {
        // Another process looks while the name is made.
        let seen = try? DatabaseQueue(path: sandbox.path).read { try Int.fetchOne($0, sql: "PRAGMA user_version") }
        versions.withLock { $0.append((seen ?? nil) ?? -1) }
        return sandbox.id()
      }, nameBased: { id, _ in id })
    try Store.open(at: sandbox.path, clock: sandbox.clock, ids: ids).store.close()
    #expect(versions.withLock { $0 } == [0])
  }

  @Test func `The key's name is kept with the first change that needs it, or not at all`() throws {
    struct Stop: Error {}
    let store = try sandbox.open()
    let other = try sandbox.open()
    func add(dryRun: Bool = false, _ body: (Transaction) throws -> Void = { _ in }) throws {
      try store.change(Intent(tool: "add_nudge", label: .text("")), dryRun: dryRun) { transaction in
        try transaction.put(sandbox.nudge("sealed"))
        try body(transaction)
      }
    }
    store.setMetaWithNextChange(.vaultKey, "k1")
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
    for shape in Kinds.stored {
      let columns = try queue.read { try $0.columns(in: shape.name).map(\.name) }
      #expect(Set(shape.columns.map(\.name)).isSubset(of: columns), "\(shape.name)")
      #expect(Set(["id", "createdAt", "updatedAt", "deleted", "stamps"]).isSubset(of: columns), "\(shape.name)")
    }
  }
}
