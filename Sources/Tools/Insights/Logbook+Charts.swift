import Civil
import Engine
import Insights
import Records
import Replies
import Session

extension Logbook {
  /// How bad one symptom was day by day, with what was noted and taken on those days.
  func course(of variable: Variable, last count: Int, doses: [String: [Day]] = [:]) -> Reply.Chart {
    let days = stretch(count)
    let marks =
      triggers(of: variable, days) + untaken(besides: doses.keys, days)
      + doses.sorted { $0.key < $1.key }.map { name, taken in
        Reply.Chart.Marks("\(name)", steps: taken.map { first.days(to: $0) - days.lowerBound }.filter { $0 >= 0 })
      }
    return Reply.Chart(
      "\(variable.subject.word)", labels: labels(days), values: values(of: variable, days), range: Logbook.severities,
      form: .course, marks: marks.filter { !$0.steps.isEmpty })
  }

  /// Several under each other, each with its average.
  func multiples(_ variables: [Variable], last count: Int) -> Reply.Show {
    let days = stretch(count)
    let charts = variables.map { variable in
      let average = Average(of: variable.series, days).map { "avg \(LocalizedText.tenths($0.mean))" as LocalizedText }
      return Reply.Chart(
        "\(variable.subject.word)", notes: [average].compactMap(\.self), labels: labels(days),
        values: values(of: variable, days), range: range(of: variable), form: .brief)
    }
    return charts.isEmpty ? .nothing : .multiples(charts)
  }

  private static let severities = 0.0...10.0

  private func stretch(_ count: Int) -> Range<Int> { max(0, days - count)..<days }

  private func labels(_ days: Range<Int>) -> [LocalizedText] {
    let now = LocalTime(day(days.upperBound - 1), secondOfDay: 0)
    return days.map { day($0).short(now) }
  }

  private func values(of variable: Variable, _ days: Range<Int>) -> [Double?] {
    variable.series.values[days].map { $0.isNaN ? nil : $0 }
  }

  private func range(of variable: Variable) -> ClosedRange<Double> {
    switch variable.subject {
    case .symptom, .mood: Logbook.severities
    default: 0...max(1, variable.series.values.filter { !$0.isNaN }.max() ?? 1)
    }
  }

  /// The days on which a planned dose was not taken.
  private func untaken(besides asNeeded: some Collection<String>, _ days: Range<Int>) -> [Reply.Chart.Marks] {
    variables.compactMap { other in
      guard case .medicine(let name) = other.subject, !asNeeded.contains(name) else { return nil }
      return Reply.Chart.Marks(
        "no \(name)", steps: days.filter { other.series.values[$0] == 0 }.map { $0 - days.lowerBound })
    }
  }

  private func triggers(of variable: Variable, _ days: Range<Int>) -> [Reply.Chart.Marks] {
    variables.compactMap { other in
      guard case .trigger(let name, let symptom) = other.subject, variable.subject == .symptom(symptom) else {
        return nil
      }
      return Reply.Chart.Marks(
        "\(name)", steps: days.filter { other.series.values[$0] == 1 }.map { $0 - days.lowerBound })
    }
  }
}
