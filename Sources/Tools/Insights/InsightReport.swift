import Civil
import Insights
import Records
import Replies
import Session

/// What a logbook shows and how certain it is: associations, recent averages, changes, best and worst days.
struct InsightReport {
  let book: Logbook
  let today: Day
  /// The days on which each medicine was taken as needed, outside any plan.
  let doses: [String: [Day]]
  let associations: Associations

  init(_ book: Logbook, today: Day, doses: [String: [Day]] = [:]) {
    self.book = book
    self.today = today
    self.doses = doses
    associations = Associations(among: book.comparedVariables.map(\.series))
  }

  /// How many rows, lines or charts each section has at most.
  static let maxItems = 5

  /// - Parameters:
  ///   - selected: the variables to report on; `nil` for all.
  ///   - asked: the words that selected them.
  func reply(about selected: [Variable]?, asked: String?) -> Reply {
    if let selected, selected.isEmpty {
      return Reply("Nothing is logged about \(asked ?? "").", .lines([InsightReport.loggedNames(book.variables)]))
    }
    let variables = selected ?? book.variables
    let parts: [Reply.Content] = [
      .lines(associationLines(selected)), charts(selected), trends(variables).map { .table($0) } ?? .nothing,
      section("Since when", turnings(variables)),
      section("Best and worst", extremes(variables)), selected.map(triggerCounts) ?? .nothing,
    ]
    return Reply(
      "What your log shows. These things go together; it can't say why.", .page(parts.filter { $0 != .nothing }))
  }

  /// The last `chartDays` days: one large chart for a single symptom, else small ones.
  private func charts(_ selected: [Variable]?) -> Reply.Content {
    let gradual = (selected ?? book.variables).filter { !$0.series.isFlag }.sorted { $0.rank < $1.rank }
    if gradual.count == 1, case .symptom = gradual[0].subject {
      return .chart(book.chart(of: gradual[0], last: InsightReport.chartDays, doses: doses))
    }
    return book.multiples(Array(gradual.prefix(InsightReport.maxItems)), last: InsightReport.chartDays)
  }

  static let chartDays = 60

  private func section(_ words: LocalizedText, _ lines: [LocalizedText]) -> Reply.Content {
    lines.isEmpty ? .nothing : .lines(["\(words):"] + lines)
  }

  private static func loggedNames(_ variables: [Variable]) -> LocalizedText {
    let names = Set(variables.map(\.subject.word)).sorted().prefix(maxItems).map { "\($0)" as LocalizedText }
    return "Logged: \(names)."
  }
}

extension InsightReport {
  /// The associations, the most certain first.
  ///
  /// - Parameter selected: variables of which each association has at least one; `nil` for any.
  func findings(about selected: [Variable]?) -> [Association] {
    let names = selected.map { Set($0.map(\.subject.name)) }
    return associations.associations.filter { names?.isDisjoint(with: [$0.one, $0.other]) != true }
  }

  /// The associations as sentences, or how much data is missing.
  func associationLines(_ selected: [Variable]?) -> [LocalizedText] {
    let findings = findings(about: selected)
    if !findings.isEmpty { return findings.prefix(InsightReport.maxItems).map(sentence) + InsightReport.caveats }
    guard associations.pairCount > 0 else { return [missingDataText] }
    if book.variables.count > Logbook.maxCompared, selected == nil {
      return [
        "No clear pattern yet, among the \(Logbook.maxCompared) things logged most often (\(days, "day", "days") logged)."
      ]
    }
    if let mostKnown = selected?.max(by: { $0.series.knownCount < $1.series.knownCount }) {
      return [
        "No clear pattern for \(mostKnown.subject.word) yet (\(mostKnown.series.knownCount, "day", "days") logged)."
      ]
    }
    return [
      "No clear pattern yet (\(associations.pairCount, "pair", "pairs") compared, \(days, "day", "days") logged)."
    ]
  }

  /// What can look like an association without being one.
  static let caveats: [LocalizedText] = [
    "Two things with a rhythm of their own, like a rota or a cycle, can look linked when they aren't.",
    "So can things you only write down on bad days.",
  ]

  private var days: Int { associations.maxSharedDays }

  /// "Nothing solid yet: 9 of 14 days."
  private var missingDataText: LocalizedText {
    days < Associations.minDays
      ? "No clear pattern yet: \(days) of \(Associations.minDays) days with two things logged."
      : "No clear pattern yet: too little has changed over \(days, "day", "days")."
  }

  func subject(_ name: String) -> Variable.Subject? { book.variables.first { $0.subject.name == name }?.subject }

  /// One association in one sentence, with its numbers.
  func sentence(_ association: Association) -> LocalizedText {
    guard let one = subject(association.one), let other = subject(association.other) else { return "" }
    let unit = association.flaggedDays == nil ? one.unit(spread: spread(association.one)) : 1
    let size = InsightReport.size(association, unit)
    let direction: LocalizedText = association.difference < 0 ? "lower" : "higher"
    let amount: LocalizedText = "\(size.difference) \(direction) (\(size.least) to \(size.most))"
    if case .trigger(let trigger, let symptom) = one, case .symptom(symptom) = other, let with = association.flaggedDays
    {
      return
        "\(symptom) with \(trigger) was \(amount), on \(with) of \(association.days, "day", "days") with \(symptom)."
    }
    guard let with = association.flaggedDays else {
      let more: LocalizedText = unit == 1 ? "each extra \(one.step)" : "every \(Int(unit)) more of \(one.word)"
      return "For \(more), \(other.phrase) was \(amount), over \(association.days, "day", "days")."
    }
    return
      "On days with \(one.phrase), \(other.phrase) was \(amount), on \(with) of \(association.days, "day", "days")."
  }

  /// The difference and its interval, with signs such that a lower end below zero means there may be no difference.
  private static func size(_ association: Association, _ unit: Double) -> (
    difference: LocalizedText, least: LocalizedText, most: LocalizedText
  ) {
    let factor = association.difference < 0 ? -unit : unit
    let ends = [association.interval.lowerBound * factor, association.interval.upperBound * factor].sorted()
    return (.tenths(association.difference * factor), .tenths(ends[0]), .tenths(ends[1]))
  }

  /// The range of its known values, from the lowest to the highest.
  private func spread(_ name: String) -> Double {
    let values = book.variables.first { $0.subject.name == name }?.series.values.filter { !$0.isNaN } ?? []
    return (values.max() ?? 0) - (values.min() ?? 0)
  }
}

extension InsightReport {
  /// Averages of the last 7 and 30 days with their intervals and the number of known days; only for variables that are
  /// not yes or no.
  func trends(_ variables: [Variable]) -> Reply.Table? {
    let gradual = variables.filter { !$0.series.isFlag && average($0, 30) != nil }
    let rows = gradual.sorted { $0.rank < $1.rank }.prefix(InsightReport.maxItems).map { variable -> [LocalizedText] in
      let averages = [average(variable, 7), average(variable, 30)]
      return ["\(variable.subject.word)"]
        + averages.flatMap {
          [$0?.description(within: variable.subject.range) ?? "", "\($0?.days ?? 0)"] as [LocalizedText]
        }
    }
    return rows.isEmpty
      ? nil : Reply.Table(nil, columns: ["Lately", "7 days", "known", "30 days", "known"], rows: rows)
  }

  private func average(_ variable: Variable, _ days: Int) -> Average? {
    Average(of: variable.series, max(0, book.dayCount - days)..<book.dayCount)
  }

  /// The probability of reporting any change where there is none, for all variables together.
  private static let turningRisk = 0.04

  func turnings(_ variables: [Variable]) -> [LocalizedText] {
    let risk = InsightReport.turningRisk / Double(max(1, book.variables.count))
    return variables.filter { !$0.series.isFlag }.flatMap { variable in
      ChangePoint.all(of: variable.series, risk: risk).suffix(1).map { turning -> LocalizedText in
        let direction: LocalizedText = turning.after.mean < turning.before.mean ? "lower" : "higher"
        return """
          \(variable.subject.word): \(direction) since about \(book.day(turning.day).shortDate(today.noon)), \
          \(LocalizedText.tenths(turning.after.mean)) now and \(LocalizedText.tenths(turning.before.mean)) before, \
          over \(turning.before.days + turning.after.days, "day", "days").
          """
      }
    }
    .prefix(InsightReport.maxItems).map(\.self)
  }

  /// The worst known day of each symptom, and how many days were free of it.
  private func extremes(_ variables: [Variable]) -> [LocalizedText] {
    let symptoms = variables.filter {
      if case .symptom = $0.subject { $0.series.knownCount >= Associations.minDays } else { false }
    }
    return symptoms.prefix(InsightReport.maxItems).compactMap { variable in
      let known = variable.series.values.enumerated().filter { !$0.element.isNaN }
      guard let worst = known.max(by: { $0.element <= $1.element }), worst.element > 0 else { return nil }
      let (name, freeDays) = (variable.subject.word, known.count { $0.element == 0 })
      let worstText: LocalizedText =
        "\(name): worst \(book.day(worst.offset).shortDate(today.noon)) with \(LocalizedText.decimal(worst.element))"
      return freeDays > 0
        ? "\(worstText), free of it on \(freeDays) of \(known.count, "day", "days")." : "\(worstText)."
    }
  }

  /// How often each trigger was logged with a symptom; only counts.
  private func triggerCounts(_ selected: [Variable]) -> Reply.Content {
    let triggers = book.variables.compactMap { variable -> (name: String, symptom: String, up: Int, known: Int)? in
      guard case .trigger(let name, let symptom) = variable.subject,
        selected.contains(where: { $0.subject == .symptom(symptom) })
      else { return nil }
      return (name, symptom, variable.series.values.count { $0 == 1 }, variable.series.knownCount)
    }
    let lines = triggers.sorted { $0.up > $1.up }.prefix(InsightReport.maxItems).map { trigger -> LocalizedText in
      "\(trigger.name): on \(trigger.up) of \(trigger.known, "day", "days") with \(trigger.symptom)."
    }
    return section("Noted with it", lines)
  }
}

extension Variable {
  /// The order in tables and charts: first what people log for its own sake.
  var rank: Int {
    switch subject {
    case .symptom(SymptomEntry.overall): 0
    case .symptom: 1
    case .mood: 2
    case .measure, .medicine, .trigger: 3
    case .done: 4
    }
  }
}

extension Variable.Subject {
  /// The step that a difference is stated for: a thousand steps, as a single step makes no difference worth stating.
  fileprivate func unit(spread: Double) -> Double {
    guard case .measure = self, spread >= 100 else { return 1 }
    return spread >= 1000 ? 1000 : 10
  }

  /// In a sentence: "headache", "ibuprofen", "things done".
  fileprivate var phrase: LocalizedText {
    switch self {
    case .done: "the number of cards done"
    case .trigger(let name, let symptom): "\(name), noted with \(symptom),"
    case .symptom(SymptomEntry.overall): "the day as a whole"
    case .mood, .symptom, .medicine, .measure: "\(word)"
    }
  }

  /// One more of it, in a sentence: "hour of sleep", "point of mood".
  fileprivate var step: LocalizedText {
    switch self {
    case .measure(let name, let unit?): unit == "hours" ? "hour of \(name)" : "\(unit) of \(name)"
    case .mood: "point of mood"
    case .symptom(let name): "point of \(name)"
    case .done: "card done"
    case .measure, .medicine, .trigger: "point of \(word)"
    }
  }
}

extension Day {
  /// Noon of the day, for texts that need a time but depend only on the day.
  var noon: LocalTime { LocalTime(self, secondOfDay: 12 * 3600) }
}
