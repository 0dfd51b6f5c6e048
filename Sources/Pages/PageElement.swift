/// Elements of a page that are limited in number; `limit` counts over all sections of a sheet.
enum PageElement: CaseIterable {
  case section, block, sentence, fact, note, row, column, day, line, lane, medicine, comparison

  var limit: Int {
    switch self {
    case .section: 6
    case .block: 8
    case .sentence: 8
    case .fact: 6
    case .note: 3
    case .row: 5
    // For each table.
    case .column: 5
    // For each timeline; the last days are kept.
    case .day: 366
    case .line: 6
    case .lane: 3
    case .medicine: 8
    case .comparison: 3
    }
  }

  func countText(_ count: Int) -> String { "\(count) \(count == 1 ? noun : noun + "s")" }

  private var noun: String {
    switch self {
    case .section, .sentence, .fact, .note, .medicine, .comparison: "\(self)"
    case .block: "part"
    case .row: "table row"
    case .column: "table column"
    case .day: "earlier day"
    case .line: "chart"
    case .lane: "mark row"
    }
  }
}
