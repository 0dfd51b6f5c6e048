import Replies

extension Screen {
  /// The rows below a chart of many steps: marks, the first and last label, the legend of the marks.
  func horizontalAxis(_ data: ChartData, steps: Int, width: Int, after gutter: Int, column: (_ place: Int) -> Int)
    -> [StyledLine]
  {
    (markRows(data, steps: steps, column: column) + endLabels(data, width: width, after: gutter)
      + legend(data, after: gutter))
      .indented(gutter)
  }

  /// One row per kind of mark, with its symbol at the steps where it occurred.
  func markRows(_ data: ChartData, steps: Int, column: (_ place: Int) -> Int) -> [StyledLine] {
    zip(glyphs.marks, data.markKinds.indices).map { symbol, kind in
      let columns = Set(data.markedSteps(of: kind, over: steps).map(column)).sorted()
      return columns.reduce(StyledLine()) { $0.padded($1) + StyledLine(symbol, .quiet) }
    }
  }

  /// The symbol and name of each kind; kinds without a symbol are only counted.
  func legend(_ data: ChartData, after gutter: Int = 0) -> [StyledLine] {
    let more = data.markKinds.count - glyphs.marks.count
    return flow(
      zip(glyphs.marks, data.markKinds).map { labelled($0, $1, .quiet) }
        + (more > 0 ? [labelled(glyphs.ellipsis, clean(Wording.more(more)), .quiet)] : []),
      narrower: gutter)
  }

  /// The first label under the first step, the last under the last.
  func endLabels(_ data: ChartData, width: Int, after gutter: Int) -> [StyledLine] {
    guard let first = data.points.first?.label, let last = data.points.last?.label, !first.isEmpty else { return [] }
    let gap = width - first.columns - last.columns
    if gap > 0 { return [StyledLine(first + .blanks(gap) + last, .quiet)] }
    return wrapped(first + SafeText(glyphs.dot.text) + last, .quiet, narrower: gutter)
  }
}
