import Civil
internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// Opens the file; a damaged one is mended first, as far as that goes: what still reads, or the newest good backup
  /// with what reads and is newer, or else an empty store in memory. The damaged file is set aside untouched.
  ///
  /// - Parameter thorough: checks every page, which reads the whole file; else only the header and the schema.
  package static func openMending(
    at path: String, backups: Backups, thorough: Bool = false, clock: WallClock, ids: Ids
  ) throws -> Opening {
    do {
      if let opening = try opened(path, thorough, clock: clock, ids: ids) { return opening }
      // Whoever meets the damage at the same time waits, and then finds the store mended.
      return try FileLock(path: path + ".lock").holding {
        try opened(path, thorough, clock: clock, ids: ids) ?? mend(path, backups, clock: clock, ids: ids)
      }
    } catch let error as StoreError where error == .readOnly || error == .full {
      return Opening(store: try inMemory(clock: clock, ids: ids), outcome: .memory(error))
    }
  }

  /// `nil` where it is damaged.
  private static func opened(_ path: String, _ thorough: Bool, clock: WallClock, ids: Ids) throws -> Opening? {
    do {
      let opening = try open(at: path, clock: clock, ids: ids)
      guard thorough, try !opening.store.faults().isEmpty else { return opening }
      try opening.store.close()
    } catch StoreError.damaged {
    }
    return nil
  }

  private static func mend(_ path: String, _ backups: Backups, clock: WallClock, ids: Ids) throws -> Opening {
    let draft = Draft(path: path + ".mended")
    defer { for file in files(draft.path) { unlink(file) } }
    do {
      let salvage = Salvage(damaged: path)
      let alone = try pour(salvage, into: draft, onto: nil, clock: clock, ids: ids)
      let base = alone.isPartial ? backups.newestGood() : nil
      let yield = try base.map { try pour(salvage, into: draft, onto: $0, clock: clock, ids: ids) } ?? alone
      guard base != nil || yield.records > 0 else { throw StoreError.damaged("nothing reads") }
      try setAside(path, clock.local())
      try draft.replace(path)
      let outcome: Opening.Outcome = base == nil ? .salvaged(yield.records) : .restored(salvaged: yield.records)
      return Opening(store: try open(at: path, clock: clock, ids: ids).store, outcome: outcome)
    } catch let error as StoreError {
      return Opening(store: try inMemory(clock: clock, ids: ids), outcome: .memory(error))
    }
  }

  private static func pour(
    _ salvage: Salvage, into draft: Draft, onto base: String?, clock: WallClock, ids: Ids
  ) throws -> Salvage.Yield {
    for file in files(draft.path) { unlink(file) }
    if let base { try StoreError.translating { try copy(base, to: draft.path) } }
    let store = try open(at: draft.path, clock: clock, ids: ids).store
    // What a row takes the place of is deleted, and the index of titles has to hear of it.
    try store.write { try $0.execute(sql: "PRAGMA recursive_triggers = ON") }
    let yield = try store.write { try salvage.pour(into: $0) }
    try store.close()
    return yield
  }

  /// `nudgy.db.damaged-2026-11-20T100000`, with its write-ahead log beside it. The file itself keeps its old name too,
  /// until the mended one takes its place: there is never a moment without a store.
  private static func setAside(_ path: String, _ now: LocalTime) throws {
    let first = path + ".damaged-" + now.isoSeconds.filter { $0 != ":" }
    var aside = first
    var others = 1
    while access(aside, F_OK) == 0 {
      others += 1
      aside = "\(first)-\(others)"
    }
    for (file, target) in zip(files(path), files(aside)) where access(file, F_OK) == 0 {
      guard link(file, target) == 0 else { throw StoreError.readOnly }
    }
    for file in files(path).dropFirst() { unlink(file) }
  }

  private static func copy(_ source: String, to target: String) throws {
    let queue = try DatabaseQueue(path: source)
    try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [target]) }
    chmod(target, 0o600)
    try queue.close()
  }

  static func files(_ path: String) -> [String] { [path, path + "-wal", path + "-shm"] }
}
