import Civil
import Insights
import Records
import Session
import Store
import SymptomsTools

/// A logbook in the making.
struct LogbookMaking {
  private let first: Day
  private let days: Int
  private let today: Day
  private var variables: [Variable] = []
  private var felt: [String: Set<Day>] = [:]
  private var whole: Set<Day> = []
  /// Days on which anything was logged: of the others nobody knows.
  private var isLogged: [Bool]

  init(_ first: Day, _ last: Day, today: Day) {
    self.first = first
    self.today = today
    days = max(0, first.days(to: last) + 1)
    isLogged = Array(repeating: false, count: days)
  }

  var logbook: Logbook {
    Logbook(
      first: first, days: days, variables: variables.sorted { $0.series.known > $1.series.known }, felt: felt,
      whole: whole)
  }

  private func index(_ day: Day) -> Int? {
    let index = first.days(to: day)
    return (0..<days).contains(index) ? index : nil
  }

  private mutating func add(
    _ subject: Variable.Subject, _ values: [Double?], isAsNeeded: Bool = false, whole: [Bool]? = nil
  ) {
    let families = subject.families(isAsNeeded: isAsNeeded, symptoms: felt.keys)
    variables.append(Variable(series: Series(subject.name, families: families, values, whole: whole), subject: subject))
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

  /// On a day that was told as a whole, a symptom that nobody mentioned was not felt; of all other days nothing is known
  /// but what was said.
  mutating func add(_ logged: [LoggedDay]) {
    mark(logged.map(\.day))
    whole = Set(logged.filter { $0.name == SymptomEntry.overall }.map(\.day))
    felt = Dictionary(grouping: logged.filter { $0.value != 0 }, by: \.name).mapValues { Set($0.map(\.day)) }
    let isWhole = (0..<days).map { whole.contains(first.adding(days: $0)) }
    let zeros = isWhole.map { $0 ? 0.0 as Double? : nil }
    for (name, entries) in Dictionary(grouping: logged, by: \.name).sorted(by: { $0.key < $1.key }) {
      let known = entries.map { ($0.day, $0.value) }
      if name == SymptomEntry.overall {
        add(.symptom(name), values(known))
      } else {
        add(.symptom(name), values(known, among: zeros), whole: isWhole)
      }
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
      let known = Dictionary(grouping: entries, by: \.day).map { day, parts in
        (day, LogbookMaking.value(of: parts, isSummed: Variable.summed.contains(name), in: units[name]))
      }
      add(.measure(name, unit: units[name]), values(known))
    }
  }

  /// What a day's entries come to in one unit; what was told in another kind of unit is left out.
  private static func value(of parts: [LoggedDay], isSummed: Bool, in unit: String?) -> Double? {
    let told = parts.compactMap { part -> (mean: Double, count: Int)? in
      let mean = part.value.map { $0 / Double(part.count) }
      return mean.flatMap { Unit.value($0, in: part.unit, as: unit) }.map { ($0, part.count) }
    }
    let (sum, count) = told.reduce((0.0, 0)) { ($0.0 + $1.mean * Double($1.count), $0.1 + $1.count) }
    return count == 0 ? nil : isSummed ? sum : sum / Double(count)
  }

  mutating func add(_ planned: [String: [Day: Double]]) {
    for (name, known) in planned.sorted(by: { $0.key < $1.key }) {
      add(.medicine(name), values(known.map { ($0.key, $0.value) }))
    }
  }

  mutating func add(asNeeded doses: [LoggedDay]) {
    let base = past(isLogged.map { $0 ? 0.0 as Double? : nil })
    let planned = Set(variables.map(\.subject))
    for (name, entries) in Dictionary(grouping: doses, by: \.name).sorted(by: { $0.key < $1.key })
    where !planned.contains(.medicine(name)) {
      add(
        .medicine(name), values(entries.map { ($0.day, 1) }, among: base), isAsNeeded: true)
    }
  }

  /// On a day without any entry nobody says whether anything was done.
  mutating func add(done: [Tally.DayCount]) {
    guard !done.isEmpty else { return }
    let base = isLogged.map { $0 ? 0.0 as Double? : nil }
    add(.done, past(values(done.map { ($0.day, Double($0.count)) }, among: base)))
  }

  /// Today is not over: what is counted up is not known of it yet.
  private func past(_ values: [Double?]) -> [Double?] {
    guard let index = index(today) else { return values }
    var values = values
    values[index] = nil
    return values
  }
}
