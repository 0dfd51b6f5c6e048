import Glibc
import Synchronization

/// Data goes to stdout, messages to stderr; each call is handed on at once.
enum Output {
  static func data(_ text: String) { note(write(text, to: 1)) }
  /// A part of a line; false where nobody reads on, or it could not be written.
  @discardableResult
  static func piece(_ text: String) -> Bool { note(write(text, to: 1, end: "")) }
  static func message(_ text: String) { _ = write(text, to: 2) }

  /// Whether data could not be written, as on a full disk.
  static var hasLost: Bool { isLost.load(ordering: .relaxed) }

  private static let isLost = Atomic(false)

  private enum Outcome { case written, unread, lost }

  @discardableResult
  private static func note(_ outcome: Outcome) -> Bool {
    if outcome == .lost { isLost.store(true, ordering: .relaxed) }
    return outcome == .written
  }

  private static func write(_ text: String, to descriptor: Int32, end: String = "\n") -> Outcome {
    guard !text.isEmpty else { return .written }
    var line = text.hasSuffix(end) ? text : text + end
    return line.withUTF8 { bytes in
      var done = 0
      while done < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + done, bytes.count - done)
        if count < 0, errno == EINTR { continue }
        // The reader has seen enough, or there is nobody: nothing to tell anyone.
        guard count > 0 else { return errno == EPIPE || errno == EBADF ? .unread : .lost }
        done += count
      }
      return .written
    }
  }
}
