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
  /// - Parameter chosen: which of the notes of that time, as they are numbered, the latest first.
  /// - Returns: `nil` where nothing is logged of that time.
  func visit(_ first: Day, _ last: Day, notes chosen: [Int], _ turn: Turn) throws -> Visit? {
    let length = first.days(to: last) + 1
    guard let book = try logbook(first.adding(days: -length), last, turn) else { return nil }
    let entries = try logEntries(first, last)
    guard !entries.isEmpty else { return nil }
    let lead = book.first.days(to: first)
    let now = max(0, lead)..<max(0, book.days)
    let plans = try store.plans()
    let kept = try store.observations(MedicationEntry.self, first, last)
    return Visit(
      first: first, last: last, logged: Set(entries.map(\.at.when.day)).count,
      free: book.whole.count { day in
        (first...last).contains(day)
          && !book.felt.contains { $0.key != SymptomEntry.overall && $0.value.contains(day) }
      },
      symptoms: book.variables.compactMap { variable in
        guard case .symptom(let name) = variable.subject else { return nil }
        let values = (0..<length).map { day -> Double? in
          let index = day + lead
          guard variable.series.values.indices.contains(index) else { return nil }
          let value = variable.series.values[index]
          return value.isNaN ? nil : value
        }
        return Visit.Symptom(
          name: name, values: values, felt: (book.felt[name] ?? []).count { (first...last).contains($0) },
          now: Average(of: variable.series, now),
          before: lead > 0 ? Average(of: variable.series, 0..<lead) : nil)
      }
      .filter { $0.felt > 0 }.sorted { ($0.felt, $1.name) > ($1.felt, $0.name) },
      doses: Dictionary(
        grouping: entries.compactMap { entry -> MedicationEntry? in
          guard case .dose(let dose) = entry, dose.plan == nil, dose.state.isTaken else { return nil }
          return dose
        }, by: \.medication
      )
      .map { Visit.AsNeeded(name: $0.key, days: $0.value.map(\.at.when.day)) }
      .sorted { ($0.count, $1.name) > ($1.count, $0.name) },
      plans: plans.map { plan in
        Visit.Planned(plan: plan, doses: PlannedDoses(of: plan, kept, in: first...last, now: turn.now))
      }
      .filter { !$0.doses.all.isEmpty },
      measures: book.variables.compactMap { variable in
        guard case .measure(let name, let unit) = variable.subject, let average = Average(of: variable.series, now)
        else { return nil }
        return Visit.Measured(name: name, unit: unit, average: average)
      },
      notes: try picked(chosen, from: noted(entries)))
  }

  /// The entries with words of their own, the latest first.
  func noted(_ entries: [LogEntry]) -> [SymptomEntry] {
    entries.compactMap { entry in
      if case .symptom(let symptom) = entry, symptom.note != nil { symptom } else { nil }
    }
  }

  private func picked(_ numbers: [Int], from entries: [SymptomEntry]) throws -> [Visit.Noted] {
    try numbers.map { number in
      guard entries.indices.contains(number - 1), let note = entries[number - 1].note else {
        throw UserError(
          "There is no note \(number) of that time; there are \(entries.count).",
          hint: "“visit” lists them with their numbers.", code: .usage)
      }
      let entry = entries[number - 1]
      return Visit.Noted(entry: entry, words: try open(note, of: entry.id, .symptomNote))
    }
  }
}
