/// What there may be several of, and how many of it all sections of one sheet hold together.
enum Part: CaseIterable {
  case section, block, sentence, fact, note, row, column, day, line, lane, medicine

  var most: Int {
    switch self {
    case .section: 6
    case .block: 8
    case .sentence: 5
    case .fact: 6
    case .note: 3
    case .row: 5
    // Of each table.
    case .column: 5
    // Of each course, the last ones.
    case .day: 366
    case .line: 6
    case .lane: 3
    case .medicine: 8
    }
  }

  func words(_ count: Int) -> String { "\(count) \(count == 1 ? noun : noun + "s")" }

  private var noun: String {
    switch self {
    case .section, .sentence, .fact, .note, .medicine: "\(self)"
    case .block: "part"
    case .row: "table row"
    case .column: "table column"
    case .day: "earlier day"
    case .line: "chart"
    case .lane: "mark row"
    }
  }
}
