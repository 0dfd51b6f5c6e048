import Replies

extension Screen {
  /// Receipt, what is shown, what leads on: apart by air where there is a screen.
  func lines(_ reply: Reply) -> [Line] {
    let receipt = reply.receipt.map { sentence(clean($0)) } ?? []
    return .apart([receipt, lines(reply.show), lines(reply.lead, under: reply.show)], by: look.isDrawn ? [.blank] : [])
  }

  func lines(_ trouble: UserError) -> [Line] {
    sentence(clean(trouble.what)) + (trouble.hint.map { sentence(clean($0), .quiet) } ?? [])
  }

  func lines(_ show: Reply.Show) -> [Line] {
    switch show {
    case .nothing: []
    // A break within one, as in a name, begins no line of its own: it could pass for another.
    case .lines(let said): said.flatMap { wrapped(clean($0)) }
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

  /// A card that shows its own keys does not get them twice.
  private func lines(_ lead: Reply.Lead?, under show: Reply.Show) -> [Line] {
    switch lead {
    case nil: return []
    case .question(let question): return lines(question)
    case .collector(let collector): return lines(collector)
    case .keys(let actions, _):
      if case .card(let card) = show, card.actions == actions { return [] }
      return keys(actions)
    }
  }

  /// What a picture comes to, before it: whoever hears the screen hears that first.
  func notes(_ said: [LocalizedText]) -> [Line] { said.flatMap { wrapped(clean($0)) } }

  func heading(_ said: LocalizedText?) -> [Line] { said.map { wrapped(clean($0), .strong) } ?? [] }
}
