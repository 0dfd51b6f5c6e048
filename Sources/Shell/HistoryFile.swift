internal import Glibc

/// Previous input lines, oldest first, one per line. The file is replaced atomically.
struct HistoryFile {
  static let limit = 1000

  let path: String

  func lines() -> [String] {
    guard let bytes = readAll() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").suffix(Self.limit).map(String.init)
  }

  /// The lock is on the folder, because the file itself is replaced each time.
  func append(_ line: String) {
    let folder = open(path.lastIndex(of: "/").map { String(path[..<$0]) + "/" } ?? ".", O_RDONLY | O_CLOEXEC)
    guard folder >= 0, flock(folder, LOCK_EX) == 0 else { return }
    defer { close(folder) }
    let all = lines().filter { $0 != line } + [line]
    replace(with: all.suffix(Self.limit).map { $0 + "\n" }.joined())
  }

  private func replace(with text: String) {
    let temporaryPath = path + ".\(getpid())"
    let file = open(temporaryPath, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard file >= 0 else { return }
    let bytes = Array(text.utf8)
    let isComplete = write(file, bytes, bytes.count) == bytes.count
    close(file)
    if !isComplete || rename(temporaryPath, path) != 0 { unlink(temporaryPath) }
  }

  private func readAll() -> [UInt8]? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var all: [UInt8] = []
    while true {
      let chunk = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        count = max(0, read(file, buffer.baseAddress, buffer.count))
      }
      if chunk.isEmpty { return all }
      all += chunk
    }
  }
}
