/// How high a page gets on paper at full size, in CSS pixels: rather more than it is than less.
enum Height {
  /// Percent of full size at which a page fills one A4 at most.
  static func zoom(_ page: Page, hasLoss: Bool) -> Int {
    let heights = page.rows.map { row in row.map { height($0, share: row.count, page) }.max() ?? 0 }
    let whole = 42 + 17 * min(2, rows(page.lead.count, by: 92)) + (hasLoss ? 48 : 0) + heights.reduce(0, +)
    return min(largest, sheet * 100 / whole)
  }

  /// Of A4, within its margins.
  private static let sheet = 1035
  private static let largest = 115

  private static func height(_ section: Page.Section, share: Int, _ page: Page) -> Int {
    section.blocks.reduce(20) { $0 + 8 + height($1, share: share, page) }
  }

  private static func height(_ block: Page.Block, share: Int, _ page: Page) -> Int {
    switch block {
    case .facts(let facts): 34 * rows(facts.count, by: 4 / share)
    case .table(let table): 16 + 21 * table.rows.count
    case .sentences(let sentences): sentences.reduce(0) { $0 + 2 + 17 * min(2, rows($1.count, by: 92 / share)) }
    case .notes(let notes): 18 + 17 * (notes.map(rows).max() ?? 0)
    case .course(let course): 46 + page.spacing.height * course.series.count + 18 * course.lanes.count
    case .medicines(let medicines): 42 + 21 * medicines.count
    }
  }

  private static func rows(_ note: Note) -> Int {
    min(7, note.words.split(separator: "\n").reduce(0) { $0 + rows($1.count, by: 29) })
  }

  private static func rows(_ count: Int, by width: Int) -> Int { (count + width - 1) / width }
}
