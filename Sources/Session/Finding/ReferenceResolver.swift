package import Engine
import Language
package import Records
package import Replies
import Store

/// Where "it", "the second one" and "the wifi note" are looked for, among the records of one kind, or of a few that go
/// together.
package struct ReferenceResolver<Item> {
  /// Whether a record can be meant at all.
  let holds: (Item) -> Bool
  /// Those whose words fit best, those with equal fit together.
  package let named: (String) throws -> [Item]
  /// Those that can be meant where nothing is in hand.
  package var alone: () throws -> [Item] = { [] }
  /// What it is chosen by among several.
  let label: (Item) throws -> LocalizedText
  package let reference: (Item) -> Reference
  /// What is said where there is none.
  let absence: NotFoundMessages
  /// Whether its labels are words that only the vault may keep.
  var isSealed = false

  package init(
    holds: @escaping (Item) -> Bool, named: @escaping (String) throws -> [Item],
    alone: @escaping () throws -> [Item] = { [] }, label: @escaping (Item) throws -> LocalizedText,
    reference: @escaping (Item) -> Reference, absence: NotFoundMessages, isSealed: Bool = false
  ) {
    (self.holds, self.named, self.alone, self.label) = (holds, named, alone, label)
    (self.reference, self.absence, self.isSealed) = (reference, absence, isSealed)
  }
}

/// What is said where nothing on a shelf is meant.
package struct NotFoundMessages {
  /// Where nothing was named and nothing is in hand.
  package let unknown: LocalizedText
  /// Where none has the words.
  let unsaid: (String) throws -> LocalizedText
  /// Where there was one.
  let gone: LocalizedText
  /// How to see what there is.
  let list: LocalizedText
  /// How to name one, where that is not by the list.
  var naming: LocalizedText?

  package init(
    unknown: LocalizedText, unsaid: @escaping (String) throws -> LocalizedText, gone: LocalizedText,
    list: LocalizedText, naming: LocalizedText? = nil
  ) {
    (self.unknown, self.unsaid, self.gone, self.list, self.naming) = (unknown, unsaid, gone, list, naming)
  }

  func trouble(_ which: Which) throws -> UserError {
    switch which {
    case .current, .other: UserError(unknown, hint: naming ?? list, code: .notFound)
    case .number(let number): UserError("There is no number \(number) on the last list.", code: .notFound)
    case .words(let words): UserError(try unsaid(words), hint: list, code: .notFound)
    case .id: UserError(gone, code: .notFound)
    case .every: UserError("That takes one at a time.", hint: list, code: .usage)
    }
  }
}

extension Session {
  /// Does something to the one record that is meant; asks when several could be.
  package func one<R: Record>(
    _ which: Which, on shelf: ReferenceResolver<R>, _ turn: Turn, for call: Call, _ act: (R) throws -> Reply
  ) throws -> Reply {
    try one(
      which, on: shelf, of: [R.kind.shape.name], recalled: { try store.record(R.self, $0) }, turn, for: call, act)
  }

  /// Asks the person whether somebody else may do something to the one record that is meant.
  package func asked<R: Record>(_ which: Which, on shelf: ReferenceResolver<R>, _ turn: Turn, for call: Call) throws
    -> Reply
  {
    try one(which, on: shelf, turn, for: call) { try asked(for: $0, on: shelf, turn, call) }
  }

  package func asked<Item>(for item: Item, on shelf: ReferenceResolver<Item>, _ turn: Turn, _ call: Call) throws
    -> Reply
  {
    turn.leave(
      for: call.with("which", .id(shelf.reference(item).id)), to: try shelf.label(item).text(language),
      isSealed: shelf.isSealed)
  }

  /// The same among records of several kinds.
  ///
  /// - Parameter recalled: the record with that id, whatever kind it is of.
  package func one<Item>(
    _ which: Which, on shelf: ReferenceResolver<Item>, of kinds: [String], recalled: (ID) throws -> Item?, _ turn: Turn,
    for call: Call, _ act: (Item) throws -> Reply
  ) throws -> Reply {
    let referred = try which.reference(in: turn.dialogue)
      .flatMap { kinds.contains($0.kind) ? ID($0.id) : nil }.flatMap(recalled)
      .flatMap { shelf.holds($0) ? [$0] : nil }
    let found: [Item] =
      switch which {
      case .current: try referred ?? shelf.alone()
      case .other, .number: referred ?? []
      case .id(let id): try ID(id).flatMap(recalled).map { [$0] } ?? []
      case .words(let words): try shelf.named(words)
      case .every: []
      }
    guard let only = found.first else { throw try shelf.absence.trouble(which) }
    guard found.count == 1 else {
      let choices = try found.prefix(5).map { item in
        Question.Choice(try shelf.label(item), call.with("which", .id(shelf.reference(item).id)))
      }
      return Reply(
        lead: .question(
          Question(turn.whichOne, choices: Array(choices), open: .init(call, "which"), isSealed: shelf.isSealed)))
    }
    var reply = try act(only)
    if case .nothing = reply.show { reply.about = reply.about ?? shelf.reference(only) }
    return reply
  }
}

extension Turn {
  /// Who chooses where somebody else asks does it by that, so it is said.
  fileprivate var whichOne: LocalizedText { request == "" ? "Which one?" : "\(request). Which one, or none?" }
}
