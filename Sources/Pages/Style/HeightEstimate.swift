/// Estimates a page's height on paper at full size, in CSS pixels; the estimate is rather too high than too low.
enum HeightEstimate {
  /// The zoom in percent of full size at which the page fits one A4 sheet.
  static func zoom(_ page: Page, hasLoss: Bool) -> Int {
    let heights = page.rows.map { row in row.map { height($0, share: row.count, page) }.max() ?? 0 }
    let totalHeight = 42 + 17 * min(2, rows(page.lead.count, by: 92)) + (hasLoss ? 48 : 0) + heights.reduce(0, +)
    return min(maximumZoom, pageHeight * 100 / totalHeight)
  }

  /// The height of an A4 sheet without its margins.
  private static let pageHeight = 1035
  private static let maximumZoom = 115

  private static func height(_ section: Page.Section, share: Int, _ page: Page) -> Int {
    section.blocks.reduce(20) { $0 + 8 + height($1, share: share, page) }
  }

  private static func height(_ block: Page.Block, share: Int, _ page: Page) -> Int {
    switch block {
    case .facts(let facts): 34 * rows(facts.count, by: 4 / share)
    case .table(let table): 16 + 21 * table.rows.count
    case .sentences(let sentences): sentences.reduce(0) { $0 + 2 + 17 * min(2, rows($1.count, by: 92 / share)) }
    case .notes(let notes): 18 + 17 * (notes.map(rows).max() ?? 0)
    case .timeline(let course): 46 + page.spacing.height * course.series.count + 18 * course.lanes.count
    case .medicines(let medicines): 42 + 21 * medicines.count
    case .comparisons(let comparisons): 148 * comparisons.count
    }
  }

  private static func rows(_ note: Note) -> Int {
    min(7, note.text.split(separator: "\n").reduce(0) { $0 + rows($1.count, by: 29) })
  }

  private static func rows(_ count: Int, by width: Int) -> Int { (count + width - 1) / width }
}
