package import Civil
internal import GRDB
internal import Glibc

/// The daily backups of a store: the last seven, and the first one of each month for a year.
package struct Backups: Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The days that have a backup, newest first.
  package var days: [Day] {
    Folder.names(in: folder).compactMap { name in
      name.hasPrefix("nudgy-") && name.hasSuffix(".db") ? Day(iso: name.dropFirst(6).dropLast(3)) : nil
    }
    .sorted(by: >)
  }

  package func path(_ day: Day) -> String { "\(folder)/nudgy-\(day.iso).db" }

  /// The newest backup that passes SQLite's integrity check; `nil` where there is none.
  var newestIntact: String? { pathsNewestFirst.first(where: Backups.isIntact) }

  /// All backups, sorted by the number of their last change where it can be read. That number only grows, whereas a
  /// clock that was ahead gives a backup too late a day.
  var pathsNewestFirst: [String] {
    days.map { (path: path($0), number: Backups.lastChange(path($0))) }.sorted { $0.number > $1.number }.map(\.path)
  }

  private static func lastChange(_ path: String) -> Int64 {
    (try? reader(path).read { try ChangeLog(db: $0).tops().number }) ?? -1
  }

  /// Backups up to today, or tomorrow: a traveller's day may be one ahead.
  private func days(until today: Day) -> [Day] { days.filter { $0 <= today.adding(days: 1) } }

  private static func isIntact(_ path: String) -> Bool {
    (try? reader(path).read { try Store.integrityErrors($0) }) == []
  }

  private static func reader(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Keeps the last seven backups, and of those before the first one of each month, twelve at most. Ignores days in the
  /// future.
  func prune(today: Day) {
    let old = days(until: today).dropFirst(7)
    let months = Dictionary(grouping: old) { $0.year * 12 + $0.month }.values.compactMap { $0.min() }
    let monthly = Set(months.sorted(by: >).prefix(12))
    for day in old where !monthly.contains(day) { unlink(path(day)) }
  }

  /// Whether the last full check found damage that is not repaired yet; no backups are made until then.
  package var isHalted: Bool { access(haltedPath, F_OK) == 0 }

  func setHalted(_ isDamaged: Bool) {
    guard isDamaged else {
      unlink(haltedPath)
      return
    }
    close(open(haltedPath, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
  }

  private var haltedPath: String { folder + "/halted" }

  /// Records that the disk is too full for a backup; false where that was recorded before.
  func recordShortage() -> Bool {
    guard access(shortagePath, F_OK) != 0, access(reportedShortagePath, F_OK) != 0 else { return false }
    let file = open(shortagePath, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    return true
  }

  func clearShortage() {
    unlink(shortagePath)
    unlink(reportedShortagePath)
  }

  /// Whether the disk is too full for backups and the person has not been told. True for one caller only.
  package func claimShortageNotice() -> Bool { rename(shortagePath, reportedShortagePath) == 0 }

  /// Whether the disk was too full for the last backup.
  package var isShortOfSpace: Bool { access(shortagePath, F_OK) == 0 || access(reportedShortagePath, F_OK) == 0 }

  private var shortagePath: String { folder + "/little-room" }
  private var reportedShortagePath: String { shortagePath + ".told" }

  /// Removes files of unfinished backups, unless a backup is being made.
  package func removeLeftovers() throws {
    let drafts = names().filter { $0.hasPrefix("nudgy-") && $0.contains(".draft") }
    guard !drafts.isEmpty else { return }
    _ = try lock.withExclusiveLockIfFree {
      for file in drafts { unlink("\(folder)/\(file)") }
    }
  }

  /// The lock that a process holds while it makes a backup.
  var lock: FileLock { FileLock(path: folder + "/lock") }

  private func names() -> [String] { Folder.names(in: folder) }
}

extension Store {
  /// Makes today's backup after a full check. Returns false when there is one already, or when the disk is known to be
  /// too full for one. Throws when it is first found too full.
  @discardableResult
  package func backUpIfDue(_ backups: Backups, today: Day) throws -> Bool {
    guard path != nil, !backups.days.contains(today) else { return false }
    mkdir(backups.folder, 0o700)
    // Only one process makes the backup; the others skip it.
    return try backups.lock.withExclusiveLockIfFree {
      guard !backups.days.contains(today) else { return false }
      do {
        try copy(to: backups.path(today))
      } catch StoreError.damaged(let fault) {
        backups.setHalted(true)
        throw StoreError.damaged(fault)
      } catch StoreError.littleRoom(let missing) {
        guard backups.recordShortage() else { return false }
        throw StoreError.littleRoom(missing)
      }
      backups.clearShortage()
      backups.setHalted(false)
      backups.prune(today: today)
      return true
    } ?? false
  }

  /// Writes a consistent copy of the store to a file that only its owner can read, replacing an existing one.
  ///
  /// Never copies a damaged store, as bad backups would replace good ones day by day, and throws `littleRoom` where the
  /// copy would leave too little space on the disk.
  package func copy(to path: String) throws {
    try DiskSpace.require(try size(), in: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
    let faults = try integrityErrors()
    guard faults.isEmpty else { throw StoreError.damaged(faults[0]) }
    let draft = TemporaryFile(path: path + ".draft")
    defer { unlink(draft.path) }
    // SQLite creates files that everybody can read, but keeps the permissions of an existing empty file.
    try draft.create()
    try StoreError.translatingErrors {
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft.path]) }
    }
    try draft.replace(path)
  }

  /// The size of the pages in use, in bytes.
  private func size() throws -> Int {
    try read { db in
      func number(_ pragma: String) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0 }
      return try (number("page_count") - number("freelist_count")) * number("page_size")
    }
  }
}
