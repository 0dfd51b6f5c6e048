internal import Civil
import FoundationEssentials
internal import GRDB
internal import Records

/// The log of all changes, for undo, redo and history. It is append-only, except that the oldest groups are pruned.
///
/// Each group records the tops of two stacks as they are after it: the group that undo would revert next, and the undo
/// that redo would reverse next. What is below a top is recorded in the group before the one that the top names.
///
/// A damaged top ends its stack, and a damaged group is skipped; neither prevents new changes.
struct ChangeLog {
  let db: Database

  struct StackTops {
    var number: Int64 = 0
    var undo: Int64?
    var redo: Int64?
  }

  /// The tops after the last group. `number` also counts changes whose group was lost to damage, so that no number is
  /// used twice.
  func tops() throws -> StackTops {
    var tops = try tops(after: .max)
    let last = try Row.fetchOne(db.cachedStatement(sql: "SELECT max(n) FROM change"))
    tops.number = max(tops.number, last.flatMap { Int64(cell: $0.cell(0)) } ?? 0)
    return tops
  }

  func tops(after number: Int64) throws -> StackTops {
    let sql = "SELECT n, undo, redo FROM change_group WHERE n <= ? ORDER BY n DESC LIMIT 1"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [number]) else { return StackTops() }
    return StackTops(
      number: try row.value(0, of: "change_group"), undo: Int64(cell: row.cell(1)), redo: Int64(cell: row.cell(2)))
  }

  /// - Parameter target: the group that this one undoes or redoes.
  func begin(_ intent: Intent, _ tops: StackTops, target: Int64?, clock: WallClock) throws {
    try db.cachedStatement(sql: "INSERT INTO change_group VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      tops.number, clock.local().isoSeconds, clock.milliseconds(), intent.origin.rawValue, intent.tool,
      intent.label.cell.databaseValue, target, tops.undo, tops.redo,
    ])
  }

  func append(_ change: Change, to group: Int64, part: Int) throws {
    try db.cachedStatement(sql: "INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      group, part, change.kind, change.record.text, change.register,
      change.before.map { Data(Cell.bytes($0)) }, Data(Cell.bytes(change.after)),
    ])
  }

  /// When the person last changed anything; `nil` where the log does not tell.
  func lastChangeTime() throws -> LocalTime? {
    let sql = "SELECT at FROM change_group WHERE origin = ? ORDER BY n DESC LIMIT 1"
    let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [Intent.Origin.person.rawValue])
    return row.flatMap { String(cell: $0.cell(0)) }.flatMap { LocalTime(iso: $0) }
  }

  /// The intent of a group; `nil` where there is no such group, or it is damaged.
  func intent(of number: Int64) throws -> Intent? {
    let head = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT origin, tool, label FROM change_group WHERE n = ?"), arguments: [number])
    guard let head, let origin = String(cell: head.cell(0)).flatMap(Intent.Origin.init),
      let tool = String(cell: head.cell(1))
    else { return nil }
    return Intent(tool: tool, label: ChangeLabel(cell: head.cell(2)) ?? .text(""), origin: origin)
  }

  /// Calls `body` with a group's changes to each record, in the order in which the records were first changed. `body`
  /// may write.
  func forEachRecord(in number: Int64, _ body: (ID, [Change]) throws -> Void) throws {
    let sql = "SELECT part, record FROM change WHERE n = ? AND part > ? ORDER BY part LIMIT \(ChangeLog.pageSize)"
    var last: Int64 = -1
    var previous: ID?
    while true {
      let page = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [number, last])
      for row in page {
        let part: Int64 = try row.value(0, of: "change")
        last = part
        guard let id = ID(cell: row.cell(1)), id != previous else { continue }
        previous = id
        let changes = try changes(in: number, of: id)
        if changes.first?.part == part { try body(id, changes.map(\.change)) }
      }
      if page.count < ChangeLog.pageSize { return }
    }
  }

  /// Changes that are read at once.
  private static let pageSize = 1_000

  private func changes(in number: Int64, of record: ID) throws -> [(part: Int64, change: Change)] {
    let sql = """
      SELECT kind, record, register, before, after, part FROM change WHERE record = ? AND n = ? ORDER BY part
      """
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [record.text, number]).compactMap { row in
      guard let change = Change(row) else { return nil }
      return (try row.value(5, of: "change"), change)
    }
  }

  /// The group that an undo or redo group was made for.
  func target(of number: Int64) throws -> Int64? {
    let sql = "SELECT takes FROM change_group WHERE n = ?"
    return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [number]).flatMap { Int64(cell: $0.cell(0)) }
  }

  /// Whether anyone but the person wrote the change's register after a group. Creating a record writes all its
  /// registers.
  func isOverwrittenByOthers(after number: Int64, at change: Change) throws -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM change JOIN change_group USING (n)
        WHERE record = ? AND n > ? AND (register = ? OR before IS NULL) AND origin <> ?)
      """
    return try Bool.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [change.record.text, number, change.register, Intent.Origin.person.rawValue]) ?? false
  }

  /// Removes all changes of a record, and the labels of the groups that changed it.
  func eraseHistory(of record: ID) throws {
    for sql in [
      "UPDATE change_group SET label = '' WHERE n IN (SELECT n FROM change WHERE record = ?)",
      "DELETE FROM change WHERE record = ?",
    ] { try db.cachedStatement(sql: sql).execute(arguments: [record.text]) }
  }

  /// Groups that are kept; undo does not reach further back.
  private static let groupLimit: Int64 = 5_000
  /// A group with more changes than this, such as a restore, is pruned after `groupLimitAfterLarge` further groups;
  /// undo then skips it.
  private static let largeGroupSize = 10_000
  private static let groupLimitAfterLarge: Int64 = 200
  /// Changes that are pruned in one transaction.
  private static let batchSize = 50_000

  /// Prunes old groups, then changes without a group; false when nothing was left to prune.
  func pruneBatch() throws -> Bool {
    let number = try tops().number
    let groups = """
      DELETE FROM change_group
      WHERE n <= ? OR n <= ? AND EXISTS (SELECT 1 FROM change WHERE n = change_group.n AND part = ?)
      """
    try db.execute(
      sql: groups,
      arguments: [number - ChangeLog.groupLimit, number - ChangeLog.groupLimitAfterLarge, ChangeLog.largeGroupSize])
    // Changes without a group can never be undone.
    let changes = """
      DELETE FROM change WHERE (n, part) IN (
        SELECT n, part FROM change WHERE n NOT IN (SELECT n FROM change_group) LIMIT ?)
      """
    try db.execute(sql: changes, arguments: [ChangeLog.batchSize])
    return db.changesCount > 0
  }

  /// The changes of each group to the record, the newest last.
  func groups(touching record: ID) throws -> [ChangeGroup] {
    let sql = "SELECT DISTINCT n FROM change WHERE record = ? ORDER BY n"
    return try Int64.fetchAll(db.cachedStatement(sql: sql), arguments: [record.text]).compactMap { number in
      try intent(of: number).map { intent in
        ChangeGroup(number: number, intent: intent, changes: try changes(in: number, of: record).map(\.change))
      }
    }
  }
}

extension Change {
  /// `nil` for a row that is damaged, or that a later version wrote in a form of its own.
  fileprivate init?(_ row: Row) {
    guard let kind = String(cell: row.cell(0)), let record = ID(cell: row.cell(1)),
      let register = String(cell: row.cell(2)), case .blob(let bytes) = row.cell(4), let after = Cell.cells(bytes)
    else { return nil }
    self.init(
      kind: kind, record: record, register: register,
      before: Sealed(cell: row.cell(3)).flatMap { Cell.cells($0.bytes) }, after: after)
  }
}
