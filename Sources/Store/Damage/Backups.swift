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
    (try? reader(path).read { try Store.faults($0) }) == []
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

  /// Remembers that there is too little room for a copy; false where that was known.
  func noteShortage() -> Bool {
    guard access(shortage, F_OK) != 0, access(toldShortage, F_OK) != 0 else { return false }
    let file = open(shortage, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
    if file >= 0 { close(file) }
    return true
  }

  func endShortage() {
    unlink(shortage)
    unlink(toldShortage)
  }

  /// Whether there is too little room for copies, and nobody has been told: true for one caller only.
  package func takeShortage() -> Bool { rename(shortage, toldShortage) == 0 }

  /// Whether there was too little room for the last copy.
  package var areShort: Bool { access(shortage, F_OK) == 0 || access(toldShortage, F_OK) == 0 }

  private var shortage: String { folder + "/little-room" }
  private var toldShortage: String { shortage + ".told" }

  /// Removes what copies that were cut short left, unless one is being made.
  package func sweep() throws {
    let drafts = names().filter { $0.hasPrefix("nudgy-") && $0.contains(".draft") }
    guard !drafts.isEmpty else { return }
    _ = try lock.holdingIfFree {
      for file in drafts { unlink("\(folder)/\(file)") }
    }
  }

  /// Held by whoever makes a copy.
  var lock: FileLock { FileLock(path: folder + "/lock") }

  private func names() -> [String] { Folder.names(in: folder) }
}

extension Store {
  /// Copies the store once a day, after a full check; false when today's copy is there already, and while it is known
  /// that there is too little room for one. Throws when that is found out.
  @discardableResult
  package func backUpIfDue(_ backups: Backups, today: Day) throws -> Bool {
    guard path != nil, !backups.days.contains(today) else { return false }
    mkdir(backups.folder, 0o700)
    // One process at a time: whoever comes meanwhile leaves the copy to it.
    return try backups.lock.holdingIfFree {
      guard !backups.days.contains(today) else { return false }
      do {
        try copy(to: backups.path(today))
      } catch StoreError.damaged(let fault) {
        backups.halt(true)
        throw StoreError.damaged(fault)
      } catch StoreError.littleRoom(let missing) {
        guard backups.noteShortage() else { return false }
        throw StoreError.littleRoom(missing)
      }
      backups.endShortage()
      backups.halt(false)
      backups.thin(today: today)
      return true
    } ?? false
  }

  /// All that is kept, as it is at this moment, in a private file of its own, which takes the place of one that is there.
  ///
  /// A damaged store is never copied: good copies would make room for bad ones, day by day. Nor is one that would leave
  /// too little room on the disk.
  package func copy(to path: String) throws {
    try Room.require(try size(), in: path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ".")
    let faults = try faults()
    guard faults.isEmpty else { throw StoreError.damaged(faults[0]) }
    let draft = Draft(path: path + ".draft")
    defer { unlink(draft.path) }
    // SQLite makes a file that everybody may read, and takes an empty one as it is.
    try draft.make()
    try StoreError.translating {
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM INTO ?", arguments: [draft.path]) }
    }
    try draft.replace(path)
  }

  /// Of the pages that are in use, in bytes.
  private func size() throws -> Int {
    try read { db in
      func number(_ pragma: String) throws -> Int { try Int.fetchOne(db, sql: "PRAGMA \(pragma)") ?? 0 }
      return try (number("page_count") - number("freelist_count")) * number("page_size")
    }
  }
}
