import Engine
import Records
package import Replies
package import Session
import Settings
package import Store
import Vault

extension Session {
  /// What a restore would do; nothing is kept of it.
  package func preview(_ incoming: Incoming) throws -> [Merged] {
    try telling("Comparing the backup with what is here. With much in it, that takes a while.") {
      try store.merge(incoming.store, Session.restoring, dryRun: true) { copy, here in
        try translated(copy, here, incoming.key) { _, _ in nil }
      }
    }
  }

  /// Whether the key to what is sealed here is lost, and is in the backup.
  package func lacksKey(of incoming: Incoming) throws -> Bool {
    guard let known = try storeKey, incoming.key?.id == known else { return false }
    do throws(VaultError) { try vault.prepare(sealedBefore: known) } catch { return error.isLost }
    return false
  }

  /// What a restore came to.
  package struct Restored {
    package let merged: [Merged]
    /// What there is to know of keys and codes besides.
    package let notes: [LocalizedText]
  }

  /// Makes everything in the backup what it was then, as one change, and brings a lost key back. What came since stays.
  package func restore(_ incoming: Incoming) throws -> Restored {
    // A recovery code made where the backup comes from opens the key there.
    var isCodeVoid = try storeKey == nil && incoming.key != nil
    var notes: [LocalizedText] = []
    if let key = incoming.key, try lacksKey(of: incoming) {
      isCodeVoid = try vaulted { () throws(VaultError) in try vault.takeBack(key) } == .recoveryCodeVoid
      notes += vault.setAside.map { "What lay in its place is set aside in \(data)/\($0)." }
    }
    if isCodeVoid { notes.append("An earlier recovery code opens nothing here; “nudgy recovery” makes a new one.") }
    return Restored(merged: try merge(incoming), notes: notes)
  }

  private func merge(_ incoming: Incoming) throws -> [Merged] {
    if try storeKey == nil, incoming.key != nil {
      let made = try vaulted { () throws(VaultError) in try vault.keyID(sealedBefore: nil) }
      try store.keepWithNextChange(.vaultKey, made.text)
    }
    let ours = try storeKey
    // Asked for before anything is written.
    if incoming.key != nil { try unlocking { () throws(VaultError) in try vault.prepare(sealedBefore: ours) } }
    return try telling("Restoring. With much in the backup, that takes a while.") {
      try store.merge(incoming.store, Session.restoring, dryRun: false) { copy, here in
        try translated(copy, here, incoming.key) { text, context in
          try vaulted { () throws(VaultError) in try vault.seal(text, for: context, sealedBefore: ours) }
        }
      }
    }
  }

  private static let restoring = Intent(
    tool: "restore", label: .plain(("restored a backup" as LocalizedText).json.text))

  /// The cells of a record as they can stand here: what another key sealed is sealed anew, unless it says what stands
  /// here already. `nil` where that key does not open it, or where what must be sealed stands open.
  ///
  /// - Parameter seal: `nil` leaves it as it came.
  private func translated(
    _ copy: RawRecord, _ here: [Cell]?, _ key: CarriedKey?, seal: (String, Vault.Context) throws -> [UInt8]?
  ) throws -> [Cell]? {
    var cells = copy.cells
    for (index, column) in copy.shape.columns.enumerated() {
      guard let place = Sealed.Place(copy.shape, column), cells[index] != .null, cells[index] != here?[index]
      else { continue }
      guard case .blob(let bytes) = cells[index] else { return nil }
      let context = Vault.Context(record: copy.id.text, field: place.name)
      guard let text = try? key?.open(bytes, for: context) else { return nil }
      if case .blob(let mine)? = here?[index], (try? vault.open(mine, for: context)) == text {
        cells[index] = .blob(mine)
      } else if let sealed = try seal(text, context) {
        cells[index] = .blob(sealed)
      }
    }
    return cells
  }
}

extension [Merged] {
  /// As people are shown it.
  package var reply: Reply.Show {
    isEmpty
      ? .nothing
      : .table(
        Reply.Table(
          nil, columns: ["What", "New", "Changed", "Deleted"],
          rows: map { ["\(LocalizedText.named($0.kind.told))", "\($0.new)", "\($0.changed)", "\($0.deleted)"] }))
  }

  /// How many records it touches.
  package var sum: Int { reduce(0) { $0 + $1.sum } }
  package var unreadable: Int { reduce(0) { $0 + $1.unreadable } }
}
