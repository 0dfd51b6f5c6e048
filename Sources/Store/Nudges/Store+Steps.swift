package import Records

extension Store {
  /// What a card was broken down into, in order, whatever became of it.
  package func steps(of whole: ID) throws -> [Nudge] {
    try fetch(Nudge.self, "WHERE \(Store.inSteps)", [whole.cell])
  }

  static let inSteps = "parent = ? AND deleted = 0 ORDER BY \"order\", \(oldest)"
}
