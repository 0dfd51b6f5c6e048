import Civil
import Engine
import Insights
import InsightsTools
import Pages
import Records
import Replies
import Session
import SymptomsTools

extension Visit {
  /// The page on paper.
  func page(_ turn: Turn) -> Page {
    let now = turn.now
    let sections = [
      Page.Section("At a glance", .sentences([summary.text()] + worstLines(now).map { $0.text() })),
      symptoms.isEmpty ? nil : Page.Section("What changed", .table(table)),
      symptoms.isEmpty ? nil : Page.Section("Day by day", .course(course)),
      doses.isEmpty && plans.isEmpty ? nil : medicines,
      measures.isEmpty
        ? nil
        : Page.Section(
          "Measured",
          .facts(
            measures.map { Fact(told($0).text(), $0.average.said().text()) })),
      notes.isEmpty
        ? nil
        : Page.Section(
          "In their own words",
          .notes(
            notes.map { Pages.Note($0.words, from: "\($0.entry.symptom), \($0.entry.at.when.day.short(now).text())") })
        ),
    ]
    return Page(
      "Symptom log",
      lead: "\(period(now).text()) Printed \(now.day.short(now).text()). Kept by the person; no diagnosis.",
      sections.compactMap(\.self))
  }

  private var table: Pages.Table {
    Pages.Table(Visit.columns.map { $0.text() }, symptoms.prefix(Visit.most).map { row($0).map { $0.text() } })
  }

  private var course: Course {
    Course(
      "Severity", from: first, to: last,
      symptoms.prefix(Visit.most).map { symptom in
        Course.Series(
          symptom.name, symptom.values, remark: symptom.now.map { "mean \(LocalizedText.tenths($0.mean).text())" } ?? ""
        )
      },
      doses.map { Course.Lane($0.name, .dose, on: $0.days, remark: "\($0.count) as needed") })
  }

  private var medicines: Page.Section {
    let planned = plans.map { planned in
      Pages.Medicine(
        planned.plan.medication, planned.plan.dose ?? "",
        Dictionary(uniqueKeysWithValues: Visit.states.map { ($0.fate, planned.doses.count($0)) }))
    }
    let needed = doses.map { dose in
      let count: LocalizedText = "\(dose.count, "dose", "doses") on \(Set(dose.days).count, "day", "days")"
      return Fact("\(dose.name), as needed", count.text())
    }
    return planned.isEmpty
      ? Page.Section("Medicines", .facts(needed))
      : needed.isEmpty
        ? Page.Section("Medicines", .medicines(planned))
        : Page.Section("Medicines", .medicines(planned), .facts(needed))
  }
}

extension MedicationEntry.State {
  fileprivate var fate: Pages.Medicine.Fate {
    switch self {
    case .taken: .taken
    case .late: .late
    case .skipped: .skipped
    case .missed: .missed
    case .unknown: .unknown
    }
  }
}
