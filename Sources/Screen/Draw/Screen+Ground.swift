import Replies

extension Screen {
  /// What stands under a chart of many steps: marks, the first and the last label, what the marks mean.
  func ground(_ points: Points, steps: Int, width: Int, after gutter: Int, column: (_ place: Int) -> Int) -> [Line] {
    (marks(points, steps: steps, column: column) + ends(points, width: width, after: gutter)
      + legend(points, after: gutter))
      .indented(gutter)
  }

  /// A row for each kind of what happened, with its sign in the columns of the steps.
  func marks(_ points: Points, steps: Int, column: (_ place: Int) -> Int) -> [Line] {
    zip(glyphs.marks, points.kinds.indices).map { sign, kind in
      let columns = Set(points.places(of: kind, over: steps).map(column)).sorted()
      return columns.reduce(Line()) { $0.padded($1) + Line(sign, .quiet) }
    }
  }

  /// The sign of each kind, and how many more kinds there are than signs.
  func legend(_ points: Points, after gutter: Int = 0) -> [Line] {
    let more = points.kinds.count - glyphs.marks.count
    return flow(
      zip(glyphs.marks, points.kinds).map { marked($0, $1, .quiet) }
        + (more > 0 ? [marked(glyphs.ellipsis, clean(Wording.more(more)), .quiet)] : []),
      narrower: gutter)
  }

  /// The first label under the first step, the last under the last.
  func ends(_ points: Points, width: Int, after gutter: Int) -> [Line] {
    guard let first = points.all.first?.label, let last = points.all.last?.label, !first.isEmpty else { return [] }
    let gap = width - first.columns - last.columns
    if gap > 0 { return [Line(first + .blanks(gap) + last, .quiet)] }
    return wrapped(first + Clean(glyphs.dot.text) + last, .quiet, narrower: gutter)
  }
}
