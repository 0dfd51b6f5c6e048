import Civil
import Language
import Replies

extension Screen {
  /// One grid per month, side by side if they fit: one row per week, and a block behind each day's number.
  func lines(_ source: Reply.Months) -> [StyledLine] {
    let head = [heading(source.heading), notes(source.notes)]
    let grid = MonthGrid(source)
    if display.isAccessible { return .joining(head + [accessibleLines(grid)], by: []) }
    if display.isPlain { return .joining(head + [plainLines(grid)], by: []) }
    let shades = ShadeScale(full: source.scaleMaximum)
    let cell = DayCell(in: display.lineLimit)
    return .joining(
      head + sideBySide(grid.months.map { monthLines($0, grid, shades, cell) }, cell) + [legend(shades) + freeLegend])
  }

  private func plainLines(_ months: MonthGrid) -> [StyledLine] {
    months.months.flatMap { months.knownDays($0) }.map { day, value in
      StyledLine(SafeText.tabSeparated([SafeText(day.iso), SafeText(String(value))]))
    }
  }

  /// The days with a value other than 0, and how many days had none.
  private func accessibleLines(_ months: MonthGrid) -> [StyledLine] {
    let lines = months.months.flatMap { month -> [StyledLine] in
      let known = months.knownDays(month)
      guard !known.isEmpty else { return [] }
      let affected = known.filter { $0.value != 0 }
      let days = affected.map { clean("\($0.day, .inMonth)") + SafeText(": \($0.value)") }
      let free = clean(Wording.freeDays(known.count - affected.count, of: known.count))
      return wrapped(affected.isEmpty ? title(month) + ": " + free : SafeText.commaSeparated(days + [free]))
    }
    return lines.isEmpty ? wrapped(clean(Wording.unknown)) : lines
  }

  private func monthLines(_ month: Day, _ months: MonthGrid, _ shades: ShadeScale, _ cell: DayCell) -> [StyledLine] {
    let head = Wording.shortWeekdays.map { StyledLine(clean($0).cut(DayCell.numberWidth, ending: ""), .quiet) }
    let weeks = months.weeks(month).map { week in
      week.map { $0.map { dayCell($0, months.value($0), shades, cell) } ?? StyledLine() }
    }
    return [StyledLine(title(month).cut(cell.monthWidth, ending: glyphs.ellipsis))] + ([head] + weeks).map(cell.row)
  }

  private func dayCell(_ day: Day, _ value: Int?, _ shades: ShadeScale, _ cell: DayCell) -> StyledLine {
    let shade = value.map { block($0, shades, width: cell.blockWidth) } ?? StyledLine()
    guard cell.hasNumber else { return shade }
    let number = SafeText(String(day.day))
    return StyledLine(.blanks(DayCell.numberWidth - number.columns) + number, value == nil ? .quiet : .plain) + shade
  }

  /// Rows of as many months as fit side by side.
  private func sideBySide(_ months: [[StyledLine]], _ cell: DayCell) -> [[StyledLine]] {
    let count = max(1, (display.lineLimit + DayCell.gap) / (cell.monthWidth + DayCell.gap))
    return stride(from: 0, to: months.count, by: count).map { start in
      let row = months[start..<min(start + count, months.count)]
      return (0..<(row.map(\.count).max() ?? 0)).map { index in
        row.enumerated().reduce(StyledLine()) { line, month in
          let (lines, column) = (month.element, month.offset * (cell.monthWidth + DayCell.gap))
          return index < lines.count ? line.padded(column) + lines[index] : line
        }
      }
    }
  }

  /// The legend for days without a block: the quiet sign, and no sign at all.
  private var freeLegend: [StyledLine] { flow([labelled(glyphs.unknown, clean(Wording.freeLegend), .quiet)]) }

  private func title(_ month: Day) -> SafeText { clean("\(month, .longMonth)") }
}

/// The cell of a day in a month's grid: number and block, or only the block if the screen is narrow.
private struct DayCell {
  static let numberWidth = 2
  /// Blanks between months.
  static let gap = 4
  private static let maximumWidth = 4

  let width: Int

  init(in columns: Int) { width = min(DayCell.maximumWidth, max(DayCell.numberWidth, (columns + 1) / 7 - 1)) }

  var hasNumber: Bool { width > DayCell.numberWidth }
  var blockWidth: Int { hasNumber ? width - DayCell.numberWidth : width }
  var monthWidth: Int { 7 * (width + 1) - 1 }

  /// Seven cells with a blank between them.
  func row(_ days: [StyledLine]) -> StyledLine {
    days.enumerated().reduce(StyledLine()) { $0.padded($1.offset * (width + 1)) + $1.element }
  }
}
