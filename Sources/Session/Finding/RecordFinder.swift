package import Engine
import Language
package import Records
package import Replies
import Settings
import Store

/// Finds the records that calls refer to.
package struct RecordFinder: Sendable {
  let storeOpener: StoreOpener
  let language: @Sendable () -> Language
  let log: Log

  private var store: Store { get throws { try storeOpener.store } }

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
      for: call.with("which", .id(resolver.reference(item).id)), to: try resolver.label(item).text(language()),
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

  /// The whole id of the one record whose id begins or ends so; `nil` if there is none. The end tells records apart
  /// best: the beginning is the time at which they were made.
  package func findID(_ digits: String) throws -> String? {
    if let whole = ID(digits.lowercased()) { return whole.text }
    let ids = try store.ids(matching: digits.lowercased(), limit: 2)
    guard ids.count < 2 else {
      throw UserError(
        "More than one id begins or ends with \(digits).", hint: "Give more of its digits.", code: .usage)
    }
    return ids.first?.text
  }

  /// The current title of a referenced record; empty for sealed kinds, and if it cannot be read.
  package func label(of reference: Reference) -> String {
    guard let id = ID(reference.id) else { return "" }
    let title: String?? = log.attempt("reading what is spoken of") { () throws -> String? in
      switch reference.kind {
      case "nudge": try store.nudge(id)?.title
      case "note": try store.record(Note.self, id)?.title
      default: nil
      }
    }
    return (title ?? nil) ?? ""
  }
}

extension Turn {
  /// A request by somebody else is repeated in the question, as the person decides by it.
  fileprivate var whichQuestion: LocalizedText { request == "" ? "Which one?" : "\(request). Which one, or none?" }
}
