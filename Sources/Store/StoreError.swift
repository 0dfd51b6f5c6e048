internal import GRDB
internal import Glibc

package enum StoreError: Error, Equatable {
  /// Written by a newer version; the file was not changed.
  case newerSchema(found: Int, known: Int)
  /// An SQLite database of another program.
  case notOurs
  /// The content is damaged; see `Store.openRepairing`.
  case damaged(String)
  /// The file is missing or empty, but other files show that there was a store.
  case missing
  case readOnly
  case full
  /// The disk would have less free space than the reserve for the store; the number of bytes missing.
  case littleRoom(Int)
  /// The shell limits the size of files (`ulimit -f`), and the file would exceed that.
  case limited
  /// Another process kept writing for longer than `BusyPolicy.limit`.
  case busy
  case other(String)
}

extension StoreError {
  /// Whether no write can succeed at present, whatever is written.
  package var isDiskError: Bool { [.readOnly, .full, .limited].contains(self) }

  /// Whether a repair may help.
  package var isRepairable: Bool {
    switch self {
    case .damaged, .missing: true
    default: false
    }
  }

  init(_ error: DatabaseError) {
    switch error.resultCode {
    case .SQLITE_CORRUPT, .SQLITE_NOTADB: self = .damaged(error.message ?? "")
    case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_CANTOPEN, .SQLITE_AUTH: self = .readOnly
    case .SQLITE_FULL: self = .full
    case .SQLITE_BUSY, .SQLITE_LOCKED: self = .busy
    case .SQLITE_IOERR: self = StoreError(inputOutput: error)
    // All statements fit the schema, so a missing table or column means damage.
    case .SQLITE_ERROR where error.message?.hasPrefix("no such ") == true: self = .damaged(error.message ?? "")
    default: self = .other(error.description)
    }
  }

  /// On a full disk, a write or a mapping of shared memory fails; a truncated page shows as a short read.
  private init(inputOutput error: DatabaseError) {
    switch error.extendedResultCode {
    case .SQLITE_IOERR_SHORT_READ: self = .damaged(error.message ?? "")
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE:
      self = StoreError.isFileSizeLimited ? .limited : .full
    default: self = .other(error.description)
    }
  }

  private static var isFileSizeLimited: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 && limit.rlim_cur != rlim_t.max
  }

  static func isDamage(_ error: any Error) -> Bool {
    if case .damaged = (error as? DatabaseError).map({ StoreError($0) }) ?? error as? StoreError { true } else { false }
  }

  /// Runs `body`, and converts errors of SQLite to `StoreError`.
  static func translatingErrors<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(error)
    } catch is RowDecodingError {
      throw StoreError.damaged("a value of another type")
    }
  }
}
