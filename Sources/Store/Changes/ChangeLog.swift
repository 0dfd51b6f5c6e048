internal import Civil
import FoundationEssentials
internal import GRDB
internal import Records

/// The log of what was done, which is only ever appended to: what nobody takes back any more is forgotten.
///
/// Each group keeps the tops of two stacks as they are after it: the group that undo would take back, and the undoing
/// that redo would reverse. What lies below a top stands in the group before the one it names.
///
/// A damaged top is the end of its stack, and a damaged group is stepped over: neither keeps anything from being written.
struct ChangeLog {
  let db: Database

  struct Tops {
    var number: Int64 = 0
    var undo: Int64?
    var redo: Int64?
  }

  /// The tops after the last group. Its number counts changes too whose group was lost to damage: theirs is taken.
  func tops() throws -> Tops {
    var tops = try tops(after: .max)
    let last = try Row.fetchOne(db.cachedStatement(sql: "SELECT max(n) FROM change"))
    tops.number = max(tops.number, last.flatMap { Int64(cell: $0.cell(0)) } ?? 0)
    return tops
  }

  func tops(after number: Int64) throws -> Tops {
    let sql = "SELECT n, undo, redo FROM change_group WHERE n <= ? ORDER BY n DESC LIMIT 1"
    guard let row = try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [number]) else { return Tops() }
    return Tops(
      number: try row.value(0, of: "change_group"), undo: Int64(cell: row.cell(1)), redo: Int64(cell: row.cell(2)))
  }

  /// - Parameter takes: the group that this one takes back or makes again.
  func begin(_ intent: Intent, _ tops: Tops, takes: Int64?, clock: WallClock) throws {
    try db.cachedStatement(sql: "INSERT INTO change_group VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      tops.number, clock.local().isoSeconds, clock.milliseconds(), intent.origin.rawValue, intent.tool,
      intent.label.cell.databaseValue, takes, tops.undo, tops.redo,
    ])
  }

  func append(_ change: Change, to group: Int64, part: Int) throws {
    try db.cachedStatement(sql: "INSERT INTO change VALUES (?, ?, ?, ?, ?, ?, ?)").execute(arguments: [
      group, part, change.kind, change.record.text, change.register,
      change.before.map { Data(Cell.bytes($0)) }, Data(Cell.bytes(change.after)),
    ])
  }

  /// What a group was made for; `nil` where there is none, or it is damaged.
  func intent(of number: Int64) throws -> Intent? {
    let head = try Row.fetchOne(
      db.cachedStatement(sql: "SELECT origin, tool, label FROM change_group WHERE n = ?"), arguments: [number])
    guard let head, let origin = String(cell: head.cell(0)).flatMap(Intent.Origin.init),
      let tool = String(cell: head.cell(1))
    else { return nil }
    return Intent(tool: tool, label: Label(cell: head.cell(2)) ?? .plain(""), origin: origin)
  }

  /// Hands over what a group did to each record, in the order they were first touched. Meanwhile `body` may write.
  func records(in number: Int64, _ body: (ID, [Change]) throws -> Void) throws {
    let sql = "SELECT part, record FROM change WHERE n = ? AND part > ? ORDER BY part LIMIT \(ChangeLog.slice)"
    var last: Int64 = -1
    var previous: ID?
    while true {
      let slice = try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [number, last])
      for row in slice {
        let part: Int64 = try row.value(0, of: "change")
        last = part
        guard let id = ID(cell: row.cell(1)), id != previous else { continue }
        previous = id
        let changes = try changes(in: number, of: id)
        if changes.first?.part == part { try body(id, changes.map(\.change)) }
      }
      if slice.count < ChangeLog.slice { return }
    }
  }

  /// Changes of a group that are held at once.
  private static let slice = 1_000

  private func changes(in number: Int64, of record: ID) throws -> [(part: Int64, change: Change)] {
    let sql = """
      SELECT kind, record, register, before, after, part FROM change WHERE record = ? AND n = ? ORDER BY part
      """
    return try Row.fetchAll(db.cachedStatement(sql: sql), arguments: [record.text, number]).compactMap { row in
      guard let change = Change(row) else { return nil }
      return (try row.value(5, of: "change"), change)
    }
  }

  /// The group that an undoing or redoing one was about.
  func taken(by number: Int64) throws -> Int64? {
    let sql = "SELECT takes FROM change_group WHERE n = ?"
    return try Row.fetchOne(db.cachedStatement(sql: sql), arguments: [number]).flatMap { Int64(cell: $0.cell(0)) }
  }

  /// Whether anyone but the person wrote the register of a change after a group. Who made a record wrote all of it.
  func hasOthers(after number: Int64, at change: Change) throws -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM change JOIN change_group USING (n)
        WHERE record = ? AND n > ? AND (register = ? OR before IS NULL) AND origin <> ?)
      """
    return try Bool.fetchOne(
      db.cachedStatement(sql: sql),
      arguments: [change.record.text, number, change.register, Intent.Origin.person.rawValue]) ?? false
  }

  /// Nothing of a record is left in it, nor in the words of the groups that changed it.
  func forget(_ record: ID) throws {
    for sql in [
      "UPDATE change_group SET label = '' WHERE n IN (SELECT n FROM change WHERE record = ?)",
      "DELETE FROM change WHERE record = ?",
    ] { try db.cachedStatement(sql: sql).execute(arguments: [record.text]) }
  }

  /// Groups that are kept; an undo that goes further back finds nothing.
  private static let kept: Int64 = 5_000
  /// A group of more changes, as a restore makes, is kept until there are so many groups after it, and undo steps over
  /// it then.
  private static let large = 10_000
  private static let keptAfterLarge: Int64 = 200
  /// Changes that are forgotten in one transaction.
  private static let step = 50_000

  /// Forgets groups, then their changes; false where there are none to forget.
  func forgetSome() throws -> Bool {
    let number = try tops().number
    let groups = """
      DELETE FROM change_group
      WHERE n <= ? OR n <= ? AND EXISTS (SELECT 1 FROM change WHERE n = change_group.n AND part = ?)
      """
    try db.execute(
      sql: groups, arguments: [number - ChangeLog.kept, number - ChangeLog.keptAfterLarge, ChangeLog.large])
    // What is left of a group is never undone, as it is a group no more.
    let changes = """
      DELETE FROM change WHERE (n, part) IN (
        SELECT n, part FROM change WHERE n NOT IN (SELECT n FROM change_group) LIMIT ?)
      """
    try db.execute(sql: changes, arguments: [ChangeLog.step])
    return db.changesCount > 0
  }

  /// What each group did to the record, the newest last.
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
  /// `nil` for a row that is damaged, or that some later program wrote in a form of its own.
  fileprivate init?(_ row: Row) {
    guard let kind = String(cell: row.cell(0)), let record = ID(cell: row.cell(1)),
      let register = String(cell: row.cell(2)), case .blob(let bytes) = row.cell(4), let after = Cell.cells(bytes)
    else { return nil }
    self.init(
      kind: kind, record: record, register: register,
      before: Sealed(cell: row.cell(3)).flatMap { Cell.cells($0.bytes) }, after: after)
  }
}
