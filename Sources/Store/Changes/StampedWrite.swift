internal import Civil
package import Records

/// What one register of a record holds, and when and where that was written: what devices tell each other.
package struct StampedWrite: Equatable, Sendable {
  package let kind: String
  package let record: ID
  /// A field group, one element of a set as `tags/home`, or one of those that every record has.
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
  /// Everything that was ever written to a record, in the trash or not, by register.
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
  /// Takes over what was written elsewhere: in each register the later write stands, in whichever order they come
  /// (SYNC.md 1.3).
  ///
  /// - Returns: The writes that cannot be taken now: of a kind, a register or a value that this program does not know, and
  ///   those to a record whose making has not come yet. They are the caller's to keep, and to bring again.
  package func apply(_ writes: [StampedWrite]) throws -> [StampedWrite] {
    var records: [(id: ID, writes: [StampedWrite])] = []
    var places: [String: Int] = [:]
    for write in writes {
      let name = "\(write.kind) \(write.record)"
      if let place = places[name] {
        records[place].writes.append(write)
      } else {
        places[name] = records.count
        records.append((write.record, [write]))
      }
    }
    return try records.flatMap { try apply($0.writes, to: $0.id) }
  }

  /// - Parameter writes: of that record only.
  private func apply(_ writes: [StampedWrite], to id: ID) throws -> [StampedWrite] {
    guard let shape = Kinds.all.first(where: { $0.name == writes.first?.kind }) else { return writes }
    let known: StoredRow?
    do { known = try StoredRow.fetch(shape, id, db) } catch is Records.RecordError { return writes }
    var row = known ?? StoredRow(blank: shape, id)
    let refused = writes.filter { !row.take($0) }
    // What made a record says when that was.
    guard known != nil || row.stamps[Change.createdAt] != nil else { return writes }
    if let known { try update(known, to: row) } else { try insert(row) }
    return refused
  }
}

extension StoredRow {
  /// Holds what was written elsewhere unless a later write stands here; false for what can be no part of such a record.
  fileprivate mutating func take(_ write: StampedWrite) -> Bool {
    guard isRegister(write.register), cells(in: write.register)?.count == write.cells.count else { return false }
    if let stamp = stamps[write.register], stamp >= write.stamp { return true }
    var changed = self
    changed.hold(write.cells, in: write.register)
    changed.stamps.set(write.register, write.stamp)
    // What it was to hold and does not is no cell of that register.
    guard changed.cells(in: write.register) == write.cells, [nil, fault].contains(changed.fault) else { return false }
    self = changed
    return true
  }

  /// Elements of a set are written one by one, and of everything else there are none.
  private func isRegister(_ name: String) -> Bool {
    let (group, element) = StoredRow.parts(name)
    guard let column = shape.groups.first(where: { $0.name == group })?.columns.first else {
      return Change.common.contains(name)
    }
    return shape.columns[column].isSet == (element != nil)
  }

  /// What keeps it from being a record, and from standing in its place among others.
  private var fault: Records.RecordError? {
    for (field, moment) in [(Change.createdAt, createdAt), (Change.updatedAt, updatedAt)]
    where LocalTime(iso: moment)?.isoSeconds != moment {
      return .unreadable(kind: shape.name, field: field)
    }
    return shape.fault(id, cells)
  }
}
