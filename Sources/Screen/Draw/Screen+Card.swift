import Replies

extension Screen {
  func lines(_ card: Card) -> [StyledLine] {
    if case .belowReceipt(let keys) = card.form { return linesBelowReceipt(card, keys) }
    if display.isAccessible { return accessibleLines(card) }
    return display.isPlain ? plainLines(card) : boxedLines(card)
  }

  /// What the receipt leaves out, and a few keys.
  private func linesBelowReceipt(_ card: Card, _ keys: Set<Character>) -> [StyledLine] {
    let margin = display.isGraphical && !display.isAccessible ? 2 : 0
    let notes = noteLines(card).flatMap { wrapped($0.spans.first?.text ?? "", .quiet, narrower: margin) }
    return (notes + keyLines(card.actions.filter { keys.contains($0.key) })).indented(margin)
  }

  /// One field per line: title, state, details, notes, reason.
  private func plainLines(_ card: Card) -> [StyledLine] {
    let state = Wording.label(card.state).map { [StyledLine(clean($0), TextStyle(card.state))] } ?? []
    let facts =
      (card.time.map { [StyledLine(clean($0))] } ?? []) + card.details.map { StyledLine(clean($0)) } + noteLines(card)
      + (card.reason.map { [StyledLine(clean($0))] } ?? [])
    return [StyledLine(clean(card.heading))] + state + facts
  }

  /// In reading order; states that have a colour elsewhere are words.
  private func accessibleLines(_ card: Card) -> [StyledLine] {
    (card.position.map { wrapped(clean(Wording.position($0.number, of: $0.total))) } ?? [])
      + clean(Wording.accessibleHeading(card.state, card.heading))
      .wrapped(display.lineLimit, atMost: titleLines(card), ending: glyphs.ellipsis).map { StyledLine($0) }
      + (card.time.map { wrapped(clean($0)) } ?? [])
      + card.details.flatMap { wrapped(clean($0)) }
      + noteLines(card).flatMap { wrapped($0.spans.first?.text ?? "") }
      + (card.reason.map { wrapped(clean(Wording.reason($0))) } ?? [])
      + keys(of: card)
  }

  private func keys(of card: Card) -> [StyledLine] {
    card.position == nil ? keyLines(card.actions) : allKeyLines(card.actions)
  }

  private func boxedLines(_ card: Card) -> [StyledLine] {
    // Past its time, only the left edge says so in colour.
    let isOverdue = card.state == .overdue
    let frame = BoxFrame(
      display: display, style: isOverdue ? .active : TextStyle(card.state), edge: isOverdue ? .overdue : nil)
    let title = titleLines(card, in: frame)
    let details = flow(card.details.map { StyledLine(clean($0), .quiet) }, width: frame.innerWidth)
    let notes = noteLines(card).flatMap { frame.wrapped($0.spans.first?.text ?? "", .quiet) }
    let reason = card.reason.map { frame.wrapped(clean($0), .quiet) } ?? []
    let position = card.position.map { clean(Wording.position($0.number, of: $0.total)) }
    let state = Wording.label(card.state).map { clean($0) }
    let label: SafeText? =
      if let position, let state { position + glyphs.dot + state } else { position ?? state }
    return frame.enclosing(.joining([title + details, notes, reason]), label: label)
      + keys(of: card).indented(frame.inset)
  }

  /// The title, with the time on its right or, where there is no room for it, below.
  private func titleLines(_ card: Card, in frame: BoxFrame) -> [StyledLine] {
    let heading = clean(card.heading)
    guard let time = card.time.map({ clean($0) }) else {
      return frame.wrapped(heading, titleStyle(card.state), atMost: titleLines(card))
    }
    let left = frame.innerWidth - time.columns - BoxFrame.gap
    guard left >= min(heading.columns, BoxFrame.minimumTitle) else {
      return frame.wrapped(heading, titleStyle(card.state), atMost: titleLines(card)) + frame.wrapped(time, .quiet)
    }
    let title = heading.wrapped(left, atMost: titleLines(card), ending: glyphs.ellipsis).map {
      StyledLine($0, titleStyle(card.state))
    }
    return [title[0].padded(frame.innerWidth - time.columns) + StyledLine(time, .quiet)] + title.dropFirst()
  }

  /// The lines of a title on a card. A longer title is cut, unless the whole card was asked for; in a pipe it is never
  /// cut.
  private func titleLines(_ card: Card) -> Int { card.form == .boxInFull ? .max : 8 }

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
