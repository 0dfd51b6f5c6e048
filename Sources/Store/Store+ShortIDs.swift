internal import GRDB
package import Records

extension Store {
  /// The ids, of records of any kind outside the trash, that begin or end with the digits; at most `limit`.
  package func ids(matching digits: String, limit: Int) throws -> [ID] {
    let shapes = Kinds.all.filter { (try? accessPolicy.checkAccess(to: $0.name)) != nil }
    let sql = shapes.map { "SELECT id FROM \($0.name) WHERE deleted = 0 AND (id LIKE ?1 OR id LIKE ?2)" }
      .joined(separator: " UNION ALL ")
    return try read { db in
      try String.fetchAll(
        db, sql: "\(sql) LIMIT ?3", arguments: ["\(digits)%", "%\(digits)", limit]
      ).compactMap { ID($0) }
    }
  }
}
