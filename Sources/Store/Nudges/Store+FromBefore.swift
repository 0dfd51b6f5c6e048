package import Civil
package import Records

extension Store {
  /// Open nudges whose deadline was before that day and that are not snoozed, the important ones first.
  package func nudgesFromBefore(_ now: LocalTime) throws -> [Nudge] {
    try fetch(
      Nudge.self,
      """
      WHERE status = 'active' AND deleted = 0 AND priority IN (0, 1, 2) AND deadline < ?1
        AND (snoozedUntil IS NULL OR snoozedUntil <= ?2)
      ORDER BY priority, deadline, \(Store.oldestFirst)
      """, [.text(now.day.iso), now.cell])
  }
}
