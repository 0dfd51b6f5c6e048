import Civil
import Engine
import Insights
import InsightsTools
import Records
import Replies
import Session

extension VisitReport {
  /// The page in the terminal.
  ///
  /// - Parameter notes: lines that number the notes to choose from.
  func reply(_ turn: Turn, offering notes: [LocalizedText]) throws -> Reply {
    let parts: [Reply.Content] = [
      .lines([period(turn.now), summary]), table, charts(turn.now), .lines(worstLines(turn.now)), asNeededTable,
      plannedTable,
      measureTable,
      .lines(self.notes.map { "“\($0.words)” (\($0.entry.symptom), \(on: $0.entry.at.when, turn.now))" }),
      .lines(
        notes.isEmpty || !self.notes.isEmpty
          ? [] : ["Notes from that time; you can add up to three, as in “visit page with notes 1 and 2”:"] + notes),
    ]
    return Reply("For the visit.", .page(parts.filter { $0 != .nothing && $0 != .lines([]) }))
  }

  func period(_ now: LocalTime) -> LocalizedText {
    "\(first.shortDate(now)) to \(last.shortDate(now)), \(days, "day", "days")."
  }

  /// How many days have entries, and how many are known to be free of symptoms.
  var summary: LocalizedText {
    "Something is logged on \(loggedDays) of \(days, "day", "days"); on \(symptomFreeDays) of the days rated as a whole there were no symptoms."
  }

  private var table: Reply.Content {
    guard !symptoms.isEmpty else { return .nothing }
    return .table(
      Reply.Table(
        "What changed", columns: VisitReport.columns,
        rows: symptoms.prefix(VisitReport.maxSymptoms).map(row)))
  }

  static let columns: [LocalizedText] = [
    "Symptom", "Days with it", "Worst", "Known days’ average", "The same length of time before",
  ]

  func row(_ symptom: SymptomSummary) -> [LocalizedText] {
    [
      "\(symptom.name)",
      symptom.daysWithout > 0 ? "\(symptom.daysFelt), \(symptom.daysWithout) without" : "\(symptom.daysFelt)",
      symptom.worst.map(LocalizedText.decimal) ?? "", symptom.average.map(VisitReport.averageText) ?? "",
      symptom.previousAverage.map(VisitReport.averageText) ?? "not known",
    ]
  }

  /// "3.1 (2.0 to 4.2), from 6".
  static func averageText(_ average: Average) -> LocalizedText {
    "\(average.description(within: 0...10)), from \(average.days)"
  }

  private func charts(_ now: LocalTime) -> Reply.Content {
    let labels = (0..<days).map { first.adding(days: $0).shortDate(now) }
    let symptomCharts = symptoms.prefix(VisitReport.maxSymptoms).map { symptom in
      Reply.Chart(
        "\(symptom.name)", notes: symptom.worst.map { ["worst \(LocalizedText.decimal($0))"] } ?? [], labels: labels,
        values: symptom.values, range: 0...10, style: .compact)
    }
    return symptomCharts.isEmpty ? .nothing : .multiples(symptomCharts)
  }

  func worstLines(_ now: LocalTime) -> [LocalizedText] {
    worstDays.isEmpty
      ? []
      : [
        "Worst days: \(worstDays.map { "\($0.day.shortDate(now)) (\($0.symptom) \(LocalizedText.decimal($0.severity)))" as LocalizedText })."
      ]
  }

  private var asNeededTable: Reply.Content {
    guard !doses.isEmpty else { return .nothing }
    let rows = doses.map { dose -> [LocalizedText] in ["\(dose.name)", "\(dose.count)", "\(Set(dose.days).count)"] }
    return .table(Reply.Table("Taken as needed", columns: ["Medicine", "Doses", "On days"], rows: rows))
  }

  private var plannedTable: Reply.Content {
    guard !plans.isEmpty else { return .nothing }
    let rows = plans.map { planned -> [LocalizedText] in
      ["\(planned.plan.medication)"] + VisitReport.states.map { "\(planned.doses.count($0))" }
    }
    let columns: [LocalizedText] = ["Planned", "taken", "late", "skipped", "missed", "unknown"]
    return .table(Reply.Table("Doses that were planned", columns: columns, rows: rows))
  }

  /// The states in the order of the table's columns.
  static let states: [MedicationEntry.State] = [.taken, .late, .skipped, .missed, .unknown]

  private var measureTable: Reply.Content {
    measures.isEmpty
      ? .nothing
      : .table(
        Reply.Table(
          "Measured", columns: ["Measure", "On average", "Days"],
          rows: measures.map {
            [measureLabel($0), $0.average.description(), "\($0.average.days)"]
          }))
  }

  /// "sleep (hours)".
  func measureLabel(_ measure: MeasureAverage) -> LocalizedText {
    measure.unit.map { "\(measure.name) (\($0))" } ?? "\(measure.name)"
  }
}
