internal import GRDB
package import Records

extension Store {
  /// SQL orders for records that nothing else orders; the same on every device, unlike row numbers.
  static let oldestFirst = "createdAt, id"
  static let newestFirst = "createdAt DESC, id DESC"

  /// `nil` when there is no such record, or it is in the trash.
  package func record<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try first(R.self, "WHERE id = ? AND deleted = 0", [id.cell])
  }

  /// The records that an SQL tail selects. Skips damaged rows, which `unreadableCounts` reports.
  func fetch<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> [R] {
    try read(of: R.kind.shape) { try Store.fetch(R.self, tail, arguments, $0) }
  }

  func first<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> R? {
    try read(of: R.kind.shape) { try Store.first(R.self, tail, arguments, $0) }
  }

  /// A few sealed texts of each sealed field, including those in the trash. Not subject to access checks, as they stay
  /// sealed.
  package func sealedSamples() throws -> [Sealed] {
    try read { db in
      try Kinds.stored.flatMap { shape in
        try shape.columns.filter(\.isSealed).flatMap { column in
          let name = "\"\(column.name)\""
          let sql = "SELECT \(name) FROM \(shape.name) WHERE typeof(\(name)) = 'blob' LIMIT 10"
          return try Row.fetchAll(db, sql: sql).compactMap { Sealed(cell: $0.cell(0)) }
        }
      }
    }
  }

  func count(_ tail: String, _ arguments: [Cell] = []) throws -> Int {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT count(*) FROM \(tail)")
      return try Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0
    }
  }

  static func fetch<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell], _ db: Database) throws -> [R] {
    let shape = R.kind.shape
    let statement = try db.cachedStatement(sql: StoredRow.select(shape, tail))
    return try Row.fetchAll(statement, arguments: StatementArguments(arguments)).compactMap { row in
      try StoredRow.recordIfReadable(row, shape)
    }
  }

  /// The first record that an SQL tail selects. Throws where it is damaged, as this one was asked for.
  static func first<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell], _ db: Database) throws -> R? {
    let shape = R.kind.shape
    let statement = try db.cachedStatement(sql: StoredRow.select(shape, tail))
    return try Row.fetchOne(statement, arguments: StatementArguments(arguments)).map { try StoredRow.record($0, shape) }
  }
}
