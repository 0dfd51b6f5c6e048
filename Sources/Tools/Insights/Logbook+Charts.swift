import Civil
import Insights
import Replies
import Session

extension Logbook {
  /// A chart of one variable over the last `count` days, with marks for triggers, missed doses and doses taken as
  /// needed.
  func chart(of variable: Variable, last count: Int, doses: [String: [Day]] = [:]) -> Reply.Chart {
    let days = lastDays(count)
    let marks =
      triggerMarks(of: variable, days) + missedDoseMarks(besides: doses.keys, days)
      + doses.sorted { $0.key < $1.key }.map { name, daysTaken in
        Reply.Chart.Marks("\(name)", steps: daysTaken.map { first.days(to: $0) - days.lowerBound }.filter { $0 >= 0 })
      }
    return Reply.Chart(
      "\(variable.subject.word)", labels: labels(days), values: values(of: variable, days), range: Logbook.severities,
      style: .line, marks: marks.filter { !$0.steps.isEmpty })
  }

  /// Small charts of several variables one below the other, each with its average.
  func multiples(_ variables: [Variable], last count: Int) -> Reply.Content {
    let days = lastDays(count)
    let charts = variables.map { variable in
      let average = Average(of: variable.series, days).map { "avg \(LocalizedText.tenths($0.mean))" as LocalizedText }
      return Reply.Chart(
        "\(variable.subject.word)", notes: [average].compactMap(\.self), labels: labels(days),
        values: values(of: variable, days), range: range(of: variable), style: .compact)
    }
    return charts.isEmpty ? .nothing : .multiples(charts)
  }

  private static let severities = 0.0...10.0

  func lastDays(_ count: Int) -> Range<Int> { max(0, dayCount - count)..<dayCount }

  private func labels(_ days: Range<Int>) -> [LocalizedText] {
    let now = LocalTime(day(days.upperBound - 1), secondOfDay: 0)
    return days.map { day($0).shortDate(now) }
  }

  func values(of variable: Variable, _ days: Range<Int>) -> [Double?] {
    variable.series.values[days].map { $0.isNaN ? nil : $0 }
  }

  private func range(of variable: Variable) -> ClosedRange<Double> {
    switch variable.subject {
    case .symptom, .mood: Logbook.severities
    default: 0...max(1, variable.series.values.filter { !$0.isNaN }.max() ?? 1)
    }
  }

  /// Marks on the days when a planned dose was not taken.
  private func missedDoseMarks(besides asNeeded: some Collection<String>, _ days: Range<Int>) -> [Reply.Chart.Marks] {
    variables.compactMap { other in
      guard case .medicine(let name) = other.subject, !asNeeded.contains(name) else { return nil }
      return Reply.Chart.Marks(
        "no \(name)", steps: days.filter { other.series.values[$0] == 0 }.map { $0 - days.lowerBound })
    }
  }

  private func triggerMarks(of variable: Variable, _ days: Range<Int>) -> [Reply.Chart.Marks] {
    variables.compactMap { other in
      guard case .trigger(let name, let symptom) = other.subject, variable.subject == .symptom(symptom) else {
        return nil
      }
      return Reply.Chart.Marks(
        "\(name)", steps: days.filter { other.series.values[$0] == 1 }.map { $0 - days.lowerBound })
    }
  }
}
