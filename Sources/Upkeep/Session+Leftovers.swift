import Files
import Glibc
import Session
import Settings
import Store
import Vault

extension Session {
  /// Removes temporary files that killed processes left behind.
  func removeLeftovers() throws {
    try store.removeLeftovers()
    try storeOpener.backups.removeLeftovers()
    try vault.removeLeftovers()
    TemporaryFileNote.removeLeftovers(in: dataFolder)
    try removeUnpackedBackup()
    Leftovers.remove(in: dataFolder) { $0 == "outgoing.db" }
    Leftovers.remove(in: stateFolder) { $0 == "history" }
    Leftovers.remove(in: stateFolder + "/sessions") { $0.hasSuffix(".json") }
    for path in settings.paths {
      guard let slash = path.lastIndex(of: "/") else { continue }
      let file = path[slash...].dropFirst()
      Leftovers.remove(in: String(path[..<slash])) { $0 == file }
    }
  }

  /// Removes an unpacked backup unless a restore is using it.
  private func removeUnpackedBackup() throws {
    let path = dataFolder + "/incoming.db"
    guard access(path, F_OK) == 0, try Descriptor(path, O_RDWR).lock() else { return }
    OpenedBackup.remove(path)
  }
}
