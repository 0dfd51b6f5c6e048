internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// A copy of the file in memory for a dry run: the file is only read, and nothing reaches the disk. The copy is an
  /// empty store where there is no file.
  ///
  /// - Parameter thorough: checks every page.
  package static func dryRunCopy(
    of path: String, thorough: Bool = false, clock: WallClock, ids: IDGenerator
  ) throws -> OpenResult {
    try StoreError.translatingErrors {
      let copy = try DatabaseConnection(configuration())
      let isNew = access(path, F_OK) != 0
      if !isNew { try readOnlySource(path).backup(to: copy.queue) }
      try prepare(copy.queue, ids)
      let store = Store(copy, path: nil, clock: clock, ids: ids)
      if thorough, let fault = try store.integrityErrors().first { throw StoreError.damaged(fault) }
      return OpenResult(store: store, outcome: isNew ? .new : .dryRun)
    }
  }

  /// Opens the file for reading without leaving a trace. With a write-ahead log SQLite needs the log's index, which
  /// exists while any process has the store open. Without a log no process writes, so no lock is needed.
  static func readOnlySource(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .callback(BusyPolicy().busyCallback)
    var log = stat()
    guard stat(path + "-wal", &log) != 0 || log.st_size == 0 else {
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    return try DatabaseQueue(path: "file:\(percentEncoded(path))?immutable=1", configuration: configuration)
  }

  /// Percent-encodes a path for a URI.
  private static func percentEncoded(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let isAllowed = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      let digits = String(byte, radix: 16)
      text += isAllowed ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
