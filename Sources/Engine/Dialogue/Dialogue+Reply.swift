import Civil
import Replies

extension Dialogue {
  /// Updates the dialogue with a reply, so that the next line can refer to what it showed.
  mutating func update(with reply: Reply, to call: Call, writes: Bool, now: LocalTime) {
    touched = now
    question = nil
    let cardKeys = keys
    // A key that only tells something, such as what the keys do, leaves the card current.
    keys = !writes && reply.content.isTextOnly && keys.contains { $0.call == call } ? keys : []
    if reply.crisis?.isOver == true {
      (crisisAt, silentUntil) = (nil, nil)
    } else if let crisis = reply.crisis {
      if crisis.isInFull { crisisAt = now }
      silentUntil = now.adding(minutes: Dialogue.minutesOfSilence)
      showCard = nil
    } else if reply.content.showsTasks {
      // A person who returns to their tasks is no longer treated as in crisis.
      crisisAt = nil
    }
    awaitsSafetyAnswer = reply.crisis?.asksSafe ?? false
    switch reply.focus {
    case .until(let end): (focusUntil, isFocusPaused) = (end, false)
    case .over: (focusUntil, isFocusPaused) = (nil, false)
    case .paused: (focusUntil, isFocusPaused) = (nil, true)
    case nil: break
    }
    if let newConsent = reply.consent { consent = newConsent }
    if let about = reply.about { setCurrent(about) }
    // A call that only asked a question has changed nothing.
    var hasChanged = writes
    if case .question = reply.followUp, reply.groups.isEmpty { hasChanged = false }
    if hasChanged { recordChange(call, reply) }
    // An unread line is saved too, and a correction would undo that.
    isCorrectable =
      !isContinued(by: reply) && !call.isCall(to: .outOfScope)
      && (hasChanged ? lastChange != nil : isCorrectable && reply.content.isTextOnly)
    if case .card(let card) = reply.content {
      setCurrent(card.reference)
      keys = card.actions
      showCard = nil
    }
    let earlierList = lastList
    if let references = reply.content.numberedReferences {
      (lastList, pagedList, nextPage) = (references, nil, nil)
      (isListShown, listShownAt, listAge) = (true, now, 0)
      showCard = nil
    }
    if case .list(let list) = reply.content {
      // Numbers go on from page to page.
      if list.earlier > 0, list.earlier == earlierList.count { lastList = earlierList + lastList }
      if list.cards.count == 1 { setCurrent(list.cards[0].reference) }
    }
    // Of several lists those that were cut go on together.
    let pages = reply.content.lists.filter { !$0.nextPage.isEmpty }
    if let page = pages.first {
      pagedList = Call(call.tool, call.arguments.filter { page.nextPage[$0.key] == nil })
      nextPage = pages.first { $0.more > 0 }.map { call.with($0.nextPage) }
    }
    switch reply.followUp {
    case .question(let newQuestion):
      question = newQuestion
      // In a review its keys go on beside the question: “q” still stops.
      if showCard != nil || newQuestion.keepsKeys { keys = cardKeys }
    case .keys(let actions, let call): (keys, showCard) = (actions, call)
    // While a collector is open, no card is shown.
    case .collector: showCard = nil
    case nil: break
    }
  }

  private static let minutesOfSilence = 15

  private mutating func recordChange(_ call: Call, _ reply: Reply) {
    if call.isCall(to: .undo, .redo) {
      // An undone change cannot be corrected any more.
      lastChange = nil
    } else if !reply.groups.isEmpty || !isContinued(by: reply) {
      lastChange = AppliedChange(call, groups: reply.groups)
    }
  }

  private func isContinued(by reply: Reply) -> Bool {
    if case .question(let question) = reply.followUp { return !question.isInPassing }
    return reply.followUp != nil
  }

  /// Makes the record of a notice the current one. Keys that act without Enter stay with their card.
  mutating func update(with about: Reference, now: LocalTime) {
    touched = now
    setCurrent(about)
    if showCard == nil { keys = [] }
  }

  private mutating func setCurrent(_ reference: Reference) {
    if current != nil, current?.id != reference.id { previous = current }
    current = reference
  }
}

extension Reply.Content {
  /// The records that numbers refer to, in order; `nil` where the reply has no list.
  fileprivate var numberedReferences: [Reference]? {
    switch self {
    case .list(let list): list.cards.map(\.reference)
    case .page(let parts):
      parts.compactMap(\.numberedReferences).reduce(nil) { all, part in (all ?? []) + part }
    case .nothing, .lines, .card, .table, .chart, .multiples, .calendar, .months, .daily, .ring: nil
    }
  }

  /// The lists of it, in order.
  fileprivate var lists: [Reply.List] {
    switch self {
    case .list(let list): [list]
    case .page(let parts): parts.flatMap(\.lists)
    case .nothing, .lines, .card, .table, .chart, .multiples, .calendar, .months, .daily, .ring: []
    }
  }

  fileprivate var showsTasks: Bool {
    switch self {
    case .card, .list: true
    case .nothing, .lines, .table, .chart, .multiples, .calendar, .months, .daily, .ring, .page: false
    }
  }

  /// Whether the reply is text only, so that nothing in it can be referred to.
  fileprivate var isTextOnly: Bool {
    switch self {
    case .nothing, .lines: true
    case .card, .list, .table, .chart, .multiples, .calendar, .months, .daily, .ring, .page: false
    }
  }
}
