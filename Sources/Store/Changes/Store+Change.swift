package import Civil
internal import GRDB
package import Records

extension Store {
  /// Makes everything that `body` writes one change group, or writes nothing if it throws. A dry run rolls everything
  /// back.
  ///
  /// - Parameter replaced: groups of the person's to undo first, whatever was changed since.
  @discardableResult
  package func change<T>(
    _ intent: Intent, insteadOf replaced: [Int64] = [], dryRun: Bool = false, _ body: (Transaction) throws -> T
  ) throws -> T {
    let (result, isCommitted) = try write(dryRun: dryRun) { db in
      for number in replaced.reversed() { try revert(number, db) }
      var tops = try ChangeLog(db: db).tops()
      tops.number += 1
      if intent.origin == .person { (tops.undo, tops.redo) = (tops.number, nil) }
      let transaction = try Transaction(intent, tops, clock: clock, accessPolicy: accessPolicy, db)
      let result = try body(transaction)
      guard transaction.group != nil else { return (result, false) }
      try writePendingMeta(db)
      return (result, !dryRun)
    }
    if isCommitted { clearPendingMeta() }
    return result
  }

  /// The number of the newest change group of any origin; 0 before the first.
  package func lastChange() throws -> Int64 { try read { try ChangeLog(db: $0).tops().number } }

  /// When the person last changed anything; `nil` where nothing was changed yet, or the log no longer tells.
  package func lastChangeTime() throws -> LocalTime? { try read { try ChangeLog(db: $0).lastChangeTime() } }

  /// The changes of each group to the record, the newest last.
  package func history(of record: ID) throws -> [ChangeGroup] {
    try read { try ChangeLog(db: $0).groups(touching: record) }
  }

  /// The record, whether in the trash or not; `record` returns only what people see.
  package func get<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try first(R.self, "WHERE id = ?", [id.cell])
  }
}
