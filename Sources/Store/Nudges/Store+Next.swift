package import Civil
internal import GRDB
package import Records

extension Store {
  /// The card to show next, and why; `nil` when no card is awake. Uses indexes only, so its cost does not grow with the
  /// store.
  ///
  /// A card with steps is ranked itself, but its first open step is shown instead.
  /// - Parameter excluding: cards that must not be shown now.
  package func next(
    now: LocalTime, availability: Availability = Availability(), excluding: Set<ID> = []
  ) throws -> (nudge: Nudge, cause: Cause)? {
    let ranking = Ranking(now: now, availability: availability, skipped: try recentlySkipped(now: now))
    var excluded = excluding
    while let first = try ranking.first(of: candidates(ranking, excluding: excluded), isAll: excluded.isEmpty) {
      if let nudge = try firstOpenStep(of: first.nudge, now, excluded) { return (nudge, first.cause) }
      excluded.insert(first.nudge.id)
    }
    return nil
  }

  /// The card itself, or its first open step that is awake; `nil` where all steps are asleep.
  private func firstOpenStep(of nudge: Nudge, _ now: LocalTime, _ excluded: Set<ID>) throws -> Nudge? {
    let open = try steps(of: nudge.id).filter { $0.status == .active }
    if open.isEmpty { return nudge }
    // Sync may have made a cycle of parents, so no card is visited twice.
    let excluded = excluded.union([nudge.id])
    for step in open where step.isAwake(now: now) && !excluded.contains(step.id) {
      if let first = try firstOpenStep(of: step, now, excluded) { return first }
    }
    return nil
  }

  /// How many cards are awake besides those, counted up to a limit.
  package func awakeCount(now: LocalTime, excluding: Set<ID>, atMost limit: Int) throws -> Int {
    let awake = try fetch(
      Nudge.self,
      """
      WHERE status = 'active' AND deleted = 0 AND (snoozedUntil IS NULL OR snoozedUntil <= ?1)
        AND (startAt IS NULL OR startAt <= ?1) AND \(ListScope.standaloneCondition) LIMIT ?2
      """, [now.cell, .int(Int64(limit + excluding.count))])
    return min(limit, awake.count { !excluding.contains($0.id) })
  }

  /// A set of cards that includes the first one by `ranking`.
  package func candidates(_ ranking: Ranking, excluding: Set<ID> = []) throws -> [Nudge] {
    try read(of: Nudge.kind.shape) { db in
      let fitting = try Candidates(ranking, excluding, db).fetch(limit: ranking.availability.limit)
      guard fitting.isEmpty, ranking.availability.limit != nil else { return fitting }
      return try Candidates(ranking, excluding, db).fetch(limit: nil)
    }
  }

  package func recentlySkipped(now: LocalTime) throws -> Set<ID> {
    let since = now.adding(minutes: -60 * Ranking.skipHours)
    let skips = try fetch(Skip.self, "WHERE at > ? AND at <= ? AND deleted = 0", [since.cell, now.cell])
    return try Set(skips.flatMap { try withAncestors($0.nudge) })
  }

  /// Skipping a step counts for all the cards that it belongs to.
  private func withAncestors(_ id: ID) throws -> [ID] {
    var ids = [id]
    while let parent = try nudge(ids[ids.count - 1])?.parent, !ids.contains(parent) { ids.append(parent) }
    return ids
  }
}

/// The first few cards by each question of the ranking, each read from the start of an index. All are in one statement,
/// as preparing a statement costs more than running it.
struct Candidates {
  private let ranking: Ranking
  private let excluded: Set<ID>
  private let db: Database
  private let limitPerQuery: Int

  init(_ ranking: Ranking, _ excluded: Set<ID>, _ db: Database) {
    self.ranking = ranking
    self.excluded = excluded
    self.db = db
    // Skipped and excluded cards may be at the start of every index.
    limitPerQuery = 4 + ranking.skipped.count + excluded.count
  }

  /// The expression of the index: NULL for a card with a deadline, whose changes do not affect its rank.
  private static let untouchedSince = "(CASE WHEN due IS NULL THEN updatedAt END)"

  private static let queries = [
    "priority = 0 AND deadline IS NOT NULL ORDER BY deadline, \(untouchedSince), \(Store.oldestFirst)",
    "priority = 1 AND deadline IS NOT NULL ORDER BY deadline, \(untouchedSince), \(Store.oldestFirst)",
    "priority = 2 AND deadline IS NOT NULL ORDER BY deadline, \(untouchedSince), \(Store.oldestFirst)",
    "priority = 0 AND deadline IS NULL ORDER BY \(untouchedSince), \(Store.oldestFirst)",
    "priority = 1 AND deadline IS NULL ORDER BY \(untouchedSince), \(Store.oldestFirst)",
    "priority = 2 AND deadline IS NULL ORDER BY \(untouchedSince), \(Store.oldestFirst)",
    "snoozedUntil >= ?2 ORDER BY snoozedUntil, priority, \(Store.oldestFirst)",
  ]

  /// Leaves out the steps of an open card, except those that were snoozed by themselves until today.
  private static let isShownCondition = "(snoozedUntil >= ?2 OR \(ListScope.standaloneCondition))"

  /// A card with open steps always fits, as only its next step is shown.
  private static let fitsCondition = """
    (minutes IS NULL OR minutes <= ?3 OR EXISTS (
      SELECT 1 FROM nudge AS step WHERE step.parent = nudge.id AND step.status = 'active' AND step.deleted = 0))
    """

  /// Selects row numbers. ?1 is now, ?2 today, ?3 the longest estimate that fits, ?4 the limit for each query.
  static let rowNumbersQuery = queries.map { query in
    """
    SELECT n FROM (SELECT n FROM nudge WHERE status = 'active' AND deleted = 0
      AND (snoozedUntil IS NULL OR snoozedUntil <= ?1) AND (startAt IS NULL OR startAt <= ?1)
      AND \(isShownCondition) AND \(fitsCondition) AND \(query) LIMIT ?4)
    """
  }.joined(separator: " UNION ALL ")

  /// - Parameter limit: the longest estimate that fits, in minutes.
  func fetch(limit: Int?) throws -> [Nudge] {
    try Store.fetch(
      Nudge.self, "WHERE n IN (\(Candidates.rowNumbersQuery))",
      [
        ranking.now.cell, .text(ranking.now.day.iso), .int(limit.map(Int64.init) ?? .max), .int(Int64(limitPerQuery)),
      ], db
    ).filter { !excluded.contains($0.id) }.map { candidate in
      guard let limit, candidate.minutes.map({ $0 > limit }) == true else { return candidate }
      var fitting = candidate
      fitting.minutes = nil
      return fitting
    }
  }
}
