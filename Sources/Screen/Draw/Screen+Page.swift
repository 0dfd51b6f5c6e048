import Replies

extension Screen {
  /// One part under the other, each close to its heading; the numbers of lists run on.
  func lines(_ parts: [Reply.Show]) -> [Line] {
    var numbered = 0
    let groups = parts.map { part in
      switch part {
      case .list(var list):
        defer { numbered += list.cards.count }
        return under(&list.heading) + lines(list, after: numbered)
      case .table(var table): return under(&table.heading) + lines(table)
      case .chart(var chart): return under(&chart.heading) + lines(chart)
      case .months(var months): return under(&months.heading) + lines(months)
      default: return lines(part)
      }
    }
    return .apart(groups, by: look.isDrawn ? [.blank] : [])
  }

  /// The heading, which is then drawn.
  private func under(_ said: inout LocalizedText?) -> [Line] {
    defer { said = nil }
    return heading(said)
  }
}
