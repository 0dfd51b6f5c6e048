internal import GRDB

/// The tables, as a list of migrations in order; one that was released is never edited.
enum Schema {
  ///
  /// `Tests/StoreTests/schemas` has the SQL of each that was released; those without a file there may still grow.
  static let migrations = [
    Schema.initial, Schema.nudgeSteps, Schema.statistics, Schema.titleWords, Schema.openItems, Schema.writings,
    Schema.symptoms, Schema.sortOrder + Schema.drafts,
  ]
  static var version: Int { migrations.count }
  /// "nudg" in ASCII, by which `file` and nudgy recognise the format.
  static let applicationID = 0x6E75_6467

  /// Migrates a file of any released version, or an empty one. Another process or a newer version may have migrated it
  /// meanwhile, so the version is checked again once this process has the write lock. Throws as `isCurrent` does.
  ///
  /// - Parameter finish: writes what a current store needs besides its tables, in the same transaction.
  static func migrate(_ db: Database, finish: (Database) throws -> Void) throws {
    try db.inTransaction(.immediate) {
      guard try !isCurrent(db) else { return .commit }
      for migration in try migrations.dropFirst(version(of: db)) { try apply(migration, db) }
      try finish(db)
      try db.execute(sql: "PRAGMA user_version = \(version)")
      try db.execute(sql: "PRAGMA application_id = \(applicationID)")
      return .commit
    }
  }

  static func version(of db: Database) throws -> Int { try pragma("user_version", db) }

  /// An SQL error means that the migration was applied before and the file's version number is damaged.
  private static func apply(_ migration: String, _ db: Database) throws {
    do {
      try db.execute(sql: migration)
    } catch let error as DatabaseError where error.resultCode == .SQLITE_ERROR {
      throw StoreError.damaged("user_version")
    }
  }

  /// Whether the file needs no migration. Throws `notOurs` or `newerSchema` where more than the header says so, and
  /// otherwise `damaged` where the header does not fit.
  static func isCurrent(_ db: Database) throws -> Bool {
    let version = try version(of: db)
    let id = try pragma("application_id", db)
    if id != applicationID {
      if try id == 0 && version == 0 && isEmpty(db) { return false }
      throw try hasOurTables(db) ? StoreError.damaged("application_id") : StoreError.notOurs
    }
    if version == self.version { return true }
    guard version < 0 || version > self.version else { return false }
    // Every newer version writes its number to both places.
    let isNewer = try? Store.meta(.schema, db) == String(version)
    throw isNewer == true
      ? StoreError.newerSchema(found: version, known: self.version) : StoreError.damaged("user_version")
  }

  /// The names of what the schema of this version should have and the file lacks. A flipped bit in the schema's text
  /// passes SQLite's integrity check, but then no statement finds its column.
  static func missing(_ db: Database) throws -> [String] {
    let (fresh, version) = (try DatabaseQueue(), try version(of: db))
    let expected = try fresh.write { fresh in
      for migration in migrations.prefix(version) { try fresh.execute(sql: migration) }
      return try names(fresh)
    }
    return try expected.subtracting(names(db)).sorted()
  }

  /// Tables with their columns by name; triggers and indexes with their whole definition.
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
