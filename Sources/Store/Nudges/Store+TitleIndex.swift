internal import GRDB
internal import Records

extension Store {
  /// Brings the title index up to date, in batches so that no other process waits long. To be called when the program
  /// is idle, and after nudges are erased for good: until then the words of an erased title remain in the file.
  package func indexTitles() throws {
    while try write({ try TitleIndex(db: $0).indexBatch() }) {}
  }

  /// Whether so many titles are not indexed yet that searching is noticeably slower.
  package func isTitleIndexBehind() throws -> Bool {
    try read(of: Nudge.kind.shape) { try TitleIndex(db: $0).pending(atMost: 1_000) == nil }
  }
}

/// The inverted index of the words in titles.
struct TitleIndex {
  let db: Database

  /// How many entries begin with that word; `nil` if more than `limit`.
  func count(_ word: String, atMost limit: Int) throws -> Int? {
    try count("title_word WHERE word >= ?1 AND word < ?2", [word, TitleIndex.end(of: word)], atMost: limit)
  }

  /// How many rows wait to be indexed; `nil` if more than `limit`.
  func pending(atMost limit: Int) throws -> Int? { try count("title_pending", [], atMost: limit) }

  /// The rows with a word that begins like that, according to the index, and all rows that wait to be indexed.
  func rows(_ word: String) throws -> RowCursor {
    let sql = """
      SELECT n, title FROM nudge WHERE n IN (
        SELECT n FROM title_word WHERE word >= ?1 AND word < ?2 UNION SELECT n FROM title_pending)
      """
    return try Row.fetchCursor(db.cachedStatement(sql: sql), arguments: [word, TitleIndex.end(of: word)])
  }

  /// The upper bound of all words with that prefix.
  private static func end(of word: String) -> String { word + "\u{10FFFF}" }

  private func count(_ rows: String, _ arguments: StatementArguments, atMost limit: Int) throws -> Int? {
    let sql = "SELECT count(*) FROM (SELECT 1 FROM \(rows) LIMIT \(limit + 1))"
    let count = try Int.fetchOne(db.cachedStatement(sql: sql), arguments: arguments) ?? 0
    return count <= limit ? count : nil
  }
}

extension TitleIndex {
  private static let batchSize = 50_000

  /// Indexes one batch of titles; false when none waited.
  func indexBatch() throws -> Bool {
    let sql = """
      SELECT title_pending.n AS n, was, title FROM title_pending LEFT JOIN nudge USING (n)
      ORDER BY title_pending.n LIMIT \(TitleIndex.batchSize)
      """
    let rows = try Row.fetchAll(db, sql: sql)
    guard let last: Int64 = try rows.last?.value(0, of: "title_pending") else { return false }
    try update(rows, 1, "DELETE FROM title_word WHERE word = ? AND n = ?")
    try update(rows, 2, "INSERT OR IGNORE INTO title_word VALUES (?, ?)")
    try db.execute(sql: "DELETE FROM title_pending WHERE n <= ?", arguments: [last])
    return true
  }

  /// Sorted by word, so that each page of the index is touched once.
  private func update(_ rows: [Row], _ title: Int, _ sql: String) throws {
    let statement = try db.cachedStatement(sql: sql)
    let entries = try rows.flatMap { row -> [(word: String, row: Int64)] in
      let number: Int64 = try row.value(0, of: "title_pending")
      return TitleWords.entries(of: String(cell: row.cell(title)) ?? "").map { ($0, number) }
    }
    for entry in entries.sorted(by: { $0 < $1 }) { try statement.execute(arguments: [entry.word, entry.row]) }
  }
}
