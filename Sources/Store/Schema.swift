internal import GRDB

/// The tables, as the ordered list of what each release added; a step that was released is never edited.
enum Schema {
  static let steps = [
    Schema.first, Schema.nudgeSteps, Schema.statistics, Schema.titleWords, Schema.open, Schema.written,
    Schema.symptoms, Schema.order + Schema.drafts,
  ]
  static var version: Int { steps.count }
  /// "nudg", so that `file` and we know our own.
  static let applicationID = 0x6E75_6467

  /// Brings a file of any released version up to date, an empty one included. Another process, or a newer program, may
  /// have done so meanwhile: what the file is is asked again once nobody else can write it. Throws as `isCurrent` does.
  ///
  /// - Parameter finish: what a current store must have beside its tables, in the same transaction.
  static func migrate(_ db: Database, finish: (Database) throws -> Void) throws {
    try db.inTransaction(.immediate) {
      guard try !isCurrent(db) else { return .commit }
      for step in try steps.dropFirst(version(of: db)) { try take(step, db) }
      try finish(db)
      try db.execute(sql: "PRAGMA user_version = \(version)")
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      return .commit
    }
  }

  static func version(of db: Database) throws -> Int { try pragma("user_version", db) }

  /// A step that is there already was taken by a file whose version is damaged.
  private static func take(_ step: String, _ db: Database) throws {
    do {
      try db.execute(sql: step)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      throw StoreError.damaged("user_version")
    }
  }

  /// Throws `notOurs` or `newerSchema` where more than the header says so, else `damaged`; false when there are steps to
  /// take.
  static func isCurrent(_ db: Database) throws -> Bool {
    let version = try version(of: db)
    let id = try pragma("application_id", db)
    if id != applicationID {
      if try id == 0 && version == 0 && isEmpty(db) { return false }
      throw try hasOurTables(db) ? StoreError.damaged("application_id") : StoreError.notOurs
    }
    if version == self.version { return true }
    guard version < 0 || version > self.version else { return false }
    // Every later program writes it in both places.
    let isNewer = try? Store.meta(.schema, db) == String(version)
    throw isNewer == true
      ? StoreError.newerSchema(found: version, known: self.version) : StoreError.damaged("user_version")
  }

  /// What a store of its version has and this one lacks, by name. A flipped bit within the tables' own text leaves a file
  /// that is whole for SQLite's check, and in which no statement finds its column.
  static func missing(_ db: Database) throws -> [String] {
    let (fresh, version) = (try DatabaseQueue(), try version(of: db))
    let expected = try fresh.write { fresh in
      for step in steps.prefix(version) { try fresh.execute(sql: step) }
      return try names(fresh)
    }
    return try expected.subtracting(names(db)).sorted()
  }

  /// Tables with their columns; triggers and indexes with all that they say.
  private static func names(_ db: Database) throws -> Set<String> {
    let sql = """
      SELECT type || ' ' || name || ' ' || CASE type WHEN 'table' THEN '' ELSE coalesce(sql, '') END FROM sqlite_schema
      UNION ALL
      SELECT 'column ' || tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name)
        AS columns WHERE tables.type = 'table'
      """
    return Set(try String.fetchAll(db, sql: sql))
  }

  private static func hasOurTables(_ db: Database) throws -> Bool {
    let sql = "SELECT count(*) FROM sqlite_schema WHERE type = 'table' AND name IN ('nudge', 'change_group', 'meta')"
    return try Int.fetchOne(db, sql: sql) == 3
  }

  private static func pragma(_ name: String, _ db: Database) throws -> Int {
    try Int.fetchOne(db, sql: "PRAGMA \(name)") ?? 0
  }

  private static func isEmpty(_ db: Database) throws -> Bool {
    try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") == 0
  }
}
