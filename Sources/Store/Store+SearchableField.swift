import FoundationEssentials
internal import GRDB
package import Records

/// What can be read of a record without its sealed text.
package struct DocumentHeader: Sendable {
  let row: Int64
  package let id: ID
  package let title: String?
  /// A day or a time as text; only comparable within one kind.
  package let time: String
  /// The first 21 bytes of the sealed text; they differ each time something is sealed.
  package let sealPrefix: [UInt8]
}

extension Store {
  /// The header of every record that has this field, without the text. `sealPrefix` tells whether the text changed.
  package func documentHeaders(_ field: SearchableField) throws -> [DocumentHeader] {
    let name = field.name
    try accessPolicy.checkAccess(to: name.kind)
    return try read { db in
      let rows = try Row.fetchCursor(
        db.cachedStatement(
          sql: """
            SELECT n, id, \(field.headingColumn), \(field.timeColumn), substr(\(name.field), 1, 21) FROM \(name.kind)
            WHERE deleted = 0 AND \(name.field) IS NOT NULL ORDER BY n
            """))
      var headers: [DocumentHeader] = []
      while let row = try rows.next() {
        guard let number = Int64(cell: row.cell(0)), let id = ID(cell: row.cell(1)),
          let time = String(cell: row.cell(3))
        else { continue }
        headers.append(
          DocumentHeader(
            row: number, id: id, title: String(cell: row.cell(2)), time: time,
            sealPrefix: Sealed(cell: row.cell(4))?.bytes ?? []))
      }
      return headers
    }
  }

  /// Passes the sealed texts of these records to `body`, in batches of about a megabyte. `body` may use the store.
  ///
  /// - Parameter headers: in the order in which `documentHeaders` returned them.
  package func sealedTexts(
    of headers: [DocumentHeader], in field: SearchableField,
    _ body: ([(header: DocumentHeader, sealed: Sealed)]) throws -> Void
  ) throws {
    try accessPolicy.checkAccess(to: field.name.kind)
    var rest = headers[...]
    while !rest.isEmpty { try body(try read { try Store.sealedTexts(of: &rest, in: field, $0) }) }
  }

  /// The size of a batch in bytes; its last text may exceed it.
  private static let maxBatchBytes = 1 << 20
  /// The most records that one query asks for.
  private static let maxBatchCount = 512

  private static func sealedTexts(of rest: inout ArraySlice<DocumentHeader>, in field: SearchableField, _ db: Database)
    throws
    -> [(header: DocumentHeader, sealed: Sealed)]
  {
    let name = field.name
    let statement = try db.cachedStatement(
      sql: """
        SELECT n, \(name.field) FROM \(name.kind) WHERE n IN (SELECT value FROM json_each(?)) ORDER BY n
        """)
    let batch = rest.prefix(Store.maxBatchCount)
    let numbers = batch.map { String($0.row) }.joined(separator: ",")
    let rows = try Row.fetchCursor(statement, arguments: ["[\(numbers)]"])
    var texts: [(header: DocumentHeader, sealed: Sealed)] = []
    var size = 0
    while size < maxBatchBytes, let row = try rows.next(), let number = Int64(cell: row.cell(0)) {
      // The records before it have been deleted meanwhile.
      rest = rest.drop { $0.row < number }
      guard let header = rest.popFirst() else { break }
      // Reading it as a cell would copy it twice.
      guard let bytes = try row.withUnsafeData(atIndex: 1, { $0?.withUnsafeBytes { Array($0) } }) else { continue }
      texts.append((header, Sealed(bytes)))
      size += bytes.count
    }
    // The records after the last row have been deleted too.
    if size < maxBatchBytes { rest = rest[batch.endIndex...] }
    return texts
  }
}
