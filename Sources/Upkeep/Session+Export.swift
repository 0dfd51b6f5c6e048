import Files
import Records
import Replies
import Session
import Store
import Vault

extension Session {
  /// Bytes per call of `write`, at least.
  private static let chunkSize = 1 << 16

  /// Exports all records by kind as one line with a JSON object, written in chunks.
  ///
  /// Asks for the passphrase if sealed text is locked; throws if it cannot be opened.
  ///
  /// - Parameter withoutSealed: writes null for sealed text, and asks for nothing.
  /// - Returns: How many sealed texts are null because they are damaged.
  package func export(withoutSealed: Bool = false, _ write: (String) throws -> Void) throws -> Int {
    var hasStarted = false
    return try storeOpener.retryingAfterRepair(unless: hasStarted) {
      try writeExport(withoutSealed) { chunk in
        hasStarted = true
        try write(chunk)
      }
    }
  }

  private func writeExport(_ withoutSealed: Bool, _ write: (String) throws -> Void) throws -> Int {
    if !withoutSealed { try unlockForExport() }
    var text = ""
    var start = "{"
    var damaged = 0
    for shape in Kinds.all {
      text += "\(start)\(JSON.string(shape.exportName).text):["
      start = ","
      var comma = ""
      damaged += try forEachExported(shape, withoutSealed) { fields in
        text += comma + JSON.object(fields).text
        comma = ","
        guard text.utf8.count >= Session.chunkSize else { return }
        try write(text)
        text = ""
      }
      text += "]"
    }
    try write(text + "}\n")
    return damaged
  }

  /// Calls `body` with the fields of each record of a kind, and of those kinds that are counted with it.
  ///
  /// - Returns: How many sealed texts are null because they are damaged.
  func forEachExported(
    _ shape: Shape, _ withoutSealed: Bool, _ body: ([(key: String, value: JSON)]) throws -> Void
  ) throws -> Int {
    var damaged = 0
    for kind in Kinds.stored where kind.exportName == shape.exportName {
      try store.forEachRecord(of: kind) { record in
        let fields = try fields(record) { column, cell in
          guard !withoutSealed, cell != .null, let place = Sealed.FieldName(record.shape, column) else { return .null }
          if case .blob(let bytes) = cell,
            let words = try sealedFields.openUnlessDamaged(Sealed(bytes), of: record.id, place)
          {
            return .string(words)
          }
          damaged += 1
          return .null
        }
        if case .object(let fields) = fields { try body(fields) }
      }
    }
    return damaged
  }

  /// Exports all records to a new file, which is complete or does not exist.
  package func export(to path: String, withoutSealed: Bool) throws -> Int {
    var damaged = 0
    try Descriptor.createFile(at: path, notesIn: dataFolder) { file in
      damaged = try export(withoutSealed: withoutSealed) { try file.write($0.utf8) }
    }
    return damaged
  }

  func unlockForExport() throws {
    guard let keyID = try keyAccess.storeKey else { return }
    do {
      try keyAccess.unlocking { () throws(VaultError) in try vault.requireKey(sealedBefore: keyID) }
    } catch var error as UserError {
      error.hint = "“nudgy export --without-sealed” prints everything that isn't sealed."
      throw error
    }
  }
}
