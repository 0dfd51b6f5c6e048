internal import GRDB
internal import Records

extension Store {
  /// Brings the index of titles up to date, in steps that keep nobody else waiting for long. For times when nobody waits,
  /// and for whoever erases nudges for good: until then the words of an erased title still stand in the file.
  package func indexTitles() throws {
    while try write({ try TitleIndex(db: $0).indexSome() }) {}
  }

  /// Whether so many titles wait to be indexed that searching shows it.
  package func isTitleIndexBehind() throws -> Bool {
    try read(of: Nudge.kind.shape) { try TitleIndex(db: $0).pending(atMost: 1_000) == nil }
  }
}

/// The words of titles and, for each, the rows whose title has it.
struct TitleIndex {
  let db: Database

  /// How many rows have a word that begins so; `nil` where there are more.
  func count(_ word: String, atMost limit: Int) throws -> Int? {
    try count("title_word WHERE word >= ?1 AND word < ?2", [word, TitleIndex.end(of: word)], atMost: limit)
  }

  /// How many rows are not in it as they are now; `nil` where there are more.
  func pending(atMost limit: Int) throws -> Int? { try count("title_pending", [], atMost: limit) }

  /// Rows that may have a word that begins so, and all that are not in the index as they are now.
  func rows(_ word: String) throws -> RowCursor {
    let sql = """
      SELECT n, title FROM nudge WHERE n IN (
        SELECT n FROM title_word WHERE word >= ?1 AND word < ?2 UNION SELECT n FROM title_pending)
      """
    return try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [word, TitleIndex.end(of: word)])
  }

  /// Behind every word that begins so.
  private static func end(of word: String) -> String { word + "\u{10FFFF}" }

  private func count(_ rows: String, _ arguments: StatementArguments, atMost limit: Int) throws -> Int? {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM \(rows) LIMIT \(limit + 1))"
    let count = try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
    return count <= limit ? count : nil
  }
}

extension TitleIndex {
  private static let step = 50_000

  /// False when nothing waited.
  func indexSome() throws -> Bool {
    let sql = """
      SELECT title_pending.n AS n, was, title FROM title_pending LEFT JOIN nudge USING (n)
      ORDER BY title_pending.n LIMIT \(TitleIndex.step)
      """
    let rows = try Row.fetchAll(db, sql: sql)
    guard let last: Int64 = try rows.last?.value(0, of: "title_pending") else { return false }
    try change(rows, 1, "DELETE FROM title_word WHERE word = ? AND n = ?")
    try change(rows, 2, "INSERT OR IGNORE INTO title_word VALUES (?, ?)")
    try db.execute(sql: "DELETE FROM title_pending WHERE n <= ?", arguments: [last])
    return true
  }

  /// In the order of the words, so that each page of the index is touched once.
  private func change(_ rows: [Row], _ title: Int, _ sql: String) throws {
    let statement = try db.cachedStatement(sql: sql)
    let entries = try rows.flatMap { row -> [(word: String, row: Int64)] in
      let number: Int64 = try row.value(0, of: "title_pending")
      return TitleWords.entries(of: String(cell: row.cell(title)) ?? "").map { ($0, number) }
    }
    for entry in entries.sorted(by: { $0 < $1 }) { try statement.execute(arguments: [entry.word, entry.row]) }
  }
}
