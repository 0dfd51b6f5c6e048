internal import GRDB
package import Records

/// What was deleted or dropped lies in the trash, with all its words, until that is emptied.
extension Store {
  /// How many records of each kind have words there.
  package func trash() throws -> [(shape: Shape, count: Int)] {
    for shape in Kinds.stored { try gate.pass(shape.name) }
    return try read { db in
      let trash = Trash(db: db)
      return try Kinds.all.map { shape in
        (shape, try Kinds.stored.filter { $0.told == shape.told }.reduce(0) { try $0 + trash.records($1).count })
      }
      .filter { $0.1 > 0 }
    }
  }

  /// Takes the words of all that lies there out of the file, and out of the log: neither undo nor restarting brings them
  /// back. That there was a record, and that it was deleted, stays, as other devices have to hear of it.
  package func emptyTrash() throws {
    for shape in Kinds.stored { try gate.pass(shape.name) }
    try write { db in
      let trash = Trash(db: db)
      for shape in Kinds.stored {
        for id in try trash.records(shape) { try trash.erase(shape, id, clock) }
      }
    }
    try indexTitles()
    // What SQLite moves between pages leaves traces that no deletion overwrites, and the file's log has what stood there
    // before. Where there is no room for that, or others write, they go later.
    _ = try? sharing {
      try queue.writeWithoutTransaction { try $0.execute(sql: "VACUUM; PRAGMA wal_checkpoint(TRUNCATE)") }
    }
  }

  /// Forgets changes further back than anybody takes back, in steps that keep nobody else waiting for long.
  package func thinLog() throws {
    while try write({ try ChangeLog(db: $0).forgetSome() }) {}
  }
}

private struct Trash {
  let db: Database

  func records(_ shape: Shape) throws -> [ID] {
    let dropped = shape.name == Nudge.kind.shape.name ? " OR status = 'dropped'" : ""
    // What was remarked on an entry goes with it.
    let orphaned =
      shape.name == CollaboratorNote.kind.shape.name
      ? " OR entryRef IN (SELECT id FROM symptom_entry WHERE deleted = 1)" : ""
    let rows = try Row.fetchCursor(db, sql: StoredRow.select(shape, "WHERE deleted = 1\(dropped)\(orphaned)"))
    var ids: [ID] = []
    while let row = try rows.next() {
      guard let id = ID(cell: row.cell(0)) else { continue }
      let cells = shape.columns.indices.map { row.cell(StoredRow.leadCount + $0) }
      if cells != shape.blank(id) || row.cell(3) != true.cell { ids.append(id) }
    }
    return ids
  }

  func erase(_ shape: Shape, _ id: ID, _ clock: WallClock) throws {
    if var row = try StoredRow.readable(shape, id, db) {
      if !row.deleted {
        row.deleted = true
        row.updatedAt = clock.local().written
        for register in [Change.deleted, Change.updatedAt] {
          row.stamps.write(register, ms: clock.milliseconds(), dev: try Store.device(db))
        }
      }
      row.stamps.forgetElements()
      row.cells = shape.blank(id)
      try row.update(Array(shape.columns.indices), db)
    } else {
      try StoredRow.erase(shape, id, db)
    }
    try ChangeLog(db: db).forget(id)
  }
}
