package import Civil
internal import GRDB
internal import Glibc

/// The copies of a store, one for each day it was used: the last seven, and the first of each month for a year.
package struct Backups: Sendable {
  package let folder: String

  package init(folder: String) { self.folder = folder }

  /// The days that have a copy, newest first.
  package var days: [Day] {
    Folder.names(in: folder).compactMap { name in
      name.hasPrefix("nudgy-") && name.hasSuffix(".db") ? Day(iso: name.dropFirst(6).dropLast(3)) : nil
    }
    .sorted(by: >)
  }

  package func path(_ day: Day) -> String { "\(folder)/nudgy-\(day.iso).db" }

  /// The newest copy that SQLite finds whole; `nil` where there is none.
  var newestGood: String? { newestFirst.first(where: Backups.isGood) }

  /// All copies. By the number of their last change, which only grows, where it can be read: one that a clock made that
  /// was ahead bears a later day than those after it.
  var newestFirst: [String] {
    days.map { (path: path($0), number: Backups.lastChange(path($0))) }.sorted { $0.number > $1.number }.map(\.path)
  }

  private static func lastChange(_ path: String) -> Int64 {
    (try? reader(path).read { try ChangeLog(db: $0).tops().number }) ?? -1
  }

  /// A traveller's day may be one ahead.
  private func days(until today: Day) -> [Day] { days.filter { $0 <= today.adding(days: 1) } }

  private static func isGood(_ path: String) -> Bool {
    let faults = try? reader(path).read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
    return faults == ["ok"]
  }

  private static func reader(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Keeps seven, and of those before only the earliest of each month, twelve at most. Days still to come do not count.
  func thin(today: Day) {
    let old = days(until: today).dropFirst(7)
    let months = Dictionary(grouping: old) { $0.year * 12 + $0.month }.values.compactMap { $0.min() }
    let kept = Set(months.sorted(by: >).prefix(12))
    for day in old where !kept.contains(day) { unlink(path(day)) }
  }

  /// Whether the last full check found damage that nobody has mended since: until then there are no copies.
  package var areHalted: Bool { access(mark, F_OK) == 0 }

  func halt(_ isDamaged: Bool) {
    guard isDamaged else {
      unlink(mark)
      return
    }
    close(open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600))
  }

  private var mark: String { folder + "/halted" }
}

extension Store {
  /// Copies the store once a day, after a full check; false when today's copy is there already.
  @discardableResult
  package func backUpIfDue(_ backups: Backups, today: Day) throws -> Bool {
    guard path != nil, !backups.days.contains(today) else { return false }
    mkdir(backups.folder, 0o700)
    // One process at a time: whoever comes meanwhile leaves the copy to it.
    return try FileLock(path: backups.folder + "/lock").holdingIfFree {
      guard !backups.days.contains(today) else { return false }
      do {
        try copy(to: backups.path(today))
      } catch StoreError.damaged(let fault) {
        backups.halt(true)
        throw StoreError.damaged(fault)
      }
      backups.halt(false)
      backups.thin(today: today)
      return true
    } ?? false
  }

  /// All that is kept, as it is at this moment, in a private file of its own, which takes the place of one that is there.
  ///
  /// A damaged store is never copied: good copies would make room for bad ones, day by day.
  package func copy(to path: String) throws {
    let faults = try faults()
    guard faults.isEmpty else { throw StoreError.damaged(faults[0]) }
    let draft = Draft(path: path + ".draft")
    // SQLite makes a file that everybody may read, and takes an empty one as it is.
    try draft.make()
    try StoreError.translating {
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft.path]) }
    }
    try draft.replace(path)
  }
}
