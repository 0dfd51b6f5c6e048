package import Civil
internal import GRDB
package import Records

extension Store {
  /// The first nudges of a list, and how many there are in all.
  ///
  /// - Parameters:
  ///   - tag: only nudges with this tag, in any case; `nil` for all.
  ///   - earlier: how many at its start are left out.
  package func list(
    _ scope: ListScope, tagged tag: String? = nil, now: LocalTime, after earlier: Int = 0, limit: Int = 20
  ) throws -> (nudges: [Nudge], count: Int) {
    try list(scope.rows, tag, ListScope.values(now: now), earlier, limit)
  }

  /// The first nudges that are due or whose snooze ends on those days; with `done`, the first that were done on them.
  package func list(
    on days: ClosedRange<Day>, done: Bool = false, tagged tag: String? = nil, after earlier: Int = 0, limit: Int = 20
  ) throws -> (nudges: [Nudge], count: Int) {
    try list(
      done ? ListScope.doneBetween : ListScope.dueBetween, tag,
      ["first": days.lowerBound.iso, "last": days.upperBound.iso], earlier, limit)
  }

  private func list(
    _ scope: (condition: String, order: String), _ tag: String?, _ values: [String: String], _ earlier: Int,
    _ limit: Int
  ) throws -> (nudges: [Nudge], count: Int) {
    var (rows, values) = (scope, values)
    if let tag {
      rows.condition += " AND \(ListScope.tagCondition)"
      values["tag"] = tag
    }
    return try read(of: Nudge.kind.shape) { [rows, values] db in
      func arguments(of sql: String) -> StatementArguments {
        StatementArguments(values.filter { sql.contains(":\($0.key)") })
      }
      let kind = Nudge.kind.shape
      let matchingRows = try Row.fetchAll(
        db,
        sql: """
          SELECT \(StoredRow.columns(of: kind)) FROM nudge WHERE \(rows.condition) ORDER BY \(rows.order)
          LIMIT \(limit) OFFSET \(earlier)
          """, arguments: arguments(of: rows.condition + rows.order))
      let count = try Int.fetchOne(
        db, sql: "SELECT count(*) FROM nudge WHERE \(rows.condition)", arguments: arguments(of: rows.condition))
      return (try matchingRows.compactMap { try StoredRow.recordIfReadable($0, kind) }, count ?? 0)
    }
  }

  /// Nudges done or dropped since then, the latest first.
  package func finished(since: LocalTime, limit: Int = 20) throws -> [Nudge] {
    try fetch(
      Nudge.self,
      """
      WHERE status <> 'active' AND deleted = 0 AND completedAt >= ? ORDER BY completedAt DESC, \(Store.newestFirst) LIMIT ?
      """,
      [since.cell, limit.cell])
  }

  package func skips(of nudge: ID) throws -> [Skip] {
    try fetch(Skip.self, "WHERE nudge = ? AND deleted = 0 ORDER BY at", [nudge.cell])
  }

  /// All records of a kind outside the trash, the oldest first.
  package func all<R: Records.Record>(_: R.Type) throws -> [R] {
    try fetch(R.self, "WHERE deleted = 0 ORDER BY \(Store.oldestFirst)")
  }
}
