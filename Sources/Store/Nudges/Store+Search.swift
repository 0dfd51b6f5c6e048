internal import GRDB
package import Records

extension Store {
  /// Cards whose title has words that begin with each of `words`, status by status: open ones oldest first, others last
  /// finished first.
  package func cards(containing words: [String], _ statuses: [Nudge.Status], limit: Int = 200) throws -> [Nudge] {
    try read(of: Nudge.kind.shape) { db in
      let search = Search(words: words.flatMap(TitleWords.split), limit: limit, db: db)
      let indexed = try search.indexedMatches()
      return try statuses.flatMap { try search.cards(indexed ?? search.scannedMatches($0), $0) }
    }
  }
}

/// Finds a rare word through the index. A common one is found soon by scanning the cards, as many of them have it.
private struct Search {
  let words: [String]
  let limit: Int
  let db: Database

  /// The most rows that are checked one by one.
  private static let maxScannedRows = 5_000

  /// The rows that have the words; `nil` where even the rarest word is too common for the index.
  func indexedMatches() throws -> [Int64]? {
    let index = TitleIndex(db: db)
    guard try index.pending(atMost: Search.maxScannedRows) != nil else { return nil }
    var rarest: (word: String, count: Int)?
    for word in words {
      guard let count = try index.count(word, atMost: rarest?.count ?? Search.maxScannedRows) else { continue }
      rarest = (word, count)
    }
    guard let rarest else { return nil }
    return try matches(index.rows(rarest.word))
  }

  /// The first rows of a status that have the words.
  func scannedMatches(_ status: Nudge.Status) throws -> [Int64] {
    // LIKE ignores case for ASCII letters only.
    let asciiWords = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    let tests = asciiWords.indices.map { "replace(replace(title, '''', ''), '’', '') LIKE ?\($0 + 1)" }
    let condition = (["\(Search.rows(status)) AND deleted = 0"] + tests).joined(separator: " AND ")
    let rows = try Row.fetchCursor(
      db, sql: "SELECT n, title FROM nudge \(condition) ORDER BY \(Search.order(status))",
      arguments: StatementArguments(asciiWords.map { "%\($0)%" }))
    return try matches(rows, limit)
  }

  func cards(_ rows: [Int64], _ status: Nudge.Status) throws -> [Nudge] {
    let list = "[\(rows.map(String.init).joined(separator: ","))]"
    return try Store.fetch(
      Nudge.self,
      """
      WHERE n IN (SELECT value FROM json_each(?)) AND +status = '\(status.rawValue)' AND +deleted = 0
      ORDER BY \(Search.order(status)) LIMIT \(limit)
      """, [.text(list)], db)
  }

  private func matches(_ rows: RowCursor, _ limit: Int = .max) throws -> [Int64] {
    var numbers: [Int64] = []
    while numbers.count < limit, let row = try rows.next() {
      guard let number = Int64(cell: row.cell(0)), let title = String(cell: row.cell(1)) else { continue }
      if TitleWords.matches(words, title) { numbers.append(number) }
    }
    return numbers
  }

  /// The rows to scan: `Store.whereOpen` or a condition, without which SQLite would read every finished card.
  private static func rows(_ status: Nudge.Status) -> String {
    status == .active ? Store.whereOpen : "WHERE status = '\(status.rawValue)' AND status <> 'active'"
  }

  private static func order(_ status: Nudge.Status) -> String {
    status == .active ? Store.oldestFirst : "completedAt DESC, \(Store.newestFirst)"
  }
}
