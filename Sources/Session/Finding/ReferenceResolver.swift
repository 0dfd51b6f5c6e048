package import Civil
package import Engine
import Language
package import Records
package import Replies
import Store

/// Finds the record that "it", "the second one" or "the wifi note" refers to, among records of one kind or of a few
/// related kinds.
package struct ReferenceResolver<Item> {
  /// Whether a record is a candidate.
  let accepts: (Item) -> Bool
  /// The records that match the words best; all of them if several match equally well.
  package let matches: (String) throws -> [Item]
  /// The candidates if nothing was named and no record is current.
  package var defaults: () throws -> [Item] = { [] }
  /// What a record is called when the person chooses among several.
  let label: (Item) throws -> LocalizedText
  /// What tells records of one name apart.
  package var detail: ((Item, _ now: LocalTime) -> LocalizedText)?
  package let reference: (Item) -> Reference
  /// The error messages for when no record matches.
  package var notFound: NotFoundMessages
  /// Why the record that a number of the last list stands for can't be meant; `nil` where it is as good as gone.
  package var unsuitable: ((Item) -> UserError?)?
  /// Whether the labels come from sealed text.
  var isSealed = false

  package init(
    accepts: @escaping (Item) -> Bool, matches: @escaping (String) throws -> [Item],
    defaults: @escaping () throws -> [Item] = { [] }, label: @escaping (Item) throws -> LocalizedText,
    reference: @escaping (Item) -> Reference, notFound: NotFoundMessages, isSealed: Bool = false
  ) {
    (self.accepts, self.matches, self.defaults, self.label) = (accepts, matches, defaults, label)
    (self.reference, self.notFound, self.isSealed) = (reference, notFound, isSealed)
  }
}

/// The error messages of a `ReferenceResolver` for when no record matches.
package struct NotFoundMessages {
  /// Nothing was named, and no record is current.
  package let nothingCurrent: LocalizedText
  /// No record matches the words.
  let noMatch: (String) throws -> LocalizedText
  /// Records that have the words and still cannot be meant: done already, or still open. `nil` if there are none.
  package var unsuitable: ((String) throws -> UserError?)?
  /// The record with this ID no longer exists.
  let deleted: LocalizedText
  /// How to list the records.
  let listHint: LocalizedText
  /// How to name a record, if the hint for listing them does not say it.
  var namingHint: LocalizedText?

  package init(
    nothingCurrent: LocalizedText, noMatch: @escaping (String) throws -> LocalizedText, deleted: LocalizedText,
    listHint: LocalizedText, namingHint: LocalizedText? = nil
  ) {
    (self.nothingCurrent, self.noMatch, self.deleted, self.listHint, self.namingHint) = (
      nothingCurrent, noMatch, deleted, listHint, namingHint
    )
  }

  /// - Parameter hasList: whether a list was shown that numbers refer to.
  func error(for which: RecordSelector, hasList: Bool) throws -> UserError {
    switch which {
    case .current, .other: UserError(nothingCurrent, hint: namingHint ?? listHint, code: .notFound)
    case .number where !hasList:
      UserError(
        "I haven't shown a list here lately, so I don't know which one that is.", hint: listHint, code: .notFound)
    case .number(let number): UserError("There's no number \(number) on the last list.", code: .notFound)
    case .words(let words):
      try unsuitable?(words) ?? UserError(try noMatch(words), hint: listHint, code: .notFound)
    case .id: UserError(deleted, code: .notFound)
    case .every: UserError("Only one at a time.", hint: listHint, code: .usage)
    }
  }
}

extension Session {
  /// Runs `act` on the record that `which` refers to. Asks if several match; throws `UserError` if none does.
  package func resolve<R: Record>(
    _ which: RecordSelector, using resolver: ReferenceResolver<R>, _ turn: Turn, for call: Call,
    _ act: (R) throws -> Reply
  ) throws -> Reply {
    try resolve(
      which, using: resolver, of: [R.kind.shape.name], findByID: { try store.record(R.self, $0) }, turn, for: call, act)
  }

  /// Leaves a call by somebody else, such as an assistant, for the person to approve. `which` refers to its record.
  package func requestApproval<R: Record>(
    _ which: RecordSelector, using resolver: ReferenceResolver<R>, _ turn: Turn, for call: Call
  ) throws
    -> Reply
  {
    try resolve(which, using: resolver, turn, for: call) { try requestApproval(for: $0, using: resolver, turn, call) }
  }

  package func requestApproval<Item>(
    for item: Item, using resolver: ReferenceResolver<Item>, _ turn: Turn, _ call: Call
  ) throws
    -> Reply
  {
    turn.confirmation(
      for: call.with("which", .id(resolver.reference(item).id)), to: try resolver.label(item).text(language),
      isSealed: resolver.isSealed)
  }

  /// Runs `act` on the record of one of several kinds that `which` refers to.
  ///
  /// - Parameter findByID: returns the record with that ID, whichever of the kinds it has.
  package func resolve<Item>(
    _ which: RecordSelector, using resolver: ReferenceResolver<Item>, of kinds: [String],
    findByID: (ID) throws -> Item?, _ turn: Turn,
    for call: Call, _ act: (Item) throws -> Reply
  ) throws -> Reply {
    let referencedItem = try which.reference(in: turn.dialogue)
      .flatMap { kinds.contains($0.kind) ? ID($0.id) : nil }.flatMap(findByID)
    let referencedItems = referencedItem.flatMap { resolver.accepts($0) ? [$0] : nil }
    let matches: [Item] =
      switch which {
      case .current: try referencedItems ?? resolver.defaults()
      case .other, .number: referencedItems ?? []
      case .id(let id): try ID(id).flatMap(findByID).map { [$0] } ?? []
      case .words(let words): try resolver.matches(words)
      case .every: []
      }
    guard let match = matches.first else {
      if case .number = which, let item = referencedItem, let error = resolver.unsuitable?(item) { throw error }
      throw try resolver.notFound.error(for: which, hasList: !turn.dialogue.lastList.isEmpty)
    }
    guard matches.count == 1 else {
      let labels = try matches.prefix(5).map(resolver.label)
      let choices = zip(matches, labels).map { item, label in
        let detail = labels.count { $0 == label } > 1 ? resolver.detail?(item, turn.now) : nil
        return Question.Choice(
          detail.map { "\(label), \($0)" } ?? label,
          call.with("which", .id(resolver.reference(item).id)))
      }
      return Reply(
        followUp: .question(
          Question(
            turn.whichQuestion, choices: Array(choices), freeAnswer: .init(call, "which"), isSealed: resolver.isSealed))
      )
    }
    var reply = try act(match)
    if case .nothing = reply.content { reply.about = reply.about ?? resolver.reference(match) }
    return reply
  }
}

extension Turn {
  /// A request by somebody else is repeated in the question, as the person decides by it.
  fileprivate var whichQuestion: LocalizedText { request == "" ? "Which one?" : "\(request). Which one, or none?" }
}
