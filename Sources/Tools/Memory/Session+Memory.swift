import Cards
import Civil
package import Engine
import Language
import Records
package import Replies
package import Session
import Store

extension Session {
  /// Finds facts by their words.
  var memories: ReferenceResolver<Memory> {
    ReferenceResolver(
      accepts: { !$0.deleted },
      matches: { try memories(matching: $0) },
      label: { memory in try words(of: memory) },
      reference: { Reference($0) },
      notFound: NotFoundMessages(
        nothingCurrent: "I don't know which fact you mean.", noMatch: { "I don't remember anything about \($0)." },
        deleted: "I've already forgotten that.", listHint: "Say “memory” to see what I know."),
      isSealed: true)
  }

  /// The fact's text; `nil` where it is damaged.
  func fact(of memory: Memory) throws -> String? {
    try sealedFields.openUnlessDamaged(memory.fact, of: memory.id, .memoryFact)
  }

  func words(of memory: Memory) throws -> LocalizedText { try fact(of: memory).map { "\($0)" } ?? "a damaged fact" }

  func card(_ memory: Memory, _ turn: Turn) throws -> Card {
    Card(
      Reference(memory), heading: try words(of: memory), state: .active,
      time: "said \(on: When(memory.confirmedAt.day), turn.now)", fields: fields(memory))
  }

  /// What they told about something: "You told me: my sister's name is Anna." `nil` where no fact has all of the words,
  /// or the caller may not see any.
  package func recall(_ words: String) throws -> LocalizedText? {
    guard !options.accessScope.hiddenKinds.contains(Memory.kind.shape.name) else { return nil }
    let facts = try memories(matching: words).compactMap { try fact(of: $0) }.prefix(Session.maxRecalledFacts)
    return facts.isEmpty ? nil : "You told me: \(facts.map { "\($0)" as LocalizedText })."
  }

  private static let maxRecalledFacts = 3

  /// The stored fact that says the same.
  func memory(like fact: String) throws -> Memory? {
    let normalized = NormalizedFact(fact, in: language)
    return try store.all(Memory.self).first {
      try self.fact(of: $0).map { NormalizedFact($0, in: language) } == normalized
    }
  }

  /// The facts that match the words best, all of them in a tie. A fact that says exactly the same is the only match.
  private func memories(matching words: String) throws -> [Memory] {
    if let match = try memory(like: words) { return [match] }
    let query = Keywords(NormalizedFact(words, in: language).words.joined(separator: " "), in: language)
    let scored = try store.all(Memory.self).map { memory in
      (
        memory: memory,
        score: try fact(of: memory).map { query.score(NormalizedFact($0, in: language).words.joined(separator: " ")) }
          ?? 0
      )
    }
    let best = scored.map(\.score).max() ?? 0
    return best > 0 ? scored.filter { $0.score == best }.map(\.memory) : []
  }
}

extension Session {
  /// Corrects words of the current fact: "it's doreen not maureen". `nil` where no fact is current, it lacks them, or the
  /// person did not type the new ones: an assistant asks before it has anything remembered.
  package func correctMemory(_ old: String, by new: String, _ turn: Turn) throws -> Reply? {
    guard let current = turn.dialogue.current, current.kind == Memory.kind.shape.name, let id = ID(current.id),
      SourceText(turn.line, in: turn.context.language).contains(new),
      var memory = try store.record(Memory.self, id), let fact = try fact(of: memory),
      case let corrected = fact.replacing(word: old, with: new), corrected != fact
    else { return nil }
    memory.fact = try sealedFields.seal(corrected, of: memory.id, .memoryFact)
    memory.confirmedAt = turn.now
    try changes.write("changed a fact", "correct") { try $0.put(memory) }
    return Reply(turn.isFocused ? "Saved." : "I'll remember: \(corrected).", about: Reference(memory))
  }
}
