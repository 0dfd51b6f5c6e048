package import Civil
internal import GRDB
package import Records

extension Store {
  /// The card to show next and why; `nil` when nothing is awake. Found through indexes, whatever else is kept.
  ///
  /// A card that was broken down takes part for all of its steps, and its first open one is shown in its stead.
  /// - Parameter besides: cards that are not to be shown in this sitting.
  package func next(
    now: LocalTime, wish: Wish = Wish(), besides: Set<ID> = []
  ) throws -> (nudge: Nudge, cause: Cause)? {
    let ranking = Ranking(now: now, wish: wish, skipped: try skippedLately(now: now))
    var besides = besides
    while let first = try ranking.first(of: candidates(ranking, besides: besides), isAll: besides.isEmpty) {
      if let nudge = try beginning(of: first.nudge, now, besides) { return (nudge, first.cause) }
      besides.insert(first.nudge.id)
    }
    return nil
  }

  /// The card itself, or where its steps begin; `nil` while all of those sleep.
  private func beginning(of nudge: Nudge, _ now: LocalTime, _ besides: Set<ID>) throws -> Nudge? {
    let open = try steps(of: nudge.id).filter { $0.status == .active }
    if open.isEmpty { return nudge }
    // Sync may have tied a knot: no card is looked into twice.
    let besides = besides.union([nudge.id])
    for step in open where step.isAwake(now: now) && !besides.contains(step.id) {
      if let first = try beginning(of: step, now, besides) { return first }
    }
    return nil
  }

  /// Cards among which `ranking` finds the very best of all.
  package func candidates(_ ranking: Ranking, besides: Set<ID> = []) throws -> [Nudge] {
    try read(of: Nudge.kind.shape) { db in
      let fitting = try Candidates(ranking, besides, db).fetch(limit: ranking.wish.limit)
      guard fitting.isEmpty, ranking.wish.limit != nil else { return fitting }
      return try Candidates(ranking, besides, db).fetch(limit: nil)
    }
  }

  package func skippedLately(now: LocalTime) throws -> Set<ID> {
    let since = now.adding(minutes: -60 * Ranking.skipHours)
    let skips = try fetch(Skip.self, "WHERE at > ? AND at <= ? AND deleted = 0", [since.cell, now.cell])
    return try Set(skips.flatMap { try withWholes($0.nudge) })
  }

  /// "Not now" to a step means all it is part of.
  private func withWholes(_ id: ID) throws -> [ID] {
    var ids = [id]
    while let whole = try nudge(ids[ids.count - 1])?.parent, !ids.contains(whole) { ids.append(whole) }
    return ids
  }
}

/// The first few cards of each question of the ranking, each an index read from its start; all in one statement, as
/// preparing one costs more than running it.
struct Candidates {
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

  /// As the index has it: nothing for a card with a deadline, whose changes do not move it.
  private static let untouched = "(CASE WHEN due IS NULL THEN updatedAt END)"

  private static let ways = [
    "priority = 0 AND deadline IS NOT NULL ORDER BY deadline, \(untouched), \(Store.oldest)",
    "priority = 1 AND deadline IS NOT NULL ORDER BY deadline, \(untouched), \(Store.oldest)",
    "priority = 2 AND deadline IS NOT NULL ORDER BY deadline, \(untouched), \(Store.oldest)",
    "priority = 0 AND deadline IS NULL ORDER BY \(untouched), \(Store.oldest)",
    "priority = 1 AND deadline IS NULL ORDER BY \(untouched), \(Store.oldest)",
    "priority = 2 AND deadline IS NULL ORDER BY \(untouched), \(Store.oldest)",
    "snoozedUntil >= ?2 ORDER BY snoozedUntil, priority, \(Store.oldest)",
  ]

  /// A step comes with its whole, unless it was put off by itself until today.
  private static let stands = "(snoozedUntil >= ?2 OR \(Scope.standsAlone))"

  /// What is in steps takes no longer than the next of them, whatever was guessed for the whole.
  private static let fits = """
    (minutes IS NULL OR minutes <= ?3 OR EXISTS (
      SELECT 1 FROM nudge AS step WHERE step.parent = nudge.id AND step.status = 'active' AND step.deleted = 0))
    """

  /// The numbers of the rows: ?1 is now, ?2 today, ?3 the longest guess that fits, ?4 how many each way may give.
  static let numbers = ways.map { way in
    """
    SELECT n FROM (SELECT n FROM nudge WHERE status = 'active' AND deleted = 0
      AND (snoozedUntil IS NULL OR snoozedUntil <= ?1) AND (startAt IS NULL OR startAt <= ?1)
      AND \(stands) AND \(fits) AND \(way) LIMIT ?4)
    """
  }.joined(separator: " UNION ALL ")

  /// - Parameter limit: the longest guess that fits.
  func fetch(limit: Int?) throws -> [Nudge] {
    try Store.fetch(
      Nudge.self, "WHERE n IN (\(Candidates.numbers))",
      [
        ranking.now.cell, .text(ranking.now.day.iso), .int(limit.map(Int64.init) ?? .max), .int(Int64(count)),
      ], db
    ).filter { !besides.contains($0.id) }.map { candidate in
      guard let limit, candidate.minutes.map({ $0 > limit }) == true else { return candidate }
      var fitting = candidate
      fitting.minutes = nil
      return fitting
    }
  }
}
