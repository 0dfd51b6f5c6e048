internal import GRDB
internal import Records

extension Store {
  /// Takes back the person's newest change of which something still stands, and returns what it truly took back; `nil`
  /// when there is none. What others did to the same fields since stays.
  ///
  /// - Parameter dryRun: only tells what it would take back.
  @discardableResult
  package func undo(dryRun: Bool = false) throws -> ChangeGroup? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      // A group may have changed nothing in the end, others may have written all of it anew, or its records were
      // erased for good.
      while let top = tops.undo {
        tops.undo = try log.tops(after: top - 1).undo
        guard let group = try log.group(top) else { continue }
        var after = tops
        after.redo = tops.number
        if let taken = try reverse(group, .back, after, db) { return taken }
      }
      return nil
    }
  }

  /// Does again what `undo` took back last, unless the person has changed something since.
  @discardableResult
  package func redo(dryRun: Bool = false) throws -> ChangeGroup? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      while let top = tops.redo {
        tops.redo = try log.tops(after: top - 1).redo
        guard let taken = try log.taken(by: top), let group = try log.group(taken) else { continue }
        var after = tops
        after.undo = taken
        if let made = try reverse(group, .again, after, db) { return made }
      }
      return nil
    }
  }

  /// Takes back these groups of the person's and no other, and returns what it truly took back, the newest first.
  @discardableResult
  package func undo(_ numbers: [Int64]) throws -> [ChangeGroup] {
    try write { db in try numbers.reversed().compactMap { try takeBack($0, db) } }
  }

  @discardableResult
  func takeBack(_ number: Int64, _ db: Database) throws -> ChangeGroup? {
    let log = ChangeLog(db: db)
    guard let group = try log.group(number), group.intent.origin == .person else { return nil }
    var tops = try log.tops()
    let isNewest = tops.undo == number
    tops.number += 1
    // From under newer groups it leaves the way to those open, and there is no stack it could be made again on.
    tops.redo = isNewest ? tops.number : nil
    if isNewest { tops.undo = try log.tops(after: number - 1).undo }
    return try reverse(group, .back, tops, db)
  }

  /// The part of the group that was reversed; `nil`, and no trace, when that is none of it.
  private func reverse(
    _ group: ChangeGroup, _ direction: Direction, _ tops: ChangeLog.Tops, _ db: Database
  ) throws -> ChangeGroup? {
    let intent = Intent(tool: direction.rawValue, label: group.intent.label)
    let transaction = try Transaction(intent, tops, takes: group.number, clock: clock, gate: gate, db)
    let log = ChangeLog(db: db)
    let net = Dictionary(grouping: group.net, by: \.record)
    var reversed: [Change] = []
    for id in group.records {
      let changes = try (net[id] ?? []).filter { try !log.hasOthers(after: group.number, at: $0) }
      guard let shape = changes.first.flatMap({ Kinds.shape($0.kind) }),
        let row = try StoredRow.readable(shape, id, db)
      else { continue }
      let pairs = changes.compactMap { change in direction.write(change, over: row).map { (change, $0) } }
      try transaction.update(row, pairs.map(\.1))
      reversed += pairs.map(\.0)
    }
    return reversed.isEmpty ? nil : ChangeGroup(number: group.number, intent: group.intent, changes: reversed)
  }
}

private enum Direction: String {
  case back = "undo"
  case again = "redo"

  /// `nil` where the register holds something else by now, or where nothing was before: then only the record goes.
  func write(_ change: Change, over row: StoredRow) -> RegisterWrite? {
    let before = change.before ?? (change.register == Change.deleted ? [true.cell] : change.after)
    let (from, to) = self == .back ? (change.after, before) : (before, change.after)
    guard from != to, row.cells(in: change.register) == from else { return nil }
    return RegisterWrite(register: change.register, before: from, after: to)
  }
}
