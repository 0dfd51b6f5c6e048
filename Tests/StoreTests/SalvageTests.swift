import Civil
import Foundation
import GRDB
import Glibc
import Records
import Synchronization
import Testing

@testable import Store

/// What stands in a damaged file comes out of it, wherever the damage is.
@Suite struct SalvageTests {
  let sandbox = Sandbox()

  @discardableResult
  private func fill(_ count: Int = 200) throws -> [Nudge] {
    let store = try sandbox.open()
    let nudges = (0..<count).map { sandbox.nudge("card \($0) " + String(repeating: "x", count: 200)) }
    for some in stride(from: 0, to: count, by: 10) {
      try store.change(Intent(tool: "add_nudge", label: .text("ten"))) { transaction in
        for nudge in nudges[some..<some + 10] { try transaction.put(nudge) }
      }
    }
    try store.close()
    return nudges
  }

  private func bytes(_ path: String) -> [UInt8] {
    let file = open(path, O_RDONLY)
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: Int(lseek(file, 0, SEEK_END)))
    return pread(file, &bytes, bytes.count, 0) == bytes.count ? bytes : []
  }

  private func overwrite(_ bytes: [UInt8], at offset: Int, in path: String) {
    let file = open(path, O_WRONLY)
    defer { close(file) }
    #expect(pwrite(file, bytes, bytes.count, off_t(offset)) == bytes.count)
  }

  private func zero(_ page: Int, in path: String) {
    overwrite([UInt8](repeating: 0, count: 4096), at: page * 4096, in: path)
  }

  private func kept(_ nudges: [Nudge], _ store: Store) throws -> Int {
    try nudges.count { try store.nudge($0.id) == $0 }
  }

  @Test func `A store that is only in its log yet is whole to whoever opens it then`() throws {
    let store = try sandbox.open()
    let copy = Sandbox()
    for end in ["", "-wal"] { try FileManager.default.copyItem(atPath: sandbox.path + end, toPath: copy.path + end) }
    #expect(try copy.mend().outcome == .opened)
    try store.close()
  }

  @Test func `Whichever page is lost, no more is lost than stood on it`() throws {
    let nudges = try fill()
    let whole = bytes(sandbox.path)
    // All of the schema's, and of the others every fifth.
    for page in 0..<whole.count / 4096 where page < 12 || page % 5 == 0 {
      unlink(sandbox.path)
      close(open(sandbox.path, O_WRONLY | O_CREAT, 0o600))
      overwrite(whole, at: 0, in: sandbox.path)
      zero(page, in: sandbox.path)
      let store = try sandbox.mend(thorough: true).store
      #expect(try kept(nudges, store) >= 185, "page \(page)")
      #expect(try store.integrityErrors().isEmpty, "page \(page)")
      try store.put(sandbox.nudge("kept after it"))
      try store.close()
    }
  }

  @Test func `A long text comes back from the pages it goes on to`() throws {
    try fill(10)
    let store = try sandbox.open()
    var nudge = sandbox.nudge("the long one")
    nudge.notes = String(repeating: "every word of it ", count: 3_000)
    try store.put(nudge)
    try store.close()
    zero(0, in: sandbox.path)
    #expect(try sandbox.mend().store.nudge(nudge.id) == nudge)
  }

  @Test func `Every kind of record is told by its stamps alone`() throws {
    for shape in Kinds.stored {
      let id = sandbox.id()
      var stamps = Stamps()
      for group in shape.groups { stamps.write(group.name, ms: 1, dev: "here") }
      let cells: [Cell] = [.null, id.cell, .null, .null, .null, .blob(stamps.bytes)] + shape.emptyCells(id)
      #expect(SalvagedTable.all.filter { $0.isRow(cells) }.map(\.name) == [shape.name])
      for group in shape.groups {
        var one = Stamps()
        one.write(group.name, ms: 1, dev: "here")
        let found = SalvagedTable.all.filter {
          $0.isRow(Array(cells[..<5]) + [.blob(one.bytes)] + shape.emptyCells(id))
        }
        #expect(found.map(\.name).contains(shape.name))
      }
    }
  }

  @Test(arguments: [
    (18, [3, 3]), (18, [0, 0]), (16, [8, 0]), (20, [32]), (47, [9]), (47, [0]), (60, [1]), (60, [255]), (63, [99]),
    (63, [3]), (63, [0]), (68, [0]), (71, [1]), (56, [0, 0, 0, 2]),
  ])
  func `A changed byte of the header is damage, and nothing else is lost`(offset: Int, to bytes: [UInt8]) throws {
    let nudges = try fill()
    overwrite(bytes, at: offset, in: sandbox.path)
    let opening = try sandbox.mend()
    guard case .salvaged = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(nudges, opening.store) == 200)
  }

  @Test(arguments: [
    "UPDATE sqlite_schema SET name = NULL", "UPDATE sqlite_schema SET sql = NULL WHERE type = 'table'",
    "UPDATE sqlite_schema SET type = NULL", "UPDATE sqlite_schema SET rootpage = NULL",
    "UPDATE sqlite_schema SET tbl_name = NULL",
    "UPDATE sqlite_schema SET sql = 'CREATE TABLE nudge (a)' WHERE name = 'nudge'",
    "UPDATE sqlite_schema SET rootpage = 2 WHERE type = 'table'", "DELETE FROM sqlite_schema",
    "UPDATE sqlite_schema SET name = x'ff', type = x'fe'",
  ])
  func `A schema that is damaged is read around`(sql: String) throws {
    let nudges = try fill()
    try sandbox.spoil("PRAGMA writable_schema = ON; \(sql)")
    let store = try sandbox.mend(thorough: true).store
    #expect(store.path != nil)
    #expect(try kept(nudges, store) == 200)
    #expect(try store.undo()?.records == nudges.suffix(10).map(\.id))
  }

  /// The clock is set back, or the traveller flew west: what was written last stands.
  @Test func `Stamps decide what is newer, and neither zone nor clock`() throws {
    let nudges = try fill()
    let store = try sandbox.open()
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day)
    try store.close()
    let west = WallClock(
      milliseconds: { [sandbox] in sandbox.time.withLock { $0 } + 60_000 },
      local: { [sandbox] in sandbox.now.adding(minutes: -600) })
    let there = try Store.open(at: sandbox.path, clock: west, ids: sandbox.ids).store
    var edited = nudges[0]
    edited.title = "renamed in the west"
    try there.put(edited)
    try there.close()
    zero(bytes(sandbox.path).count / 4096 - 5, in: sandbox.path)
    zero(0, in: sandbox.path)
    let mended = try sandbox.mend(thorough: true)
    guard case .restored = mended.outcome else {
      Issue.record("\(mended.outcome)")
      return
    }
    #expect(try mended.store.nudge(edited.id)?.title == edited.title)
    #expect(try kept(Array(nudges.dropFirst()), mended.store) == 199)
  }

  /// With a log beside it, which the first look at a file would merge into it.
  @Test(arguments: [0, 1, 5, 20])
  func `What is set aside is as it was, log and all`(page: Int) throws {
    try fill()
    let store = try sandbox.open()
    for _ in 0..<20 { try store.put(sandbox.nudge("in the log")) }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    // As a process that was killed leaves them.
    withExtendedLifetime(store) {
      for suffix in ["", "-wal"] {
        unlink(sandbox.path + suffix)
        close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
      }
    }
    overwrite(file, at: 0, in: sandbox.path)
    overwrite(log, at: 0, in: sandbox.path + "-wal")
    unlink(sandbox.path + "-shm")
    zero(page, in: sandbox.path)
    // So that it is damaged whatever the log says of that page.
    overwrite([UInt8](repeating: 0xA5, count: 4096), at: 10 * 4096, in: sandbox.path)
    let damaged = bytes(sandbox.path)
    #expect(try sandbox.mend(thorough: true).store.path != nil)
    let aside = sandbox.names.filter { $0.contains(".damaged-") }
    #expect(aside.count == 2)
    for name in aside {
      let isSame = bytes("\(sandbox.folder)/\(name)") == (name.hasSuffix("-wal") ? log : damaged)
      #expect(isSame, "\(name)")
    }
  }

  @Test(arguments: [8, 30, 100, 300])
  func `Damage in the log costs what stood there, and is told`(offset: Int) throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try (0..<40).map { try store.put(sandbox.nudge("late \($0)"))[0] }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    let frames = (log.count - 32) / 4120
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    for (suffix, bytes) in [("", file), ("-wal", log)] {
      close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
      overwrite(bytes, at: 0, in: sandbox.path + suffix)
    }
    let place = 32 + frames / 3 * 4120 + offset
    overwrite([log[place] ^ 0x55], at: place, in: sandbox.path + "-wal")
    let opening = try sandbox.mend()
    guard case .salvaged = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(late, opening.store) >= 39)
    _ = store
  }

  @Test func `A page of the log comes back though all that stood before it is destroyed`() throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try store.put(sandbox.nudge("late"))[0]
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    let frames = stride(from: 32, to: log.count, by: 4120).map { Data(log[$0..<$0 + 4120]) }
    let isLate = frames.map { $0.range(of: Data("late".utf8)) != nil }
    let places = frames.indices.dropFirst().filter { isLate[$0] && !isLate[$0 - 1] }
    #expect(!places.isEmpty)
    for place in places {
      for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
      for (suffix, bytes) in [("", file), ("-wal", log)] {
        close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
        overwrite(bytes, at: 0, in: sandbox.path + suffix)
      }
      overwrite([UInt8](repeating: 0xA5, count: 4120), at: 32 + (place - 1) * 4120, in: sandbox.path + "-wal")
      let opening = try sandbox.mend()
      #expect(try kept([late], opening.store) == 1, "\(place)")
    }
    _ = store
  }

  @Test func `Where the header of the log is damaged, all behind it comes back`() throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try (0..<5).map { try store.put(sandbox.nudge("late \($0)"))[0] }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    for place in [3, 17, 25] {
      for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
      for (suffix, bytes) in [("", file), ("-wal", log)] {
        close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
        overwrite(bytes, at: 0, in: sandbox.path + suffix)
      }
      overwrite([log[place] ^ 1], at: place, in: sandbox.path + "-wal")
      // Its salts, and those of the first frame with them.
      if place == 17 { overwrite([log[41] ^ 2], at: 41, in: sandbox.path + "-wal") }
      let mended = try sandbox.mend().store
      #expect(try kept(late, mended) == 5, "\(place)")
    }
    _ = store
  }

  /// The first page of the file has the header and nearly all of the first frame.
  @Test(arguments: [(pages: 1, byte: 0), (2, 0), (1, 0xA5), (2, 0xA5)] as [(pages: Int, byte: UInt8)])
  func `Where the log has lost its first pages, all behind them comes back`(pages: Int, byte: UInt8) throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try (0..<5).map { try store.put(sandbox.nudge("late \($0)"))[0] }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    for (suffix, bytes) in [("", file), ("-wal", log)] {
      close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
      overwrite(bytes, at: 0, in: sandbox.path + suffix)
    }
    overwrite([UInt8](repeating: byte, count: pages * 4096), at: 0, in: sandbox.path + "-wal")
    let opening = try sandbox.mend()
    guard case .salvaged = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(late, opening.store) == 5)
    _ = store
  }

  @Test func `What a damaged page of the log led to comes back`() throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try (0..<40).map { try store.put(sandbox.nudge("late \($0)"))[0] }
    let sql = "SELECT rootpage FROM sqlite_schema WHERE name = 'nudge'"
    let root = try store.read { try UInt32.fetchOne($0, sql: sql) }
    let file = bytes(sandbox.path)
    var log = bytes(sandbox.path + "-wal")
    for place in stride(from: 32, to: log.count, by: 4120)
    where log[place..<place + 4].reduce(0, { $0 << 8 | UInt32($1) }) == root { log[place + 300] ^= 0x55 }
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    for (suffix, bytes) in [("", file), ("-wal", log)] {
      close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
      overwrite(bytes, at: 0, in: sandbox.path + suffix)
    }
    #expect(try kept(late, sandbox.mend().store) == 40)
    _ = store
  }

  @Test func `What stands on pages that have changed places comes back`() throws {
    let nudges = try fill()
    let whole = bytes(sandbox.path)
    let root = try rootPage(of: "nudge")
    let leaves = (0..<whole.count / 4096).filter { page in
      whole[page * 4096] == 13 && Data(whole[page * 4096..<(page + 1) * 4096]).range(of: Data("card ".utf8)) != nil
    }
    #expect(leaves.count > 5)
    let leaf = leaves[3]
    overwrite(Array(whole[leaf * 4096..<(leaf + 1) * 4096]), at: root * 4096, in: sandbox.path)
    overwrite(Array(whole[root * 4096..<(root + 1) * 4096]), at: leaf * 4096, in: sandbox.path)
    let store = try sandbox.mend(thorough: true).store
    #expect(try kept(nudges, store) == nudges.count)
  }

  /// Counted from 0.
  /// SQLite reads no row there and finds nothing wrong with it; the table's indexes tell.
  @Test func `What stands in the place of a table that is empty comes back`() throws {
    let nudges = try fill()
    try sandbox.spoil("DELETE FROM title_pending")
    let whole = bytes(sandbox.path)
    let (root, other) = (try rootPage(of: "nudge"), try rootPage(of: "title_pending"))
    overwrite(Array(whole[root * 4096..<(root + 1) * 4096]), at: other * 4096, in: sandbox.path)
    overwrite(Array(whole[other * 4096..<(other + 1) * 4096]), at: root * 4096, in: sandbox.path)
    #expect(try kept(nudges, sandbox.mend(thorough: true).store) == 200)
  }

  private func rootPage(of table: String) throws -> Int {
    let queue = try DatabaseQueue(path: sandbox.path)
    defer { try? queue.close() }
    let sql = "SELECT rootpage - 1 FROM sqlite_schema WHERE name = ?"
    return try queue.read { try Int.fetchOne($0, sql: sql, arguments: [table]) } ?? 0
  }

  @Test func `A log whose last change was not ended is no damage`() throws {
    try fill(10)
    let store = try sandbox.open()
    for _ in 0..<5 { try store.put(sandbox.nudge("late")) }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    for (suffix, bytes) in [("", file), ("-wal", Array(log.dropLast(4120)))] {
      close(open(sandbox.path + suffix, O_WRONLY | O_CREAT, 0o600))
      overwrite(bytes, at: 0, in: sandbox.path + suffix)
    }
    #expect(try sandbox.mend().outcome == .opened)
  }

  @Test func `Changes whose group is lost keep nothing from being written`() throws {
    try fill(10)
    try sandbox.spoil("INSERT INTO change SELECT n + 1, part, kind, record, register, before, after FROM change")
    let store = try sandbox.open()
    try store.tryWriting()
    let nudge = try store.put(sandbox.nudge("after it"))[0]
    #expect(try store.nudge(nudge.id) == nudge)
    #expect(try store.undo()?.records == [nudge.id])
  }

  @Test func `Where the store is gone and its only backup is damaged, that is salvaged`() throws {
    let nudges = try fill()
    try sandbox.open().backUpIfDue(sandbox.backups, today: sandbox.now.day)
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    zero(20, in: sandbox.backups.path(sandbox.now.day))
    let store = try sandbox.mend(thorough: true).store
    #expect(store.path != nil)
    #expect(try kept(nudges, store) >= 180)
  }

  @Test func `The newest backup is the one with the last change, whatever day it bears`() throws {
    let store = try sandbox.open()
    try store.put(sandbox.nudge("before"))
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day.adding(days: 1))
    let nudge = try store.put(sandbox.nudge("after"))[0]
    try store.backUpIfDue(sandbox.backups, today: sandbox.now.day)
    try store.close()
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    #expect(try sandbox.mend().store.nudge(nudge.id) == nudge)
  }

  @Test(arguments: [1, 50, 99, 100, 512, 4095, 4096, 8192])
  func `A file that was cut is damage, and the backup takes its place`(length: Int) throws {
    let nudges = try fill()
    try sandbox.open().backUpIfDue(sandbox.backups, today: sandbox.now.day)
    truncate(sandbox.path, length)
    let opening = try sandbox.mend()
    guard case .restored = opening.outcome else {
      Issue.record("\(opening.outcome)")
      return
    }
    #expect(try kept(nudges, opening.store) == 200)
  }

  /// A second before its end: the damaged file has two names, and its log only the new one.
  @Test func `Mending that was cut short loses nothing of the log`() throws {
    try fill(10)
    let store = try sandbox.open()
    let late = try (0..<20).map { try store.put(sandbox.nudge("late \($0)"))[0] }
    let (file, log) = (bytes(sandbox.path), bytes(sandbox.path + "-wal"))
    for suffix in ["", "-wal", "-shm"] { unlink(sandbox.path + suffix) }
    let aside = sandbox.path + ".damaged-2026-11-20T100000"
    for (path, bytes) in [(sandbox.path, file), (aside + "-wal", log)] {
      close(open(path, O_WRONLY | O_CREAT, 0o600))
      overwrite(bytes, at: 0, in: path)
    }
    zero(0, in: sandbox.path)
    link(sandbox.path, aside)
    #expect(try kept(late, sandbox.mend().store) == 20)
    _ = store
  }
}
