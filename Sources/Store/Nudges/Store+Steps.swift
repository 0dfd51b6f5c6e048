package import Records

extension Store {
  /// The steps of a card in order, whatever their status.
  package func steps(of whole: ID) throws -> [Nudge] {
    try fetch(Nudge.self, "WHERE \(Store.stepsClause)", [whole.cell])
  }

  static let stepsClause = "parent = ? AND deleted = 0 ORDER BY \"order\", \(oldestFirst)"
}
