internal import GRDB
internal import Records

extension Store {
  /// Takes back the person's newest change that still stands; `nil` when there is none. What others did to the same
  /// fields since stays.
  @discardableResult
  package func undo() throws -> ChangeGroup? {
    try write { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      // A group may have changed nothing in the end, or its records were erased for good.
      while let top = tops.undo {
        tops.undo = try log.tops(after: top - 1).undo
        guard let group = try log.group(top), !group.net.isEmpty else { continue }
        tops.redo = tops.number
        try reverse(group, .back, tops, db)
        return group
      }
      return nil
    }
  }

  /// Does again what `undo` took back last, unless the person has changed something since.
  @discardableResult
  package func redo() throws -> ChangeGroup? {
    try write { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      while let top = tops.redo {
        tops.redo = try log.tops(after: top - 1).redo
        guard let taken = try log.taken(by: top), let group = try log.group(taken), !group.net.isEmpty else {
          continue
        }
        tops.undo = taken
        try reverse(group, .again, tops, db)
        return group
      }
      return nil
    }
  }

  private func reverse(_ group: ChangeGroup, _ direction: Direction, _ tops: ChangeLog.Tops, _ db: Database) throws {
    let intent = Intent(tool: direction.rawValue, label: group.intent.label)
    let transaction = try Transaction(intent, tops, takes: group.number, clock: clock, db)
    for id in group.records {
      let changes = group.net.filter { $0.record == id }
      guard let shape = changes.first.flatMap({ Kinds.shape($0.kind) }),
        let row = try StoredRow.fetch(shape, id, db)
      else { continue }
      try transaction.update(row, changes.compactMap { direction.write($0, over: row) })
    }
    try transaction.beginIfNeeded()
  }
}

private enum Direction: String {
  case back = "undo"
  case again = "redo"

  /// `nil` where someone else has written since, or where nothing was before: then only the record goes.
  func write(_ change: Change, over row: StoredRow) -> RegisterWrite? {
    let before = change.before ?? (change.register == Change.deleted ? [true.cell] : change.after)
    let (from, to) = self == .back ? (change.after, before) : (before, change.after)
    guard from != to, row.cells(in: change.register) == from else { return nil }
    return RegisterWrite(register: change.register, before: from, after: to)
  }
}
