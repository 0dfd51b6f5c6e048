package import Files
import Glibc
package import Replies
import Session
import Store
package import Vault

extension Session {
  /// The file names within a backup archive, the same as in the data folder.
  enum ArchiveEntry {
    static let store = "nudgy.db"
    static let key = "key"
  }

  /// Writes the current store and its key into one new age file.
  ///
  /// Sealed text stays sealed within; the key leaves the device only inside the age file.
  package func backUp(_ encryptionKey: AgeEncryptionKey, to path: String) throws -> Reply {
    guard !options.isDryRun else { return Reply("Would write a backup to \(path).") }
    try Descriptor.createFile(at: path, notesIn: dataFolder) { try pack(backupKey(), encryptionKey, into: $0) }
    return Reply("Backed up to \(path).", .lines(["“nudgy restore \(path)” restores it, on any machine."]))
  }

  /// Writes a backup to an open descriptor, such as a pipe.
  package func backUp(_ encryptionKey: AgeEncryptionKey, into target: Descriptor) throws {
    let key = try backupKey()
    guard !options.isDryRun else { return }
    try pack(key, encryptionKey, into: target)
  }

  /// The key to put into the backup; `nil` if nothing was ever sealed.
  private func backupKey() throws -> ExportedKey? {
    guard let keyID = try keyAccess.storeKey else { return nil }
    return try keyAccess.unlocking { () throws(VaultError) in try vault.exportKey(sealedBefore: keyID) }
  }

  private func pack(_ key: ExportedKey?, _ encryptionKey: AgeEncryptionKey, into target: Descriptor) throws {
    try options.notifyingIfSlow("Writing the backup. This can take a while.") {
      try write(key, encryptionKey, into: target)
    }
  }

  private func write(_ key: ExportedKey?, _ encryptionKey: AgeEncryptionKey, into target: Descriptor) throws {
    let copy = dataFolder + "/outgoing.db.\(getpid())"
    defer { unlink(copy) }
    try store.copy(to: copy)
    let source = try Descriptor(copy, O_RDONLY)
    // The unlinked file disappears with this process, however that ends.
    unlink(copy)
    var file = try AgeWriter(encryptionKey) { try target.write($0) }
    if let key {
      let text = Array("\(key.text)\n".utf8)
      try file.append(Tar.header(ArchiveEntry.key, size: text.count) + text + Tar.padding(after: text.count))
    }
    let size = source.size
    try file.append(Tar.header(ArchiveEntry.store, size: size))
    while case let bytes = try source.read(1 << 16), !bytes.isEmpty { try file.append(bytes) }
    try file.append(Tar.padding(after: size) + Tar.end)
    try file.finish()
  }
}
