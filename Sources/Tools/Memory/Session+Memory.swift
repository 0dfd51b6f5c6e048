import Cards
import Civil
import Engine
import Language
import Records
import Replies
import Session
import Store

extension Session {
  /// What nudgy knows of the person, by its words.
  var memories: ReferenceResolver<Memory> {
    ReferenceResolver(
      holds: { !$0.deleted },
      named: { try memories(saying: $0) },
      label: { memory in try words(of: memory) },
      reference: { Reference($0) },
      absence: NotFoundMessages(
        unknown: "I do not know which fact you mean.", unsaid: { "I remember nothing about \($0)." },
        gone: "That fact is forgotten already.", list: "“memory” lists what I know."),
      isSealed: true)
  }

  /// `nil` where its bytes are damaged.
  func fact(of memory: Memory) throws -> String? {
    try openUnlessDamaged(memory.fact, of: memory.id, .memoryFact)
  }

  func words(of memory: Memory) throws -> LocalizedText { try fact(of: memory).map { "\($0)" } ?? "a damaged fact" }

  func card(_ memory: Memory, _ turn: Turn) throws -> Card {
    Card(
      Reference(memory), heading: try words(of: memory), state: .active,
      details: ["said \(on: When(memory.confirmedAt.day), turn.now)"], fields: fields(memory))
  }

  /// The one that says the same.
  func memory(like fact: String) throws -> Memory? {
    let wanted = Gist(fact, in: language)
    return try store.all(Memory.self).first { try self.fact(of: $0).map { Gist($0, in: language) } == wanted }
  }

  /// Those whose words fit best, those with equal fit together. One that says just that is the one that is meant.
  private func memories(saying words: String) throws -> [Memory] {
    if let same = try memory(like: words) { return [same] }
    let wanted = Keywords(Gist(words, in: language).words.joined(separator: " "), in: language)
    let scored = try store.all(Memory.self).map { memory in
      (
        memory: memory,
        score: try fact(of: memory).map { wanted.score(Gist($0, in: language).words.joined(separator: " ")) } ?? 0
      )
    }
    let best = scored.map(\.score).max() ?? 0
    return best > 0 ? scored.filter { $0.score == best }.map(\.memory) : []
  }
}
