internal import GRDB
internal import Glibc

package enum StoreError: Error, Equatable {
  /// Written by a later program; nothing was touched.
  case newerSchema(found: Int, known: Int)
  /// An SQLite database of some other program.
  case notOurs
  /// Bytes that are not as they were written; see `Store.open(at:…, thorough:)`.
  case damaged(String)
  /// The file is missing or empty, and what stands beside it says that it was not.
  case gone
  case readOnly
  case full
  /// There would be less room on the disk afterwards than what is kept needs: so many bytes are missing.
  case littleRoom(Int)
  /// The shell limits the size of files (`ulimit -f`), and one would be larger.
  case limited
  /// Another process kept writing for longer than the time allowed.
  case busy
  case other(String)
}

extension StoreError {
  /// Whether the disk takes nothing, whatever is written.
  package var isOfDisk: Bool { [.readOnly, .full, .limited].contains(self) }

  /// Whether mending may help.
  package var isOfDamage: Bool {
    switch self {
    case .damaged, .gone: true
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
    // No statement of ours names a table or a column that a whole schema has not.
    case .SQLITE_ERROR where error.message?.hasPrefix("no such ") == true: self = .damaged(error.message ?? "")
    default: self = .other(error.description)
    }
  }

  /// A full disk shows itself as a write or a mapping of shared memory that fails; a page cut short as a short read.
  private init(inputOutput error: DatabaseError) {
    switch error.extendedResultCode {
    case .SQLITE_IOERR_SHORT_READ: self = .damaged(error.message ?? "")
    case .SQLITE_IOERR_WRITE, .SQLITE_IOERR_SHMSIZE, .SQLITE_IOERR_FSYNC, .SQLITE_IOERR_TRUNCATE:
      self = StoreError.isLimited ? .limited : .full
    default: self = .other(error.description)
    }
  }

  private static var isLimited: Bool {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit) == 0 && limit.rlim_cur != rlim_t.max
  }

  static func isDamage(_ error: any Error) -> Bool {
    if case .damaged = (error as? DatabaseError).map({ StoreError($0) }) ?? error as? StoreError { true } else { false }
  }

  /// Runs `body`; what SQLite reports comes out as an error of the store.
  static func translating<T>(_ body: () throws -> T) throws -> T {
    do {
      return try body()
    } catch let error as DatabaseError {
      throw StoreError(error)
    } catch is RowDecodingError {
      throw StoreError.damaged("a value of another type")
    }
  }
}
