internal import GRDB
package import Records

/// Deleted and dropped records stay in the trash with all their text until it is emptied.
extension Store {
  /// How many records of each kind have content in the trash.
  package func trash() throws -> [(shape: Shape, count: Int)] {
    for shape in Kinds.stored { try accessPolicy.checkAccess(to: shape.name) }
    return try read { db in
      let trash = Trash(db: db)
      return try Kinds.all.map { shape in
        (
          shape,
          try Kinds.stored.filter { $0.pluralName == shape.pluralName }.reduce(0) { try $0 + trash.records($1).count }
        )
      }
      .filter { $0.1 > 0 }
    }
  }

  /// The records of one kind that have content in the trash.
  package func trashedRecords<R: Records.Record>(_: R.Type) throws -> [R] {
    let shape = R.kind.shape
    return try read(of: shape) { db in
      try Trash(db: db).records(shape).compactMap { try Store.first(R.self, "WHERE id = ?", [$0.cell], db) }
    }
  }

  /// Erases the content of everything in the trash from the file and the log; neither undo nor a restart brings it
  /// back. The rows stay, marked as deleted, so that other devices learn of the deletion.
  package func emptyTrash() throws {
    for shape in Kinds.stored { try accessPolicy.checkAccess(to: shape.name) }
    try write { db in
      let trash = Trash(db: db)
      for shape in Kinds.stored {
        for id in try trash.records(shape) { try trash.erase(shape, id, clock) }
      }
    }
    try indexTitles()
    // When SQLite moves rows between pages it leaves traces that deleting does not overwrite, and the write-ahead log
    // has old content. Where the disk is too full, or others are writing, these traces go later.
    _ = try? withSharedLock {
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }

  /// Prunes changes that are too old to undo, in batches so that no other process waits long.
  package func pruneChangeLog() throws {
    while try write({ try ChangeLog(db: $0).pruneBatch() }) {}
  }
}

private struct Trash {
  let db: Database

  func records(_ shape: Shape) throws -> [ID] {
    let dropped = shape.name == Nudge.kind.shape.name ? " OR status = 'dropped'" : ""
    // A comment on a deleted entry goes with it.
    let commentsOnDeleted =
      shape.name == CollaboratorNote.kind.shape.name
      ? " OR entryRef IN (SELECT id FROM symptom_entry WHERE deleted = 1)" : ""
    let rows = try Row.fetchCursor(db, sql: StoredRow.select(shape, "WHERE deleted = 1\(dropped)\(commentsOnDeleted)"))
    var ids: [ID] = []
    while let row = try rows.next() {
      guard let id = ID(cell: row.cell(0)) else { continue }
      let cells = shape.columns.indices.map { row.cell(StoredRow.commonColumnCount + $0) }
      if cells != shape.emptyCells(id) || row.cell(3) != true.cell { ids.append(id) }
    }
    return ids
  }

  func erase(_ shape: Shape, _ id: ID, _ clock: WallClock) throws {
    if var row = try StoredRow.fetchIfReadable(shape, id, db) {
      if !row.deleted {
        row.deleted = true
        row.updatedAt = clock.local().cellText
        for register in [Change.deleted, Change.updatedAt] {
          row.stamps.write(register, ms: clock.milliseconds(), dev: try Store.device(db))
        }
      }
      row.stamps.removeElements()
      row.cells = shape.emptyCells(id)
      try row.update(Array(shape.columns.indices), db)
    } else {
      try StoredRow.erase(shape, id, db)
    }
    try ChangeLog(db: db).eraseHistory(of: id)
  }
}
