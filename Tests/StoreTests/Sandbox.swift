import Civil
import GRDB
import Glibc
import RecordFakes
import Records
import Store
import Synchronization

/// A folder of its own, a clock that a test turns, and ids that count up.
final class Sandbox: Sendable {
  let folder: String
  let time = Mutex(Int64(1_795_255_200_000))
  let ids = IDGenerator.counting(in: 0xFEED) { series, name in
    ID(bytes: (UInt64(truncatingIfNeeded: name.hashValue), 7))
  }

  init() {
    var template = Array("/tmp/nudgy-store-XXXXXX".utf8CString)
    folder = String(cString: mkdtemp(&template))
  }

  deinit {
    for name in names { unlink("\(folder)/\(name)") }
    for name in Sandbox.names(in: "\(folder)/backups") { unlink("\(folder)/backups/\(name)") }
    rmdir("\(folder)/backups")
    rmdir(folder)
  }

  var path: String { "\(folder)/nudgy.db" }
  var backups: Backups { Backups(folder: "\(folder)/backups") }
  var names: [String] { Sandbox.names(in: folder) }

  var clock: WallClock {
    WallClock(milliseconds: { self.time.withLock { $0 } }, local: { self.now })
  }

  /// Midday of 21 November 2026 at first.
  var now: LocalTime { LocalTime(ordinal: Int(time.withLock { $0 } / 1000)) }

  func wait(seconds: Int) { time.withLock { $0 += Int64(seconds) * 1000 } }

  func id() -> ID { ids.random() }

  func open() throws -> Store { try Store.open(at: path, clock: clock, ids: ids).store }

  func mend(thorough: Bool = false, traces: [String] = []) throws -> OpenResult {
    try Store.openRepairing(
      at: path, backups: backups, traces: traces, thorough: thorough, clock: clock, ids: ids)
  }

  /// Changes the closed file as no program of ours would.
  func spoil(_ sql: String) throws {
    let queue = try DatabaseQueue(path: path)
    try queue.writeWithoutTransaction { try $0.execute(sql: sql) }
    try queue.close()
  }

  /// How many rows an SQL tail selects.
  func count(_ tail: String) throws -> Int {
    let queue = try DatabaseQueue(path: path)
    defer { try? queue.close() }
    return try queue.read { try Int.fetchOne($0, sql: "SELECT count(*) FROM \(tail)") ?? 0 }
  }

  func nudge(_ title: String) -> Nudge { Nudge(id: id(), title: title, createdAt: now) }

  private static func names(in folder: String) -> [String] {
    guard let directory = opendir(folder) else { return [] }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      names.append(
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
        })
    }
    return names.filter { $0 != "." && $0 != ".." }.sorted()
  }
}

extension Store {
  /// As a tool does: one utterance, one group.
  @discardableResult
  func put(_ nudges: Nudge..., tool: String = "add_nudge", origin: Intent.Origin = .person) throws -> [Nudge] {
    try change(Intent(tool: tool, label: .text(nudges[0].title), origin: origin)) { transaction in
      for nudge in nudges { try transaction.put(nudge) }
    }
    return nudges
  }
}
