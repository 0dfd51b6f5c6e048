package import Records

/// What one write did to one register: a field group, or one element of a set, as `tags/home`.
package struct Change: Equatable, Sendable {
  package let kind: String
  package let record: ID
  package let register: String
  /// `nil` when the record was not there.
  package let before: [Cell]?
  package let after: [Cell]

  static let deleted = "deleted"
}

/// All that one utterance changed.
package struct ChangeGroup: Equatable, Sendable {
  /// Counts up, over all groups.
  package let number: Int64
  package let intent: Intent
  package let changes: [Change]

  /// In the order they were first touched.
  package var records: [ID] {
    var seen: Set<ID> = []
    return changes.map(\.record).filter { seen.insert($0).inserted }
  }
}

extension ChangeGroup {
  /// What it came to, where it wrote a register more than once.
  var net: [Change] {
    var result: [Change] = []
    var places: [[String]: Int] = [:]
    for change in changes {
      let register = [change.record.text, change.register]
      if let place = places[register] {
        result[place] = result[place].followed(by: change)
      } else {
        places[register] = result.count
        result.append(change)
      }
    }
    return result.filter { $0.before != $0.after }
  }
}

extension Change {
  fileprivate func followed(by later: Change) -> Change {
    Change(kind: kind, record: record, register: register, before: before, after: later.after)
  }
}
