import Engine
import Files
import Glibc
import Replies
import Session
import Settings
import Store
import Vault

extension Session {
  /// Clears up after processes that were killed: what they had begun to write, and nobody writes any more.
  func sweep() throws {
    try store.sweep()
    try backups.sweep()
    try vault.sweep()
    WritingNote.sweep(data)
    try sweepIncoming()
    Leftovers.sweep(data) { $0 == "outgoing.db" }
    Leftovers.sweep(state) { $0 == "history" }
    Leftovers.sweep(state + "/sessions") { $0.hasSuffix(".json") }
    if let slash = settings.path.lastIndex(of: "/") {
      let file = settings.path[slash...].dropFirst()
      Leftovers.sweep(String(settings.path[..<slash])) { $0 == file }
    }
  }

  /// A backup that was unpacked, unless a restore reads it.
  private func sweepIncoming() throws {
    let path = data + "/incoming.db"
    guard access(path, F_OK) == 0, try Descriptor(path, O_RDWR).lock() else { return }
    Incoming.remove(path)
  }
}
