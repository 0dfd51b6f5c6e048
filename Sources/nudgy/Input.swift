import Dispatch
import Files
import Glibc
import Replies
import Shell
import Tools

/// Reads standard input.
enum Input {
  /// Limit in bytes for text that is parsed for its meaning.
  static let limit = 1 << 20
  /// Limit in bytes for text that is stored without being parsed.
  static let storageLimit = 16 << 20

  /// Hands standard input to another reader and puts the terminal in its place, so that questions can still be asked.
  static func detachStandardInput() throws -> Descriptor {
    let source = try Descriptor(copyOf: STDIN_FILENO, named: "Standard input")
    let terminal = open("/dev/tty", O_RDWR | O_CLOEXEC)
    dup2(terminal >= 0 ? terminal : open("/dev/null", O_RDONLY | O_CLOEXEC), STDIN_FILENO)
    return source
  }

  /// Reads standard input line by line. Throws if it is a folder.
  static func lineSource(limit: Int = limit) throws(UserError) -> LineSource {
    var info = stat()
    if fstat(STDIN_FILENO, &info) == 0, info.st_mode & S_IFMT == S_IFDIR { throw unreadable(EISDIR) }
    return LineSource(limit: limit)
  }

  private static func unreadable(_ error: Int32) -> UserError {
    error == EISDIR
      ? UserError(
        "Standard input is a folder, so there's nothing to read.", hint: "Give a file or a pipe.", code: .usage)
      : UserError("I can't read standard input.", hint: "None of it was taken.")
  }

  /// The lines of standard input as they arrive, read on another thread. Longer lines are cut.
  static func lineStream(limit: Int) throws(UserError) -> AsyncStream<String> {
    nonisolated(unsafe) let lines = try lineSource(limit: limit)
    return AsyncStream { continuation in
      DispatchQueue(label: "nudgy.lines").async {
        for line in lines { continuation.yield(line.text) }
        continuation.finish()
      }
    }
  }

  /// All of standard input. Throws if it is longer than the limit, is not text, or cannot be read.
  static func all(limit: Int = limit) throws(UserError) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(STDIN_FILENO, &chunk, chunk.count)
      if count < 0, errno == EINTR { continue }
      // A closed standard input counts as empty.
      guard count >= 0 || errno == EBADF else { throw unreadable(errno) }
      guard count > 0 else { break }
      bytes += chunk[..<count]
      guard bytes.count <= limit else {
        throw UserError(
          "That's more than \(limit >> 20) MiB at once, and none of it was taken.",
          hint: "Give it in smaller pieces.",
          code: .usage)
      }
    }
    guard !bytes.contains(0) else { throw UserError("That isn't text, and none of it was taken.", code: .usage) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
