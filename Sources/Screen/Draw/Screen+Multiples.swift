import Replies

extension Screen {
  /// One row of blocks per chart, with the shared first and last label below.
  func lines(_ charts: [Reply.Chart]) -> [StyledLine] {
    let rows = charts.map { Multiple($0, clean: clean) }
    if display.isAccessible { return rows.flatMap { wrapped(accessibleText($0)) } }
    return display.isPlain ? plainLines(rows) : drawnLines(rows)
  }

  private func drawnLines(_ rows: [Multiple]) -> [StyledLine] {
    let nameWidth = min(rows.map(\.name.columns).max() ?? 0, display.lineLimit * 3 / 10)
    let endWidth = min(rows.map(\.endText.columns).max() ?? 0, display.lineLimit * 2 / 5)
    let gutter = nameWidth > 0 ? nameWidth + 2 : 0
    let available = display.lineLimit - gutter - (endWidth > 0 ? endWidth + 2 : 0)
    let steps = min(available, rows.map(\.data.points.count).max() ?? 0)
    let bars = VerticalBars(glyphs, count: steps, in: available, height: 1)
    let width = bars.columns(of: steps)
    let chartLines = rows.flatMap { row in
      let name = StyledLine(row.name.cut(nameWidth, ending: glyphs.ellipsis)).padded(gutter)
      let end = StyledLine(row.endText.cut(endWidth, ending: glyphs.ellipsis), .quiet)
      return bars.rows(row.data.averaged(over: available), row.data).map { blocks in
        let line = name + blocks
        return row.endText.isEmpty ? line : line.padded(gutter + width + 2) + end
      }
    }
    let labels = rows.first.map { self.endLabels($0.data, width: width, after: gutter) } ?? []
    return chartLines + labels.indented(gutter)
  }

  /// One row per chart: name, note, and the values below their labels.
  private func plainLines(_ rows: [Multiple]) -> [StyledLine] {
    let labels = rows.first?.data.points.map(\.label) ?? []
    let values = rows.map { row in
      [row.name, row.endText] + row.data.points.map { $0.value.map { number($0) } ?? "" }
    }
    return (labels.isEmpty ? [] : [["", ""] + labels] + values).map { StyledLine(SafeText.tabSeparated($0)) }
  }

  /// “headache, 4 on average: Mon 3, Wed 5”: the latest known values, and how many earlier ones there are.
  private func accessibleText(_ row: Multiple) -> SafeText {
    let knownValues = row.data.points.compactMap { point in
      point.value.map { (point.label.isEmpty ? "" : point.label + " ") + number($0) }
    }
    let earlierCount = knownValues.count - ChartData.maximumBars
    let values =
      knownValues.isEmpty
      ? [clean(Wording.unknown)]
      : knownValues.suffix(ChartData.maximumBars) + (earlierCount > 0 ? [clean(Wording.earlier(earlierCount))] : [])
    let name = SafeText.commaSeparated([row.name, row.note ?? ""])
    return (name.isEmpty ? name : name + ": ") + SafeText.commaSeparated(values)
  }
}

/// One of several charts that are compared.
private struct Multiple {
  let name: SafeText
  let note: SafeText?
  let data: ChartData
  /// The chart's note, otherwise its last known value.
  let endText: SafeText

  init(_ chart: Reply.Chart, clean: (LocalizedText) -> SafeText) {
    name = chart.heading.map(clean) ?? ""
    note = chart.notes.first.map(clean)
    data = ChartData(chart, clean: clean)
    endText = note ?? data.points.last { $0.value != nil }?.value.map { clean(Wording.number($0)) } ?? ""
  }
}
