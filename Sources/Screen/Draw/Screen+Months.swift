import Civil
import Language
import Replies

extension Screen {
  /// A grid a month, beside each other where there is room: a row a week, and behind each day's number a block.
  func lines(_ shown: Reply.Months) -> [Line] {
    let head = [heading(shown.heading), notes(shown.notes)]
    let months = Months(shown)
    if look.isAccessible { return .apart(head + [spoken(months)], by: []) }
    if look.isPlain { return .apart(head + [plain(months)], by: []) }
    let shades = Shades(full: shown.full)
    let cell = DayCell(in: look.limit)
    return .apart(head + beside(months.all.map { drawn($0, months, shades, cell) }, cell) + [legend(shades) + free])
  }

  private func plain(_ months: Months) -> [Line] {
    months.all.flatMap { months.known($0) }.map { day, value in
      Line(Clean.tabbed([Clean(day.iso), Clean(String(value))]))
    }
  }

  /// The days that were not free of it, and how many were.
  private func spoken(_ months: Months) -> [Line] {
    let told = months.all.flatMap { month -> [Line] in
      let known = months.known(month)
      guard !known.isEmpty else { return [] }
      let bad = known.filter { $0.value != 0 }
      let days = bad.map { clean("\($0.day, .inMonth)") + Clean(": \($0.value)") }
      let free = clean(Wording.free(known.count - bad.count, of: known.count))
      return wrapped(bad.isEmpty ? title(month) + ": " + free : Clean.listed(days + [free]))
    }
    return told.isEmpty ? wrapped(clean(Wording.unknown)) : told
  }

  private func drawn(_ month: Day, _ months: Months, _ shades: Shades, _ cell: DayCell) -> [Line] {
    let head = Wording.shortWeekdays.map { Line(clean($0).cut(DayCell.number, ending: ""), .quiet) }
    let weeks = months.weeks(month).map { week in
      week.map { $0.map { drawn($0, months.value($0), shades, cell) } ?? Line() }
    }
    return [Line(title(month).cut(cell.monthWidth, ending: glyphs.ellipsis))] + ([head] + weeks).map(cell.row)
  }

  private func drawn(_ day: Day, _ value: Int?, _ shades: Shades, _ cell: DayCell) -> Line {
    let drawn = value.map { block($0, shades, width: cell.block) } ?? Line()
    guard cell.hasNumber else { return drawn }
    let number = Clean(String(day.day))
    return Line(.blanks(DayCell.number - number.columns) + number, value == nil ? .quiet : .plain) + drawn
  }

  /// Rows of as many months as fit.
  private func beside(_ months: [[Line]], _ cell: DayCell) -> [[Line]] {
    let count = max(1, (look.limit + DayCell.apart) / (cell.monthWidth + DayCell.apart))
    return stride(from: 0, to: months.count, by: count).map { start in
      let row = months[start..<min(start + count, months.count)]
      return (0..<(row.map(\.count).max() ?? 0)).map { index in
        row.enumerated().reduce(Line()) { line, month in
          let (lines, column) = (month.element, month.offset * (cell.monthWidth + DayCell.apart))
          return index < lines.count ? line.padded(column) + lines[index] : line
        }
      }
    }
  }

  /// What is neither pale nor full.
  private var free: [Line] { flow([marked(glyphs.unknown, clean(Wording.freeOrUnknown), .quiet)]) }

  private func title(_ month: Day) -> Clean { clean("\(month, .longMonth)") }
}

/// A day of a month's grid: its number and a block, or the block alone where there is too little room for both.
private struct DayCell {
  static let number = 2
  /// Blanks between months.
  static let apart = 4
  private static let widest = 4

  let width: Int

  init(in columns: Int) { width = min(DayCell.widest, max(DayCell.number, (columns + 1) / 7 - 1)) }

  var hasNumber: Bool { width > DayCell.number }
  var block: Int { hasNumber ? width - DayCell.number : width }
  var monthWidth: Int { 7 * (width + 1) - 1 }

  /// Seven of them, a blank between.
  func row(_ days: [Line]) -> Line {
    days.enumerated().reduce(Line()) { $0.padded($1.offset * (width + 1)) + $1.element }
  }
}
