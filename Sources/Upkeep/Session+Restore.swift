import Records
package import Replies
package import Session
import Settings
package import Store
import Vault

extension Session {
  /// What a restore would change, without doing it.
  package func preview(_ backup: OpenedBackup) throws -> [MergeCounts] {
    try options.notifyingIfSlow("Comparing the backup with what is here. This can take a while.") {
      try store.merge(backup.store, Session.restoreIntent, dryRun: true) { copy, here in
        try resealedCells(copy, here, backup.key) { _, _ in nil }
      }
    }
  }

  /// Whether the key of this store is lost, and the backup has it.
  package func lacksKey(of backup: OpenedBackup) throws -> Bool {
    guard let keyID = try keyAccess.storeKey, backup.key?.id == keyID else { return false }
    do throws(VaultError) { try vault.requireKey(sealedBefore: keyID) } catch { return error.isLost }
    return false
  }

  /// The result of a restore.
  package struct RestoreResult {
    package let counts: [MergeCounts]
    /// Messages about keys and recovery codes.
    package let notes: [LocalizedText]
  }

  /// Restores every record of the backup to its state there, as one change, and brings back a lost key. Records that
  /// were added since then stay.
  package func restore(_ backup: OpenedBackup) throws -> RestoreResult {
    // A recovery code made on the backup's device opens only the key there.
    var isCodeVoid = try keyAccess.storeKey == nil && backup.key != nil
    var notes: [LocalizedText] = []
    if let key = backup.key, try lacksKey(of: backup) {
      isCodeVoid =
        try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.restore(key) } == .recoveryCodeVoid
      notes += vault.setAsideFileNames.map { "The file it replaced is kept as \(dataFolder)/\($0)." }
    }
    if isCodeVoid { notes.append("Earlier recovery codes don't work here; “nudgy recovery” makes a new one.") }
    return RestoreResult(counts: try merge(backup), notes: notes)
  }

  private func merge(_ backup: OpenedBackup) throws -> [MergeCounts] {
    if try keyAccess.storeKey == nil, backup.key != nil {
      let newKeyID = try keyAccess.mappingVaultErrors { () throws(VaultError) in try vault.keyID(sealedBefore: nil) }
      try store.setMetaWithNextChange(.vaultKey, newKeyID.text)
    }
    let localKeyID = try keyAccess.storeKey
    // Asks for the passphrase before anything is written.
    if backup.key != nil {
      try keyAccess.unlocking { () throws(VaultError) in try vault.requireKey(sealedBefore: localKeyID) }
    }
    return try options.notifyingIfSlow("Restoring. This can take a while.") {
      try store.merge(backup.store, Session.restoreIntent, dryRun: false) { copy, here in
        try resealedCells(copy, here, backup.key) { text, context in
          try keyAccess.mappingVaultErrors { () throws(VaultError) in
            try vault.seal(text, for: context, sealedBefore: localKeyID)
          }
        }
      }
    }
  }

  private static let restoreIntent = Intent(
    tool: "restore", label: .text(("restored a backup" as LocalizedText).json.text))

  /// The cells of a record from a backup, with sealed text resealed by the local key; if the local record has the
  /// same text, its sealed bytes are kept. `nil` if the backup's key does not open a cell, or if a cell that must be
  /// sealed is not.
  ///
  /// - Parameter seal: seals text with the local key; if it returns `nil`, the cell stays unchanged.
  private func resealedCells(
    _ copy: RawRecord, _ localCells: [Cell]?, _ key: ExportedKey?, seal: (String, Vault.Context) throws -> [UInt8]?
  ) throws -> [Cell]? {
    var cells = copy.cells
    for (index, column) in copy.shape.columns.enumerated() {
      guard let place = Sealed.FieldName(copy.shape, column), cells[index] != .null, cells[index] != localCells?[index]
      else { continue }
      guard case .blob(let bytes) = cells[index] else { return nil }
      let context = Vault.Context(record: copy.id.text, field: place.name)
      guard let text = try? key?.open(bytes, for: context) else { return nil }
      if case .blob(let localBytes)? = localCells?[index], (try? vault.open(localBytes, for: context)) == text {
        cells[index] = .blob(localBytes)
      } else if let sealed = try seal(text, context) {
        cells[index] = .blob(sealed)
      }
    }
    return cells
  }
}

extension [MergeCounts] {
  /// The counts as a table.
  package var reply: Reply.Content {
    isEmpty
      ? .nothing
      : .table(
        Reply.Table(
          nil, columns: ["What", "New", "Changed", "Deleted"],
          rows: map {
            ["\(LocalizedText.localizedName($0.kind.pluralName))", "\($0.new)", "\($0.changed)", "\($0.deleted)"]
          }))
  }

  /// The number of affected records.
  package var total: Int { reduce(0) { $0 + $1.total } }
  package var unreadable: Int { reduce(0) { $0 + $1.unreadable } }
}
