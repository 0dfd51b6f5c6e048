import Replies

extension Screen {
  func lines(_ card: Card) -> [StyledLine] {
    if display.isAccessible { return accessibleLines(card) }
    return display.isPlain ? plainLines(card) : boxedLines(card)
  }

  /// One field per line: title, state, details, notes, reason.
  private func plainLines(_ card: Card) -> [StyledLine] {
    let state = card.state == .active ? [] : [StyledLine(clean(Wording.state(card.state)), TextStyle(card.state))]
    let facts =
      card.details.map { StyledLine(clean($0)) } + noteLines(card) + (card.reason.map { [StyledLine(clean($0))] } ?? [])
    return [StyledLine(clean(card.heading))] + state + facts
  }

  /// In reading order; states that have a colour elsewhere are words.
  private func accessibleLines(_ card: Card) -> [StyledLine] {
    clean(Wording.accessibleHeading(card.state, card.heading))
      .wrapped(display.lineLimit, atMost: titleLines(card), ending: glyphs.ellipsis).map { StyledLine($0) }
      + card.details.flatMap { wrapped(clean($0)) }
      + noteLines(card).flatMap { wrapped($0.spans.first?.text ?? "") }
      + (card.reason.map { wrapped(clean(Wording.reason($0))) } ?? [])
      + keyLines(card.actions)
  }

  private func boxedLines(_ card: Card) -> [StyledLine] {
    let style = TextStyle(card.state)
    let frame = BoxFrame(display: display, style: style)
    let title = frame.wrapped(clean(card.heading), titleStyle(card.state), atMost: titleLines(card))
    let details = card.details.flatMap { frame.wrapped(clean($0)) }
    let notes = noteLines(card).flatMap { frame.wrapped($0.spans.first?.text ?? "", .quiet) }
    let reason = card.reason.map { frame.wrapped(clean($0), .quiet) } ?? []
    let label = card.state == .active ? nil : clean(Wording.state(card.state))
    return frame.enclosing(.joining([title + details, notes, reason]), label: label)
      + keyLines(card.actions).indented(frame.inset)
  }

  /// The lines of a title on a card. A longer title is cut, unless the whole card was asked for; in a pipe it is never
  /// cut.
  private func titleLines(_ card: Card) -> Int { card.showsFullHeading ? .max : 8 }

  private func titleStyle(_ state: Card.State) -> TextStyle {
    switch state {
    case .done, .dropped, .snoozed: .quiet
    case .active, .stale, .overdue: .strong
    }
  }

  private func noteLines(_ card: Card) -> [StyledLine] {
    card.notes.isEmpty ? [] : SafeText.lines(card.notes).map { StyledLine($0) }
  }
}
