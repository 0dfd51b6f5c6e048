import Replies

extension Screen {
  /// Cards with their title and first detail, numbered from 1 or on from the previous list.
  func lines(_ list: Reply.List, after previousCount: Int = 0) -> [StyledLine] {
    let columns = ListColumns(list, screen: self)
    let rows = list.cards.enumerated().flatMap { row($1, number: previousCount + $0 + 1, columns) }
    let more = list.more > 0 ? [moreLine(list.more, columns)] : []
    return .joining([heading(list.heading), rows + more], by: display.isGraphical ? [.blank] : [])
  }

  private func row(_ card: Card, number: Int, _ columns: ListColumns) -> [StyledLine] {
    if display.isAccessible { return accessibleLines(card, number) }
    let fact = card.details.first.map { clean($0) } ?? ""
    if display.isPlain {
      let excerpt = card.excerpt.map { SafeText($0.text) }
      let cells = [SafeText(String(number)), titleText(card.heading), fact] + (excerpt.map { [$0] } ?? [])
      return [StyledLine(SafeText.tabSeparated(cells))]
    }
    let mark = StyledLine(
      .blanks(columns.mark - 2 - String(number).count) + SafeText(String(number)) + "  ", TextStyle(card.state))
    let heading = clean(card.heading).wrapped(columns.title, atMost: Screen.titleLines, ending: glyphs.ellipsis)
    let title = hanging(heading.map { StyledLine($0, titleStyle(card)) }, after: mark)
    let excerpt = card.excerpt.map { [line($0, margin: mark.columns).indented(mark.columns)] } ?? []
    guard columns.isBeside else {
      return title + excerpt
        + fact.wrapped(columns.title).filter { !$0.isEmpty }.map { StyledLine($0, .quiet).indented(mark.columns) }
    }
    return sideBySide(title, fact.wrapped(columns.fact), at: columns.mark + columns.title + ListColumns.gap)
      + excerpt
  }

  /// The most lines of a title in a list; “show” prints all of it.
  private static let titleLines = 3

  /// The title for output without wrapping: cut at the widest screen's width.
  private func titleText(_ heading: LocalizedText) -> SafeText {
    clean(heading).cut(DisplayOptions.widths.upperBound, ending: glyphs.ellipsis)
  }

  private func titleStyle(_ card: Card) -> TextStyle { card.state == .done || card.state == .dropped ? .quiet : .plain }

  private func sideBySide(_ left: [StyledLine], _ right: [SafeText], at column: Int) -> [StyledLine] {
    (0..<max(left.count, right.count)).map { index in
      let line = left.indices.contains(index) ? left[index] : .blank
      return right.indices.contains(index) ? line.padded(column) + StyledLine(right[index], .quiet) : line
    }
  }

  private func accessibleLines(_ card: Card, _ number: Int) -> [StyledLine] {
    let title = titleText(card.state == .active ? card.heading : Wording.accessibleHeading(card.state, card.heading))
      .text
    let fact = card.details.first.map { ", " + clean($0).text } ?? ""
    let excerpt = card.excerpt.map { ": " + $0.text } ?? ""
    return wrapped(SafeText("\(number). \(title)\(fact)\(excerpt)"))
  }

  private func moreLine(_ count: Int, _ columns: ListColumns) -> StyledLine {
    StyledLine(clean(Wording.more(count)), .quiet).indented(display.isGraphical ? columns.mark : 0)
  }
}

/// The columns of a drawn list.
private struct ListColumns {
  static let gap = 3
  /// Columns always kept for the title, whatever the details need.
  private static let minimumTitle = 24

  /// Columns of the number and the blanks after it.
  let mark: Int
  let title: Int
  let fact: Int
  /// Whether the detail is beside the title; otherwise it is below.
  let isBeside: Bool

  init(_ list: Reply.List, screen: Screen) {
    guard screen.display.isGraphical else {
      (mark, title, fact, isBeside) = (0, 0, 0, false)
      return
    }
    mark = String(list.cards.count).count + 2
    let room = screen.display.lineLimit - mark
    let titles = list.cards.map { screen.clean($0.heading).columns }.max() ?? 0
    let facts = list.cards.map { $0.details.first.map { screen.clean($0).columns } ?? 0 }.max() ?? 0
    let longestFact = min(facts, room - Self.gap - min(titles, Self.minimumTitle))
    isBeside = facts > 0 && room >= 40
    title = isBeside ? min(titles, room - longestFact - Self.gap) : room
    fact = room - title - Self.gap
  }
}
