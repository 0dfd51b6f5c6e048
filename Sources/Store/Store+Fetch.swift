internal import GRDB
package import Records

extension Store {
  /// `nil` when there is none, or it is in the trash.
  package func record<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try first(R.self, "WHERE id = ? AND deleted = 0", [id.cell])
  }

  /// The records whose rows an SQL tail selects.
  func fetch<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> [R] {
    try read(of: R.kind.shape) { try Store.fetch(R.self, tail, arguments, $0) }
  }

  func first<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell] = []) throws -> R? {
    try fetch(R.self, tail, arguments).first
  }

  func count(_ tail: String, _ arguments: [Cell] = []) throws -> Int {
    try read { db in
      let statement = try db.cachedStatement(sql: "SELECT count(*) FROM \(tail)")
      return try Int.fetchOne(statement, arguments: StatementArguments(arguments)) ?? 0
    }
  }

  static func fetch<R: Records.Record>(_: R.Type, _ tail: String, _ arguments: [Cell], _ db: Database) throws -> [R] {
    let shape = R.kind.shape
    let statement = try db.cachedStatement(
      sql: "SELECT \(StoredRow.columns(of: shape)) FROM \(shape.name) \(tail)")
    return try Row.fetchAll(statement, arguments: StatementArguments(arguments)).map { row in
      try StoredRow.record(row, shape)
    }
  }
}
