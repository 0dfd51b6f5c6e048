package import Records

/// The effect of one write on one register: a field group, or one element of a set, as `tags/home`.
package struct Change: Equatable, Sendable {
  package let kind: String
  package let record: ID
  package let register: String
  /// `nil` when the record did not exist: such a change is logged for the register `deleted` only.
  package let before: [Cell]?
  package let after: [Cell]

  static let deleted = "deleted"
  /// These registers are stamped and merged like all others but never logged, so undo leaves them as they are.
  static let createdAt = "createdAt"
  static let updatedAt = "updatedAt"
  /// The registers of every record, whatever its kind.
  static let common: Set = [deleted, createdAt, updatedAt]
}

/// The changes to one record that belong to one group. A group has everything that one input of the person did.
package struct ChangeGroup: Equatable, Sendable {
  /// Unique, and increasing over all groups.
  package let number: Int64
  package let intent: Intent
  package let changes: [Change]
}

extension [Change] {
  /// The net effect of the changes to one record: one change for each register, without those that change nothing. For
  /// a record that did not exist before, only the change that created it.
  var net: [Change] {
    var result: [Change] = []
    var indexes: [String: Int] = [:]
    for change in self {
      if let index = indexes[change.register] {
        result[index] = result[index].merged(with: change)
      } else {
        indexes[change.register] = result.count
        result.append(change)
      }
    }
    return (result.first(where: \.isNew).map { [$0] } ?? result).filter { $0.before != $0.after }
  }
}

extension Change {
  /// Whether it created the record.
  fileprivate var isNew: Bool { register == Change.deleted && before == nil }

  fileprivate func merged(with later: Change) -> Change {
    Change(kind: kind, record: record, register: register, before: before, after: later.after)
  }
}
