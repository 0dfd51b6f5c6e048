import Replies

extension Screen {
  /// The receipt, what is shown, and the question or keys; on a screen with blank lines between.
  func lines(_ reply: Reply) -> [StyledLine] {
    let shown = lines(reply.content)
    let isCapture = if case .card(let card) = reply.content, case .belowReceipt = card.form { true } else { false }
    let receipt = reply.receipt.map { lines(receipt: $0, facts: isCapture ? .quiet : nil) } ?? []
    if isCapture {
      return .joining([receipt + shown, lines(reply.followUp, under: reply.content)], by: gap)
    }
    return .joining([receipt, shown, lines(reply.followUp, under: reply.content)], by: gap)
  }

  private var gap: [StyledLine] { display.isGraphical ? [.blank] : [] }

  /// The sentence, with the name of what it tells of in bold.
  ///
  /// - Parameter facts: the style of what stands behind the name; `nil` for the sentence's own.
  private func lines(receipt: LocalizedText, facts: TextStyle?) -> [StyledLine] {
    let lines = sentence(clean(receipt))
    guard display.isGraphical, let name = receipt.subject else { return lines }
    return lines.emphasising(SafeText(name), rest: facts)
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
    case .daily(let series): lines(series)
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

extension Screen {
  /// The parts one below the other, each close to its heading; numbering continues from list to list.
  func lines(_ parts: [Reply.Content]) -> [StyledLine] {
    var numberedCount = 0
    let groups = parts.map { part in
      switch part {
      case .list(var list):
        defer { numberedCount += list.cards.count }
        return takeHeading(&list.heading) + lines(list, after: numberedCount)
      case .table(var table): return takeHeading(&table.heading) + lines(table)
      case .chart(var chart): return takeHeading(&chart.heading) + lines(chart)
      case .months(var months): return takeHeading(&months.heading) + lines(months)
      case .daily(var series): return takeHeading(&series.heading) + lines(series)
      default: return lines(part)
      }
    }
    return .joining(groups, by: display.isGraphical ? [.blank] : [])
  }

  /// Draws the heading and removes it from the part, which would draw it again.
  private func takeHeading(_ title: inout LocalizedText?) -> [StyledLine] {
    defer { title = nil }
    return heading(title)
  }
}
