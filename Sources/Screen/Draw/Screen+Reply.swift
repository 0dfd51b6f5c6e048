import Replies

extension Screen {
  /// The receipt, what is shown, and the question or keys; on a screen with blank lines between.
  func lines(_ reply: Reply) -> [StyledLine] {
    let receipt = reply.receipt.map { sentence(clean($0)) } ?? []
    return .joining(
      [receipt, lines(reply.content), lines(reply.followUp, under: reply.content)],
      by: display.isGraphical ? [.blank] : [])
  }

  func lines(_ error: UserError) -> [StyledLine] {
    sentence(clean(error.message)) + (error.hint.map { sentence(clean($0), .quiet) } ?? [])
  }

  func lines(_ show: Reply.Content) -> [StyledLine] {
    switch show {
    case .nothing: []
    // A line break inside one text, as in a name, must not start a line of its own: it could pass for another text.
    case .lines(let texts): texts.flatMap { wrapped(clean($0)) }
    case .card(let card): lines(card)
    case .list(let list): lines(list)
    case .table(let table): lines(table)
    case .chart(let chart): lines(chart)
    case .multiples(let charts): lines(charts)
    case .calendar(let calendar): lines(calendar)
    case .months(let months): lines(months)
    case .ring(let ring): lines(ring)
    case .page(let parts): lines(parts)
    }
  }

  /// Keys that the card has already shown are not repeated.
  private func lines(_ lead: Reply.FollowUp?, under show: Reply.Content) -> [StyledLine] {
    switch lead {
    case nil: return []
    case .question(let question): return lines(question)
    case .collector(let collector): return lines(collector)
    case .keys(let actions, _):
      if case .card(let card) = show, card.actions == actions { return [] }
      return keyLines(actions)
    }
  }

  /// The summary of a picture comes before it, so that a screen reader reads it first.
  func notes(_ texts: [LocalizedText]) -> [StyledLine] { texts.flatMap { wrapped(clean($0)) } }

  func heading(_ text: LocalizedText?) -> [StyledLine] { text.map { wrapped(clean($0), .strong) } ?? [] }
}
