internal import GRDB
internal import Glibc
package import Records

extension Store {
  /// A copy of the file in memory, to try changes on: nothing that is done to it reaches a disk, and the file is only
  /// read. Where there is none, the copy is an empty store.
  ///
  /// - Parameter thorough: checks every page.
  package static func rehearsal(
    of path: String, thorough: Bool = false, clock: WallClock, ids: Ids
  ) throws -> Opening {
    try StoreError.translating {
      let copy = try Connection(configuration())
      let isNew = access(path, F_OK) != 0
      if !isNew { try source(path).backup(to: copy.queue) }
      try prepare(copy.queue, ids)
      let store = Store(copy, path: nil, clock: clock, ids: ids)
      if thorough, let fault = try store.faults().first { throw StoreError.damaged(fault) }
      return Opening(store: store, outcome: isNew ? .new : .rehearsed)
    }
  }

  /// A reader that leaves no trace. Reading beside a write-ahead log takes SQLite's file of locks, which is there
  /// already while anybody else has the store open; without a log, nobody writes and no lock is needed.
  static func source(_ path: String) throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .callback(BusyPolicy().handler)
    var log = stat()
    guard stat(path + "-wal", &log) != 0 || log.st_size == 0 else {
      return try DatabaseQueue(path: path, configuration: configuration)
    }
    return try DatabaseQueue(path: "file:\(escaped(path))?immutable=1", configuration: configuration)
  }

  /// As a path stands in a URI.
  private static func escaped(_ path: String) -> String {
    path.utf8.reduce(into: "") { text, byte in
      let isPlain = byte > 0x20 && byte < 0x7F && !"%?#".utf8.contains(byte)
      let digits = String(byte, radix: 16)
      text += isPlain ? String(UnicodeScalar(byte)) : "%" + (digits.count == 1 ? "0" : "") + digits
    }
  }
}
