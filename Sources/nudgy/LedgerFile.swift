import Engine
import Glibc
import HTTP
import Replies

/// What has ever left this machine, as a private file in the state directory, a line of JSON each. It is never cut: a
/// request a minute for a year is some 70 MB.
struct LedgerFile: Sendable {
  let path: String
  let clock: Clock

  init(_ home: Home, _ clock: Clock) {
    path = home.state + "/ledger"
    self.clock = clock
  }

  /// Stands on the disk when this returns; what cannot be written must not leave.
  func append(_ departure: OutboundRequest) throws(UserError) {
    guard write(LedgerEntry(departure, at: clock.now).json.text) else {
      throw UserError(
        "The ledger cannot be written, so nothing was sent.",
        hint: "Is the disk full, or \(path) someone else's?")
    }
  }

  /// Each entry, the newest last; `nil` for a line that is none, as one that was cut short.
  func forEach(_ take: (LedgerEntry?) -> Void) throws(UserError) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else {
      if errno == ENOENT { return }
      throw unreadable
    }
    defer { close(file) }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    var rest: [UInt8] = []
    while true {
      let count = read(file, &buffer, buffer.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable }
      rest += count == 0 ? [LedgerFile.newline] : buffer[..<count]
      let lines = rest.split(separator: LedgerFile.newline, omittingEmptySubsequences: false)
      for line in lines.dropLast() where !line.isEmpty { take(LedgerEntry(String(decoding: line, as: UTF8.self))) }
      rest = lines.last.map(Array.init) ?? []
      if count == 0 { return }
    }
  }

  private static let newline = UInt8(ascii: "\n")

  private var unreadable: UserError { UserError("The ledger cannot be read.", hint: "Is \(path) someone else's?") }
}

extension LedgerFile {
  /// Whole and on the disk, or not at all.
  private func write(_ line: String) -> Bool {
    guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])) else { return false }
    let file = open(path, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    defer { close(file) }
    // Another terminal may be about to send something too.
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

  /// Whether a power cut left half a line, which must not take the next one with it.
  private func endsMidLine(_ file: CInt, _ end: off_t) -> Bool {
    var last = LedgerFile.newline
    return end > 0 && pread(file, &last, 1, end - 1) == 1 && last != LedgerFile.newline
  }

  /// The name of a new file must survive a power cut as well as its bytes.
  private func syncFolder(_ path: String) -> Bool {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return false }
    defer { close(folder) }
    return fsync(folder) == 0
  }
}
