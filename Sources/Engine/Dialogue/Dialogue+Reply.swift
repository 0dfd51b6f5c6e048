import Civil

extension Dialogue {
  /// Takes in what a reply showed, so that the next line can point at it.
  mutating func take(_ reply: Reply, to call: Call, writes: Bool, now: LocalTime) {
    touched = now
    question = nil
    keys = []
    switch reply.focus {
    case .until(let end): focusUntil = end
    case .over: focusUntil = nil
    case nil: break
    }
    if let about = reply.about { hold(about) }
    // What was taken back is nothing to correct any more.
    if writes { lastCall = ["undo", "redo"].contains(call.tool) ? nil : call }
    // A line that was not understood is kept too, so taking back would take back that.
    isReceipt =
      reply.lead == nil && call.tool != "out_of_scope" && (writes ? lastCall != nil : isReceipt && reply.show.isTalk)
    switch reply.show {
    case .card(let card):
      hold(card.reference)
      keys = card.actions
      again = nil
    case .list(let shown):
      list = shown.cards.map(\.reference)
      if let only = list.first, list.count == 1 { hold(only) }
      again = nil
    case .nothing, .lines, .table, .chart, .calendar: break
    }
    switch reply.lead {
    case .question(let asked): question = asked
    case .keys(let actions, let call): (keys, again) = (actions, call)
    case .collector, nil: break
    }
  }

  /// Takes in what a notice spoke of. Keys that act at once go on speaking of their own card.
  mutating func take(_ about: Reference, now: LocalTime) {
    touched = now
    hold(about)
    if again == nil { keys = [] }
  }

  private mutating func hold(_ reference: Reference) {
    if inHand != nil, inHand?.id != reference.id { before = inHand }
    inHand = reference
  }
}

extension Reply.Show {
  /// Whether it is words, and shows nothing that one could point at.
  fileprivate var isTalk: Bool {
    switch self {
    case .nothing, .lines: true
    case .card, .list, .table, .chart, .calendar: false
    }
  }
}
