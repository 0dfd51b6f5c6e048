internal import GRDB
package import Records

/// What an undo or redo actually reversed.
package struct Reversal: Equatable, Sendable {
  /// The number of the reversed group.
  package let number: Int64
  package let intent: Intent
  /// How many records changed.
  package private(set) var count = 0
  /// The first `maxRecords` of them, in the order in which the group first changed them.
  package private(set) var records: [ID] = []

  private static let maxRecords = 20

  /// The first two that are no account of what was done to a card, as a snooze is.
  private var subjects: [ID] = []
  private static let accounts = [Snooze.kind.shape.name, Skip.kind.shape.name]

  /// The id of the one record that changed, beside accounts of that; `nil` where there were several.
  package var onlyRecord: String? { subjects.count == 1 ? subjects[0].text : nil }

  init(number: Int64, intent: Intent) { (self.number, self.intent) = (number, intent) }

  fileprivate mutating func count(_ record: ID, _ shape: Shape) {
    count += 1
    if subjects.count < 2, !Reversal.accounts.contains(shape.name) { subjects.append(record) }
    if records.count < Reversal.maxRecords { records.append(record) }
  }
}

extension Store {
  /// Undoes the person's newest change that still has an effect, and returns what it reversed; `nil` when there is
  /// none. Registers that others wrote since stay as they are.
  ///
  /// - Parameter dryRun: reverses nothing; only returns what would be reversed.
  @discardableResult
  package func undo(dryRun: Bool = false) throws -> Reversal? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      // Skips groups that changed nothing in the end, or whose registers others have all rewritten, or whose records
      // were erased.
      while let top = tops.undo {
        tops.undo = try log.tops(after: top - 1).undo
        guard let intent = try log.intent(of: top) else { continue }
        var after = tops
        after.redo = tops.number
        if let reversal = try reverse(top, intent, .undo, after, db) { return reversal }
      }
      return nil
    }
  }

  /// Redoes the last undo, unless the person has changed something since.
  @discardableResult
  package func redo(dryRun: Bool = false) throws -> Reversal? {
    try write(dryRun: dryRun) { db in
      let log = ChangeLog(db: db)
      var tops = try log.tops()
      tops.number += 1
      while let top = tops.redo {
        tops.redo = try log.tops(after: top - 1).redo
        guard let target = try log.target(of: top), let intent = try log.intent(of: target) else { continue }
        var after = tops
        after.undo = target
        if let reversal = try reverse(target, intent, .redo, after, db) { return reversal }
      }
      return nil
    }
  }

  /// Undoes exactly these groups of the person's, the newest first, and returns what it reversed.
  @discardableResult
  package func undo(_ numbers: [Int64]) throws -> [Reversal] {
    try write { db in try numbers.reversed().compactMap { try revert($0, db) } }
  }

  @discardableResult
  func revert(_ number: Int64, _ db: Database) throws -> Reversal? {
    let log = ChangeLog(db: db)
    guard let intent = try log.intent(of: number), intent.origin == .person else { return nil }
    var tops = try log.tops()
    let isNewest = tops.undo == number
    tops.number += 1
    // Undoing an older group leaves the undo stack as it is, and there is no stack from which this could be redone.
    tops.redo = isNewest ? tops.number : nil
    if isNewest { tops.undo = try log.tops(after: number - 1).undo }
    return try reverse(number, intent, .undo, tops, db)
  }

  /// Reverses a group; `nil`, without a trace, where nothing of it can be reversed. Goes record by record, as a group
  /// may have changed all records.
  private func reverse(
    _ number: Int64, _ intent: Intent, _ direction: Direction, _ tops: ChangeLog.StackTops, _ db: Database
  ) throws -> Reversal? {
    let transaction = try Transaction(
      Intent(tool: direction.rawValue, label: intent.label), tops, target: number, clock: clock,
      accessPolicy: accessPolicy, db)
    let log = ChangeLog(db: db)
    var reversal = Reversal(number: number, intent: intent)
    try log.forEachRecord(in: number) { id, changes in
      let changes = try changes.net.filter { try !log.isOverwrittenByOthers(after: number, at: $0) }
      guard let shape = changes.first.flatMap({ Kinds.shape($0.kind) }),
        let row = try StoredRow.fetchIfReadable(shape, id, db)
      else { return }
      let writes = changes.compactMap { direction.write($0, over: row) }
      try transaction.update(row, writes)
      if !writes.isEmpty { reversal.count(id, shape) }
    }
    return reversal.count > 0 ? reversal : nil
  }
}

private enum Direction: String {
  case undo = "undo"
  case redo = "redo"

  /// `nil` where the register has changed since, or would not change. Undoing a creation only marks the record as
  /// deleted.
  func write(_ change: Change, over row: StoredRow) -> RegisterWrite? {
    let before = change.before ?? (change.register == Change.deleted ? [true.cell] : change.after)
    let (from, to) = self == .undo ? (change.after, before) : (before, change.after)
    guard from != to, row.cells(in: change.register) == from else { return nil }
    return RegisterWrite(register: change.register, before: from, after: to)
  }
}
