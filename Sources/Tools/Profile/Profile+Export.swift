import Engine
import Records
import Store
import Vault

extension Profile {
  /// Everything that is kept, by kind, for other programs: one JSON object, of which a record at a time is handed over.
  ///
  /// Asks for the passphrase where what is sealed is locked; throws where it cannot be opened.
  ///
  /// - Parameter withoutSealed: leaves null what is sealed, and asks for nothing.
  /// - Returns: How many sealed texts stand as null because they are damaged.
  package func export(withoutSealed: Bool = false, _ write: (String) throws -> Void) throws -> Int {
    if !withoutSealed { try openForExport() }
    var damaged = 0
    var start = "{"
    for shape in Kinds.all {
      try write("\(start)\(JSON.string(shape.exported).text):[")
      start = ","
      var comma = ""
      try store.records(of: shape) { record in
        let fields = fields(record) { column, cell in
          guard !withoutSealed else { return .null }
          let seen = seen(cell, of: record.id, Sealed.Place(shape, column))
          if seen == .damaged { damaged += 1 }
          return seen?.json ?? .null
        }
        try write(comma + fields.text)
        comma = ","
      }
      try write("]")
    }
    try write("}")
    return damaged
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
