internal import GRDB
package import Records

/// How many records of one kind a merge changed.
package struct MergeCounts: Sendable {
  package let kind: Shape
  /// Records that were not in this store, or only in its trash.
  package var new = 0
  package var changed = 0
  /// Records that were in the other store's trash but not in this one's.
  package var deleted = 0
  /// Records that could not be read and were left out.
  package var unreadable = 0

  init(_ kind: Shape) { self.kind = kind }

  package var total: Int { new + changed + deleted }
}

extension Store {
  /// Makes every record of this store as it is in another one, in one change group. Records that only this store has
  /// stay.
  ///
  /// - Parameters:
  ///   - dryRun: rolls everything back.
  ///   - translate: converts a record's cells for this store, given the cells that it has here; `nil` leaves the record
  ///     out.
  /// - Returns: The counts of the kinds that changed or had unreadable records.
  package func merge(
    _ other: Store, _ intent: Intent, dryRun: Bool, translate: (RawRecord, _ here: [Cell]?) throws -> [Cell]?
  ) throws -> [MergeCounts] {
    try change(intent, dryRun: dryRun) { tx in
      try Kinds.stored.map { shape in
        var counts = MergeCounts(shape)
        try other.forEachRow(of: shape) { source in
          var record = source
          var existing: StoredRow?
          var isDamaged = false
          do { existing = try StoredRow.fetch(shape, record.id, tx.db) } catch is Records.RecordError {
            isDamaged = true
          }
          // A record that is in the other store's trash and was never here is not copied.
          if record.deleted, existing == nil { return }
          guard let cells = try translate(record, existing?.cells) else {
            counts.unreadable += 1
            return
          }
          record.cells = cells
          // A damaged row cannot be compared, so it is replaced.
          if isDamaged { try StoredRow.erase(shape, record.id, tx.db) }
          counts.count(try tx.put(record, over: existing))
        }
        return counts
      }
    }
    .reduce(into: [MergeCounts]()) { all, counts in
      if let index = all.firstIndex(where: { $0.kind.pluralName == counts.kind.pluralName }) {
        all[index].add(counts)
      } else {
        all.append(counts)
      }
    }
    .filter { $0.total + $0.unreadable > 0 }
  }
}

extension MergeCounts {
  /// Adds the counts of another kind with the same `pluralName`.
  fileprivate mutating func add(_ other: MergeCounts) {
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
