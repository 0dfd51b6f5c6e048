import Civil
internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// Opens the file; one that is damaged, or gone though there was one, is mended first, as far as that goes: what still
  /// reads, or the newest good backup with what reads and is newer, or else an empty store in memory. The damaged file is
  /// set aside untouched.
  ///
  /// - Parameters:
  ///   - traces: files that only stand beside a store that was written.
  ///   - thorough: checks every page, which reads the whole file, and begins a new store where nothing of one is left; else
  ///     only the header and the schema are looked at.
  ///   - doubted: checks every page too, as something in it was found damaged.
  package static func openMending(
    at path: String, backups: Backups, traces: [String] = [], thorough: Bool = false, doubted: Bool = false,
    busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: Ids
  ) throws -> Opening {
    let mending = Mending(
      path: path, backups: backups, traces: traces, isThorough: thorough, isDoubted: thorough || doubted, busy: busy,
      clock: clock, ids: ids)
    do {
      // A damaged file is let go before anybody copies it, as that moves its log. Whoever meets the damage at the same
      // time waits, and then finds the store mended.
      let lock = FileLock(path: path + ".lock", busy: busy)
      let opening =
        try lock.sharing { try mending.opened() }
        ?? lock.holding { try mending.opened() ?? busy.waiting(for: .mendingHere, mending.mended) }
      if thorough, opening.store.path != nil { backups.halt(false) }
      return opening
    } catch let error as StoreError where error.isOfDisk {
      if let store = try reading(path, because: error, busy, clock: clock, ids: ids) {
        return Opening(store: store, outcome: .reading(error))
      }
      return Opening(store: try inMemory(clock: clock, ids: ids), outcome: .memory(error))
    }
  }

  static func files(_ path: String) -> [String] { [path, path + "-wal", path + "-shm"] }
}

private struct Mending {
  let path: String
  let backups: Backups
  let traces: [String]
  let isThorough: Bool
  let isDoubted: Bool
  let busy: BusyPolicy
  let clock: WallClock
  let ids: Ids

  /// `nil` where it is damaged or gone.
  func opened() throws -> Opening? {
    guard !isGone else { return nil }
    do {
      let opening = try Store.open(at: path, busy: busy, clock: clock, ids: ids)
      guard isDoubted, try !opening.store.isWhole else { return opening }
      opening.store.abandon()
    } catch StoreError.damaged {
    }
    return nil
  }

  /// Asked twice: a store that is being made has its file before anything beside it.
  private var isGone: Bool {
    func isEmpty(_ path: String) -> Bool {
      var found = stat()
      // SQLite takes a single byte for none.
      return stat(path, &found) != 0 || found.st_size <= 1
    }
    return isEmpty(path) && (!(traces + [path + "-wal"]).allSatisfy(isEmpty) || !backups.days.isEmpty) && isEmpty(path)
  }

  func mended() throws -> Opening {
    let draft = Draft(path: path + ".mended")
    defer { for file in Store.files(draft.path) + [draft.path + ".lock"] { unlink(file) } }
    do {
      let base: String?
      var yield = try pour([path], into: draft, onto: nil)
      if yield.isPartial {
        base = backups.newestGood
        // Where no copy is good, there is more in many than in none.
        let others = base == nil ? backups.newestFirst : []
        yield = try pour([path] + others, into: draft, onto: base)
      } else {
        base = nil
      }
      guard base != nil || yield.records > 0 else { return try begun() }
      try setAside()
      try draft.replace(path)
      let outcome: Opening.Outcome = base == nil ? .salvaged(yield.records) : .restored(salvaged: yield.records)
      return Opening(store: try Store.open(at: path, clock: clock, ids: ids).store, outcome: outcome)
    } catch let error as StoreError {
      return Opening(store: try Store.inMemory(clock: clock, ids: ids), outcome: .memory(error))
    }
  }

  /// A new store, where nothing reads and nothing could be looked through for more.
  private func begun() throws -> Opening {
    guard isThorough else { throw isGone ? StoreError.gone : .damaged("nothing reads") }
    try setAside()
    unlink(path)
    return Opening(store: try Store.open(at: path, clock: clock, ids: ids).store, outcome: .begun)
  }

  /// Into a new store, or a copy of `base`.
  private func pour(_ damaged: [String], into draft: Draft, onto base: String?) throws -> Salvage.Yield {
    for file in Store.files(draft.path) { unlink(file) }
    if let base { try StoreError.translating { try Mending.copy(base, to: draft.path) } }
    let store = try Store.open(at: draft.path, clock: clock, ids: ids).store
    defer { try? store.close() }
    // What a row takes the place of is deleted, and the index of titles has to hear of it.
    try store.write { try $0.execute(sql: "PRAGMA recursive_triggers = ON") }
    var yield = Salvage.Yield()
    for file in damaged {
      let log = file == path ? self.log : file + "-wal"
      let salvage = try Salvage(damaged: file, log: log, draft: path + ".salvage")
      let more = try store.write { try salvage.pour(into: $0) }
      yield.records += more.records
      yield.isPartial = yield.isPartial || more.isPartial
    }
    // As they come out of a file that an earlier release wrote.
    try store.write { try $0.execute(sql: Schema.movedDrafts) }
    try store.tryWriting()
    return yield
  }

  /// Where mending was cut short just before its end, it stands only with what was set aside.
  private var log: String {
    let own = path + "-wal"
    guard access(own, F_OK) != 0, let file = FileIdentity(of: path) else { return own }
    let aside = Folder.names(in: Draft.folder(of: path)).map { "\(Draft.folder(of: path))/\($0)" }
    return aside.first { $0.hasPrefix(Mending.aside(path)) && FileIdentity(of: $0) == file }.map { $0 + "-wal" } ?? own
  }

  private static func aside(_ path: String) -> String { path + ".damaged-" }

  /// `nudgy.db.damaged-2026-11-20T100000`, with its write-ahead log beside it. The file itself keeps its old name too,
  /// until the mended one takes its place: there is never a moment without a store.
  private func setAside() throws {
    let first = Mending.aside(path) + clock.local().isoSeconds.filter { $0 != ":" }
    var aside = first
    var others = 1
    while access(aside, F_OK) == 0 {
      others += 1
      aside = "\(first)-\(others)"
    }
    // Without its index, which SQLite makes anew from the log.
    for (file, target) in zip(Store.files(path), Store.files(aside)).dropLast() where access(file, F_OK) == 0 {
      // Where the disk knows no second names, as on a stick, it is copied.
      if link(file, target) != 0 { try Draft(path: target).fill(from: file) }
    }
    for file in Store.files(path).dropFirst() { unlink(file) }
  }

  private static func copy(_ source: String, to target: String) throws {
    let queue = try DatabaseQueue(path: source)
    try Draft(path: target).make()
    try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [target]) }
    try queue.close()
  }
}
