import Civil
import Engine
import Insights
import InsightsTools
import Pages
import Records
import Replies
import Session

extension VisitReport {
  /// The page as HTML, to print or to send.
  func page(_ turn: Turn) -> Page {
    let now = turn.now
    let sections = [
      Page.Section("At a glance", .sentences([summary.text()] + worstLines(now).map { $0.text() })),
      symptoms.isEmpty ? nil : Page.Section("What changed", .table(table)),
      symptoms.isEmpty ? nil : Page.Section("Day by day", .timeline(course)),
      doses.isEmpty && plans.isEmpty ? nil : medicines,
      measures.isEmpty
        ? nil
        : Page.Section(
          "Measured",
          .facts(
            measures.map { Fact(measureLabel($0).text(), $0.average.description().text()) })),
      notes.isEmpty
        ? nil
        : Page.Section(
          "In their own words",
          .notes(
            notes.map {
              Pages.Note($0.words, from: "\($0.entry.symptom), \($0.entry.at.when.day.shortDate(now).text())")
            })
        ),
    ]
    return Page(
      "Symptom log",
      lead: "\(period(now).text()) Printed \(now.day.shortDate(now).text()). Kept by the person; no diagnosis.",
      sections.compactMap(\.self))
  }

  private var table: Pages.Table {
    Pages.Table(
      VisitReport.columns.map { $0.text() }, symptoms.prefix(VisitReport.maxSymptoms).map { row($0).map { $0.text() } })
  }

  private var course: Timeline {
    Timeline(
      "Severity", from: first, to: last,
      symptoms.prefix(VisitReport.maxSymptoms).map { symptom in
        Timeline.Series(
          symptom.name, symptom.values,
          remark: symptom.average.map { "mean \(LocalizedText.tenths($0.mean).text())" } ?? ""
        )
      },
      doses.map { Timeline.Lane($0.name, .dose, on: $0.days, remark: "\($0.count) as needed") })
  }

  private var medicines: Page.Section {
    let plannedMedicines = plans.map { planned in
      Pages.Medicine(
        planned.plan.medication, planned.plan.dose ?? "",
        Dictionary(uniqueKeysWithValues: VisitReport.states.map { ($0.fate, planned.doses.count($0)) }))
    }
    let asNeededFacts = doses.map { dose in
      let count: LocalizedText = "\(dose.count, "dose", "doses") on \(Set(dose.days).count, "day", "days")"
      return Fact("\(dose.name), as needed", count.text())
    }
    return plannedMedicines.isEmpty
      ? Page.Section("Medicines", .facts(asNeededFacts))
      : asNeededFacts.isEmpty
        ? Page.Section("Medicines", .medicines(plannedMedicines))
        : Page.Section("Medicines", .medicines(plannedMedicines), .facts(asNeededFacts))
  }
}

extension MedicationEntry.State {
  fileprivate var fate: Pages.Medicine.DoseStatus {
    switch self {
    case .taken: .taken
    case .late: .late
    case .skipped: .skipped
    case .missed: .missed
    case .unknown: .unknown
    }
  }
}
