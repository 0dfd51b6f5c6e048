package import Engine
import Language
package import Records
package import Replies
package import Session
import Store

extension Session {
  /// Does something to the one card that is meant; asks when several could be.
  package func one(
    _ which: Which, _ turn: Turn, _ pool: Pool, for call: Call, _ act: (Nudge) throws -> Reply
  ) throws -> Reply {
    try one(which, on: cards(pool), turn, for: call, act)
  }

  /// The same for what has to wait for somebody's words.
  package func oneAwaiting(
    _ which: Which, _ turn: Turn, _ pool: Pool, for call: Call, _ act: (Nudge) async throws -> Reply
  ) async throws -> Reply {
    var meant: Nudge?
    let found = try one(which, turn, pool, for: call) {
      meant = $0
      return Reply()
    }
    guard let meant else { return found }
    var reply = try await act(meant)
    if case .nothing = reply.show { reply.about = reply.about ?? found.about }
    return reply
  }

  package func cards(_ pool: Pool) -> ReferenceResolver<Nudge> {
    ReferenceResolver(
      holds: pool.contains, named: { try named($0, pool) }, alone: { try only(pool) }, label: { "\($0.title)" },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "I do not know which card you mean.", unsaid: { try noCard($0, pool.statuses) },
        gone: "That card is gone.", list: "“list” shows them all.",
        naming: "Name it, or ask “what's next” first."))
  }

  /// With nothing in hand, a single open card is the one meant.
  private func only(_ pool: Pool) throws -> [Nudge] {
    guard pool == .active else { return [] }
    let some = try store.active(limit: 2)
    return some.count == 1 ? some : []
  }

  /// The cards whose words fit best, those with equal fit together. A step that says no more than its whole is not
  /// the one that is meant.
  private func named(_ words: String, _ pool: Pool) throws -> [Nudge] {
    let wanted = Keywords(words, in: language)
    let scored = try store.cards(containing: wanted.words, pool.statuses)
      .map { (nudge: $0, score: wanted.score($0.title)) }.filter { $0.score > 0 }
    let best = scored.map(\.score).max()
    let fitting = best.map { best in scored.filter { $0.score == best }.map(\.nudge) } ?? []
    let near = try fitting.isEmpty ? opening(words, pool) ?? resembling(words, pool) : fitting
    return near.filter { step in !near.contains { $0.id == step.parent } }
  }

  /// Those named before the first pause: "the soap, they smell better". `nil` where nothing is.
  private func opening(_ words: String, _ pool: Pool) throws -> [Nudge]? {
    guard let end = words.firstIndex(where: { ",.;!?".contains($0) }), words[..<end].contains(where: \.isLetter) else {
      return nil
    }
    let cards = try named(String(words[..<end]), pool)
    return cards.isEmpty ? nil : cards
  }

  /// The cards that come nearest where none has all of the words.
  private func resembling(_ words: String, _ pool: Pool) throws -> [Nudge] {
    let wanted = Resemblance(words, in: language)
    var seen: Set<ID> = []
    let cards = try wanted.words.sorted { $0.count > $1.count }.prefix(Session.mostWords).flatMap { word in
      try store.cards(containing: [word], pool.statuses, limit: Session.mostCards)
    }
    let latest = try pool == .closed ? [] : store.active(limit: Session.nearLimit)
    return wanted.nearest((cards + latest).filter { seen.insert($0.id).inserted }, \.title)
  }
}

extension Which {
  package var id: ID? {
    guard case .id(let text) = self else { return nil }
    return ID(text)
  }
}

/// Which cards a tool can work on.
package enum Pool {
  case active, closed, any

  package func contains(_ nudge: Nudge) -> Bool { statuses.contains(nudge.status) && !nudge.deleted }

  package var statuses: [Nudge.Status] {
    switch self {
    case .active: [.active]
    case .closed: [.done, .dropped]
    case .any: [.active, .done, .dropped]
    }
  }
}
