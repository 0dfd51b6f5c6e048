internal import GRDB
package import Records

extension Store {
  /// The order of records among which nothing else decides, the same on every device; a row's number is not.
  static let oldest = "createdAt, id"
  static let youngest = "createdAt DESC, id DESC"

  /// `nil` when there is none, or it is in the trash.
  package func record<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try first(R.self, "WHERE id = ? AND deleted = 0", [id.cell])
  }

  /// The records whose rows an SQL tail selects. One that is damaged hides no other: it is stepped over, and told of by
  /// `unreadable`.
  func fetch<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> [R] {
    try read(of: R.kind.shape) { try Store.fetch(R.self, tail, arguments, $0) }
  }

  func first<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> R? {
    try read(of: R.kind.shape) { try Store.first(R.self, tail, arguments, $0) }
  }

  /// A few sealed texts from each place where there can be any, in the trash and out of reach too: they stay sealed.
  package func someSealed() throws -> [Sealed] {
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
      try StoredRow.readable(row, shape)
    }
  }

  /// The first of them; a damaged one is told as such, for it was asked for by itself.
  static func first<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell], _ db: Database) throws -> R? {
    let shape = R.kind.shape
    let statement = try db.cachedStatement(sql: StoredRow.select(shape, tail))
    return try Row.fetchOne(statement, arguments: StatementArguments(arguments)).map { try StoredRow.record($0, shape) }
  }
}
