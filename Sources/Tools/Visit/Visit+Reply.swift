import Civil
import Engine
import Insights
import InsightsTools
import Records
import Replies
import Session
import SymptomsTools

extension Visit {
  /// The page in the terminal.
  /// - Parameter notes: those that could stand on it.
  func reply(_ turn: Turn, offering notes: [LocalizedText]) throws -> Reply {
    let parts: [Reply.Show] = [
      .lines([period(turn.now), summary]), table, charts(turn.now), .lines(worstLines(turn.now)), taken, planned,
      measured,
      .lines(self.notes.map { "“\($0.words)” (\($0.entry.symptom), \(on: $0.entry.at.when, turn.now))" }),
      .lines(
        notes.isEmpty || !self.notes.isEmpty
          ? [] : ["Notes of that time; up to three can stand on it, as in “visit page with notes 1 and 2”:"] + notes),
    ]
    return Reply("For the visit.", .page(parts.filter { $0 != .nothing && $0 != .lines([]) }))
  }

  func period(_ now: LocalTime) -> LocalizedText {
    "\(first.short(now)) to \(last.short(now)), \(days, "day", "days")."
  }

  /// How much of it anything is known of.
  var summary: LocalizedText {
    "Something is logged on \(logged) of \(days, "day", "days"); nothing was felt on \(free) of those told as a whole."
  }

  private var table: Reply.Show {
    guard !symptoms.isEmpty else { return .nothing }
    return .table(
      Reply.Table(
        "What changed", columns: Visit.columns,
        rows: symptoms.prefix(Visit.most).map(row)))
  }

  static let columns: [LocalizedText] = ["Symptom", "Days with it", "Worst", "Known days’ average", "As long before"]

  func row(_ symptom: Symptom) -> [LocalizedText] {
    [
      "\(symptom.name)", symptom.free > 0 ? "\(symptom.felt), \(symptom.free) without" : "\(symptom.felt)",
      symptom.worst.map(LocalizedText.decimal) ?? "", symptom.now.map(Visit.told) ?? "",
      symptom.before.map(Visit.told) ?? "not known",
    ]
  }

  /// "3.1 (2.0 to 4.2), from 6".
  static func told(_ average: Average) -> LocalizedText {
    "\(average.said(within: 0...10)), from \(average.days)"
  }

  private func charts(_ now: LocalTime) -> Reply.Show {
    let labels = (0..<days).map { first.adding(days: $0).short(now) }
    let drawn = symptoms.prefix(Visit.most).map { symptom in
      Reply.Chart(
        "\(symptom.name)", notes: symptom.worst.map { ["worst \(LocalizedText.decimal($0))"] } ?? [], labels: labels,
        values: symptom.values, range: 0...10, form: .brief)
    }
    return drawn.isEmpty ? .nothing : .multiples(drawn)
  }

  func worstLines(_ now: LocalTime) -> [LocalizedText] {
    worst.isEmpty
      ? []
      : [
        "Worst days: \(worst.map { "\($0.day.short(now)) (\($0.symptom) \(LocalizedText.decimal($0.severity)))" as LocalizedText })."
      ]
  }

  private var taken: Reply.Show {
    guard !doses.isEmpty else { return .nothing }
    let rows = doses.map { dose -> [LocalizedText] in ["\(dose.name)", "\(dose.count)", "\(Set(dose.days).count)"] }
    return .table(Reply.Table("Taken as needed", columns: ["Medicine", "Doses", "On days"], rows: rows))
  }

  private var planned: Reply.Show {
    guard !plans.isEmpty else { return .nothing }
    let rows = plans.map { planned -> [LocalizedText] in
      ["\(planned.plan.medication)"] + Visit.states.map { "\(planned.doses.count($0))" }
    }
    let columns: [LocalizedText] = ["Planned", "taken", "late", "skipped", "missed", "unknown"]
    return .table(Reply.Table("Doses that were planned", columns: columns, rows: rows))
  }

  /// In the order they are told in.
  static let states: [MedicationEntry.State] = [.taken, .late, .skipped, .missed, .unknown]

  private var measured: Reply.Show {
    measures.isEmpty
      ? .nothing
      : .table(
        Reply.Table(
          "Measured", columns: ["Measure", "On average", "Days"],
          rows: measures.map {
            [told($0), $0.average.said(), "\($0.average.days)"]
          }))
  }

  /// "sleep (hours)".
  func told(_ measure: Measured) -> LocalizedText {
    measure.unit.map { "\(measure.name) (\($0))" } ?? "\(measure.name)"
  }
}
