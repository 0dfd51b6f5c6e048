import Civil
import Engine
import Insights
import InsightsTools
import Records
import Replies
import Session
import Store
import SymptomsTools

extension Session {
  /// - Parameter noteNumbers: the notes to quote, numbered within the period from the latest.
  /// - Returns: `nil` where nothing is logged in the period.
  func visitReport(_ first: Day, _ last: Day, notes noteNumbers: [Int], _ turn: Turn) throws -> VisitReport? {
    let length = first.days(to: last) + 1
    guard let book = try logbook(first.adding(days: -length), last, turn) else { return nil }
    let entries = try logEntries(first, last)
    guard !entries.isEmpty else { return nil }
    let offset = book.first.days(to: first)
    let reportDays = max(0, offset)..<max(0, book.dayCount)
    let plans = try store.plans()
    let doseEntries = try store.observations(MedicationEntry.self, first, last)
    return VisitReport(
      first: first, last: last, loggedDays: Set(entries.map(\.at.when.day)).count,
      symptomFreeDays: book.completeDays.count { day in
        (first...last).contains(day)
          && !book.daysFelt.contains { $0.key != SymptomEntry.overall && $0.value.contains(day) }
      },
      symptoms: book.variables.compactMap { variable in
        guard case .symptom(let name) = variable.subject else { return nil }
        let values = (0..<length).map { day -> Double? in
          let index = day + offset
          guard variable.series.values.indices.contains(index) else { return nil }
          let value = variable.series.values[index]
          return value.isNaN ? nil : value
        }
        return VisitReport.SymptomSummary(
          name: name, values: values, daysFelt: (book.daysFelt[name] ?? []).count { (first...last).contains($0) },
          average: Average(of: variable.series, reportDays),
          previousAverage: offset > 0 ? Average(of: variable.series, 0..<offset) : nil)
      }
      .filter { $0.daysFelt > 0 }.sorted { ($0.daysFelt, $1.name) > ($1.daysFelt, $0.name) },
      doses: Dictionary(
        grouping: entries.compactMap { entry -> MedicationEntry? in
          guard case .dose(let dose) = entry, dose.plan == nil, dose.state.isTaken else { return nil }
          return dose
        }, by: \.medication
      )
      .map { VisitReport.AsNeededMedicine(name: $0.key, days: $0.value.map(\.at.when.day)) }
      .sorted { ($0.count, $1.name) > ($1.count, $0.name) },
      plans: plans.map { plan in
        VisitReport.PlannedMedicine(
          plan: plan, doses: PlannedDoses(of: plan, doseEntries, in: first...last, now: turn.now))
      }
      .filter { !$0.doses.all.isEmpty },
      measures: book.variables.compactMap { variable in
        guard case .measure(let name, let unit) = variable.subject,
          let average = Average(of: variable.series, reportDays)
        else { return nil }
        return VisitReport.MeasureAverage(name: name, unit: unit, average: average)
      },
      notes: try quotedNotes(noteNumbers, from: entriesWithNotes(entries)))
  }

  /// The entries that have a note, the latest first.
  func entriesWithNotes(_ entries: [LogEntry]) -> [SymptomEntry] {
    entries.compactMap { entry in
      if case .symptom(let symptom) = entry, symptom.note != nil { symptom } else { nil }
    }
  }

  private func quotedNotes(_ numbers: [Int], from entries: [SymptomEntry]) throws -> [VisitReport.QuotedNote] {
    try numbers.map { number in
      guard entries.indices.contains(number - 1), let note = entries[number - 1].note else {
        throw UserError(
          "There's no note \(number) from that time; there are \(entries.count).",
          hint: "“visit” lists them by number.", code: .usage)
      }
      let entry = entries[number - 1]
      return VisitReport.QuotedNote(entry: entry, words: try sealedFields.open(note, of: entry.id, .symptomNote))
    }
  }
}
