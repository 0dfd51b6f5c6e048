package import Civil
import Engine
package import Records
import Replies
import Session

/// One line of the symptom log: what was felt, taken or measured.
package enum LogEntry: Equatable {
  case symptom(SymptomEntry)
  case dose(MedicationEntry)
  case measure(Measure)

  package var observation: any Observation {
    switch self {
    case .symptom(let entry): entry
    case .dose(let entry): entry
    case .measure(let entry): entry
    }
  }

  package var id: ID { observation.id }
  package var at: RoughTime { observation.at }

  package var name: String { observation.name }

  /// The kinds, as records and references are told apart by them.
  static let kinds = [SymptomEntry.kind.shape.name, MedicationEntry.kind.shape.name, Measure.kind.shape.name]

  var kind: String {
    switch self {
    case .symptom: LogEntry.kinds[0]
    case .dose: LogEntry.kinds[1]
    case .measure: LogEntry.kinds[2]
    }
  }
}

extension LogEntry {
  /// "headache 6 of 10", "ibuprofen 400mg, skipped", "sleep 5 hours".
  var title: LocalizedText {
    switch self {
    case .symptom(let entry): entry.severity.map { "\(entry.symptom) \($0) of 10" } ?? "\(entry.symptom)"
    case .dose(let entry):
      entry.state == .taken ? entry.named : "\(entry.named), \(entry.state.said)"
    case .measure(let entry):
      entry.unit.map { "\(entry.name) \(LocalizedText.decimal(entry.value)) \($0)" }
        ?? "\(entry.name) \(LocalizedText.decimal(entry.value))"
    }
  }
}

extension MedicationEntry {
  /// "ibuprofen 400mg".
  fileprivate var named: LocalizedText { dose.map { "\(medication) \($0)" } ?? "\(medication)" }
}

extension MedicationEntry.State {
  var said: LocalizedText {
    switch self {
    case .taken: "taken"
    case .late: "taken late"
    case .skipped: "skipped on purpose"
    case .missed: "missed"
    case .unknown: "not known"
    }
  }
}

extension RoughTime {
  /// "yesterday 09:00", "yesterday 09:00 ± 3 h".
  func said(_ now: LocalTime) -> LocalizedText { margin.map { "\(on: when, now) \($0)" } ?? "\(on: when, now)" }

  /// "09:00 ± 3 h"; `nil` for a day as a whole.
  var time: LocalizedText? {
    guard when.hasTime else { return nil }
    return margin.map { "\(when.start.clock) \($0)" } ?? when.start.clock
  }

  private var margin: LocalizedText? {
    uncertainty.map { $0.isMultiple(of: 60) ? "± \($0 / 60) h" : "± \($0) min" }
  }
}

extension Reference {
  package init(_ entry: LogEntry) { self.init(kind: entry.kind, id: entry.id.text, label: "") }
}
