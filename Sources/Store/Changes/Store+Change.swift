internal import GRDB
package import Records

extension Store {
  /// Everything `body` writes becomes one change group, or nothing at all if it throws.
  ///
  /// A dry run does all of it and keeps none.
  ///
  /// - Parameter wrong: groups of the person's that are taken back first, whatever has been changed since.
  @discardableResult
  package func change<T>(
    _ intent: Intent, insteadOf wrong: [Int64] = [], dryRun: Bool = false, _ body: (Transaction) throws -> T
  ) throws -> T {
    let (result, isKept) = try write(dryRun: dryRun) { db in
      for number in wrong.reversed() { try takeBack(number, db) }
      var tops = try ChangeLog(db: db).tops()
      tops.number += 1
      if intent.origin == .person { (tops.undo, tops.redo) = (tops.number, nil) }
      let transaction = try Transaction(intent, tops, clock: clock, gate: gate, db)
      let result = try body(transaction)
      guard transaction.group != nil else { return (result, false) }
      try keepAwaited(db)
      return (result, !dryRun)
    }
    if isKept { forgetAwaited() }
    return result
  }

  /// The number of the newest change group, whoever made it; 0 before the first.
  package func lastChange() throws -> Int64 { try read { try ChangeLog(db: $0).tops().number } }

  /// What each group that touched the record did to it, the newest last.
  package func history(of record: ID) throws -> [ChangeGroup] {
    try read { try ChangeLog(db: $0).groups(touching: record) }
  }

  /// In the trash or not; see `record` for what people see.
  package func get<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try first(R.self, "WHERE id = ?", [id.cell])
  }
}
