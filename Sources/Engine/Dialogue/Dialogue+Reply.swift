import Civil

extension Dialogue {
  /// Takes in what a reply showed, so that the next line can point at it.
  mutating func take(_ reply: Reply, to call: Call, writes: Bool, now: LocalTime) {
    touched = now
    question = nil
    switch reply.focus {
    case .until(let end): focusUntil = end
    case .over: focusUntil = nil
    case nil: break
    }
    if let about = reply.about {
      hold(about)
      isShown = false
    }
    // What was taken back is nothing to correct any more.
    if writes { lastCall = ["undo", "redo"].contains(call.tool) ? nil : call }
    switch reply.show {
    case .card(let card):
      hold(card.reference)
      isShown = true
      keys = card.actions
      again = nil
    case .list(let shown):
      list = shown.cards.map(\.reference)
      if let only = list.first, list.count == 1 { hold(only) }
      isShown = false
      keys = []
      again = nil
    case .lines, .table, .chart, .calendar:
      isShown = false
    case .nothing: break
    }
    switch reply.lead {
    case .question(let asked): question = asked
    case .keys(let actions, let call): (keys, again) = (actions, call)
    case .collector, nil: break
    }
  }

  /// Keys that acted at once do nothing any more.
  mutating func endSitting() {
    guard again != nil else { return }
    (keys, again) = ([], nil)
  }

  mutating func take(_ about: Reference, now: LocalTime) {
    touched = now
    hold(about)
    isShown = false
  }

  private mutating func hold(_ reference: Reference) {
    if inHand != nil, inHand?.id != reference.id { before = inHand }
    inHand = reference
  }
}
