import Glibc
import Synchronization

/// Writes data to stdout and messages to stderr, unbuffered.
enum Output {
  static func data(_ text: String) { record(write(text, to: 1)) }
  /// Writes part of a line. Returns false if the reader has closed the pipe or the write failed.
  @discardableResult
  static func piece(_ text: String) -> Bool { record(write(text, to: 1, end: "")) }
  static func message(_ text: String) { _ = write(text, to: 2) }

  /// Whether data could not be written, as on a full disk.
  static var hasFailed: Bool { writeFailed.load(ordering: .relaxed) }

  private static let writeFailed = Atomic(false)

  private enum Outcome { case written, readerClosed, failed }

  @discardableResult
  private static func record(_ outcome: Outcome) -> Bool {
    if outcome == .failed { writeFailed.store(true, ordering: .relaxed) }
    return outcome == .written
  }

  private static func write(_ text: String, to descriptor: Int32, end: String = "\n") -> Outcome {
    guard !text.isEmpty else { return .written }
    var line = text.hasSuffix(end) ? text : text + end
    return line.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
        if count < 0, errno == EINTR { continue }
        // The reader has closed the pipe, or the descriptor is closed: not an error to report.
        guard count > 0 else { return errno == EPIPE || errno == EBADF ? .readerClosed : .failed }
        written += count
      }
      return .written
    }
  }
}
