import Replies

extension Screen {
  /// A line each, with a row of blocks; the first and the last label once under them all.
  func lines(_ charts: [Reply.Chart]) -> [Line] {
    let rows = charts.map { Multiple($0, clean: clean) }
    if look.isAccessible { return rows.flatMap { wrapped(spoken($0)) } }
    return look.isPlain ? plain(rows) : drawn(rows)
  }

  private func drawn(_ rows: [Multiple]) -> [Line] {
    let names = min(rows.map(\.name.columns).max() ?? 0, look.limit * 3 / 10)
    let ends = min(rows.map(\.end.columns).max() ?? 0, look.limit * 2 / 5)
    let gutter = names > 0 ? names + 2 : 0
    let room = look.limit - gutter - (ends > 0 ? ends + 2 : 0)
    let steps = min(room, rows.map(\.points.all.count).max() ?? 0)
    let pillar = Pillar(glyphs, count: steps, in: room, height: 1)
    let width = pillar.columns(of: steps)
    let drawn = rows.flatMap { row in
      let name = Line(row.name.cut(names, ending: glyphs.ellipsis)).padded(gutter)
      let end = Line(row.end.cut(ends, ending: glyphs.ellipsis), .quiet)
      return pillar.rows(row.points.averaged(over: room), row.points).map { blocks in
        let line = name + blocks
        return row.end.isEmpty ? line : line.padded(gutter + width + 2) + end
      }
    }
    let labels = rows.first.map { self.ends($0.points, width: width, after: gutter) } ?? []
    return drawn + labels.indented(gutter)
  }

  /// A row each: the name, what stands at its end, and the values under their labels.
  private func plain(_ rows: [Multiple]) -> [Line] {
    let labels = rows.first?.points.all.map(\.label) ?? []
    let values = rows.map { row in
      [row.name, row.end] + row.points.all.map { $0.value.map { number($0) } ?? "" }
    }
    return (labels.isEmpty ? [] : [["", ""] + labels] + values).map { Line(Clean.tabbed($0)) }
  }

  /// "headache, 4 on average: Mon 3, Wed 5": the latest that are known, and how many were before.
  private func spoken(_ row: Multiple) -> Clean {
    let known = row.points.all.compactMap { point in
      point.value.map { (point.label.isEmpty ? "" : point.label + " ") + number($0) }
    }
    let before = known.count - Points.fewEnoughForBars
    let values =
      known.isEmpty
      ? [clean(Wording.unknown)]
      : known.suffix(Points.fewEnoughForBars) + (before > 0 ? [clean(Wording.before(before))] : [])
    let name = Clean.listed([row.name, row.note ?? ""])
    return (name.isEmpty ? name : name + ": ") + Clean.listed(values)
  }
}

/// One of several charts that are compared.
private struct Multiple {
  let name: Clean
  let note: Clean?
  let points: Points
  /// What it comes to, else the last that is known.
  let end: Clean

  init(_ chart: Reply.Chart, clean: (LocalizedText) -> Clean) {
    name = chart.heading.map(clean) ?? ""
    note = chart.notes.first.map(clean)
    points = Points(chart, clean: clean)
    end = note ?? points.all.last { $0.value != nil }?.value.map { clean(Wording.number($0)) } ?? ""
  }
}
