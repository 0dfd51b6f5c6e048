import Civil

extension Timeline {
  /// The chart's data as a table; on the screen only, and collapsed until opened.
  var figures: Markup {
    let levels = series.map { $0.levels(length) }
    let counts = lanes.map { Dictionary(grouping: $0.days, by: \.self).mapValues(\.count) }
    let rows = (0..<length).map { index -> Markup in
      let day = first.adding(days: index)
      let values = levels.map { $0[index]?.tenths ?? "unknown" } + counts.map { String($0[day] ?? 0) }
      return "<tr><th scope=\"row\">\(day.longDate)</th>\(values.map { "<td>\($0)</td>" })</tr>\n"
    }
    let names = ["Day"] + series.map(\.name) + lanes.map(\.name)
    return """
      <details><summary>The same in figures</summary><div class="scroll"><table class="plain">
      <thead><tr>\(names.map { "<th scope=\"col\">\($0)</th>" })</tr></thead>
      <tbody>\(rows)</tbody></table></div></details>

      """
  }
}

extension Int {
  /// Tenths as a figure: 35 is “3.5”, 40 is “4”.
  var tenths: String { self % 10 == 0 ? String(self / 10) : "\(self / 10).\(self % 10)" }
}
