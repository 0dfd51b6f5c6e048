import Glibc
import HTTP
import Replies

/// A private file in the state directory that lists every request that has left this machine, one JSON object per line.
/// It is never truncated: one request a minute for a year takes about 70 MB.
struct RequestLedgerFile: Sendable {
  let path: String
  let clock: Clock

  init(_ home: Home, _ clock: Clock) {
    path = home.state + "/ledger"
    self.clock = clock
  }

  /// The entry is on disk (fsync) when this returns. If it throws, the request must not be sent.
  func append(_ request: OutboundRequest) throws(UserError) {
    guard write(RequestLedgerEntry(request, at: clock.now).json.text) else {
      throw UserError(
        "I can't write the ledger, so nothing was sent.",
        hint: "Is the disk full, or does \(path) belong to someone else?")
    }
  }

  /// Calls `body` with each entry, oldest first; with `nil` for a line that is not a valid entry, such as a truncated
  /// one.
  func forEach(_ body: (RequestLedgerEntry?) -> Void) throws(UserError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw unreadable
    }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var pending: [UInt8] = []
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable }
      pending += count == 0 ? [RequestLedgerFile.newline] : buffer[..<count]
      let lines = pending.split(separator: RequestLedgerFile.newline, omittingEmptySubsequences: false)
      for line in lines.dropLast() where !line.isEmpty {
        body(RequestLedgerEntry(String(decoding: line, as: UTF8.self)))
      }
      pending = lines.last.map(Array.init) ?? []
      if count == 0 { return }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private var unreadable: UserError {
    UserError("I can't read the ledger.", hint: "Does \(path) belong to someone else?")
  }
}

extension RequestLedgerFile {
  /// Writes the whole line and syncs it, or leaves the file as it was.
  private func write(_ line: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])) else { return false }
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    // Another terminal may be writing an entry at the same time.
    while flock(file, LOCK_EX) != 0 { if errno != EINTR { return false } }
    let end = lseek(file, 0, SEEK_END)
    guard end >= 0 else { return false }
    var text = (endsMidLine(file, end) ? "\n" : "") + line + "\n"
    let isWritten = text.withUTF8 { Glibc.write(file, $0.baseAddress, $0.count) == $0.count } && fsync(file) == 0
    guard isWritten else {
      ftruncate(file, end)
      return false
    }
    return end > 0 || syncFolder(String(path[..<slash]))
  }

  /// Whether a power failure left an incomplete last line. A newline then comes first, so that the new entry stays
  /// readable.
  private func endsMidLine(_ file: CInt, _ end: off_t) -> Bool {
    var last = RequestLedgerFile.newline
    return end > 0 && pread(file, &last, 1, end - 1) == 1 && last != RequestLedgerFile.newline
  }

  /// Syncs the folder, so that the name of a new file survives a power failure too.
  private func syncFolder(_ path: String) -> Bool {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return fsync(folder) == 0
  }
}
