internal import Glibc

/// A file of rescued lines that is being taken back. What is stored is blanked out where it stands, so that whoever comes
/// after an interruption finds only the rest.
final class RescuedLines {
  private let path: String
  private let file: Int32

  /// `nil` where there is no such file, or another process is taking it back.
  init?(at path: String) {
    let file = open(path, O_RDWR | O_CLOEXEC)
    guard file >= 0 else { return nil }
    // A line may still be on its way into it; its writer holds the lock for as long as that takes.
    guard flock(file, LOCK_EX) == 0, RescuedLines.isNamed(path, file) else {
      close(file)
      return nil
    }
    self.path = path
    self.file = file
  }

  deinit { close(file) }

  /// Whether the open file is the one that has the name now.
  static func isNamed(_ path: String, _ file: Int32) -> Bool {
    var (here, there) = (stat(), stat())
    return fstat(file, &here) == 0 && stat(path, &there) == 0 && here.st_ino == there.st_ino
      && here.st_dev == there.st_dev
  }

  var count: Int { read().split(separator: RescuedLines.newline).count }

  func handOver(_ store: (String) async throws -> Bool) async rethrows {
    for line in read().split(separator: RescuedLines.newline) {
      guard try await store(String(decoding: line, as: UTF8.self)) else { return }
      forget(line.indices)
    }
    unlink(path)
  }

  private static let newline = UInt8(ascii: "\n")

  private func read() -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = Glibc.read(file, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
    return bytes
  }

  private func forget(_ range: Range<Int>) {
    let blank = [UInt8](repeating: RescuedLines.newline, count: range.count)
    pwrite(file, blank, blank.count, off_t(range.lowerBound))
    fsync(file)
  }
}
