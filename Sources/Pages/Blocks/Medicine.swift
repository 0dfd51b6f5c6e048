/// A medicine, and how many of its doses were taken, late, skipped, missed or unknown.
package struct Medicine: Sendable {
  package var name: String
  /// Dose and schedule in words; may be empty.
  package var detail: String
  /// How many doses have each status; a missing status counts 0.
  package var doses: [DoseStatus: Int]

  package init(_ name: String, _ detail: String, _ doses: [DoseStatus: Int]) {
    self.name = name
    self.detail = detail
    self.doses = doses
  }

  /// Five distinct facts; none is ever counted as another.
  package enum DoseStatus: String, Sendable, CaseIterable {
    case taken, late, skipped, missed, unknown
  }
}

extension Medicine.DoseStatus {
  var letter: String { self == .unknown ? "?" : rawValue.prefix(1).uppercased() }
  var displayName: String { self == .skipped ? "skipped on purpose" : rawValue }
}
