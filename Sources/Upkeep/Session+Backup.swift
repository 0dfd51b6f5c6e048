import Engine
package import Files
import Glibc
import Records
package import Replies
import Session
import Store
package import Vault

extension Session {
  /// The names within a backup: a store that opens wherever the key lies beside it.
  enum Part {
    static let store = "nudgy.db"
    static let key = "key"
  }

  /// Writes the store as it is now, and the key to what is sealed in it, into one age file that was not there before.
  ///
  /// What is sealed stays sealed within; the key leaves only inside the age file.
  package func backUp(_ lock: AgeLock, to path: String) throws -> Reply {
    guard !options.isDryRun else { return Reply("Would write a backup to \(path).") }
    try Descriptor.make(path, noted: data) { try pack(keyToCarry(), lock, into: $0) }
    return Reply("Backed up to \(path).", .lines(["“nudgy restore \(path)” brings it back, on any machine."]))
  }

  /// The same into what is open already, like a pipe.
  package func backUp(_ lock: AgeLock, into target: Descriptor) throws {
    let key = try keyToCarry()
    guard !options.isDryRun else { return }
    try pack(key, lock, into: target)
  }

  /// `nil` where nothing was ever sealed.
  private func keyToCarry() throws -> CarriedKey? {
    guard let known = try storeKey else { return nil }
    return try unlocking { () throws(VaultError) in try vault.carriedKey(sealedBefore: known) }
  }

  private func pack(_ key: CarriedKey?, _ lock: AgeLock, into target: Descriptor) throws {
    try telling("Writing the backup. With much in it, that takes a while.") { try write(key, lock, into: target) }
  }

  private func write(_ key: CarriedKey?, _ lock: AgeLock, into target: Descriptor) throws {
    let copy = data + "/outgoing.db.\(getpid())"
    defer { unlink(copy) }
    try store.copy(to: copy)
    let source = try Descriptor(copy, O_RDONLY)
    // From here on it has no name, and is gone with this process however that ends.
    unlink(copy)
    var file = try AgeWriter(lock) { try target.write($0) }
    if let key {
      let text = Array("\(key.text)\n".utf8)
      try file.append(Tar.head(Part.key, size: text.count) + text + Tar.padding(after: text.count))
    }
    let size = source.size
    try file.append(Tar.head(Part.store, size: size))
    while case let bytes = try source.read(1 << 16), !bytes.isEmpty { try file.append(bytes) }
    try file.append(Tar.padding(after: size) + Tar.end)
    try file.finish()
  }
}
