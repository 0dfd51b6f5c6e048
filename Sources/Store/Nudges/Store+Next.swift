package import Civil
internal import GRDB
package import Records

extension Store {
  /// The card to show next and why; `nil` when nothing is awake. Found through indexes, whatever else is kept.
  /// - Parameter besides: cards that are not to be shown in this sitting.
  package func next(
    now: LocalTime, wish: Wish = Wish(), besides: Set<ID> = []
  ) throws -> (nudge: Nudge, cause: Cause)? {
    let ranking = Ranking(now: now, wish: wish, skipped: try skippedLately(now: now))
    return try ranking.first(of: candidates(ranking, besides: besides), isAll: besides.isEmpty)
  }

  /// Cards among which `ranking` finds the very best of all.
  package func candidates(_ ranking: Ranking, besides: Set<ID> = []) throws -> [Nudge] {
    try read { db in
      let fitting = try Candidates(ranking, besides, db).fetch(limit: ranking.wish.limit)
      guard fitting.isEmpty, ranking.wish.limit != nil else { return fitting }
      return try Candidates(ranking, besides, db).fetch(limit: nil)
    }
  }

  package func skippedLately(now: LocalTime) throws -> Set<ID> {
    let since = now.adding(minutes: -60 * Ranking.skipHours)
    let skips = try fetch(Skip.self, "WHERE at > ? AND at <= ? AND deleted = 0", [since.cell, now.cell])
    return Set(skips.map(\.nudge))
  }
}

/// The first few cards of each question of the ranking, each an index read from its start; all in one statement, as
/// preparing one costs more than running it.
private struct Candidates {
  private let ranking: Ranking
  private let besides: Set<ID>
  private let db: Database
  private let count: Int

  init(_ ranking: Ranking, _ besides: Set<ID>, _ db: Database) {
    self.ranking = ranking
    self.besides = besides
    self.db = db
    // Skipped ones may stand at the start of every index.
    count = 4 + ranking.skipped.count + besides.count
  }

  private static let ways = [
    "priority = 0 AND deadline IS NOT NULL ORDER BY deadline",
    "priority = 1 AND deadline IS NOT NULL ORDER BY deadline",
    "priority = 2 AND deadline IS NOT NULL ORDER BY deadline",
    "priority = 0 AND deadline IS NULL ORDER BY updatedAt",
    "priority = 1 AND deadline IS NULL ORDER BY updatedAt",
    "priority = 2 AND deadline IS NULL ORDER BY updatedAt",
    "snoozedUntil >= ?2 ORDER BY snoozedUntil",
  ]

  /// The numbers of the rows: ?1 is now, ?2 today, ?3 the longest guess that fits, ?4 how many each way may give.
  private static let numbers = ways.map { way in
    """
    SELECT n FROM (SELECT n FROM nudge WHERE status = 'active' AND deleted = 0
      AND (snoozedUntil IS NULL OR snoozedUntil <= ?1) AND (startAt IS NULL OR startAt <= ?1)
      AND (minutes IS NULL OR minutes <= ?3) AND \(way) LIMIT ?4)
    """
  }.joined(separator: " UNION ALL ")

  /// - Parameter limit: the longest guess that fits.
  func fetch(limit: Int?) throws -> [Nudge] {
    try Store.fetch(
      Nudge.self, "WHERE n IN (\(Candidates.numbers))",
      [
        ranking.now.cell, .text(ranking.now.day.iso), .int(limit.map(Int64.init) ?? .max), .int(Int64(count)),
      ], db
    ).filter { !besides.contains($0.id) }
  }
}
