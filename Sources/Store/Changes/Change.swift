package import Records

/// What one write did to one register: a field group, or one element of a set, as `tags/home`.
package struct Change: Equatable, Sendable {
  package let kind: String
  package let record: ID
  package let register: String
  /// `nil` when the record was not there: such a change is logged for the register `deleted` only.
  package let before: [Cell]?
  package let after: [Cell]

  static let deleted = "deleted"
  /// Registers that are stamped and merged like all others, and never logged: undo leaves these moments as they are.
  static let createdAt = "createdAt"
  static let updatedAt = "updatedAt"
  /// What every record has, whatever its kind.
  static let common: Set = [deleted, createdAt, updatedAt]
}

/// What one utterance did to a record.
package struct ChangeGroup: Equatable, Sendable {
  /// Counts up, over all groups.
  package let number: Int64
  package let intent: Intent
  package let changes: [Change]
}

extension [Change] {
  /// What the changes of one record came to, where they wrote a register more than once. Of one that was not there
  /// before, only that counts.
  var net: [Change] {
    var result: [Change] = []
    var places: [String: Int] = [:]
    for change in self {
      if let place = places[change.register] {
        result[place] = result[place].followed(by: change)
      } else {
        places[change.register] = result.count
        result.append(change)
      }
    }
    return (result.first(where: \.isNew).map { [$0] } ?? result).filter { $0.before != $0.after }
  }
}

extension Change {
  /// Whether it made the record.
  fileprivate var isNew: Bool { register == Change.deleted && before == nil }

  fileprivate func followed(by later: Change) -> Change {
    Change(kind: kind, record: record, register: register, before: before, after: later.after)
  }
}
