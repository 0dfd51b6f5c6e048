internal import Records

/// A write to one register: its cells before and after.
struct RegisterWrite: Equatable {
  let register: String
  let before: [Cell]
  let after: [Cell]
}

extension StoredRow {
  /// The writes that give the row these cells, without those of `updatedAt` and `createdAt`.
  func writes(toSet other: [Cell]) -> [RegisterWrite] {
    shape.groups.flatMap { group in
      shape.columns[group.columns[0]].isSet
        ? elementWrites(group.name, cells[group.columns[0]], other[group.columns[0]])
        : groupWrites(group.name, group.columns.map { cells[$0] }, group.columns.map { other[$0] })
    }
  }

  /// The writes that make it the other row, including whether it is in the trash.
  func writes(toBecome other: StoredRow) -> [RegisterWrite] {
    let writes = writes(toSet: other.cells)
    guard deleted != other.deleted else { return writes }
    return writes + [
      RegisterWrite(register: Change.deleted, before: [deleted.cell], after: [other.deleted.cell])
    ]
  }

  private func groupWrites(_ name: String, _ before: [Cell], _ after: [Cell]) -> [RegisterWrite] {
    before == after ? [] : [RegisterWrite(register: name, before: before, after: after)]
  }

  private func elementWrites(_ name: String, _ before: Cell, _ after: Cell) -> [RegisterWrite] {
    let old = SetCoding.decode(before) ?? []
    let new = SetCoding.decode(after) ?? []
    return old.symmetricDifference(new).sorted().map { element in
      RegisterWrite(
        register: "\(name)/\(element)", before: [old.contains(element).cell], after: [new.contains(element).cell])
    }
  }

  /// The cells of a register; `nil` when the kind has no such register.
  func cells(in register: String) -> [Cell]? {
    switch register {
    case Change.deleted: return [deleted.cell]
    case Change.createdAt: return [.text(createdAt)]
    case Change.updatedAt: return [.text(updatedAt)]
    default: break
    }
    let (name, element) = StoredRow.parts(register)
    guard let group = shape.groups.first(where: { $0.name == name }) else { return nil }
    guard let element else { return group.columns.map { cells[$0] } }
    return [(SetCoding.decode(cells[group.columns[0]]) ?? []).contains(element).cell]
  }

  /// Sets the cells of a register; does nothing where the kind has no such register.
  mutating func setCells(_ new: [Cell], in register: String) {
    switch (register, new.first) {
    case (Change.deleted, _): deleted = new == [true.cell]
    case (Change.createdAt, .text(let moment)): createdAt = moment
    case (Change.updatedAt, .text(let moment)): updatedAt = moment
    default:
      let (name, element) = StoredRow.parts(register)
      guard let columns = shape.groups.first(where: { $0.name == name })?.columns else { return }
      if let element {
        cells[columns[0]] = StoredRow.setting(element, new == [true.cell], in: cells[columns[0]])
      } else {
        for (column, cell) in zip(columns, new) { cells[column] = cell }
      }
    }
  }

  private static func setting(_ element: String, _ isIncluded: Bool, in cell: Cell) -> Cell {
    var elements = SetCoding.decode(cell) ?? []
    if isIncluded { elements.insert(element) } else { elements.remove(element) }
    return SetCoding.encode(elements)
  }

  /// `tags/home` is the element `home` of `tags`.
  static func parts(_ register: String) -> (name: String, element: String?) {
    guard let slash = register.firstIndex(of: "/") else { return (register, nil) }
    return (String(register[..<slash]), String(register[register.index(after: slash)...]))
  }
}
