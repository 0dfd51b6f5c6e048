internal import GRDB
package import Records

extension Store {
  /// Cards whose title has all of the words or their beginnings, status by status: open ones the oldest first, others
  /// the last finished.
  package func cards(containing words: [String], _ statuses: [Nudge.Status], limit: Int = 200) throws -> [Nudge] {
    try read(of: Nudge.kind.shape) { db in
      let search = Search(words: words.flatMap(TitleWords.split), limit: limit, db: db)
      let few = try search.amongFew()
      return try statuses.flatMap { try search.cards(few ?? search.inCrowd($0), $0) }
    }
  }
}

/// A rare word is found through the index, however much is kept; a common one by walking the cards, of which many have it.
private struct Search {
  let words: [String]
  let limit: Int
  let db: Database

  /// So many rows are looked at one by one.
  private static let few = 5_000

  /// The rows that have the words; `nil` where even the rarest of them is common.
  func amongFew() throws -> [Int64]? {
    let index = TitleIndex(db: db)
    guard try index.pending(atMost: Search.few) != nil else { return nil }
    var rarest: (word: String, count: Int)?
    for word in words {
      guard let count = try index.count(word, atMost: rarest?.count ?? Search.few) else { continue }
      rarest = (word, count)
    }
    guard let rarest else { return nil }
    return try matches(index.rows(rarest.word))
  }

  /// The first rows of a status that have the words.
  func inCrowd(_ status: Nudge.Status) throws -> [Int64] {
    // LIKE knows the two cases of no other letters.
    let plain = words.filter { $0.utf8.allSatisfy { $0 < 0x80 } }
    let tests = plain.indices.map { "replace(replace(title, '''', ''), '’', '') LIKE ?\($0 + 1)" }
    let condition = (["\(Search.rows(status)) AND deleted = 0"] + tests).joined(separator: " AND ")
    let rows = try Row.fetchCursor(
      db, sql: "SELECT n, title FROM nudge \(condition) ORDER BY \(Search.order(status))",
      arguments: StatementArguments(plain.map { "%\($0)%" }))
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
    var found: [Int64] = []
    while found.count < limit, let row = try rows.next() {
      guard let number = Int64(cell: row.cell(0)), let title = String(cell: row.cell(1)) else { continue }
      if TitleWords.has(words, title) { found.append(number) }
    }
    return found
  }

  /// In the order of age, SQLite would rather walk past every card that was ever done.
  private static func rows(_ status: Nudge.Status) -> String {
    status == .active ? Store.openOnly : "WHERE status = '\(status.rawValue)' AND status <> 'active'"
  }

  private static func order(_ status: Nudge.Status) -> String {
    status == .active ? Store.oldest : "completedAt DESC, \(Store.youngest)"
  }
}
