package import Civil
package import Engine
package import Language
package import Records
package import Replies
import Store

/// Something written over many lines. Each is kept, sealed, as it is typed, until the whole takes their place: what a
/// terminal takes with it waits for the next.
package struct Writing: Sendable {
  /// Where the words will stand.
  package let place: Sealed.Place
  /// The tool that takes a line in `parameter`, with the flag `line`, and the whole in it without; `id` names it.
  let tool: String
  let parameter: String
  /// Of what was captured, which never waits for a passphrase: what of a line may stand unsealed where the store takes
  /// nothing. All else is refused there, and waits for the key.
  var rescuable: (@Sendable (String, Language) -> String?)?

  package init(
    place: Sealed.Place, tool: String, parameter: String,
    rescuable: (@Sendable (String, Language) -> String?)? = nil
  ) {
    (self.place, self.tool, self.parameter, self.rescuable) = (place, tool, parameter, rescuable)
  }

  package func collector(_ id: ID, _ prompt: LocalizedText, _ call: Call) -> Collector {
    let call = call.with("id", .id("\(id)"))
    return Collector(prompt, call, parameter, each: call.with("line", .flag(true)), isSealed: true)
  }
}

extension Session {
  /// Nothing is asked for once the writing has begun, so the key is tried now.
  package func tryKey(_ writing: Writing) throws {
    let id = ids.random()
    _ = try writing.rescuable == nil ? seal("", of: id, writing.place) : post("", of: id, writing.place)
  }

  /// Keeps one line of what is still being written.
  package func keep(_ line: String, of id: ID, _ writing: Writing, _ turn: Turn) throws -> Reply {
    if case .memory(let error) = try opened().outcome {
      guard writing.rescuable != nil else { throw error }
      let isRescued = isRescued(writing.rescuable?(line, language))
      guard isRescued, options.isShell else { throw trouble(error, isRescued: isRescued) }
      return Reply()
    }
    let own = ids.random()
    // Locked meanwhile, it goes on: nobody is asked in the middle of it, and no line is lost.
    let typed = DraftLine(
      id: own, text: try post(line, of: own, .unsortedText), of: id, writing.place.kind, createdAt: turn.now)
    try change("typed a line", writing.tool, capturing: writing.rescuable?(line, language), origin: .delivery) {
      try $0.put(typed)
    }
    return Reply()
  }

  /// What was begun and not ended: what it was to be, and its lines so far. Those in which nothing stands are forgotten.
  package func cutShort(_ writing: Writing) throws -> [(id: ID, began: Day, text: String)] {
    try store.openWritings(writing.place.kind).compactMap { id in
      let lines = try store.lines(of: id, writing.place.kind)
      let text = try lines.map { try open($0.text, of: $0.id, .unsortedText) }.joined(separator: "\n")
      guard let first = lines.first, !text.trimmed.isEmpty else {
        try end(writing, id)
        return nil
      }
      return (id, first.createdAt.day, text)
    }
  }

  /// Forgets the lines, once the whole stands in their place. Undo takes back the whole and leaves them forgotten.
  package func end(_ writing: Writing, _ id: ID) throws {
    let typed = try store.lines(of: id, writing.place.kind)
    guard !typed.isEmpty else { return }
    try change("ended what was typed", writing.tool, origin: .delivery) { tx in
      for line in typed { try tx.delete(line) }
    }
  }
}

extension Writing {
  /// The words of one writing that two shells ended, or one ended twice: nothing that either has is left out.
  package static func joined(_ known: String, _ words: String) -> String {
    let (there, new) = (
      known.split(separator: "\n", omittingEmptySubsequences: false),
      words.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let same = zip(there, new).prefix { $0 == $1 }.count
    return (there + new.dropFirst(same)).joined(separator: "\n")
  }
}
