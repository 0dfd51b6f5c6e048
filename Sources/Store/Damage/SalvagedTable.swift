internal import GRDB
internal import Records

/// A table to read from a damaged file, and how to recognise its rows.
struct SalvagedTable {
  let name: String
  /// The columns of its primary key; the rows are in their order in the file.
  let key: [String]
  /// The kind whose records it holds.
  var shape: Shape?
  /// Whether columns, as they are stored on a page, can be a row of this table.
  let isRow: @Sendable ([Cell]) -> Bool

  /// All tables, in the order in which they are filled.
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

  /// A record is recognised by its stamps: their registers are the kind's field groups, and no two kinds with the same
  /// number of columns have the same ones.
  private init(of shape: Shape) {
    let commonCount = 1 + StoredRow.commonColumnCount
    let groups = Change.common.union(shape.groups.map(\.name))
    self.init(name: shape.name, key: ["n"]) { cells in
      guard cells.count == commonCount + shape.columns.count, cells[0] == .null, ID(cell: cells[1]) != nil,
        let stamps = SalvagedTable.stamps(cells[commonCount - 1])
      else { return false }
      return !stamps.stamps.isEmpty && stamps.stamps.keys.allSatisfy { groups.contains(StoredRow.parts($0).name) }
    }
    self.shape = shape
  }

  static func stamps(_ cell: Cell) -> Stamps? { Sealed(cell: cell).flatMap { Stamps(bytes: $0.bytes) } }

  /// Whether the file's schema has this table. Where it does not, the file is damaged or from an earlier release. True
  /// where the schema cannot be read, as it may have any table; GRDB's own check would crash there.
  func exists(in db: Database) -> Bool {
    let sql = """
      SELECT EXISTS (SELECT 1 FROM sqlite_schema
        WHERE type = 'table' AND name = ? OR typeof(type) <> 'text' OR typeof(name) <> 'text')
      """
    return (try? Bool.fetchOne(db, sql: sql, arguments: [name])) != false
  }

  /// Calls `body` with each row that SQLite reads. False when a row could not be read, which ends the reading, or was
  /// one of another table, as after damage to a page number.
  func read(_ db: Database, columns: [String], _ body: ([Cell]) throws -> Void) throws -> Bool {
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let sql = "SELECT \(names) FROM \(name) ORDER BY \(key.joined(separator: ", "))"
    guard let rows = try? Row.fetchCursor(db.cachedStatement(sql: sql)) else { return false }
    var isWhole = true
    while true {
      let row: Row?
      do { row = try rows.next() } catch { return false }
      guard let row else { return isWhole }
      let cells = columns.indices.map(row.cell)
      if isRow(storedForm(cells)) || isRecord(cells) { try body(cells) } else { isWhole = false }
    }
  }

  private func isRecord(_ cells: [Cell]) -> Bool {
    guard let shape, let id = ID(cell: cells[1]) else { return false }
    return shape.validate(id, Array(cells.dropFirst(1 + StoredRow.commonColumnCount))) == nil
  }

  /// As a page stores it: the rowid column is NULL.
  private func storedForm(_ cells: [Cell]) -> [Cell] { key == ["n"] ? [.null] + cells.dropFirst() : cells }
}

extension Cell {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
