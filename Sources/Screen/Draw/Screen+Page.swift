import Engine

extension Screen {
  /// One part under the other; pictures are small here, and the numbers of lists run on.
  func lines(_ parts: [Reply.Show]) -> [Line] {
    var numbered = 0
    let groups = parts.map { part in
      switch part {
      case .list(let list):
        defer { numbered += list.cards.count }
        return lines(list, after: numbered)
      case .chart(let chart): return small(chart)
      default: return lines(part)
      }
    }
    return .apart(groups, by: look.isDrawn ? [.blank] : [])
  }

  private func small(_ chart: Reply.Chart) -> [Line] {
    let points = Points(chart, labels: chart.labels.map { clean($0) })
    guard look.isDrawn, let pillars = namedPillars(points) else { return lines(chart) }
    return .apart([heading(chart.heading), notes(chart.notes), pillars])
  }
}
