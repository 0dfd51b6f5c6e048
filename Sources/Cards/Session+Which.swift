import Civil
package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// Runs `act` on the card that `which` refers to. Asks if several match; throws `UserError` if none does.
  package func resolve(
    _ which: RecordSelector, _ turn: Turn, _ filter: CardFilter, for call: Call, _ act: (Nudge) throws -> Reply
  ) throws -> Reply {
    try recordFinder.resolve(which, using: cardResolver(filter, namedIn: turn.line), turn, for: call) { nudge in
      // An id names a card whatever its state is: one that is done is not done again.
      guard filter.contains(nudge) else { throw Session.stateError(nudge) }
      return try act(nudge)
    }
  }

  private static func stateError(_ nudge: Nudge, code: ExitStatus = .failed) -> UserError {
    switch nudge.status {
    case .done: UserError("It's done already: \(nudge.title).", hint: reopenHint, code: code)
    case .dropped: UserError("It's dropped already: \(nudge.title).", hint: reopenHint, code: code)
    case .active: UserError("It's still open: \(nudge.title).", code: code)
    }
  }

  private static let reopenHint: LocalizedText = "“reopen” brings it back."

  /// Names the cards that have all of the words and are in another state than the one looked for; `nil` if none is.
  private func stateError(_ words: String, _ filter: CardFilter, now: LocalTime) throws -> UserError? {
    let keywords = Keywords(words, in: language)
    let cards = try store.cards(containing: keywords.words, filter.otherStatuses).filter {
      keywords.score($0.title) > 0 && $0.completedAt.map { $0.day.days(to: now.day) <= Session.rememberedDays } ?? true
    }
    guard let first = cards.first else { return nil }
    guard cards.count > 1 else { return Session.stateError(first, code: .notFound) }
    let titles = cards.prefix(Session.listLimit).map { "\($0.title)" as LocalizedText }
    return filter == .active
      ? UserError("They're done or dropped already: \(titles).", hint: Session.reopenHint, code: .notFound)
      : UserError("They're still open: \(titles).", code: .notFound)
  }

  /// Whoever names a card that was done longer ago hardly means that one.
  private static let rememberedDays = 31

  /// Like `resolve`, for an asynchronous `act`.
  package func resolveAsync(
    _ which: RecordSelector, _ turn: Turn, _ filter: CardFilter, for call: Call, _ act: (Nudge) async throws -> Reply
  ) async throws -> Reply {
    var selectedNudge: Nudge?
    let selection = try resolve(which, turn, filter, for: call) {
      selectedNudge = $0
      return Reply()
    }
    guard let selectedNudge else { return selection }
    var reply = try await act(selectedNudge)
    if case .nothing = reply.content { reply.about = reply.about ?? selection.about }
    return reply
  }

  /// - Parameter line: what was typed. Of cards that match equally well the one is meant whose title stands in it whole.
  package func cardResolver(_ filter: CardFilter, namedIn line: String = "") -> ReferenceResolver<Nudge> {
    var resolver = ReferenceResolver(
      accepts: filter.contains, matches: { try matchingCards($0, filter, namedIn: line) },
      defaults: { try singleOpenCard(filter) },
      label: { "\($0.title)" },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "I don't know which card you mean.", noMatch: { try noCardMessage($0, filter.statuses) },
        deleted: "That card is gone.", listHint: "“list” shows them all.",
        namingHint: "Name it, or ask “what's next” first."))
    resolver.unsuitable = { $0.deleted ? nil : Session.stateError($0) }
    resolver.notFound.unsuitable = { [now = clock.local] in try stateError($0, filter, now: now()) }
    resolver.detail = { nudge, now in
      nudge.due.map { "\(on: $0, now)" } ?? "made \(on: When(nudge.createdAt.day), now)"
    }
    return resolver
  }

  /// The only open card, if there is just one; it is meant if no card is current.
  private func singleOpenCard(_ filter: CardFilter) throws -> [Nudge] {
    guard filter == .active else { return [] }
    let some = try store.active(limit: 2)
    return some.count == 1 ? some : []
  }

  /// Of the cards that match the words those whose titles the line says in full, or that say the words as they stand, else
  /// those that are still to do.
  private func matchingCards(_ words: String, _ filter: CardFilter, namedIn line: String) throws -> [Nudge] {
    let matches = try matchingCards(words, filter)
    guard matches.count > 1 else { return matches }
    let spoken = TitleWords.split(words)
    // "on-call" is no "call bo".
    let literal = matches.filter { TitleWords.split($0.title).contains(spoken) }
    let open = matches.filter { $0.status == .active }
    return [Session.named(inFull: line, matches), literal.count == 1 ? literal : [], open, matches].first {
      !$0.isEmpty
    } ?? []
  }

  /// The cards whose titles the line says word by word; of several the one with the longest.
  private static func named(inFull line: String, _ cards: [Nudge]) -> [Nudge] {
    let words = TitleWords.split(line)
    let named = cards.map { (card: $0, title: TitleWords.split($0.title)) }
      .filter { !$0.title.isEmpty && words.contains($0.title) }
    let longest = named.map(\.title.count).max()
    return named.filter { $0.title.count == longest }.map(\.card)
  }

  /// The cards that match the words best; all of them if several match equally well. A step is left out if its parent
  /// matches, too.
  private func matchingCards(_ words: String, _ filter: CardFilter) throws -> [Nudge] {
    let keywords = Keywords(words, in: language)
    let scored = try store.cards(containing: keywords.words, filter.statuses)
      .map { (nudge: $0, score: keywords.score($0.title)) }.filter { $0.score > 0 }
    let best = scored.map(\.score).max()
    let bestMatches = best.map { best in scored.filter { $0.score == best }.map(\.nudge) } ?? []
    let matches =
      try bestMatches.isEmpty ? matchesBeforePause(words, filter) ?? similarCards(words, filter) : bestMatches
    return matches.filter { step in !matches.contains { $0.id == step.parent } }
  }

  /// The cards that match the words before the first punctuation mark: "the soap, they smell better". `nil` if none
  /// does.
  private func matchesBeforePause(_ words: String, _ filter: CardFilter) throws -> [Nudge]? {
    guard let end = words.firstIndex(where: { ",.;!?".contains($0) }), words[..<end].contains(where: \.isLetter) else {
      return nil
    }
    let cards = try matchingCards(String(words[..<end]), filter)
    return cards.isEmpty ? nil : cards
  }

  /// The cards with the most similar titles, for when none contains all of the words.
  private func similarCards(_ words: String, _ filter: CardFilter) throws -> [Nudge] {
    let similarity = TitleSimilarity(words, in: language)
    var seenIDs: Set<ID> = []
    let longest = similarity.words.sorted { $0.count > $1.count }.prefix(NameFinder.maxQueryWords)
    let cards = try longest.flatMap { WordForms.of($0, language).sorted() }.flatMap { form in
      try store.cards(containing: [String(form)], filter.statuses, limit: NameFinder.maxCardsPerWord)
    }
    let latest = try filter == .closed ? [] : store.active(newestFirst: true, limit: Session.maxComparedTitles)
    let all = (cards + latest).filter { seenIDs.insert($0.id).inserted }
    // A title of one word may stand in any name.
    let named = Session.named(inFull: words, all.filter { TitleWords.split($0.title).count > 1 })
    return named.isEmpty ? similarity.nearest(all, \.title) : named
  }
}

extension RecordSelector {
  package var id: ID? {
    guard case .id(let text) = self else { return nil }
    return ID(text)
  }
}

/// Which cards a tool can work on.
package enum CardFilter {
  case active, closed, any

  package func contains(_ nudge: Nudge) -> Bool { statuses.contains(nudge.status) && !nudge.deleted }

  /// The states that keep a card from being meant.
  fileprivate var otherStatuses: [Nudge.Status] {
    switch self {
    case .active: [.done, .dropped]
    case .closed: [.active]
    case .any: []
    }
  }

  package var statuses: [Nudge.Status] {
    switch self {
    case .active: [.active]
    case .closed: [.done, .dropped]
    case .any: [.active, .done, .dropped]
    }
  }
}
