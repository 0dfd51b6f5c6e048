internal import GRDB
internal import Records

/// A table of a damaged file, and how its rows are told from others'.
struct SalvagedTable {
  let name: String
  /// The columns of its key, in whose order it stands in the file.
  let key: [String]
  /// The kind whose records it holds.
  var shape: Shape?
  /// Whether columns, as they stand on a page, can be a row of it.
  let isRow: @Sendable ([Cell]) -> Bool

  /// Every table, in the order they are filled.
  static let all =
    Kinds.stored.map(SalvagedTable.init(of:)) + [
      SalvagedTable(name: "change_group", key: ["n"]) { cells in
        cells.count == 9 && cells[0] == .null && cells[1].isText && cells[3].isText && cells[4].isText
      },
      SalvagedTable(name: "change", key: ["n", "part"]) { cells in
        cells.count == 7 && Kinds.stored.contains { cells[2] == .text($0.name) } && ID(cell: cells[3]) != nil
      },
      SalvagedTable(name: "claim", key: ["record", "moment"]) { cells in
        cells.count == 2 && ID(cell: cells[0]) != nil && cells[1].isText
      },
      SalvagedTable(name: "meta", key: ["name"]) { cells in
        cells.count == 2 && String(cell: cells[0]).flatMap(Meta.init) != nil && cells[1].isText
      },
    ]

  private init(name: String, key: [String], isRow: @escaping @Sendable ([Cell]) -> Bool) {
    self.name = name
    self.key = key
    self.isRow = isRow
  }

  /// A record's stamps name its groups, which no two kinds with as many columns have in common.
  private init(of shape: Shape) {
    let lead = 1 + StoredRow.leadCount
    let groups = Change.common.union(shape.groups.map(\.name))
    self.init(name: shape.name, key: ["n"]) { cells in
      guard cells.count == lead + shape.columns.count, cells[0] == .null, ID(cell: cells[1]) != nil,
        let stamps = SalvagedTable.stamps(cells[lead - 1])
      else { return false }
      return !stamps.stamps.isEmpty && stamps.stamps.keys.allSatisfy { groups.contains(StoredRow.parts($0).name) }
    }
    self.shape = shape
  }

  static func stamps(_ cell: Cell) -> Stamps? { Sealed(cell: cell).flatMap { Stamps(bytes: $0.bytes) } }

  /// Whether the file's schema has it: one that does not is of an earlier release, or damaged. Where the schema does not
  /// read, it may have any; GRDB's own question ends the process there.
  func isIn(_ db: Database) -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM sqlite_schema
        WHERE type = 'table' AND name = ? OR typeof(type) <> 'text' OR typeof(name) <> 'text')
      """
    return (try? Bool.fetchOne(db, sql: sql, arguments: [name])) != false
  }

  /// Hands over its rows as SQLite reads them, one at a time, until one fails; false when one did, or was another
  /// table's, as where a page's number was damaged.
  func read(_ db: Database, columns: [String], _ use: ([Cell]) throws -> Void) throws -> Bool {
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let sql = "SELECT \(names) FROM \(name) ORDER BY \(key.joined(separator: ", "))"
    guard let rows = try? Row.fetchCursor(db.cachedStatement(sql: sql)) else { return false }
    var isWhole = true
    while true {
      let row: Row?
      do { row = try rows.next() } catch { return false }
      guard let row else { return isWhole }
      let cells = columns.indices.map(row.cell)
      if isRow(asStored(cells)) || isRecord(cells) { try use(cells) } else { isWhole = false }
    }
  }

  private func isRecord(_ cells: [Cell]) -> Bool {
    guard let shape, let id = ID(cell: cells[1]) else { return false }
    return shape.fault(id, Array(cells.dropFirst(1 + StoredRow.leadCount))) == nil
  }

  /// A row's number stands beside its columns, and nothing in the one that is named by it.
  private func asStored(_ cells: [Cell]) -> [Cell] { key == ["n"] ? [.null] + cells.dropFirst() : cells }
}

extension Cell {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
