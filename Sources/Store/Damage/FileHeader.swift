internal import Glibc

/// The first hundred bytes of a database file (SQLite, "Database File Format", 1.3). Most of them are the same in every
/// file of ours, so that a byte that was changed shows before SQLite believes it.
struct FileHeader {
  static let length = 100
  static let pageSize = 4096
  private static let magic = Array("SQLite format 3\0".utf8)

  private var bytes: [UInt8]

  /// `nil` where the file is shorter, as one is that is only being made.
  init?(of path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    bytes = [UInt8](repeating: 0, count: FileHeader.length)
    guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return nil }
  }

  private typealias Fixed = [(offset: Int, allowed: [[UInt8]])]

  /// What a file of ours has at those places in any state: pages of 4,096 bytes, written with or without a log, the
  /// fixed fractions, no room kept at the end of a page.
  private static let always: Fixed = [
    (0, [magic]), (16, [[0x10, 0x00]]), (18, [[1, 1], [2, 2]]), (20, [[0, 64, 32, 32]]),
  ]
  /// The fourth schema format, UTF-8.
  private static let filled: Fixed = [(44, [[0, 0, 0, 4]]), (56, [[0, 0, 0, 1]])]
  /// A single page in which neither is written yet: all there is, tables too, is still in the log.
  private static let fresh: Fixed = [(28, [[0, 0, 0, 1]]), (44, [[0, 0, 0, 0]]), (56, [[0, 0, 0, 0]])]

  /// Whether SQLite could have written it for us. An older program's files may differ in nothing of it either.
  var isSound: Bool { holds(FileHeader.always) && (holds(FileHeader.filled) || holds(FileHeader.fresh)) }

  private func holds(_ fixed: Fixed) -> Bool {
    fixed.allSatisfy { offset, allowed in allowed.contains { bytes[offset...].starts(with: $0) } }
  }
}

extension FileHeader {
  /// As a whole file of ours with so many pages begins.
  static func sound(pages: Int) -> [UInt8] {
    let words: [UInt32] = [
      1, UInt32(pages), 0, 0, 1, 4, 0, 0, 1, UInt32(Schema.version), 0, UInt32(Schema.applicationID), 0, 0, 0, 0, 0,
      1, 3_040_000,
    ]
    return magic + [0x10, 0x00, 1, 1, 0, 64, 32, 32]
      + words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}
