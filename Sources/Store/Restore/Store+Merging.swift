internal import Civil
internal import GRDB
package import Records

/// What a merge brought to one kind.
package struct Merged: Sendable {
  package let kind: Shape
  /// Those that were not here, or only in the trash.
  package var new = 0
  package var changed = 0
  /// Those that were in the other store's trash, and here were not.
  package var deleted = 0
  /// Those that could not be read, and were left out.
  package var unreadable = 0

  init(_ kind: Shape) { self.kind = kind }

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
    _ other: Store, _ intent: Intent, dryRun: Bool, translate: (RawRecord, _ here: [Cell]?) throws -> [Cell]?
  ) throws -> [Merged] {
    try change(intent, dryRun: dryRun) { tx in
      try Kinds.stored.map { shape in
        var merged = Merged(shape)
        try other.rows(of: shape) { copy in
          var copy = copy
          var here: StoredRow?
          var isDamaged = false
          do { here = try StoredRow.fetch(shape, copy.id, tx.db) } catch is Records.RecordError { isDamaged = true }
          // What was in the trash there and was never here is nothing to bring.
          if copy.deleted, here == nil { return }
          guard let cells = try translate(copy, here?.cells) else {
            merged.unreadable += 1
            return
          }
          copy.cells = cells
          // Of a damaged row nothing is left to compare with.
          if isDamaged { try StoredRow.erase(shape, copy.id, tx.db) }
          merged.count(try tx.put(copy, over: here))
        }
        return merged
      }
    }
    .reduce(into: [Merged]()) { all, merged in
      if let known = all.firstIndex(where: { $0.kind.told == merged.kind.told }) {
        all[known].add(merged)
      } else {
        all.append(merged)
      }
    }
    .filter { $0.sum + $0.unreadable > 0 }
  }
}

extension Merged {
  /// What it brought to another kind that people are told of by the same name.
  fileprivate mutating func add(_ other: Merged) {
    new += other.new
    changed += other.changed
    deleted += other.deleted
    unreadable += other.unreadable
  }

  fileprivate mutating func count(_ outcome: Transaction.Outcome) {
    switch outcome {
    case .same: break
    case .new: new += 1
    case .changed: changed += 1
    case .deleted: deleted += 1
    }
  }
}
