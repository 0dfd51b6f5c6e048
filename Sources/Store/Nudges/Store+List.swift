package import Civil
internal import GRDB
package import Records

extension Store {
  /// The first nudges of a list, and how many there are in all.
  package func list(_ scope: Scope, now: LocalTime, limit: Int = 20) throws -> (nudges: [Nudge], count: Int) {
    try read(of: Nudge.kind.shape) { db in
      let (condition, order) = scope.rows
      let values = Scope.values(now: now).filter { condition.contains(":\($0.key)") }
      let arguments = StatementArguments(values)
      let kind = Nudge.kind.shape
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredRow.columns(of: kind)) FROM nudge WHERE \(condition) ORDER BY \(order) LIMIT \(limit)
          """, arguments: arguments)
      let count = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM nudge WHERE \(condition)", arguments: arguments)
      return (try rows.compactMap { try StoredRow.readable($0, kind) }, count ?? 0)
    }
  }

  /// Done or dropped since then, the latest first.
  package func finished(since: LocalTime, limit: Int = 20) throws -> [Nudge] {
    try fetch(
      Nudge.self,
      "WHERE status <> 'active' AND deleted = 0 AND completedAt >= ? ORDER BY completedAt DESC LIMIT ?",
      [since.cell, limit.cell])
  }

  package func skips(of nudge: ID) throws -> [Skip] {
    try fetch(Skip.self, "WHERE nudge = ? AND deleted = 0 ORDER BY at", [nudge.cell])
  }

  package func snoozes(of nudge: ID) throws -> [Snooze] {
    try fetch(Snooze.self, "WHERE nudge = ? AND deleted = 0 ORDER BY at", [nudge.cell])
  }

  /// Everything of one kind outside the trash, the oldest first.
  package func all<R: Records.Record>(_: R.Type) throws -> [R] {
    try fetch(R.self, "WHERE deleted = 0 ORDER BY n")
  }
}
