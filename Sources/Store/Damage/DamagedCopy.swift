internal import GRDB
internal import Glibc

/// A copy of a damaged file to read from, so that the file itself stays as it is; gone when this value is.
final class DamagedCopy {
  private let path: String
  /// `nil` where SQLite cannot make anything of it.
  let queue: DatabaseQueue?

  init(of damaged: String) {
    path = damaged + ".salvage"
    for (source, target) in zip(Store.files(damaged), Store.files(path)).dropLast() {
      DamagedCopy.copy(source, to: target)
    }
    DamagedCopy.fill(path)
    DamagedCopy.mendHeader(of: path)
    var configuration = Configuration()
    // Lets SQLite read on where the file is shorter than its header says.
    configuration.prepareDatabase { try $0.execute(sql: "PRAGMA writable_schema = ON") }
    queue = try? DatabaseQueue(path: path, configuration: configuration)
  }

  deinit {
    try? queue?.close()
    for file in Store.files(path) { unlink(file) }
  }

  private static func copy(_ source: String, to target: String) {
    unlink(target)
    guard let input = fopen(source, "r") else { return }
    defer { fclose(input) }
    guard let output = fopen(target, "w") else { return }
    defer { fclose(output) }
    chmod(target, 0o600)
    var buffer = [UInt8](repeating: 0, count: 1 << 20)
    while case let count = fread(&buffer, 1, buffer.count, input), count > 0 { fwrite(buffer, 1, count, output) }
  }

  /// Makes an empty page of an empty file, beside which SQLite would throw the log away, and that may have everything.
  private static func fill(_ path: String) {
    let file = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    if lseek(file, 0, SEEK_END) == 0 { ftruncate(file, 4096) }
  }

  /// Writes the header that our files have where the first bytes are not an SQLite header at all (SQLite, "Database
  /// File Format", 1.3).
  private static func mendHeader(of path: String) {
    guard let file = fopen(path, "r+") else { return }
    defer { fclose(file) }
    var start = [UInt8](repeating: 0, count: 16)
    let magic = Array("SQLite format 3\0".utf8)
    guard fread(&start, 1, 16, file) == 16, start != magic, fseek(file, 0, SEEK_END) == 0 else { return }
    let pages = UInt32(ftell(file) / 4096)
    let words: [UInt32] = [
      1, pages, 0, 0, 1, 4, 0, 0, 1, UInt32(Schema.version), 0, UInt32(Schema.applicationID), 0, 0, 0, 0, 0, 1,
      3_040_000,
    ]
    // Pages of 4,096 bytes, write-ahead log, and the three fixed fractions.
    let header =
      magic + [0x10, 0x00, 2, 2, 0, 64, 32, 32]
      + words.flatMap { word in
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: word >> $0) }
      }
    rewind(file)
    fwrite(header, 1, header.count, file)
  }
}
