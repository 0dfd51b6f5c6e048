internal import Civil
internal import GRDB
package import Records

/// What a merge brought to one kind.
package struct Merged: Equatable, Sendable {
  package let kind: String
  /// Those that were not here, or only in the trash.
  package var new = 0
  package var changed = 0
  /// Those that were in the other store's trash, and here were not.
  package var deleted = 0
  /// Those that could not be read, and were left out.
  package var unreadable = 0

  package init(kind: String) { self.kind = kind }

  package var sum: Int { new + changed + deleted }
}

extension Store {
  /// Makes every record of another store what it is there, in one change group. What stands only here stays.
  ///
  /// - Parameters:
  ///   - dryRun: does all of it and keeps none.
  ///   - translate: makes the cells of a record those of this store, given what it holds here; `nil` leaves it out.
  /// - Returns: The kinds that have anything to tell.
  package func merge(
    _ other: Store, _ intent: Intent, dryRun: Bool, translate: (Copied, _ here: [Cell]?) throws -> [Cell]?
  ) throws -> [Merged] {
    try change(intent, dryRun: dryRun) { tx in
      try Kinds.all.values.sorted { $0.name < $1.name }.map { shape in
        var merged = Merged(kind: shape.name)
        try other.rows(of: shape) { copy in
          var copy = copy
          let here = try StoredRow.fetch(shape, copy.id, tx.db)
          // What was in the trash there and was never here is nothing to bring.
          if copy.deleted, here == nil { return }
          guard let cells = try translate(copy, here?.cells) else {
            merged.unreadable += 1
            return
          }
          copy.cells = cells
          merged.count(try tx.put(copy))
        }
        return merged
      }
    }
    .filter { $0.sum + $0.unreadable > 0 }
  }

  /// Every record of a kind, one at a time, in the trash or not.
  private func rows(of shape: Shape, _ body: (Copied) throws -> Void) throws {
    try read { db in
      let sql = "SELECT \(StoredRow.columns(of: shape)) FROM \(shape.name) ORDER BY n"
      let rows = try Row.fetchCursor(db.cachedStatement(sql: sql))
      while let row = try rows.next() {
        guard let id = ID(row[0] as String) else { continue }
        try body(
          Copied(
            shape: shape, id: id, createdAt: row[1], updatedAt: LocalTime(cell: row.cell(2)), deleted: row[3],
            cells: shape.columns.indices.map { row.cell(StoredRow.leadCount + $0) }))
      }
    }
  }
}

extension Merged {
  fileprivate mutating func count(_ outcome: Transaction.Outcome) {
    switch outcome {
    case .same: break
    case .new: new += 1
    case .changed: changed += 1
    case .deleted: deleted += 1
    }
  }
}
