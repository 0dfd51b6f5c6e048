import Replies

extension Screen {
  /// Numbered from 1, or after what was numbered before: title, and when.
  func lines(_ list: Reply.List, after numbered: Int = 0) -> [Line] {
    let columns = ListColumns(list, screen: self)
    let rows = list.cards.enumerated().flatMap { row($1, number: numbered + $0 + 1, columns) }
    let more = list.more > 0 ? [more(list.more, columns)] : []
    return .apart([heading(list.heading), rows + more], by: look.isDrawn ? [.blank] : [])
  }

  private func row(_ card: Card, number: Int, _ columns: ListColumns) -> [Line] {
    if look.isAccessible { return spoken(card, number) }
    let fact = card.details.first.map { clean($0) } ?? ""
    if look.isPlain {
      let excerpt = card.excerpt.map { Clean($0.text) }
      let cells = [Clean(String(number)), shortened(card.heading), fact] + (excerpt.map { [$0] } ?? [])
      return [Line(Clean.tabbed(cells))]
    }
    let mark = Line(.blanks(columns.mark - 2 - String(number).count) + Clean(String(number)) + "  ", Ink(card.state))
    let heading = clean(card.heading).wrapped(columns.title, atMost: Screen.titleLines, ending: glyphs.ellipsis)
    let title = hanging(heading.map { Line($0, titleInk(card)) }, after: mark)
    let excerpt = card.excerpt.map { [line($0, margin: mark.columns).indented(mark.columns)] } ?? []
    guard columns.isBeside else {
      return title + excerpt
        + fact.wrapped(columns.title).filter { !$0.isEmpty }.map { Line($0, .quiet).indented(mark.columns) }
    }
    return beside(title, fact.wrapped(columns.fact), at: columns.mark + columns.title + ListColumns.gap)
      + excerpt
  }

  /// Lines of a title in a list; “show” has all of it.
  private static let titleLines = 3

  /// The same where there are no lines to count: as much as the widest screen holds in one.
  private func shortened(_ heading: LocalizedText) -> Clean {
    clean(heading).cut(Look.widths.upperBound, ending: glyphs.ellipsis)
  }

  private func titleInk(_ card: Card) -> Ink { card.state == .done || card.state == .dropped ? .quiet : .plain }

  private func beside(_ left: [Line], _ right: [Clean], at column: Int) -> [Line] {
    (0..<max(left.count, right.count)).map { index in
      let line = left.indices.contains(index) ? left[index] : .blank
      return right.indices.contains(index) ? line.padded(column) + Line(right[index], .quiet) : line
    }
  }

  private func spoken(_ card: Card, _ number: Int) -> [Line] {
    let title = shortened(card.state == .active ? card.heading : Wording.spoken(card.state, card.heading)).text
    let fact = card.details.first.map { ", " + clean($0).text } ?? ""
    let excerpt = card.excerpt.map { ": " + $0.text } ?? ""
    return wrapped(Clean("\(number). \(title)\(fact)\(excerpt)"))
  }

  private func more(_ count: Int, _ columns: ListColumns) -> Line {
    Line(clean(Wording.more(count)), .quiet).indented(look.isDrawn ? columns.mark : 0)
  }
}

/// Where a list's parts stand on a drawn line.
private struct ListColumns {
  static let gap = 3
  /// Facts may take what is left beside this.
  private static let leastTitle = 24

  /// Number and the blanks after it.
  let mark: Int
  let title: Int
  let fact: Int
  /// Else the fact goes under the title.
  let isBeside: Bool

  init(_ list: Reply.List, screen: Screen) {
    guard screen.look.isDrawn else {
      (mark, title, fact, isBeside) = (0, 0, 0, false)
      return
    }
    mark = String(list.cards.count).count + 2
    let room = screen.look.limit - mark
    let titles = list.cards.map { screen.clean($0.heading).columns }.max() ?? 0
    let facts = list.cards.map { $0.details.first.map { screen.clean($0).columns } ?? 0 }.max() ?? 0
    let longestFact = min(facts, room - Self.gap - min(titles, Self.leastTitle))
    isBeside = facts > 0 && room >= 40
    title = isBeside ? min(titles, room - longestFact - Self.gap) : room
    fact = room - title - Self.gap
  }
}
