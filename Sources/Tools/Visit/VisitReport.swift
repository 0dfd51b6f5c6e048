import Civil
import Insights
import Records

/// A summary of some weeks for a doctor: counts and quoted notes, without judgement.
struct VisitReport {
  let first: Day
  let last: Day
  /// How many days have any entry.
  let loggedDays: Int
  /// Days logged as a whole on which no symptom was felt.
  let symptomFreeDays: Int
  /// Ordered by the number of days, most first.
  let symptoms: [SymptomSummary]
  let doses: [AsNeededMedicine]
  let plans: [PlannedMedicine]
  let measures: [MeasureAverage]
  let notes: [QuotedNote]

  struct SymptomSummary {
    let name: String
    /// The severity of each day, from the first on; `nil` where it is unknown.
    let values: [Double?]
    /// Days on which it was felt, with or without a severity.
    let daysFelt: Int
    let average: Average?
    let previousAverage: Average?

    /// Days on which it is known not to have been felt.
    var daysWithout: Int { values.count { $0 == 0 } }
    var worst: Double? { values.compactMap(\.self).max() }
  }

  struct AsNeededMedicine {
    let name: String
    let days: [Day]
    var count: Int { days.count }
  }

  struct PlannedMedicine {
    let plan: MedicationPlan
    let doses: PlannedDoses
  }

  struct MeasureAverage {
    let name: String
    let unit: String?
    let average: Average
  }

  /// An entry whose note is quoted.
  struct QuotedNote {
    let entry: SymptomEntry
    let words: String
  }

  var days: Int { first.days(to: last) + 1 }

  /// How many symptoms tables and charts show.
  static let maxSymptoms = 6
  /// How many notes a page can quote.
  static let maxNotes = 3
}

extension VisitReport {
  /// The three worst days, each with its worst symptom and that one's severity, the worst first.
  var worstDays: [(day: Day, severity: Double, symptom: String)] {
    (0..<days).compactMap { day -> (day: Day, severity: Double, symptom: String)? in
      let worst = symptoms.compactMap { symptom in
        symptom.values[day].flatMap { $0 > 0 ? (severity: $0, symptom: symptom.name) : nil }
      }
      .max { $0.severity < $1.severity }
      return worst.map { (first.adding(days: day), $0.severity, $0.symptom) }
    }
    .sorted { ($0.severity, $0.day) > ($1.severity, $1.day) }.prefix(3).map(\.self)
  }
}
