import Replies

extension Screen {
  func lines(_ card: Card) -> [Line] {
    if look.isAccessible { return spoken(card) }
    return look.isPlain ? plain(card) : drawn(card)
  }

  /// One fact a line: title, state, details, notes, reason.
  private func plain(_ card: Card) -> [Line] {
    let state = card.state == .active ? [] : [Line(clean(Wording.state(card.state)), Ink(card.state))]
    let facts = card.details.map { Line(clean($0)) } + notes(card) + (card.reason.map { [Line(clean($0))] } ?? [])
    return [Line(clean(card.heading))] + state + facts
  }

  /// In reading order, every colour a word.
  private func spoken(_ card: Card) -> [Line] {
    clean(Wording.spoken(card.state, card.heading))
      .wrapped(look.limit, atMost: titleLines(card), ending: glyphs.ellipsis).map { Line($0) }
      + card.details.flatMap { wrapped(clean($0)) }
      + notes(card).flatMap { wrapped($0.spans.first?.text ?? "") }
      + (card.reason.map { wrapped(clean(Wording.reason($0))) } ?? [])
      + keys(card.actions)
  }

  private func drawn(_ card: Card) -> [Line] {
    let accent = Ink(card.state)
    let frame = Frame(look: look, ink: accent)
    let title = frame.wrapped(clean(card.heading), titleInk(card.state), atMost: titleLines(card))
    let details = card.details.flatMap { frame.wrapped(clean($0)) }
    let notes = notes(card).flatMap { frame.wrapped($0.spans.first?.text ?? "", .quiet) }
    let reason = card.reason.map { frame.wrapped(clean($0), .quiet) } ?? []
    let label = card.state == .active ? nil : clean(Wording.state(card.state))
    return frame.around(.apart([title + details, notes, reason]), label: label)
      + keys(card.actions).indented(frame.inset)
  }

  /// A title longer than this is cut on the card, unless all of it was asked for; in a pipe it is whole.
  private func titleLines(_ card: Card) -> Int { card.isWhole ? .max : 8 }

  private func titleInk(_ state: Card.State) -> Ink {
    switch state {
    case .done, .dropped, .snoozed: .quiet
    case .active, .stale, .overdue: .strong
    }
  }

  private func notes(_ card: Card) -> [Line] {
    card.notes.isEmpty ? [] : Clean.lines(card.notes).map { Line($0) }
  }
}
