import Foundation
import Subprocesses

/// Which tokens stand on which page of a sound store, so that it can be told which of them a damage left readable.
struct StandingPages {
  private let pages: [(bytes: Data, tokens: Set<String>)]
  private let frames: [Data]

  init(of home: TrialHome) throws {
    frames = StandingPages.frames(home)
    let copy = home.file("merged.db")
    for end in ["", "-wal"] where access(home.database + end, F_OK) == 0 {
      try FileManager.default.copyItem(atPath: home.database + end, toPath: copy + end)
    }
    // The cards; what is sealed cannot be told by its bytes.
    let sql = "PRAGMA wal_checkpoint(TRUNCATE); SELECT pageno FROM dbstat WHERE name = 'nudge' AND pagetype = 'leaf'"
    let numbers = Machine.shell("sqlite3 '\(copy)' \"\(sql)\"").out.split(separator: "\n").compactMap { Int($0) }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: copy))
    for end in ["", "-wal", "-shm"] { unlink(copy + end) }
    pages = numbers.map { number in
      let page = bytes[(number - 1) * 4096..<number * 4096]
      return (Data(page), StandingPages.tokens([UInt8](page)))
    }
  }

  /// Each with a header of its own that says which page it is; that of the whole log is left out.
  private static func frames(_ home: TrialHome) -> [Data] {
    let log = FileManager.default.contents(atPath: home.database + "-wal") ?? Data()
    return stride(from: 32, to: log.count - 4119, by: 4120).map { Data(log[$0..<$0 + 4120]) }
  }

  /// Those whose whole page still stands in the database, or in the log before the end of a change; and those in a backup
  /// that SQLite finds sound.
  func readable(in home: TrialHome) throws -> Set<String> {
    let database = FileManager.default.contents(atPath: home.database) ?? Data()
    let whole = zip(frames, StandingPages.frames(home)).map { $0 == $1 ? $0 : nil }
    let end = whole.lastIndex { $0.map { $0[4..<8] != Data(count: 4) } ?? false } ?? -1
    let standing = Set(
      stride(from: 0, to: database.count - 4095, by: 4096).map { Data(database[$0..<$0 + 4096]) }
        + whole[..<(end + 1)].compactMap { $0.map { Data($0.dropFirst(24)) } })
    var tokens: Set<String> = []
    for page in pages where standing.contains(page.bytes) { tokens.formUnion(page.tokens) }
    let backups = home.path + "/data/backups"
    for name in home.names(in: "/data/backups") where name.hasSuffix(".db") {
      let sql = "PRAGMA integrity_check; SELECT title FROM nudge"
      let rows = Machine.shell("sqlite3 -readonly '\(backups)/\(name)' '\(sql)'").out
      if rows.hasPrefix("ok\n") { tokens.formUnion(rows.tokens) }
    }
    return tokens
  }

  /// Whether SQLite finds nothing wrong.
  static func isSound(_ home: TrialHome) -> Bool {
    let copy = home.file("check.db")
    defer { for end in ["", "-wal", "-shm"] { unlink(copy + end) } }
    for end in ["", "-wal"] { try? FileManager.default.copyItem(atPath: home.database + end, toPath: copy + end) }
    return Machine.shell("sqlite3 '\(copy)' 'PRAGMA integrity_check'").out == "ok\n"
  }

  /// Of the rows on a page, and not of what lies about between them (SQLite, "Database File Format", 1.6).
  private static func tokens(_ page: [UInt8]) -> Set<String> {
    func word(_ offset: Int) -> Int { Int(page[offset]) << 8 | Int(page[offset + 1]) }
    var tokens: Set<String> = []
    for index in 0..<word(3) {
      var offset = word(8 + 2 * index)
      var length = 0
      repeat {
        length = length << 7 | Int(page[offset] & 0x7F)
        offset += 1
      } while page[offset - 1] >= 0x80
      tokens.formUnion(String(decoding: page[offset..<min(page.count, offset + length + 9)], as: UTF8.self).tokens)
    }
    return tokens
  }
}
