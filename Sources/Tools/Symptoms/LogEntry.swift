package import Civil
package import Records
package import Replies
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
  package var at: ApproximateTime { observation.at }

  package var name: String { observation.name }

  /// Names of the three kinds of records, as `Reference.kind` has them.
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
  package var title: LocalizedText {
    switch self {
    case .symptom(let entry): entry.severity.map { "\(entry.symptom) \($0) of 10" } ?? "\(entry.symptom)"
    case .dose(let entry):
      entry.state == .taken ? entry.medicationWithDose : "\(entry.medicationWithDose), \(entry.state.label)"
    case .measure(let entry):
      "\(entry.name) \(LocalizedText.amount(entry.value, unit: entry.unit))"
    }
  }
}

extension MedicationEntry {
  /// "ibuprofen 400mg".
  fileprivate var medicationWithDose: LocalizedText { dose.map { "\(medication) \($0)" } ?? "\(medication)" }
}

extension MedicationEntry.State {
  var label: LocalizedText {
    switch self {
    case .taken: "taken"
    case .late: "taken late"
    case .skipped: "skipped on purpose"
    case .missed: "missed"
    case .unknown: "not known"
    }
  }
}

extension ApproximateTime {
  /// "yesterday 09:00", "yesterday in the morning", "this morning".
  func description(relativeTo now: LocalTime) -> LocalizedText {
    guard let time, let uncertainty else { return "\(on: when, now)" }
    guard when.day == now.day, uncertainty >= 60 else { return "\(on: When(when.day), now) \(time)" }
    return switch when.start.hour {
    case ..<5: "last night"
    case ..<12: "this morning"
    case ..<17: "this afternoon"
    case ..<22: "this evening"
    default: "tonight"
    }
  }

  /// "09:00", "about 09:00" where it may be off by less than an hour, else the part of the day; `nil` for a day as a
  /// whole.
  var time: LocalizedText? {
    guard when.hasTime else { return nil }
    switch uncertainty {
    case nil: return when.start.clockText
    case (..<60)?: return "about \(when.start.clockText)"
    default: return partOfDay
    }
  }

  private var partOfDay: LocalizedText {
    switch when.start.hour {
    case 5..<12: "in the morning"
    case 12..<17: "in the afternoon"
    case 17..<22: "in the evening"
    default: "at night"
    }
  }
}

extension Reference {
  package init(_ entry: LogEntry) { self.init(kind: entry.kind, id: entry.id.text, label: "") }
}
