package import Civil
package import Engine
import Records
import Session
import Store

extension Session {
  /// The logbook of a period, beginning at the first day with an entry; `nil` where there is none.
  package func logbook(_ first: Day?, _ last: Day, _ turn: Turn) throws -> Logbook? {
    let symptoms = try store.symptomDays(first, last)
    let measures = try store.measureDays(first, last)
    let moods = try store.moodDays(first, last).all
    let firstLogged = [symptoms.first?.day, measures.first?.day, moods.first?.day].compactMap(\.self).min()
    guard let start = firstLogged.map({ max($0, first ?? $0) }) ?? first, start <= last else { return nil }
    var book = LogbookBuilder(start, last, today: turn.now.day)
    book.add(moods)
    book.add(symptoms)
    book.add(try store.triggers(start, last), of: symptoms)
    book.add(measures, units: try store.measureUnits())
    book.add(try plannedDoses(start, last, turn))
    book.add(asNeeded: try store.asNeededDays(start, last))
    book.add(done: try store.doneDays(start, last))
    return book.logbook
  }

  /// The days on which each medicine was taken outside any plan.
  func asNeededDays(_ book: Logbook) throws -> [String: [Day]] {
    let last = book.day(book.dayCount - 1)
    return Dictionary(grouping: try store.asNeededDays(book.first, last), by: \.name).mapValues { $0.map(\.day) }
  }

  /// By medicine and day: 1 where all planned doses were taken, else 0. A day with a dose whose state is unknown is
  /// left out.
  private func plannedDoses(_ first: Day, _ last: Day, _ turn: Turn) throws -> [String: [Day: Double]] {
    let plans = try store.plans()
    guard !plans.isEmpty else { return [:] }
    let entries = try store.observations(MedicationEntry.self, first, last)
    var answers: [String: [Day: [Double?]]] = [:]
    for plan in plans {
      for dose in PlannedDoses(of: plan, entries, in: first...last, now: turn.now).all {
        answers[plan.medication, default: [:]][dose.slot.day, default: []].append(
          dose.state == .unknown ? nil : dose.state.isTaken ? 1 : 0)
      }
    }
    return answers.mapValues { days in
      days.compactMapValues { doses in doses.contains(nil) ? nil : doses.compactMap(\.self).min() }
    }
  }
}
