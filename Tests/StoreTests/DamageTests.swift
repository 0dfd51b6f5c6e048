import Civil
import Dispatch
import GRDB
import Glibc
import Records
import Synchronization
import Testing

@testable import Store

@Suite struct DamageTests {
  let sandbox = Sandbox()

  /// Two hundred cards, merged into the file.
  private func fill() throws -> [Nudge] {
    let store = try sandbox.open()
    let nudges = (0..<200).map { sandbox.nudge("card \($0) " + String(repeating: "x", count: 200)) }
    for tens in 0..<20 {
      try store.change(Intent(tool: "add_nudge", label: .text("ten"))) { transaction in
        for nudge in nudges[tens * 10..<tens * 10 + 10] { try transaction.put(nudge) }
      }
    }
    try store.close()
    return nudges
  }

  private func overwrite(_ count: Int, at offset: Int, with byte: UInt8 = 0, in path: String? = nil) {
    guard let file = fopen(path ?? sandbox.path, "r+") else { return }
    defer { fclose(file) }
    fseek(file, offset, SEEK_SET)
    fwrite([UInt8](repeating: byte, count: count), 1, count, file)
  }

  private var bytes: [UInt8] { DamageTests.bytes(sandbox.path) }

  private static func bytes(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "r") else { return [] }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = fread(&buffer, 1, buffer.count, file), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  private func kept(_ nudges: [Nudge], _ store: Store) throws -> Int {
    try nudges.count { try store.nudge($0.id) == $0 }
  }

  private var aside: [String] { sandbox.names.filter { $0.contains(".damaged-") } }

  @Test func `A whole file is opened as it is`() throws {
    let nudges = try fill()
    let opening = try sandbox.mend(thorough: true)
    #expect(opening.outcome == .opened)
    #expect(try kept(nudges, opening.store) == 200)
  }

  @Test func `With a garbled header every card is read out all the same`() throws {
    let nudges = try fill()
    overwrite(100, at: 0, with: 0xA5)
    let damaged = bytes
    let opening = try sandbox.mend()
    guard case .salvaged = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(nudges, opening.store) == 200)
    #expect(try opening.store.integrityErrors().isEmpty)
    #expect(aside.count == 1)
    #expect(DamageTests.bytes("\(sandbox.folder)/\(aside[0])") == damaged)
  }

  /// SQLite finds such a file whole, and no statement its column.
  @Test func `A letter changed in the tables' own text is damage, and is mended`() throws {
    let nudges = try fill()
    try misspellColumn(in: sandbox.path)
    let opening = try sandbox.mend(thorough: true)
    #expect(try kept(nudges, opening.store) == 200)
    #expect(try opening.store.integrityErrors().isEmpty)
    #expect(!aside.isEmpty)
  }

  @Test func `A copy with a letter changed in its tables' own text is no ground to mend on`() throws {
    let nudges = try fill()
    let store = try sandbox.open()
    #expect(try store.backUpIfDue(sandbox.backups, today: sandbox.now.day))
    try store.close()
    #expect(sandbox.backups.newestIntact != nil)
    try misspellColumn(in: sandbox.backups.path(sandbox.now.day))
    #expect(sandbox.backups.newestIntact == nil)
    truncate(sandbox.path, 0)
    let opening = try sandbox.mend(thorough: true)
    #expect(try kept(nudges, opening.store) == 200)
    #expect(try opening.store.integrityErrors().isEmpty)
  }

  /// Where a table is described, and where SQLite's own check sees nothing of it.
  private func misspellColumn(in path: String) throws {
    let bytes = DamageTests.bytes(path)
    let name = Array("updatedAt".utf8)
    let place = try bytes.indices.dropLast(name.count).first { place in
      guard bytes[place..<place + name.count].elementsEqual(name) else { return false }
      overwrite(1, at: place + name.count - 1, with: UInt8(ascii: "4"), in: path)
      if try passesSQLite(path) { return true }
      overwrite(1, at: place + name.count - 1, with: name[name.count - 1], in: path)
      return false
    }
    try #require(place != nil)
  }

  private func passesSQLite(_ path: String) throws -> Bool {
    var configuration = Configuration()
    configuration.readonly = true
    let found = try? DatabaseQueue(path: path, configuration: configuration).read {
      try String.fetchAll($0, sql: "PRAGMA integrity_check")
    }
    return found == ["ok"]
  }

  @Test(arguments: [5, 20, 40])
  func `A zeroed page costs the cards that stood on it, no more`(page: Int) throws {
    let nudges = try fill()
    overwrite(4096, at: page * 4096)
    let opening = try sandbox.mend(thorough: true)
    #expect(try kept(nudges, opening.store) >= 180)
    #expect(try opening.store.integrityErrors().isEmpty)
  }

  @Test func `A store that does not know what this device is called is damaged, and is mended`() throws {
    let store = try sandbox.open()
    let nudge = try store.put(sandbox.nudge("water the ferns"))[0]
    var gone = sandbox.nudge("call mum")
    gone.status = .dropped
    try store.put(gone)
    try store.close()
    try sandbox.spoil("DELETE FROM meta WHERE name = 'device'")
    let nameless = try sandbox.open()
    #expect(throws: StoreError.damaged("meta.device")) { try nameless.put(sandbox.nudge("buy milk")) }
    #expect(throws: StoreError.damaged("meta.device")) { try nameless.emptyTrash() }
    #expect(try nameless.all(Nudge.self) == [nudge, gone])
    #expect(try nameless.integrityErrors() == ["meta.device"])
    try nameless.close()
    let opening = try sandbox.mend(thorough: true)
    #expect(opening.outcome == .salvaged(2))
    #expect(try opening.store.meta(.device)?.count == 10)
    #expect(try opening.store.all(Nudge.self) == [nudge, gone])
    try opening.store.put(sandbox.nudge("buy milk"))
  }

  @Test func `A truncated file gives what is left of it`() throws {
    let nudges = try fill()
    truncate(sandbox.path, bytes.count * 3 / 4 / 4096 * 4096)
    let opening = try sandbox.mend()
    #expect(try kept(nudges, opening.store) > 20)
    #expect(try opening.store.integrityErrors().isEmpty)
    #expect(aside.count == 1)
  }

  @Test func `A backup fills what cannot be read, and newer cards that can be are not lost`() throws {
    let nudges = try fill()
    let store = try sandbox.open()
    #expect(try store.backUpIfDue(sandbox.backups, today: sandbox.now.day))
    sandbox.wait(seconds: 60)
    var edited = nudges[199]
    edited.title = "edited after the backup"
    try store.put(edited)
    let late = try store.put(sandbox.nudge("made after the backup"))[0]
    try store.close()
    overwrite(8 * 4096, at: 30 * 4096)
    let opening = try sandbox.mend(thorough: true)
    guard case .restored = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(Array(nudges.dropLast()), opening.store) == 199)
    #expect(try opening.store.nudge(edited.id)?.title == edited.title)
    #expect(try opening.store.nudge(late.id) != nil)
  }

  @Test func `A file that is no database and has no backup is left where it is`() throws {
    _ = try fill()
    overwrite(bytes.count, at: 0, with: 0x5A)
    let damaged = bytes
    let opening = try sandbox.mend()
    guard case .inMemory(.damaged) = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(bytes == damaged)
    try opening.store.put(sandbox.nudge("only here"))
  }

  @Test func `A file that is no database is replaced by the backup`() throws {
    let nudges = try fill()
    try sandbox.open().backUpIfDue(sandbox.backups, today: sandbox.now.day)
    overwrite(bytes.count, at: 0, with: 0x5A)
    let opening = try sandbox.mend()
    guard case .restored = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(nudges, opening.store) == 200)
  }

  @Test func `After mending, undo goes on where it stood`() throws {
    let nudges = try fill()
    overwrite(100, at: 0, with: 0xA5)
    let store = try sandbox.mend().store
    #expect(try store.undo()?.records == nudges.suffix(10).map(\.id))
  }

  @Test func `Of several that meet the damage at once one mends it, and the others find it mended`() throws {
    let nudges = try fill()
    overwrite(100, at: 0, with: 0xA5)
    let openings = Mutex<[OpenResult]>([])
    DispatchQueue.concurrentPerform(iterations: 6) { _ in
      guard let opening = try? sandbox.mend() else { return }
      openings.withLock { $0.append(opening) }
    }
    let found = openings.withLock { $0 }
    #expect(found.count == 6)
    #expect(found.count { $0.outcome == .opened } == 5)
    #expect(aside.count == 1)
    for opening in found { #expect(try kept(nudges, opening.store) == 200) }
  }

  @Test func `A log whose beginning is damaged is read from its end, and undo goes on`() throws {
    let nudges = try fill()
    try overwrite(4096, at: 4096 * (leaf(of: "change") - 1))
    let store = try sandbox.mend(thorough: true).store
    #expect(try kept(nudges, store) == 200)
    #expect(try store.undo()?.records == nudges.suffix(10).map(\.id))
  }

  /// The first page of a table that has rows on it.
  private func leaf(of table: String) throws -> Int {
    let queue = try DatabaseQueue(path: sandbox.path)
    defer { try? queue.close() }
    let sql = "SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY path LIMIT 1"
    return try #require(try queue.read { try Int.fetchOne($0, sql: sql, arguments: [table]) })
  }

  @Test func `A file of which no record reads gives way to the backup, and without one is left where it is`() throws {
    try sandbox.open().close()
    overwrite(100, at: 0, with: 0xA5)
    let damaged = bytes
    guard case .inMemory(.damaged) = try sandbox.mend().outcome else {
      Issue.record("nothing but the device's name counts as salvaged")
      return
    }
    #expect(bytes == damaged && aside.isEmpty)
    unlink(sandbox.path)
    try sandbox.open().backUpIfDue(sandbox.backups, today: sandbox.now.day)
    overwrite(100, at: 0, with: 0xA5)
    #expect(try sandbox.mend().outcome == .restored(salvaged: 0))
  }

  @Test func `A store larger than the memory at hand is salvaged all the same`() throws {
    try sandbox.open().put(sandbox.nudge("water the ferns"))
    let queue = try DatabaseQueue(path: sandbox.path)
    let columns = try queue.read { try String.fetchAll($0, sql: "SELECT name FROM pragma_table_info('nudge')") }
      .filter { $0 != "n" }
    func copied(_ changes: [String: String]) -> String {
      columns.map { changes[$0] ?? "\"\($0)\"" }.joined(separator: ", ")
    }
    try queue.writeWithoutTransaction { db in
      try db.execute(
        sql: """
          WITH RECURSIVE more (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM more WHERE i < 30000)
          INSERT INTO nudge (\(copied([:])))
          SELECT \(copied(["id": "printf('%08x', i) || substr(id, 9)", "notes": "hex(zeroblob(1000))"])) FROM nudge, more
          """)
    }
    try queue.close()
    overwrite(100, at: 0, with: 0xA5)
    let before = peak(isReset: true)
    #expect(try sandbox.mend().outcome == .salvaged(30_001))
    #expect(peak() - before < 40_000)
  }

  /// The most memory this process has held at once, in KiB, since it was last reset.
  private func peak(isReset: Bool = false) -> Int {
    if isReset, let file = fopen("/proc/self/clear_refs", "w") {
      fputs("5", file)
      fclose(file)
    }
    let status = String(decoding: DamageTests.bytes("/proc/self/status"), as: UTF8.self)
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
  }

  @Test func `A second damaged file of the same second does not take the place of the first`() throws {
    for _ in 0..<2 {
      _ = try fill()
      overwrite(100, at: 0, with: 0xA5)
      try sandbox.mend().store.close()
    }
    #expect(aside.count == 2)
  }

  @Test func `Two backups of one day are one`() throws {
    _ = try fill()
    let store = try sandbox.open()
    #expect(try store.backUpIfDue(sandbox.backups, today: sandbox.now.day))
    #expect(try !store.backUpIfDue(sandbox.backups, today: sandbox.now.day))
  }

  @Test func `Of the backups the last seven stay, and the first of each month`() throws {
    let store = try sandbox.open()
    for day in 0..<50 { try store.backUpIfDue(sandbox.backups, today: Day(2026, 9, 30)!.adding(days: day)) }
    let days = sandbox.backups.days.map(\.iso)
    #expect(days.prefix(7).first == "2026-11-18" && days.prefix(7).last == "2026-11-12")
    #expect(days.dropFirst(7) == ["2026-11-01", "2026-10-01", "2026-09-30"])
  }

  @Test func `Copies that a clock ahead made take the place of none, and are not the newest`() throws {
    let today = sandbox.now.day
    let store = try sandbox.open()
    for ahead in 300...307 { try store.backUpIfDue(sandbox.backups, today: today.adding(days: ahead)) }
    let nudges = try fill()
    for day in 0..<3 { try store.backUpIfDue(sandbox.backups, today: today.adding(days: day - 2)) }
    #expect(sandbox.backups.days.suffix(3).map(\.iso) == ["2026-11-21", "2026-11-20", "2026-11-19"])
    try store.close()
    overwrite(bytes.count, at: 0, with: 0x5A)
    #expect(try kept(nudges, sandbox.mend().store) == 200)
  }

  @Test func `A copy that a clock ahead made is better than none`() throws {
    let nudges = try fill()
    try sandbox.open().backUpIfDue(sandbox.backups, today: sandbox.now.day.adding(days: 300))
    overwrite(bytes.count, at: 0, with: 0x5A)
    #expect(try kept(nudges, sandbox.mend().store) == 200)
  }

  @Test func `What a store that was open all the while is told to keep stands in the mended one`() throws {
    _ = try fill()
    let open = try sandbox.open()
    _ = try open.active(limit: 1)
    overwrite(100, at: 0, with: 0xA5)
    let mended = try sandbox.mend().store
    let here = try mended.put(sandbox.nudge("kept by the one that mended"))[0]
    #expect(try open.nudge(here.id) == here)
    let there = try open.put(sandbox.nudge("kept by the one that was open"))[0]
    #expect(try mended.nudge(there.id) == there)
    #expect(try open.integrityErrors().isEmpty)
  }

  @Test func `A damaged store makes no backup, and the good ones stay`() throws {
    _ = try fill()
    let store = try sandbox.open()
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day)
    try store.close()
    try forgetAnIndex(while: "UPDATE nudge SET status = 'done'")
    let damaged = try sandbox.open()
    let later = (1...8).map { sandbox.now.day.adding(days: $0) }
    for day in later { #expect(throws: StoreError.self) { try damaged.backUpIfDue(sandbox.backups, today: day) } }
    #expect(sandbox.backups.days == [sandbox.now.day])
    #expect(sandbox.backups.isHalted)
    try damaged.close()
    _ = try sandbox.mend()
    #expect(sandbox.backups.isHalted)
    _ = try sandbox.mend(thorough: true)
    #expect(!sandbox.backups.isHalted)
  }

  /// Leaves an index that does not fit its table: a damage that copying does not notice, as it reads no index.
  private func forgetAnIndex(while sql: String) throws {
    let row = "FROM sqlite_schema WHERE name = 'nudge_done'"
    for step in [
      "CREATE TABLE aside AS SELECT * \(row); PRAGMA writable_schema = ON; DELETE \(row)", sql,
      "PRAGMA writable_schema = ON; INSERT INTO sqlite_schema SELECT * FROM aside; DROP TABLE aside",
    ] {
      let queue = try DatabaseQueue(path: sandbox.path)
      try queue.writeWithoutTransaction { try $0.execute(sql: step) }
      try queue.close()
    }
  }
}
