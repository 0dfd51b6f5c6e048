import Civil
import Engine
import Glibc

/// The log: a private file in the state directory, with one older file beside it.
struct LogFile: Sendable {
  let path: String
  let clock: Clock

  /// In bytes. A log that reaches this size is renamed to `log.1` and replaces the older one.
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

  /// An entry that cannot be written is lost, as there is no other place to report it.
  private func append(_ entry: String) {
    guard let slash = path.lastIndex(of: "/"), Files.makeFolder(String(path[..<slash])) else { return }
    var size = stat()
    if stat(path, &size) == 0, size.st_size >= LogFile.limit { rename(path, path + ".1") }
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return }
    defer { close(file) }
    var line = "\(clock.now.isoSeconds) \(entry)\n"
    _ = line.withUTF8 { write(file, $0.baseAddress, $0.count) }
  }
}
