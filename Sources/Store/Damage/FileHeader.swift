internal import Glibc

/// The first hundred bytes of a database file (SQLite, "Database File Format", 1.3). Most of them are the same in all
/// files of nudgy, so damage there shows before SQLite relies on them.
struct FileHeader {
  static let length = 100
  static let pageSize = 4096
  private static let magic = Array("SQLite format 3\0".utf8)

  private var bytes: [UInt8]

  /// `nil` where the file is shorter, as while it is being created.
  init?(of path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    bytes = [UInt8](repeating: 0, count: FileHeader.length)
    guard pread(file, &bytes, bytes.count, 0) == bytes.count else { return nil }
  }

  private typealias FixedFields = [(offset: Int, allowed: [[UInt8]])]

  /// The bytes that all files of nudgy have in any state: pages of 4,096 bytes, with or without a write-ahead log, the
  /// fixed payload fractions, no reserved space per page.
  private static let constantFields: FixedFields = [
    (0, [magic]), (16, [[0x10, 0x00]]), (18, [[1, 1], [2, 2]]), (20, [[0, 64, 32, 32]]),
  ]
  /// Schema format 4, and UTF-8.
  private static let initializedFields: FixedFields = [(44, [[0, 0, 0, 4]]), (56, [[0, 0, 0, 1]])]
  /// A single page where neither of those is written yet: everything, tables included, is still in the log.
  private static let newFileFields: FixedFields = [(28, [[0, 0, 0, 1]]), (44, [[0, 0, 0, 0]]), (56, [[0, 0, 0, 0]])]

  /// Whether the header is one that SQLite writes for nudgy, in this release or an earlier one.
  var isValid: Bool {
    matches(FileHeader.constantFields) && (matches(FileHeader.initializedFields) || matches(FileHeader.newFileFields))
  }

  private func matches(_ fixed: FixedFields) -> Bool {
    fixed.allSatisfy { offset, allowed in allowed.contains { bytes[offset...].starts(with: $0) } }
  }
}

extension FileHeader {
  /// The header of an intact file with that many pages.
  static func valid(pages: Int) -> [UInt8] {
    let words: [UInt32] = [
      1, UInt32(pages), 0, 0, 1, 4, 0, 0, 1, UInt32(Schema.version), 0, UInt32(Schema.applicationID), 0, 0, 0, 0, 0,
      1, 3_040_000,
    ]
    return magic + [0x10, 0x00, 1, 1, 0, 64, 32, 32]
      + words.flatMap { word in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) } }
  }
}
