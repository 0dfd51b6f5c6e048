internal import Civil
package import Records

/// The cells of one register and the stamp of their last write: the unit of sync.
package struct StampedWrite: Equatable, Sendable {
  package let kind: String
  package let record: ID
  /// A field group, one element of a set as `tags/home`, or one of the registers in `Change.common`.
  package let register: String
  package let stamp: Stamp
  package let cells: [Cell]

  package init(kind: String, record: ID, register: String, stamp: Stamp, cells: [Cell]) {
    self.kind = kind
    self.record = record
    self.register = register
    self.stamp = stamp
    self.cells = cells
  }
}

extension Store {
  /// The last write to each register of a record, whether in the trash or not.
  package func stampedWrites(of shape: Shape, _ id: ID) throws -> [StampedWrite] {
    guard let row = try read(of: shape, body: { try StoredRow.fetch(shape, id, $0) }) else { return [] }
    return row.stamps.registers.compactMap { register, stamp in
      row.cells(in: register).map {
        StampedWrite(kind: shape.name, record: id, register: register, stamp: stamp, cells: $0)
      }
    }
  }
}

extension Transaction {
  /// Merges writes from another device: in each register the write with the later stamp wins, whatever the order of
  /// arrival (SYNC.md 1.3).
  ///
  /// - Returns: The writes that cannot be merged yet: those with a kind, a register or a value unknown to this version,
  ///   and those to a record whose creation has not arrived. The caller keeps them and passes them again later.
  package func apply(_ writes: [StampedWrite]) throws -> [StampedWrite] {
    var records: [(id: ID, writes: [StampedWrite])] = []
    var indexes: [String: Int] = [:]
    for write in writes {
      let key = "\(write.kind) \(write.record)"
      if let index = indexes[key] {
        records[index].writes.append(write)
      } else {
        indexes[key] = records.count
        records.append((write.record, [write]))
      }
    }
    return try records.flatMap { try apply($0.writes, to: $0.id) }
  }

  /// - Parameter writes: writes to that record only.
  private func apply(_ writes: [StampedWrite], to id: ID) throws -> [StampedWrite] {
    guard let shape = Kinds.all.first(where: { $0.name == writes.first?.kind }) else { return writes }
    let existing: StoredRow?
    do { existing = try StoredRow.fetch(shape, id, db) } catch is Records.RecordError { return writes }
    var row = existing ?? StoredRow(blank: shape, id)
    let rejected = writes.filter { !row.merge($0) }
    // The writes that create a record include its `createdAt`.
    guard existing != nil || row.stamps[Change.createdAt] != nil else { return writes }
    if let existing { try update(existing, to: row) } else { try insert(row) }
    return rejected
  }
}

extension StoredRow {
  /// Takes over a write from another device unless the row has a later one. Returns false for a write that cannot
  /// belong to such a record.
  fileprivate mutating func merge(_ write: StampedWrite) -> Bool {
    guard isRegister(write.register), cells(in: write.register)?.count == write.cells.count else { return false }
    if let stamp = stamps[write.register], stamp >= write.stamp { return true }
    var merged = self
    merged.setCells(write.cells, in: write.register)
    merged.stamps.set(write.register, write.stamp)
    // If the row does not hold these cells now, they are not valid for that register.
    guard merged.cells(in: write.register) == write.cells, [nil, validationError].contains(merged.validationError)
    else { return false }
    self = merged
    return true
  }

  /// Sets are written by element, all other groups as a whole.
  private func isRegister(_ name: String) -> Bool {
    let (group, element) = StoredRow.parts(name)
    guard let column = shape.groups.first(where: { $0.name == group })?.columns.first else {
      return Change.common.contains(name)
    }
    return shape.columns[column].isSet == (element != nil)
  }

  /// Why the row is not a valid record that can be sorted with others; `nil` where it is one.
  private var validationError: Records.RecordError? {
    for (field, moment) in [(Change.createdAt, createdAt), (Change.updatedAt, updatedAt)]
    where LocalTime(iso: moment)?.isoSeconds != moment {
      return .unreadable(kind: shape.name, field: field)
    }
    return shape.validate(id, cells)
  }
}
