import Replies

extension Screen {
  /// Cards with their title, first fact and time, numbered from 1 or on from what came before.
  func lines(_ list: Reply.List, after previousCount: Int = 0) -> [StyledLine] {
    let columns = ListColumns(list, after: previousCount, screen: self)
    let rows = list.cards.enumerated().flatMap { row($1, number: columns.firstNumber + $0, columns) }
    return .joining([heading(list)] + [rows + moreLine(list, columns)], by: display.isGraphical ? [.blank] : [])
  }

  /// The heading, and on its right how many of them are shown.
  private func heading(_ list: Reply.List) -> [StyledLine] {
    let heading = heading(list.heading)
    let total = list.earlier + list.cards.count + list.more
    guard display.isGraphical, list.more > 0 || list.earlier > 0, heading.count == 1 else { return heading }
    let shown = clean(Wording.shown(list.cards.count, after: list.earlier, of: total))
    guard heading[0].columns + ListColumns.gap + shown.columns <= display.listWidth else { return heading }
    return [heading[0].padded(display.listWidth - shown.columns) + StyledLine(shown, .quiet)]
  }

  private func row(_ card: Card, number: Int, _ columns: ListColumns) -> [StyledLine] {
    if display.isAccessible { return accessibleLines(card, number) }
    let time = card.time.map { clean($0) } ?? ""
    if display.isPlain {
      let excerpt = card.excerpt.map { SafeText($0.text) }
      let cells = [SafeText(String(number)), titleText(card.heading), time, fact(card)] + (excerpt.map { [$0] } ?? [])
      return [StyledLine(SafeText.tabSeparated(cells))]
    }
    let digits = SafeText(String(number))
    let mark =
      StyledLine(.blanks(columns.number - digits.columns) + digits + "  ", .quiet)
      + (columns.hasSigns ? StyledLine(glyphs.signs(card) + "  ", signStyle(card)) : .blank)
    let heading = clean(card.heading).wrapped(columns.title, atMost: Screen.titleLines, ending: glyphs.ellipsis)
    let title = hanging(heading.map { StyledLine($0, titleStyle(card)) }, after: mark)
    let excerpt = card.excerpt.map { [line($0, margin: mark.columns).indented(mark.columns)] } ?? []
    guard columns.isBeside else {
      let facts = flow(
        ([time] + facts(card)).filter { !$0.isEmpty }.map { StyledLine($0, .quiet) }, width: columns.title)
      return title + facts.indented(mark.columns) + excerpt
    }
    var first = title[0]
    let fact = fact(card, width: columns.fact)
    if !fact.isEmpty, columns.fact > 0 {
      first =
        first.padded(columns.factStart) + StyledLine(fact.cut(columns.fact, ending: glyphs.ellipsis), .quiet)
    }
    if !time.isEmpty {
      first = first.padded(columns.timeStart) + StyledLine(time.cut(columns.time, ending: glyphs.ellipsis), .quiet)
    }
    return [first] + title.dropFirst() + excerpt
  }

  /// What a row says beside title and time: the first fact, and which lists it is on.
  private func facts(_ card: Card) -> [SafeText] {
    let first = card.details.prefix(1)
    return (first + card.tags.filter { !first.contains($0) }).map { clean($0) }
  }

  /// The facts in a row, without the lists where they do not fit.
  fileprivate func fact(_ card: Card, width: Int = .max) -> SafeText {
    let facts = facts(card)
    let all = facts.dropFirst().reduce(facts.first ?? "") { $0 + " " + $1 }
    return all.columns <= width ? all : facts.first ?? ""
  }

  /// The most lines of a title in a list; “show” prints all of it.
  private static let titleLines = 3

  /// The title for output without wrapping: whole in a pipe, else cut at the widest screen's width.
  private func titleText(_ heading: LocalizedText) -> SafeText {
    display.isPlain ? clean(heading) : clean(heading).cut(DisplayOptions.widths.upperBound, ending: glyphs.ellipsis)
  }

  /// Of what is past its time the time tells that, in words.
  private func signStyle(_ card: Card) -> TextStyle { card.state == .overdue ? .active : TextStyle(card.state) }

  private func titleStyle(_ card: Card) -> TextStyle { card.state == .done || card.state == .dropped ? .quiet : .plain }

  private func accessibleLines(_ card: Card, _ number: Int) -> [StyledLine] {
    let title = titleText(
      Wording.label(card.state) == nil ? card.heading : Wording.accessibleHeading(card.state, card.heading)
    )
    .text
    let facts = ((card.time.map { [clean($0)] } ?? []) + facts(card)).map { ", " + $0.text }.joined()
    let excerpt = card.excerpt.map { ": " + $0.text } ?? ""
    return wrapped(SafeText("\(number). \(title)\(facts)\(excerpt)"))
  }

  /// How to go on, or how many are left; both where the heading does not count them.
  private func moreLine(_ list: Reply.List, _ columns: ListColumns) -> [StyledLine] {
    guard list.more > 0 else { return [] }
    let goesOn = hasKeys && !list.nextPage.isEmpty
    guard display.isGraphical else {
      return [StyledLine(clean(Wording.more(list.more)))]
        + (goesOn && display.isAccessible ? wrapped(clean(Wording.goingOnAloud)) : [])
    }
    let words = goesOn ? Wording.goingOn : Wording.more(list.more)
    return wrapped(clean(words), .quiet, narrower: ListColumns.margin).indented(ListColumns.margin)
  }
}

/// The columns of a drawn list: number, sign, title, fact, time.
private struct ListColumns {
  static let gap = 3
  static let margin = 2
  /// Columns always kept for the title, whatever else needs them.
  private static let minimumTitle = 24
  /// Longer times are cut.
  private static let widestTime = 30
  /// Narrower screens have times and facts below their title.
  private static let minimumWidth = 46

  let firstNumber: Int
  /// Columns up to the end of the number.
  let number: Int
  /// Only things to do have signs.
  let hasSigns: Bool
  let title: Int
  let fact: Int
  let factStart: Int
  let time: Int
  let timeStart: Int
  /// Whether fact and time are beside the title; otherwise they are below.
  let isBeside: Bool

  init(_ list: Reply.List, after previousCount: Int, screen: Screen) {
    firstNumber = max(previousCount, list.earlier) + 1
    number = Self.margin + String(firstNumber + list.cards.count - 1).count
    hasSigns = list.cards.contains { $0.reference.kind == "nudge" } && screen.display.isGraphical
    let mark = number + 2 + (hasSigns ? 3 : 0)
    let width = screen.display.listWidth
    guard screen.display.isGraphical, width >= Self.minimumWidth else {
      isBeside = false
      (title, fact, factStart, time, timeStart) = (width == .max ? .max : width - mark, 0, 0, 0, 0)
      return
    }
    isBeside = true
    let widest = { (columns: (Card) -> Int) in list.cards.map(columns).max() ?? 0 }
    time = min(
      widest { $0.time.map { screen.clean($0).columns } ?? 0 }, Self.widestTime, width - mark - Self.minimumTitle / 2)
    let titles = widest { screen.clean($0.heading).columns }
    let timeSpace = time > 0 ? time + Self.gap : 0
    let room = width - mark - timeSpace
    let wantedFact = widest { screen.fact($0).columns }
    // A long title wraps before the fact beside it goes.
    let rooms = [Self.minimumTitle * 2, Self.minimumTitle].map { room - min(titles, $0) - Self.gap }
    let factRoom = rooms.first { $0 >= min(wantedFact, 8) } ?? 0
    fact = wantedFact > 0 && factRoom >= min(wantedFact, 8) ? min(wantedFact, factRoom) : 0
    let factSpace = fact > 0 ? fact + Self.gap : 0
    title = max(min(titles, room - factSpace), min(Self.minimumTitle, room))
    timeStart = width - time
    factStart = (time > 0 ? timeStart - Self.gap : width) - fact
  }
}
