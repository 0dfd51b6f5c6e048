/// What became of a medicine's doses.
package struct Medicine: Sendable {
  package var name: String
  /// Dose and plan, in words; may be empty.
  package var detail: String
  /// How many doses met each fate; missing ones met none.
  package var doses: [Fate: Int]

  package init(_ name: String, _ detail: String, _ doses: [Fate: Int]) {
    self.name = name
    self.detail = detail
    self.doses = doses
  }

  /// Five different facts: none of them stands for another.
  package enum Fate: String, Sendable, CaseIterable {
    case taken, late, skipped, missed, unknown
  }
}

extension Medicine.Fate {
  var letter: String { self == .unknown ? "?" : rawValue.prefix(1).uppercased() }
  var words: String { self == .skipped ? "skipped on purpose" : rawValue }
}
