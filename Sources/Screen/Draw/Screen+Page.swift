import Replies

extension Screen {
  /// The parts one below the other, each close to its heading; numbering continues from list to list.
  func lines(_ parts: [Reply.Content]) -> [StyledLine] {
    var numberedCount = 0
    let groups = parts.map { part in
      switch part {
      case .list(var list):
        defer { numberedCount += list.cards.count }
        return takeHeading(&list.heading) + lines(list, after: numberedCount)
      case .table(var table): return takeHeading(&table.heading) + lines(table)
      case .chart(var chart): return takeHeading(&chart.heading) + lines(chart)
      case .months(var months): return takeHeading(&months.heading) + lines(months)
      case .daily(var series): return takeHeading(&series.heading) + lines(series)
      default: return lines(part)
      }
    }
    return .joining(groups, by: display.isGraphical ? [.blank] : [])
  }

  /// Draws the heading and removes it from the part, which would draw it again.
  private func takeHeading(_ title: inout LocalizedText?) -> [StyledLine] {
    defer { title = nil }
    return heading(title)
  }
}
