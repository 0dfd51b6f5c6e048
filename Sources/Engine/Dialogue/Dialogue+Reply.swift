import Civil
import Replies

extension Dialogue {
  /// Takes in what a reply showed, so that the next line can point at it.
  mutating func take(_ reply: Reply, to call: Call, writes: Bool, now: LocalTime) {
    touched = now
    question = nil
    keys = []
    if let crisis = reply.crisis {
      if crisis.isInFull { crisisAt = now }
      silentUntil = now.adding(minutes: Dialogue.minutesOfSilence)
      again = nil
    } else if reply.show.isOfThingsToDo {
      // Whoever is back at their own things is no longer only listened to.
      crisisAt = nil
    }
    isAskedSafe = reply.crisis?.asksSafe ?? false
    switch reply.focus {
    case .until(let end): focusUntil = end
    case .over: focusUntil = nil
    case nil: break
    }
    if let granted = reply.consent { consent = granted }
    if let about = reply.about { hold(about) }
    if writes { remember(call, reply) }
    // A line that was not understood is kept too, so taking back would take back that.
    isReceipt =
      !isLedOn(by: reply) && !call.isCall(to: .beyond)
      && (writes ? lastChange != nil : isReceipt && reply.show.isTalk)
    if case .card(let card) = reply.show {
      hold(card.reference)
      keys = card.actions
      again = nil
    }
    if let listed = reply.show.listed {
      list = listed
      again = nil
    }
    if case .list(let shown) = reply.show, shown.cards.count == 1 { hold(shown.cards[0].reference) }
    switch reply.lead {
    case .question(let asked): question = asked
    case .keys(let actions, let call): (keys, again) = (actions, call)
    // Whoever writes looks at nothing else meanwhile.
    case .collector: again = nil
    case nil: break
    }
  }

  private static let minutesOfSilence = 15

  private mutating func remember(_ call: Call, _ reply: Reply) {
    if call.isCall(to: .undo, .redo) {
      // What was taken back is nothing to correct any more.
      lastChange = nil
    } else if !reply.groups.isEmpty || !isLedOn(by: reply) {
      // A call that only asked has changed nothing.
      lastChange = MadeChange(call, groups: reply.groups)
    }
  }

  private func isLedOn(by reply: Reply) -> Bool {
    if case .question(let asked) = reply.lead { return !asked.isInPassing }
    return reply.lead != nil
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
  /// What numbers stand before, in their order; `nil` where there is no list.
  fileprivate var listed: [Reference]? {
    switch self {
    case .list(let list): list.cards.map(\.reference)
    case .page(let parts):
      parts.compactMap(\.listed).reduce(nil) { all, part in (all ?? []) + part }
    case .nothing, .lines, .card, .table, .chart, .multiples, .calendar, .months, .ring: nil
    }
  }

  fileprivate var isOfThingsToDo: Bool {
    switch self {
    case .card, .list: true
    case .nothing, .lines, .table, .chart, .multiples, .calendar, .months, .ring, .page: false
    }
  }

  /// Whether it is words, and shows nothing that one could point at.
  fileprivate var isTalk: Bool {
    switch self {
    case .nothing, .lines: true
    case .card, .list, .table, .chart, .multiples, .calendar, .months, .ring, .page: false
    }
  }
}
