package import Civil
internal import GRDB
package import Records

extension Store {
  /// The observations of those days, the latest first.
  package func observations<O: Observation>(
    _: O.Type, _ first: Day?, _ last: Day, limit: Int = .max
  ) throws -> [O] {
    try fetch(
      O.self, "WHERE deleted = 0 AND at >= ? AND at < ? ORDER BY at DESC, \(Store.newestFirst) LIMIT \(limit)",
      Store.bounds(first, last))
  }

  /// The observation that was logged last, whatever time it is about.
  package func lastLogged<O: Observation>(_: O.Type) throws -> O? {
    try self.first(O.self, "WHERE deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1")
  }

  /// The observation with that name that was logged last, whatever time it is about.
  package func lastLogged<O: Observation>(_: O.Type, named name: String) throws -> O? {
    try self.first(
      O.self, "WHERE \(O.nameField) = ? AND deleted = 0 ORDER BY \(Store.newestFirst) LIMIT 1", [name.cell])
  }

  /// The latest observation with that name.
  package func last<O: Observation>(_: O.Type, named name: String) throws -> O? {
    try self.first(
      O.self, "WHERE \(O.nameField) = ? AND deleted = 0 ORDER BY at DESC, \(Store.newestFirst) LIMIT 1", [name.cell])
  }

  /// All plans, including ended ones, the oldest first.
  package func plans() throws -> [MedicationPlan] {
    try fetch(MedicationPlan.self, "WHERE deleted = 0 ORDER BY \(Store.oldestFirst)")
  }

  /// The comments on an entry, the oldest first.
  package func comments(on entry: ID) throws -> [CollaboratorNote] {
    try fetch(CollaboratorNote.self, "WHERE entryRef = ? AND deleted = 0 ORDER BY \(Store.oldestFirst)", [entry.cell])
  }
}
