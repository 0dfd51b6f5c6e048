import Civil
import Engine
import Insights
import Records
import Store

/// All that was logged over some days, as numbers.
struct Logbook {
  let first: Day
  let days: Int
  let variables: [Variable]

  func day(_ index: Int) -> Day { first.adding(days: index) }

  /// At most so many are compared: those known on most days.
  static let most = 30
}

extension Profile {
  /// - Returns: `nil` where nothing is logged.
  func logbook(_ first: Day?, _ last: Day, _ turn: Turn) throws -> Logbook? {
    let symptoms = try store.symptomDays(first, last)
    let measures = try store.measureDays(first, last)
    let moods = try store.moodDays(first, last).all
    let begun = [symptoms.first?.day, measures.first?.day, moods.first?.day].compactMap(\.self).min()
    guard let start = [begun, first].compactMap(\.self).max() else { return nil }
    var book = Pages(start, last)
    book.add(moods)
    book.add(symptoms)
    book.add(try store.triggers(start, last), of: symptoms)
    book.add(measures, units: try store.measureUnits())
    try book.add(plannedDoses(start, last, turn))
    book.add(asNeeded: try asNeededDays(start, last))
    book.add(done: try store.doneDays(start, last))
    return Logbook(first: start, days: book.days, variables: book.mostKnown)
  }

  /// Of medicines that no plan asks for.
  private func asNeededDays(_ first: Day, _ last: Day) throws -> [LoggedDay] {
    let planned = Set(try store.plans().map(\.medication))
    return try store.doseDays(first, last).filter { !planned.contains($0.name) }
  }

  /// The days on which each of them was taken.
  func asNeeded(_ first: Day, _ last: Day) throws -> [String: [Day]] {
    Dictionary(grouping: try asNeededDays(first, last).filter { ($0.value ?? 0) > 0 }, by: \.name)
      .mapValues { $0.map(\.day) }
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

/// A logbook in the making.
private struct Pages {
  let first: Day
  let days: Int
  private var variables: [Variable] = []
  private var symptoms: [String] = []
  /// Days on which anything was logged: of the others nobody knows.
  private var isLogged: [Bool]

  init(_ first: Day, _ last: Day) {
    self.first = first
    days = max(0, first.days(to: last) + 1)
    isLogged = Array(repeating: false, count: days)
  }

  var mostKnown: [Variable] {
    Array(variables.sorted { $0.series.known > $1.series.known }.prefix(Logbook.most))
  }

  private func index(_ day: Day) -> Int? {
    let index = first.days(to: day)
    return (0..<days).contains(index) ? index : nil
  }

  private mutating func add(_ subject: Variable.Subject, _ values: [Double?], isAsNeeded: Bool = false) {
    let families = subject.families(isAsNeeded: isAsNeeded, symptoms: symptoms)
    variables.append(Variable(series: Series(subject.name, families: families, values), subject: subject))
  }

  private func values(_ known: [(Day, Double?)], among base: [Double?]? = nil) -> [Double?] {
    known.reduce(into: base ?? Array(repeating: nil, count: days)) { values, known in
      if let index = index(known.0) { values[index] = known.1 }
    }
  }

  mutating func add(_ moods: [MoodDays.Entry]) {
    mark(moods.map(\.day))
    add(.mood, values(moods.map { ($0.day, $0.average) }))
  }

  private mutating func mark(_ days: [Day]) {
    for day in days { index(day).map { isLogged[$0] = true } }
  }

  /// On a day of the symptom log, a symptom that it does not name was not felt; of all other days nothing is known. The
  /// day as a whole is known only where it was said.
  mutating func add(_ logged: [LoggedDay]) {
    mark(logged.map(\.day))
    let kept = Set(logged.map(\.day))
    let zeros = (0..<days).map { kept.contains(first.adding(days: $0)) ? 0.0 as Double? : nil }
    for (name, entries) in Dictionary(grouping: logged, by: \.name).sorted(by: { $0.key < $1.key }) {
      symptoms.append(name)
      let base = name == SymptomEntry.overall ? nil : zeros
      add(.symptom(name), values(entries.map { ($0.day, $0.value) }, among: base))
    }
  }

  /// A trigger is noted with a symptom, so that it says something only among the days of that symptom.
  mutating func add(_ noted: [(day: Day, symptom: String, triggers: Set<String>)], of logged: [LoggedDay]) {
    let felt = Dictionary(grouping: logged, by: \.name).mapValues { $0.map(\.day) }
    for (symptom, entries) in Dictionary(grouping: noted, by: \.symptom).sorted(by: { $0.key < $1.key }) {
      let base = values((felt[symptom] ?? []).map { ($0, 0) })
      for trigger in Set(entries.flatMap(\.triggers)).sorted() {
        add(
          .trigger(trigger, of: symptom),
          values(entries.filter { $0.triggers.contains(trigger) }.map { ($0.day, 1) }, among: base))
      }
    }
  }

  mutating func add(_ measured: [LoggedDay], units: [String: String]) {
    mark(measured.map(\.day))
    for (name, entries) in Dictionary(grouping: measured, by: \.name).sorted(by: { $0.key < $1.key }) {
      let isSummed = Variable.summed.contains(name)
      let known = entries.map { entry in
        (entry.day, entry.value.map { isSummed ? $0 : $0 / Double(entry.count) })
      }
      add(.measure(name, unit: units[name]), values(known))
    }
  }

  mutating func add(_ planned: [String: [Day: Double]]) throws {
    for (name, known) in planned.sorted(by: { $0.key < $1.key }) {
      add(.medicine(name), values(known.map { ($0.key, $0.value) }))
    }
  }

  mutating func add(asNeeded doses: [LoggedDay]) {
    let base = isLogged.map { $0 ? 0.0 as Double? : nil }
    for (name, entries) in Dictionary(grouping: doses, by: \.name).sorted(by: { $0.key < $1.key }) {
      add(
        .medicine(name), values(entries.map { ($0.day, ($0.value ?? 0) > 0 ? 1 : 0) }, among: base), isAsNeeded: true)
    }
  }

  /// On a day without any entry nobody says whether anything was done.
  mutating func add(done: [Tally.DayCount]) {
    guard !done.isEmpty else { return }
    let base = isLogged.map { $0 ? 0.0 as Double? : nil }
    add(.done, values(done.map { ($0.day, Double($0.count)) }, among: base))
  }
}
