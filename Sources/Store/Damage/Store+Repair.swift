import Civil
internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// Opens the file. A file that is damaged, or missing although there was one, is repaired first: from its readable
  /// rows, else from the newest intact backup and whatever rows are newer; or else an empty store in memory is opened.
  /// The damaged file is set aside unchanged.
  ///
  /// - Parameters:
  ///   - traces: files that exist only beside a store that was written to.
  ///   - thorough: checks every page, which reads the whole file, and creates a new store where nothing of the old one
  ///     is left; otherwise only the header and the schema are checked.
  ///   - doubted: checks every page too, as something in the file was found damaged.
  package static func openRepairing(
    at path: String, backups: Backups, traces: [String] = [], thorough: Bool = false, doubted: Bool = false,
    busy: BusyPolicy = BusyPolicy(), clock: WallClock, ids: IDGenerator
  ) throws -> OpenResult {
    let repair = StoreRepair(
      path: path, backups: backups, traces: traces, isThorough: thorough, isDoubted: thorough || doubted, busy: busy,
      clock: clock, ids: ids)
    do {
      // Opening closes a damaged file before it is copied, as that moves its log. A process that meets the damage at
      // the same time waits, and then finds the store repaired.
      let lock = FileLock(path: path + ".lock", busy: busy)
      let opening =
        try lock.withSharedLock { try repair.openIfIntact() }
        ?? lock.withExclusiveLock { try repair.openIfIntact() ?? busy.runNotifying(of: .repairingHere, repair.repair) }
      if thorough, opening.store.path != nil { backups.setHalted(false) }
      return opening
    } catch let error as StoreError where error.isDiskError {
      if let store = try openReadOnly(path, because: error, busy, clock: clock, ids: ids) {
        return OpenResult(store: store, outcome: .readOnly(error))
      }
      return OpenResult(store: try inMemory(clock: clock, ids: ids), outcome: .inMemory(error))
    }
  }

  static func files(_ path: String) -> [String] { [path, path + "-wal", path + "-shm"] }
}

private struct StoreRepair {
  let path: String
  let backups: Backups
  let traces: [String]
  let isThorough: Bool
  let isDoubted: Bool
  let busy: BusyPolicy
  let clock: WallClock
  let ids: IDGenerator

  /// `nil` where the file is damaged or missing.
  func openIfIntact() throws -> OpenResult? {
    guard !isGone else { return nil }
    do {
      let opening = try Store.open(at: path, busy: busy, clock: clock, ids: ids)
      guard isDoubted, try !opening.store.isIntact else { return opening }
      opening.store.abandon()
    } catch StoreError.damaged {
    }
    return nil
  }

  /// Checks the file twice: a store that is being created has its own file before any beside it.
  private var isGone: Bool {
    func isEmpty(_ path: String) -> Bool {
      var info = stat()
      // SQLite treats a file of one byte as empty.
      return stat(path, &info) != 0 || info.st_size <= 1
    }
    return isEmpty(path) && (!(traces + [path + "-wal"]).allSatisfy(isEmpty) || !backups.days.isEmpty) && isEmpty(path)
  }

  func repair() throws -> OpenResult {
    let replacement = TemporaryFile(path: path + ".mended")
    defer { for file in Store.files(replacement.path) + [replacement.path + ".lock"] { unlink(file) } }
    do {
      let base: String?
      var report = try salvageRows([path], into: replacement, onto: nil)
      if report.isPartial {
        base = backups.newestIntact
        // Without an intact backup, all backups together may have more than none.
        let otherBackups = base == nil ? backups.pathsNewestFirst : []
        report = try salvageRows([path] + otherBackups, into: replacement, onto: base)
      } else {
        base = nil
      }
      guard base != nil || report.records > 0 else { return try recreate() }
      try setAside()
      try replacement.replace(path)
      let outcome: OpenResult.Outcome = base == nil ? .salvaged(report.records) : .restored(salvaged: report.records)
      return OpenResult(store: try Store.open(at: path, clock: clock, ids: ids).store, outcome: outcome)
    } catch let error as StoreError {
      return OpenResult(store: try Store.inMemory(clock: clock, ids: ids), outcome: .inMemory(error))
    }
  }

  /// Creates a new store where nothing could be read. Throws unless everything was searched.
  private func recreate() throws -> OpenResult {
    guard isThorough else { throw isGone ? StoreError.missing : .damaged("nothing reads") }
    try setAside()
    unlink(path)
    return OpenResult(store: try Store.open(at: path, clock: clock, ids: ids).store, outcome: .recreated)
  }

  /// Salvages rows into a new store, or into a copy of `base`.
  private func salvageRows(_ damaged: [String], into draft: TemporaryFile, onto base: String?) throws -> Salvage.Report
  {
    for file in Store.files(draft.path) { unlink(file) }
    if let base { try StoreError.translatingErrors { try StoreRepair.copy(base, to: draft.path) } }
    let store = try Store.open(at: draft.path, clock: clock, ids: ids).store
    defer { try? store.close() }
    // A row that is replaced is deleted first, and only then do the triggers of the title index fire.
    try store.write { try $0.execute(sql: "PRAGMA recursive_triggers = ON") }
    var report = Salvage.Report()
    for file in damaged {
      let log = file == path ? self.log : file + "-wal"
      let salvage = try Salvage(damaged: file, log: log, draft: path + ".salvage")
      let fileReport = try store.write { try salvage.copyRows(into: $0) }
      report.records += fileReport.records
      report.isPartial = report.isPartial || fileReport.isPartial
    }
    // Rows from a file of an earlier release may still have draft lines among the unsorted ones.
    try store.write { try $0.execute(sql: Schema.moveDrafts) }
    try store.tryWriting()
    return report
  }

  /// The path of the log. If a repair was interrupted just before its end, the log is only beside the file set aside.
  private var log: String {
    let currentLog = path + "-wal"
    guard access(currentLog, F_OK) != 0, let file = FileIdentity(of: path) else { return currentLog }
    let setAsideFiles = Folder.names(in: TemporaryFile.folder(of: path)).map {
      "\(TemporaryFile.folder(of: path))/\($0)"
    }
    return setAsideFiles.first { $0.hasPrefix(StoreRepair.setAsidePrefix(path)) && FileIdentity(of: $0) == file }.map {
      $0 + "-wal"
    } ?? currentLog
  }

  private static func setAsidePrefix(_ path: String) -> String { path + ".damaged-" }

  /// Links the file as `nudgy.db.damaged-2026-11-20T100000` and moves its write-ahead log beside that. The file also
  /// keeps its old name until the repaired one replaces it, so that there is always a store.
  private func setAside() throws {
    let first = StoreRepair.setAsidePrefix(path) + clock.local().isoSeconds.filter { $0 != ":" }
    var setAsidePath = first
    var number = 1
    while access(setAsidePath, F_OK) == 0 {
      number += 1
      setAsidePath = "\(first)-\(number)"
    }
    // Without the log's index (`-shm`), which SQLite rebuilds from the log.
    for (file, target) in zip(Store.files(path), Store.files(setAsidePath)).dropLast() where access(file, F_OK) == 0 {
      // A file system without hard links, such as a USB stick's, gets a copy.
      if link(file, target) != 0 { try TemporaryFile(path: target).fill(from: file) }
    }
    for file in Store.files(path).dropFirst() { unlink(file) }
  }

  private static func copy(_ source: String, to target: String) throws {
    let queue = try DatabaseQueue(path: source)
    try TemporaryFile(path: target).create()
    try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [target]) }
    try queue.close()
  }
}
