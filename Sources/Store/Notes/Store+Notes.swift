package import Records

extension Store {
  /// The notes that were made in those days, or ever; pinned ones first and then by their last change, with how many there
  /// are in all.
  package func notes(_ period: Period? = nil, limit: Int) throws -> (notes: [Note], count: Int) {
    let bounds = period.map { Store.bounds($0.first, $0.last) } ?? []
    let made = "WHERE deleted = 0" + (period == nil ? "" : " AND createdAt >= ? AND createdAt < ?")
    return (
      try fetch(
        Note.self, "INDEXED BY note_list \(made) ORDER BY pinned DESC, updatedAt DESC, \(Store.newestFirst) LIMIT ?",
        bounds + [limit.cell]),
      try count("note \(made)", bounds)
    )
  }

  /// The notes that were changed last, pinned or not.
  package func latestNotes(limit: Int) throws -> [Note] {
    try fetch(
      Note.self,
      """
      WHERE n IN (SELECT n FROM (\(Store.latest(pinned: true))) UNION ALL SELECT n FROM (\(Store.latest(pinned: false))))
      ORDER BY updatedAt DESC, \(Store.newestFirst) LIMIT ?1
      """, [limit.cell])
  }

  private static func latest(pinned: Bool) -> String {
    """
    SELECT n FROM note WHERE deleted = 0 AND pinned = \(pinned ? 1 : 0) ORDER BY updatedAt DESC, \(newestFirst) LIMIT ?1
    """
  }
}
