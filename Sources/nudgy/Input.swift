import Dispatch
import Engine
import Files
import Glibc
import Replies
import Session
import Shell
import Tools

/// Standard input as one text.
enum Input {
  /// Bytes of what is read for its meaning: what a person can have typed or written in one go.
  static let limit = 1 << 20
  /// Bytes of what is only kept.
  static let longest = 16 << 20

  /// Standard input for somebody else to read. The terminal takes its place, so that whoever sits there can be asked.
  static func handOver() throws -> Descriptor {
    let source = try Descriptor(copyOf: STDIN_FILENO, called: "Standard input")
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    dup2(terminal >= 0 ? terminal : open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO)
    return source
  }

  /// Line after line of standard input. Throws where that is a folder.
  static func source(limit: Int = limit) throws(UserError) -> LineSource {
    var about = stat()
    if fstat(STDIN_FILENO, &about) == 0, about.st_mode & S_IFMT == S_IFDIR { throw unreadable(EISDIR) }
    return LineSource(limit: limit)
  }

  private static func unreadable(_ error: Int32) -> UserError {
    error == EISDIR
      ? UserError(
        "Standard input is a folder, so there is nothing to read.", hint: "Give a file or a pipe.", code: .usage)
      : UserError("Standard input cannot be read.", hint: "Nothing of it was taken.")
  }

  /// Line after line as they come, read beside whatever else is done. A longer one is cut.
  static func lines(limit: Int) throws(UserError) -> AsyncStream<String> {
    nonisolated(unsafe) let source = try source(limit: limit)
    return AsyncStream { lines in
      DispatchQueue(label: "nudgy.lines").async {
        for line in source { lines.yield(line.text) }
        lines.finish()
      }
    }
  }

  /// Throws when it is longer, no text at all, or cannot be read.
  static func all(limit: Int = limit) throws(UserError) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // Whoever closed it says nothing, and that is all.
      guard count >= 0 || errno == EBADF else { throw unreadable(errno) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw UserError(
          "That is more than \(limit >> 20) MiB at once, and nothing of it was taken.",
          hint: "Give it in smaller pieces.",
          code: .usage)
      }
    }
    guard !bytes.contains(0) else { throw UserError("That is not text, and nothing of it was taken.", code: .usage) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
