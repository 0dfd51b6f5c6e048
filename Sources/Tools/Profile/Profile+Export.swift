package import Engine
import Records
import Store
import Vault

/// Everything that is kept, by kind, for other programs.
package struct Exported: Sendable {
  package let json: JSON
  /// How many sealed texts stand as null because they are damaged.
  package let damaged: Int
}

extension Profile {
  /// Asks for the passphrase where what is sealed is locked; throws where it cannot be opened.
  /// - Parameter withoutSealed: leaves null what is sealed, and asks for nothing.
  package func export(withoutSealed: Bool = false) throws -> Exported {
    if !withoutSealed { try openForExport() }
    var damaged = 0
    let json = try JSON.object(
      Kinds.all.map { shape in
        let records = try store.all(shape).map { record in
          fields(record) { column, cell in
            guard !withoutSealed else { return .null }
            let seen = seen(cell, of: record.id, Sealed.Place(shape, column))
            if seen == .damaged { damaged += 1 }
            return seen?.json ?? .null
          }
        }
        return (shape.exported, .array(records))
      })
    return Exported(json: json, damaged: damaged)
  }

  private func openForExport() throws {
    guard let known = try storeKey else { return }
    do {
      try unlocking { () throws(VaultError) in try vault.prepare(sealedBefore: known) }
    } catch var trouble as Trouble {
      trouble.hint = "“nudgy export --without-sealed” prints all that is not sealed."
      throw trouble
    }
  }
}
