import Engine
package import Files
import Glibc
import Language
import Replies
import Session
import Store
package import Vault

/// A backup that was opened: its store, in a private file for as long as this lives, and its key, which no file ever has.
package final class Incoming {
  let store: Store
  let key: CarriedKey?
  private let path: String
  /// Held, so that no other restore writes into it.
  private let file: Descriptor

  fileprivate init(_ store: Store, _ key: CarriedKey?, _ path: String, _ file: Descriptor) {
    (self.store, self.key, self.path, self.file) = (store, key, path, file)
  }

  /// The private file is gone afterwards.
  package func close() throws {
    defer { Incoming.remove(path) }
    try store.close()
  }

  static func remove(_ path: String) {
    for end in ["", "-wal", "-shm"] { unlink(path + end) }
    // Only a folder of its own is empty now, and goes.
    if path.hasPrefix(Session.passingFolders), let slash = path.lastIndex(of: "/") { rmdir(String(path[..<slash])) }
  }
}

extension Session {
  /// Opens a backup. Nothing that is kept here is touched.
  package func incoming(_ source: Descriptor, _ key: AgeKey) throws -> Incoming {
    _ = try store
    let path = try (options.isDryRun ? Session.passingFolder() : data) + "/incoming.db"
    let file = try Descriptor(path, O_RDWR | O_CREAT)
    guard file.lock() else { throw UserError("Another restore is going on. Nothing was changed.") }
    do {
      guard ftruncate(file.number, 0) == 0 else { throw UserError("\(path) could not be written.") }
      return try telling("Reading the backup. With much in it, that takes a while.") {
        let key = try unpack(AgeReader(key, read: source.read), into: file)
        // Whatever wrote it before may have left its log.
        for end in ["-wal", "-shm"] { unlink(path + end) }
        return Incoming(try whole(path), key, path, file)
      }
    } catch {
      Incoming.remove(path)
      throw error
    }
  }

  fileprivate static let passingFolders = "/tmp/nudgy-"

  /// Outside of where nudgy keeps things, for a dry run.
  private static func passingFolder() throws -> String {
    var name = Array((passingFolders + "XXXXXX").utf8CString)
    guard mkdtemp(&name) != nil else { throw UserError("No folder can be made in /tmp.", hint: "Is the disk full?") }
    return String(decoding: name.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// - Returns: The key in it, if there is one.
  private func unpack(_ reader: AgeReader, into file: Descriptor) throws -> CarriedKey? {
    var reader = reader
    var untar = Untar()
    var key: [UInt8] = []
    var hasStore = false
    // To the last chunk, as only that tells whether it is whole.
    while let chunk = try reader.next() {
      let isTar = try untar.take(chunk) { name, bytes in
        switch name {
        case Part.store:
          hasStore = true
          try file.write(bytes)
        case Part.key: key += bytes.prefix(max(0, 128 - key.count))
        default: break
        }
      }
      guard isTar else { throw Session.noBackup }
    }
    guard hasStore, untar.isOver else { throw Session.noBackup }
    guard !key.isEmpty else { return nil }
    guard let found = CarriedKey(text: String(decoding: key, as: UTF8.self).trimmed) else { throw AgeError.damaged }
    return found
  }

  private func whole(_ path: String) throws -> Store {
    do {
      let other = try Store.open(at: path, clock: clock, ids: ids).store
      guard try other.faults().isEmpty else { throw AgeError.damaged }
      return other
    } catch StoreError.damaged { throw AgeError.damaged }
  }

  private static let noBackup = UserError("The file opens, and is no backup of nudgy. Nothing was changed.")
}
