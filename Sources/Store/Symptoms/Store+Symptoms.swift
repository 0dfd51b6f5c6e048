package import Civil
internal import GRDB
package import Records

extension Store {
  /// What was noticed on such days, the latest first.
  package func observations<O: Observation>(
    _: O.Type, _ first: Day?, _ last: Day, limit: Int = .max
  ) throws -> [O] {
    try fetch(
      O.self, "WHERE deleted = 0 AND at >= ? AND at < ? ORDER BY at DESC, \(Store.youngest) LIMIT \(limit)",
      Store.bounds(first, last))
  }

  /// The one kept last, whenever it was of.
  package func lastKept<O: Observation>(_: O.Type) throws -> O? {
    try self.first(O.self, "WHERE deleted = 0 ORDER BY \(Store.youngest) LIMIT 1")
  }

  /// The latest that goes by that name.
  package func last<O: Observation>(_: O.Type, named name: String) throws -> O? {
    try self.first(
      O.self, "WHERE \(O.nameField) = ? AND deleted = 0 ORDER BY at DESC, \(Store.youngest) LIMIT 1", [name.cell])
  }

  /// Every plan there ever was, the oldest first.
  package func plans() throws -> [MedicationPlan] {
    try fetch(MedicationPlan.self, "WHERE deleted = 0 ORDER BY \(Store.oldest)")
  }

  /// What was remarked on an entry, the oldest first.
  package func comments(on entry: ID) throws -> [CollaboratorNote] {
    try fetch(CollaboratorNote.self, "WHERE entryRef = ? AND deleted = 0 ORDER BY \(Store.oldest)", [entry.cell])
  }
}
