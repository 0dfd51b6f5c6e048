import Civil
import Engine
import Glibc

/// The log as a private file in the state directory, and the one before it.
struct LogFile: Sendable {
  let path: String
  let clock: Clock

  /// In bytes; a log that has grown to it becomes the one before.
  private static let limit = 1 << 20

  init(_ home: Home, _ clock: Clock) {
    path = home.state + "/log"
    self.clock = clock
  }

  var log: Log { Log { append($0) } }

  /// The last entries, the newest last.
  func tail(_ count: Int) -> [String] {
    [path + ".1", path].flatMap { Files.read($0, limit: 2 * LogFile.limit)?.split(separator: "\n") ?? [] }
      .suffix(count).map(String.init)
  }

  /// An entry that cannot be written is lost: there is nowhere to say so.
  private func append(_ entry: String) {
    guard let folder = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<folder])) else { return }
    var size = stat()
    if stat(path, &size) == 0, size.st_size >= LogFile.limit { rename(path, path + ".1") }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    var line = "\(clock.now.isoSeconds) \(entry)\n"
    _ = line.withUTF8 { write(file, $0.baseAddress, $0.count) }
  }
}
