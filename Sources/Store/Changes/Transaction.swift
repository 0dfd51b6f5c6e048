internal import Civil
internal import GRDB
package import Records

/// The writes of one change group; all of them come to be, or none.
package final class Transaction {
  let db: Database
  private let intent: Intent
  private let clock: WallClock
  private let tops: ChangeLog.Tops
  private let takes: Int64?
  private let device: String
  private let gate: AccessPolicy
  private var hasBegun = false
  private var parts = 0

  /// - Parameter tops: what undo and redo find after this group, and the group's number.
  init(
    _ intent: Intent, _ tops: ChangeLog.Tops, takes: Int64? = nil, clock: WallClock, gate: AccessPolicy, _ db: Database
  )
    throws
  {
    self.db = db
    self.intent = intent
    self.clock = clock
    self.tops = tops
    self.gate = gate
    self.takes = takes
    device = try Store.device(db)
  }

  /// The number of its group; `nil` as long as it has changed nothing.
  package var group: Int64? { hasBegun ? tops.number : nil }

  /// The record as it is within this transaction, in the trash or not.
  package func get<R: Records.Record>(_: R.Type, _ id: ID) throws -> R? {
    try gate.pass(R.kind.shape.name)
    return try Store.first(R.self, "WHERE id = ?", [id.cell], db)
  }

  /// Makes the record what it says; only field groups that differ are written.
  package func put<R: Records.Record>(_ record: R) throws { try put(RawRecord(record)) }

  func put(_ copy: RawRecord) throws { try put(copy, over: StoredRow.fetch(copy.shape, copy.id, db)) }

  /// The same for a record of any kind; tells what it came to.
  ///
  /// - Parameter row: what its table has of it now.
  @discardableResult
  func put(_ copy: RawRecord, over row: StoredRow?) throws -> Outcome {
    guard let row else {
      try make(copy)
      return .new
    }
    var wanted = row
    (wanted.cells, wanted.deleted) = (copy.cells, copy.deleted)
    let writes = row.writes(toBecome: wanted)
    try update(row, writes, createdAt: copy.createdAt, copy.updatedAt)
    if row.deleted != copy.deleted { return copy.deleted ? .deleted : .new }
    return writes.isEmpty ? .same : .changed
  }

  /// What a put came to; what came out of the trash is new.
  enum Outcome { case same, new, changed, deleted }

  /// Moves the record into the trash.
  package func delete<R: Records.Record>(_ record: R) throws {
    var record = record
    record.deleted = true
    try put(record)
  }

  private func make(_ copy: RawRecord) throws {
    let updatedAt = copy.updatedAt ?? clock.local()
    var row = StoredRow(
      shape: copy.shape, id: copy.id, createdAt: copy.createdAt, updatedAt: updatedAt.written, deleted: copy.deleted,
      stamps: Stamps(), cells: copy.cells)
    var blank = row
    blank.cells = row.cells.map { _ in .null }
    let time = clock.milliseconds()
    for register in blank.writes(toHold: row.cells).map(\.register) + Change.common {
      row.stamps.write(register, ms: time, dev: device)
    }
    try insert(row)
  }

  func insert(_ row: StoredRow) throws {
    try gate.pass(row.shape.name)
    try row.insert(db)
    // Not what it says: its row has that, in the trash too, and whatever is changed later logs what stood there before.
    try log(row, Change.deleted, nil, [row.deleted.cell])
  }

  /// - Parameters:
  ///   - createdAt: `nil` where it stays as it is.
  ///   - updatedAt: `nil` for now.
  func update(
    _ old: StoredRow, _ writes: [RegisterWrite], createdAt: String? = nil, _ updatedAt: LocalTime? = nil
  ) throws {
    try gate.pass(old.shape.name)
    guard !writes.isEmpty else { return }
    let touched = RegisterWrite(
      register: Change.updatedAt, before: [.text(old.updatedAt)], after: [(updatedAt ?? clock.local()).cell])
    let remade = createdAt.flatMap { time in
      time == old.createdAt
        ? nil : RegisterWrite(register: Change.createdAt, before: [.text(old.createdAt)], after: [.text(time)])
    }
    var row = old
    let time = clock.milliseconds()
    for write in writes + [touched] + [remade].compactMap(\.self) {
      row.hold(write.after, in: write.register)
      row.stamps.write(write.register, ms: time, dev: device)
    }
    try update(old, to: row)
  }

  /// Writes what the row has come to hold, and logs it register by register.
  func update(_ old: StoredRow, to row: StoredRow) throws {
    try gate.pass(row.shape.name)
    guard row.stamps != old.stamps else { return }
    try row.update(row.cells.indices.filter { row.cells[$0] != old.cells[$0] }, db)
    for write in old.writes(toBecome: row) { try log(row, write.register, write.before, write.after) }
  }

  /// A group is written with its first change, so that one that changes nothing leaves no trace.
  func beginIfNeeded() throws {
    guard !hasBegun else { return }
    try ChangeLog(db: db).begin(intent, tops, takes: takes, clock: clock)
    hasBegun = true
  }

  private func log(_ row: StoredRow, _ register: String, _ before: [Cell]?, _ after: [Cell]) throws {
    try beginIfNeeded()
    let change = Change(kind: row.shape.name, record: row.id, register: register, before: before, after: after)
    try ChangeLog(db: db).append(change, to: tops.number, part: parts)
    parts += 1
  }
}
