import Civil
import Insights
import InsightsTools
import Records
import Session

/// What a doctor is shown of some weeks: counts and what was said, no judgement.
struct Visit {
  let first: Day
  let last: Day
  /// Days with any entry.
  let logged: Int
  /// Days on which nothing was felt, of those that were told as a whole.
  let free: Int
  /// Those felt oftenest first.
  let symptoms: [Symptom]
  let doses: [AsNeeded]
  let plans: [Planned]
  let measures: [Measured]
  let notes: [Noted]

  struct Symptom {
    let name: String
    /// From the first day on; `nil` where nothing is known.
    let values: [Double?]
    /// On how many days it was felt, with a number or without.
    let felt: Int
    let now: Average?
    let before: Average?

    /// On how many days it is known not to have been felt.
    var free: Int { values.count { $0 == 0 } }
    var worst: Double? { values.compactMap(\.self).max() }
  }

  struct AsNeeded {
    let name: String
    let days: [Day]
    var count: Int { days.count }
  }

  struct Planned {
    let plan: MedicationPlan
    let doses: PlannedDoses
  }

  struct Measured {
    let name: String
    let unit: String?
    let average: Average
  }

  /// An entry with the person's own words.
  struct Noted {
    let entry: SymptomEntry
    let words: String
  }

  var days: Int { first.days(to: last) + 1 }

  /// Symptoms beside which each other one can be told.
  static let most = 6
  /// Notes that a page has room for.
  static let mostNotes = 3
}

extension Visit {
  /// The worst days, the worst first, and how bad the worst symptom was on them.
  var worst: [(day: Day, severity: Double, symptom: String)] {
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
