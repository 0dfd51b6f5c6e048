extension Page {
  /// Sections in the order on the sheet: two short ones in a row are placed side by side.
  var rows: [[Section]] {
    var rows: [[Section]] = []
    for section in sections {
      if section.isShort, let last = rows.last, last.count == 1, last[0].isShort {
        rows[rows.count - 1].append(section)
      } else {
        rows.append([section])
      }
    }
    return rows
  }

  /// The fewer line charts a page has, the higher they are.
  var spacing: Spacing {
    let lines = sections.flatMap(\.blocks).reduce(0) { count, block in
      if case .timeline(let course) = block { count + course.series.count } else { count }
    }
    return lines > 3 ? .dense : lines > 1 ? .airy : .wide
  }

  enum Spacing: String {
    case dense, airy, wide

    /// Height of one line chart on paper, in CSS pixels.
    var height: Int {
      switch self {
      case .dense: 40
      case .airy: 64
      case .wide: 118
      }
    }
  }
}

extension Page.Section {
  fileprivate var isShort: Bool { blocks.allSatisfy(\.isShort) }
}

extension Page.Block {
  fileprivate var isShort: Bool {
    switch self {
    case .facts, .sentences: true
    case .table(let table): table.columns.count <= 3
    case .notes, .timeline, .medicines, .comparisons: false
    }
  }
}
