import Engine
import Files
import Records
import Replies
import Session
import Store
import Vault

extension Session {
  /// Bytes that are handed over at once.
  private static let piece = 1 << 16

  /// Everything that is kept, by kind, for other programs: one line with a JSON object, handed over piece by piece.
  ///
  /// Asks for the passphrase where what is sealed is locked; throws where it cannot be opened.
  ///
  /// - Parameter withoutSealed: leaves null what is sealed, and asks for nothing.
  /// - Returns: How many sealed texts stand as null because they are damaged.
  package func export(withoutSealed: Bool = false, _ write: (String) throws -> Void) throws -> Int {
    var isBegun = false
    return try mendingOnce(unless: isBegun) {
      try written(withoutSealed) { piece in
        isBegun = true
        try write(piece)
      }
    }
  }

  private func written(_ withoutSealed: Bool, _ write: (String) throws -> Void) throws -> Int {
    if !withoutSealed { try openForExport() }
    var damaged = 0
    var text = ""
    var start = "{"
    for shape in Kinds.all {
      text += "\(start)\(JSON.string(shape.exported).text):["
      start = ","
      var comma = ""
      func add(_ record: RawRecord) throws {
        let fields = try fields(record) { column, cell in
          guard !withoutSealed, cell != .null, let place = Sealed.Place(record.shape, column) else { return .null }
          if case .blob(let bytes) = cell, let words = try openUnlessDamaged(Sealed(bytes), of: record.id, place) {
            return .string(words)
          }
          damaged += 1
          return .null
        }
        text += comma + fields.text
        comma = ","
        guard text.utf8.count >= Session.piece else { return }
        try write(text)
        text = ""
      }
      for kind in Kinds.stored where kind.exported == shape.exported { try store.records(of: kind, add) }
      text += "]"
    }
    try write(text + "}\n")
    return damaged
  }

  /// The same into a file that was not there before. It is whole, or is not there.
  package func export(to path: String, withoutSealed: Bool) throws -> Int {
    var damaged = 0
    try Descriptor.make(path, noted: data) { file in
      damaged = try export(withoutSealed: withoutSealed) { try file.write($0.utf8) }
    }
    return damaged
  }

  private func openForExport() throws {
    guard let known = try storeKey else { return }
    do {
      try unlocking { () throws(VaultError) in try vault.prepare(sealedBefore: known) }
    } catch var trouble as UserError {
      trouble.hint = "“nudgy export --without-sealed” prints all that is not sealed."
      throw trouble
    }
  }
}
