import Glibc
import Synchronization

/// Data goes to stdout, messages to stderr; each call is handed on at once.
enum Output {
  static func data(_ text: String) { if !write(text, to: 1) { isLost.store(true, ordering: .relaxed) } }
  /// A part of a line.
  static func piece(_ text: String) { if !write(text, to: 1, end: "") { isLost.store(true, ordering: .relaxed) } }
  static func message(_ text: String) { _ = write(text, to: 2) }

  /// Whether data could not be written, as on a full disk.
  static var hasLost: Bool { isLost.load(ordering: .relaxed) }

  private static let isLost = Atomic(false)

  private static func write(_ text: String, to descriptor: Int32, end: String = "\n") -> Bool {
    guard !text.isEmpty else { return true }
    var line = text.hasSuffix(end) ? text : text + end
    return line.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        // The reader has seen enough, or there is nobody: nothing to tell anyone.
        guard count > 0 else { return errno == EPIPE || errno == EBADF }
        done += count
      }
      return true
    }
  }
}
