package import Civil
package import Engine
import Insights
import Records
import Session
import Store

extension Session {
  /// All that was logged on such days, from the first with anything on; `nil` where there are none.
  package func logbook(_ first: Day?, _ last: Day, _ turn: Turn) throws -> Logbook? {
    let symptoms = try store.symptomDays(first, last)
    let measures = try store.measureDays(first, last)
    let moods = try store.moodDays(first, last).all
    let begun = [symptoms.first?.day, measures.first?.day, moods.first?.day].compactMap(\.self).min()
    guard let start = begun.map({ max($0, first ?? $0) }) ?? first, start <= last else { return nil }
    var book = LogbookMaking(start, last, today: turn.now.day)
    book.add(moods)
    book.add(symptoms)
    book.add(try store.triggers(start, last), of: symptoms)
    book.add(measures, units: try store.measureUnits())
    book.add(try plannedDoses(start, last, turn))
    book.add(asNeeded: try store.asNeededDays(start, last))
    book.add(done: try store.doneDays(start, last))
    return book.logbook
  }

  /// The days on which each medicine was taken without answering for a plan.
  func asNeeded(_ book: Logbook) throws -> [String: [Day]] {
    let last = book.day(book.days - 1)
    return Dictionary(grouping: try store.asNeededDays(book.first, last), by: \.name).mapValues { $0.map(\.day) }
  }

  /// By medicine and day: whether all doses that were planned were taken; a day with a dose that nobody answered for is
  /// not known.
  private func plannedDoses(_ first: Day, _ last: Day, _ turn: Turn) throws -> [String: [Day: Double]] {
    let plans = try store.plans()
    guard !plans.isEmpty else { return [:] }
    let entries = try store.observations(MedicationEntry.self, first, last)
    var known: [String: [Day: [Double?]]] = [:]
    for plan in plans {
      for dose in PlannedDoses(of: plan, entries, in: first...last, now: turn.now).all {
        known[plan.medication, default: [:]][dose.slot.day, default: []].append(
          dose.state == .unknown ? nil : dose.state.isTaken ? 1 : 0)
      }
    }
    return known.mapValues { days in
      days.compactMapValues { doses in doses.contains(nil) ? nil : doses.compactMap(\.self).min() }
    }
  }
}
