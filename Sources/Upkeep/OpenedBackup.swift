package import Files
import Glibc
import Language
import Replies
import Session
import Store
package import Vault

/// An opened backup: its store, unpacked into a private file for the lifetime of this object, and its key, which is
/// never written to a file.
package final class OpenedBackup {
  let store: Store
  let key: ExportedKey?
  private let path: String
  /// Holds the lock that keeps other restores out of the file.
  private let file: Descriptor

  fileprivate init(_ store: Store, _ key: ExportedKey?, _ path: String, _ file: Descriptor) {
    (self.store, self.key, self.path, self.file) = (store, key, path, file)
  }

  /// Closes the store and deletes the private file.
  package func close() throws {
    defer { OpenedBackup.remove(path) }
    try store.close()
  }

  static func remove(_ path: String) {
    for suffix in ["", "-wal", "-shm"] { unlink(path + suffix) }
    // A dry run's temporary folder is empty now and is removed, too.
    if path.hasPrefix(Session.temporaryFolderPrefix), let slash = path.lastIndex(of: "/") {
      rmdir(String(path[..<slash]))
    }
  }
}

extension Session {
  /// Opens a backup without changing the current store.
  package func openBackup(_ source: Descriptor, _ key: AgeDecryptionKey) throws -> OpenedBackup {
    _ = try store
    let path = try (options.isDryRun ? Session.makeTemporaryFolder() : dataFolder) + "/incoming.db"
    let file = try Descriptor(path, O_RDWR | O_CREAT)
    guard file.lock() else { throw UserError("Another restore is running. Nothing was changed.") }
    do {
      guard ftruncate(file.number, 0) == 0 else { throw UserError("\(path) couldn't be written.") }
      return try options.notifyingIfSlow("Reading the backup. This can take a while.") {
        let key = try unpack(AgeReader(key, read: source.read), into: file)
        // An earlier restore may have left its write-ahead log.
        for suffix in ["-wal", "-shm"] { unlink(path + suffix) }
        return OpenedBackup(try openIntactStore(at: path), key, path, file)
      }
    } catch {
      OpenedBackup.remove(path)
      throw error
    }
  }

  fileprivate static let temporaryFolderPrefix = "/tmp/nudgy-"

  /// Creates a folder outside nudgy's own, for a dry run.
  private static func makeTemporaryFolder() throws -> String {
    var name = Array((temporaryFolderPrefix + "XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw UserError("I can't create a folder in /tmp.", hint: "Is the disk full?") }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// - Returns: The key in the backup, if any.
  private func unpack(_ reader: AgeReader, into file: Descriptor) throws -> ExportedKey? {
    var reader = reader
    var untar = Untar()
    var key: [UInt8] = []
    var hasStore = false
    // Reads to the last chunk, as only that proves that the file is complete.
    while let chunk = try reader.next() {
      let isTar = try untar.consume(chunk) { name, bytes in
        switch name {
        case ArchiveEntry.store:
          hasStore = true
          try file.write(bytes)
        case ArchiveEntry.key: key += bytes.prefix(max(0, 128 - key.count))
        default: break
        }
      }
      guard isTar else { throw Session.notABackupError }
    }
    guard hasStore, untar.isAtEnd else { throw Session.notABackupError }
    guard !key.isEmpty else { return nil }
    guard let carriedKey = ExportedKey(text: String(decoding: key, as: UTF8.self).trimmed) else {
      throw AgeError.damaged
    }
    return carriedKey
  }

  private func openIntactStore(at path: String) throws -> Store {
    do {
      let other = try Store.open(at: path, clock: clock, ids: ids).store
      guard try other.integrityErrors().isEmpty else { throw AgeError.damaged }
      return other
    } catch StoreError.damaged { throw AgeError.damaged }
  }

  private static let notABackupError = UserError("The file opened, but it isn't a nudgy backup. Nothing was changed.")
}
