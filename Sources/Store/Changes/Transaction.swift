internal import Civil
internal import GRDB
package import Records

/// The writes of one change group; either all of them are committed or none.
package final class Transaction {
  let db: Database
  private let intent: Intent
  private let clock: WallClock
  private let tops: ChangeLog.StackTops
  private let target: Int64?
  private let device: String
  private let accessPolicy: AccessPolicy
  private var hasBegun = false
  private var partCount = 0

  /// - Parameter tops: this group's number, and the tops of the undo and redo stacks after it.
  init(
    _ intent: Intent, _ tops: ChangeLog.StackTops, target: Int64? = nil, clock: WallClock, accessPolicy: AccessPolicy,
    _ db: Database
  )
    throws
  {
    self.db = db
    self.intent = intent
    self.clock = clock
    self.tops = tops
    self.accessPolicy = accessPolicy
    self.target = target
    device = try Store.device(db)
  }

  /// The number of its group; `nil` until something was changed.
  package var group: Int64? { hasBegun ? tops.number : nil }

  /// The record as it is in this transaction, whether in the trash or not.
  package func get<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try accessPolicy.checkAccess(to: R.kind.shape.name)
    return try Store.first(R.self, "WHERE id = ?", [id.cell], db)
  }

  /// Creates or updates the record; only field groups that differ are written.
  package func put<R: Records.Record>(_ record: R) throws { try put(RawRecord(record)) }

  func put(_ record: RawRecord) throws { try put(record, over: StoredRow.fetch(record.shape, record.id, db)) }

  /// Creates or updates a record of any kind, and returns what that did.
  ///
  /// - Parameter row: its current row; `nil` where it has none.
  @discardableResult
  func put(_ record: RawRecord, over row: StoredRow?) throws -> Outcome {
    guard let row else {
      try create(record)
      return .new
    }
    var updated = row
    (updated.cells, updated.deleted) = (record.cells, record.deleted)
    let writes = row.writes(toBecome: updated)
    try update(row, writes, createdAt: record.createdAt, record.updatedAt)
    if row.deleted != record.deleted { return record.deleted ? .deleted : .new }
    return writes.isEmpty ? .same : .changed
  }

  /// What a put did; a record that leaves the trash is `new`.
  enum Outcome { case same, new, changed, deleted }

  /// Moves the record into the trash.
  package func delete<R: Records.Record>(_ record: R) throws {
    var record = record
    record.deleted = true
    try put(record)
  }

  private func create(_ record: RawRecord) throws {
    let updatedAt = record.updatedAt ?? clock.local()
    var row = StoredRow(
      shape: record.shape, id: record.id, createdAt: record.createdAt, updatedAt: updatedAt.cellText,
      deleted: record.deleted,
      stamps: Stamps(), cells: record.cells)
    var blank = row
    blank.cells = row.cells.map { _ in .null }
    let time = clock.milliseconds()
    for register in blank.writes(toSet: row.cells).map(\.register) + Change.common {
      row.stamps.write(register, ms: time, dev: device)
    }
    try insert(row)
  }

  func insert(_ row: StoredRow) throws {
    try accessPolicy.checkAccess(to: row.shape.name)
    try row.insert(db)
    // Logs only the creation: the content is in the row, even in the trash, and each later change logs what it
    // replaces.
    try log(row, Change.deleted, nil, [row.deleted.cell])
  }

  /// - Parameters:
  ///   - createdAt: `nil` leaves it unchanged.
  ///   - updatedAt: `nil` stands for the current time.
  func update(
    _ old: StoredRow, _ writes: [RegisterWrite], createdAt: String? = nil, _ updatedAt: LocalTime? = nil
  ) throws {
    try accessPolicy.checkAccess(to: old.shape.name)
    guard !writes.isEmpty else { return }
    let updatedAtWrite = RegisterWrite(
      register: Change.updatedAt, before: [.text(old.updatedAt)], after: [(updatedAt ?? clock.local()).cell])
    let createdAtWrite = createdAt.flatMap { time in
      time == old.createdAt
        ? nil : RegisterWrite(register: Change.createdAt, before: [.text(old.createdAt)], after: [.text(time)])
    }
    var row = old
    let time = clock.milliseconds()
    for write in writes + [updatedAtWrite] + [createdAtWrite].compactMap(\.self) {
      row.setCells(write.after, in: write.register)
      row.stamps.write(write.register, ms: time, dev: device)
    }
    try update(old, to: row)
  }

  /// Writes the columns that differ, and logs each register that changed.
  func update(_ old: StoredRow, to row: StoredRow) throws {
    try accessPolicy.checkAccess(to: row.shape.name)
    guard row.stamps != old.stamps else { return }
    try row.update(row.cells.indices.filter { row.cells[$0] != old.cells[$0] }, db)
    for write in old.writes(toBecome: row) { try log(row, write.register, write.before, write.after) }
  }

  /// The group is written with its first change, so a transaction that changes nothing leaves no trace.
  func beginIfNeeded() throws {
    guard !hasBegun else { return }
    try ChangeLog(db: db).begin(intent, tops, target: target, clock: clock)
    hasBegun = true
  }

  private func log(_ row: StoredRow, _ register: String, _ before: [Cell]?, _ after: [Cell]) throws {
    try beginIfNeeded()
    let change = Change(kind: row.shape.name, record: row.id, register: register, before: before, after: after)
    try ChangeLog(db: db).append(change, to: tops.number, part: partCount)
    partCount += 1
  }
}
