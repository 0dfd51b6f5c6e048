internal import GRDB
package import Records

/// What undo or redo truly reversed.
package struct Reversal: Equatable, Sendable {
  /// Of the group.
  package let number: Int64
  package let intent: Intent
  /// How many records it changed.
  package private(set) var count = 0
  /// The first of them, in the order the group first touched them.
  package private(set) var records: [ID] = []

  private static let most = 20

  init(number: Int64, intent: Intent) { (self.number, self.intent) = (number, intent) }

  fileprivate mutating func count(_ record: ID) {
    count += 1
    if records.count < Reversal.most { records.append(record) }
  }
}

extension Store {
  /// Takes back the person's newest change of which something still stands, and returns what it truly took back; `nil`
  /// when there is none. What others did to the same fields since stays.
  ///
  /// - Parameter dryRun: only tells what it would take back.
  @discardableResult
  package func undo(dryRun: Bool = false) throws -> Reversal? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      // A group may have changed nothing in the end, others may have written all of it anew, or its records were
      // erased for good.
      while let top = tops.undo {
        tops.undo = try log.tops(after: top - 1).undo
        guard let intent = try log.intent(of: top) else { continue }
        var after = tops
        after.redo = tops.number
        if let taken = try reverse(top, intent, .back, after, db) { return taken }
      }
      return nil
    }
  }

  /// Does again what `undo` took back last, unless the person has changed something since.
  @discardableResult
  package func redo(dryRun: Bool = false) throws -> Reversal? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      while let top = tops.redo {
        tops.redo = try log.tops(after: top - 1).redo
        guard let taken = try log.taken(by: top), let intent = try log.intent(of: taken) else { continue }
        var after = tops
        after.undo = taken
        if let made = try reverse(taken, intent, .again, after, db) { return made }
      }
      return nil
    }
  }

  /// Takes back these groups of the person's and no other, and returns what it truly took back, the newest first.
  @discardableResult
  package func undo(_ numbers: [Int64]) throws -> [Reversal] {
    try write { db in try numbers.reversed().compactMap { try takeBack($0, db) } }
  }

  @discardableResult
  func takeBack(_ number: Int64, _ db: Database) throws -> Reversal? {
    let log = ChangeLog(db: db)
    guard let intent = try log.intent(of: number), intent.origin == .person else { return nil }
    var tops = try log.tops()
    let isNewest = tops.undo == number
    tops.number += 1
    // From under newer groups it leaves the way to those open, and there is no stack it could be made again on.
    tops.redo = isNewest ? tops.number : nil
    if isNewest { tops.undo = try log.tops(after: number - 1).undo }
    return try reverse(number, intent, .back, tops, db)
  }

  /// What of the group was reversed; `nil`, and no trace, when that is none of it. One record after the other, as a
  /// group may have touched all there are.
  private func reverse(
    _ number: Int64, _ intent: Intent, _ direction: Direction, _ tops: ChangeLog.Tops, _ db: Database
  ) throws -> Reversal? {
    let transaction = try Transaction(
      Intent(tool: direction.rawValue, label: intent.label), tops, takes: number, clock: clock, gate: gate, db)
    let log = ChangeLog(db: db)
    var reversal = Reversal(number: number, intent: intent)
    try log.records(in: number) { id, changes in
      let changes = try changes.net.filter { try !log.hasOthers(after: number, at: $0) }
      guard let shape = changes.first.flatMap({ Kinds.shape($0.kind) }),
        let row = try StoredRow.readable(shape, id, db)
      else { return }
      let writes = changes.compactMap { direction.write($0, over: row) }
      try transaction.update(row, writes)
      if !writes.isEmpty { reversal.count(id) }
    }
    return reversal.count > 0 ? reversal : nil
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
