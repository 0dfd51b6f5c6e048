import Engine
import Language
import Records
import Store

extension Profile {
  /// Does something to the one card that is meant; asks when several could be.
  func one(
    _ which: Which, _ turn: Turn, _ pool: Pool, for call: Call, _ act: (Nudge) throws -> Reply
  ) throws -> Reply {
    let found = try candidates(which, turn, pool)
    switch found.count {
    case 0: throw try missing(which, pool)
    case 1:
      var reply = try act(found[0])
      if case .nothing = reply.show { reply.about = reference(found[0]) }
      return reply
    default:
      let choices = found.prefix(5).map { nudge in
        Question.Choice("\(nudge.title)", call.with("which", .words("#\(nudge.id)")))
      }
      return Reply(lead: .question(Question("Which one?", choices: Array(choices), open: .init(call, "which"))))
    }
  }

  private func candidates(_ which: Which, _ turn: Turn, _ pool: Pool) throws -> [Nudge] {
    switch which {
    case .current: try referred(turn.dialogue.inHand, pool) ?? only(pool)
    case .other: try referred(turn.dialogue.before, pool) ?? []
    case .number(let number): try referred(turn.dialogue.list.at(number), pool) ?? []
    case .id(let id): try ID(id).flatMap(store.nudge).map { [$0] } ?? []
    case .words(let words): try named(words, pool)
    }
  }

  private func referred(_ reference: Reference?, _ pool: Pool) throws -> [Nudge]? {
    try reference.flatMap { ID($0.id) }.flatMap(store.nudge).flatMap { pool.contains($0) ? [$0] : nil }
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
    let wanted = Keywords(words)
    let scored = try store.cards(containing: wanted.words, pool.statuses)
      .map { (nudge: $0, score: wanted.score($0.title)) }.filter { $0.score > 0 }
    guard let best = scored.map(\.score).max() else { return [] }
    let fitting = scored.filter { $0.score == best }.map(\.nudge)
    return fitting.filter { step in !fitting.contains { $0.id == step.parent } }
  }

  private func missing(_ which: Which, _ pool: Pool) throws -> Trouble {
    switch which {
    case .current, .other:
      return Trouble(
        "I do not know which card you mean.", hint: "Name it, or ask “what's next” first.", code: .notFound)
    case .number(let number): return Trouble("There is no number \(number) on the last list.", code: .notFound)
    case .words(let words):
      return Trouble(try noCard(words, pool.statuses), hint: "“list” shows them all.", code: .notFound)
    case .id: return Trouble("That card is gone.", code: .notFound)
    }
  }
}

extension Which {
  var id: ID? {
    guard case .id(let text) = self else { return nil }
    return ID(text)
  }
}

/// Which cards a tool can work on.
enum Pool {
  case active, closed, any

  func contains(_ nudge: Nudge) -> Bool { statuses.contains(nudge.status) && !nudge.deleted }

  var statuses: [Nudge.Status] {
    switch self {
    case .active: [.active]
    case .closed: [.done, .dropped]
    case .any: [.active, .done, .dropped]
    }
  }
}

extension [Reference] {
  /// Numbered from 1; -1 is the last.
  func at(_ number: Int) -> Reference? {
    let index = number < 0 ? count + number : number - 1
    return indices.contains(index) ? self[index] : nil
  }
}
