import Civil
import Insights
import Records
import Store
import SymptomsTools

/// Builds a `Logbook` from records. Add doses taken as needed and things done last: they depend on the days, symptoms
/// and planned medicines that were added before.
struct LogbookBuilder {
  private let first: Day
  private let dayCount: Int
  private let today: Day
  private var variables: [Variable] = []
  private var daysFelt: [String: Set<Day>] = [:]
  private var completeDays: Set<Day> = []
  /// Whether a day has any entry. On days without one, nothing is assumed.
  private var hasEntries: [Bool]

  init(_ first: Day, _ last: Day, today: Day) {
    self.first = first
    self.today = today
    dayCount = max(0, first.days(to: last) + 1)
    hasEntries = Array(repeating: false, count: dayCount)
  }

  var logbook: Logbook {
    Logbook(
      first: first, dayCount: dayCount, variables: variables.sorted { $0.series.knownCount > $1.series.knownCount },
      daysFelt: daysFelt,
      completeDays: completeDays)
  }

  private func index(_ day: Day) -> Int? {
    let index = first.days(to: day)
    return (0..<dayCount).contains(index) ? index : nil
  }

  private mutating func add(
    _ subject: Variable.Subject, _ values: [Double?], isAsNeeded: Bool = false, whole: [Bool]? = nil
  ) {
    let families = subject.families(isAsNeeded: isAsNeeded, symptoms: daysFelt.keys)
    variables.append(
      Variable(series: Series(subject.name, families: families, values, completeDays: whole), subject: subject))
  }

  private func values(_ known: [(Day, Double?)], among base: [Double?]? = nil) -> [Double?] {
    known.reduce(into: base ?? Array(repeating: nil, count: dayCount)) { values, known in
      if let index = index(known.0) { values[index] = known.1 }
    }
  }

  mutating func add(_ moods: [MoodDays.Entry]) {
    mark(moods.map(\.day))
    add(.mood, values(moods.map { ($0.day, $0.average) }))
  }

  private mutating func mark(_ days: [Day]) {
    for day in days { index(day).map { hasEntries[$0] = true } }
  }

  /// On a day logged as a whole, a symptom without an entry counts as 0. On other days only what was logged is known.
  mutating func add(_ symptomDays: [LoggedDay]) {
    mark(symptomDays.map(\.day))
    completeDays = Set(symptomDays.filter { $0.name == SymptomEntry.overall }.map(\.day))
    daysFelt = Dictionary(grouping: symptomDays.filter { $0.value != 0 }, by: \.name).mapValues { Set($0.map(\.day)) }
    let isComplete = (0..<dayCount).map { completeDays.contains(first.adding(days: $0)) }
    let zeros = isComplete.map { $0 ? 0.0 as Double? : nil }
    for (name, entries) in Dictionary(grouping: symptomDays, by: \.name).sorted(by: { $0.key < $1.key }) {
      let known = entries.map { ($0.day, $0.value) }
      if name == SymptomEntry.overall {
        add(.symptom(name), values(known))
      } else {
        add(.symptom(name), values(known, among: zeros), whole: isComplete)
      }
    }
  }

  /// A trigger is logged with a symptom, so it is known only on days with that symptom.
  mutating func add(_ triggerDays: [(day: Day, symptom: String, triggers: Set<String>)], of symptomDays: [LoggedDay]) {
    let daysBySymptom = Dictionary(grouping: symptomDays, by: \.name).mapValues { $0.map(\.day) }
    for (symptom, entries) in Dictionary(grouping: triggerDays, by: \.symptom).sorted(by: { $0.key < $1.key }) {
      let base = values((daysBySymptom[symptom] ?? []).map { ($0, 0) })
      for trigger in Set(entries.flatMap(\.triggers)).sorted() {
        add(
          .trigger(trigger, of: symptom),
          values(entries.filter { $0.triggers.contains(trigger) }.map { ($0.day, 1) }, among: base))
      }
    }
  }

  mutating func add(_ measureDays: [LoggedDay], units: [String: String]) {
    mark(measureDays.map(\.day))
    for (name, entries) in Dictionary(grouping: measureDays, by: \.name).sorted(by: { $0.key < $1.key }) {
      let known = Dictionary(grouping: entries, by: \.day).map { day, parts in
        (day, LogbookBuilder.value(of: parts, isSummed: Measure.summedNames.contains(name), in: units[name]))
      }
      add(.measure(name, unit: units[name]), values(known))
    }
  }

  /// The sum or the average of a day's entries in one unit; entries whose unit cannot be converted are left out.
  private static func value(of parts: [LoggedDay], isSummed: Bool, in unit: String?) -> Double? {
    let converted = parts.compactMap { part -> (mean: Double, count: Int)? in
      let mean = part.value.map { $0 / Double(part.count) }
      return mean.flatMap { UnitConversion.value($0, in: part.unit, as: unit) }.map { ($0, part.count) }
    }
    let (sum, count) = converted.reduce((0.0, 0)) { ($0.0 + $1.mean * Double($1.count), $0.1 + $1.count) }
    return count == 0 ? nil : isSummed ? sum : sum / Double(count)
  }

  mutating func add(_ planned: [String: [Day: Double]]) {
    for (name, known) in planned.sorted(by: { $0.key < $1.key }) {
      add(.medicine(name), values(known.map { ($0.key, $0.value) }))
    }
  }

  mutating func add(asNeeded doses: [LoggedDay]) {
    let base = withoutToday(hasEntries.map { $0 ? 0.0 as Double? : nil })
    let planned = Set(variables.map(\.subject))
    for (name, entries) in Dictionary(grouping: doses, by: \.name).sorted(by: { $0.key < $1.key })
    where !planned.contains(.medicine(name)) {
      add(
        .medicine(name), values(entries.map { ($0.day, 1) }, among: base), isAsNeeded: true)
    }
  }

  /// On a day without any entry it is unknown whether anything was done.
  mutating func add(done: [Tally.DayCount]) {
    guard !done.isEmpty else { return }
    let base = hasEntries.map { $0 ? 0.0 as Double? : nil }
    add(.done, withoutToday(values(done.map { ($0.day, Double($0.count)) }, among: base)))
  }

  /// Counts of today are unknown, as the day is not over.
  private func withoutToday(_ values: [Double?]) -> [Double?] {
    guard let index = index(today) else { return values }
    var values = values
    values[index] = nil
    return values
  }
}
