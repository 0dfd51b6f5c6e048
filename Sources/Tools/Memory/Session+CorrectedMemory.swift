import Cards
package import Engine
import Language
import Records
package import Replies
package import Session
import Store

extension Session {
  /// Corrects words of the fact in hand: "it's doreen not maureen". `nil` where no fact is in hand, it lacks them, or the
  /// person did not type the new ones: an assistant asks before it has anything remembered.
  package func correctMemory(_ old: String, by new: String, _ turn: Turn) throws -> Reply? {
    guard let current = turn.dialogue.current, current.kind == Memory.kind.shape.name, let id = ID(current.id),
      SourceText(turn.line, in: turn.context.language).contains(new),
      var memory = try store.record(Memory.self, id), let fact = try fact(of: memory),
      case let corrected = fact.replacing(word: old, with: new), corrected != fact
    else { return nil }
    memory.fact = try seal(corrected, of: memory.id, .memoryFact)
    memory.confirmedAt = turn.now
    try change("changed a fact", "correct") { try $0.put(memory) }
    return Reply(turn.isFocused ? "Saved." : "I'll remember: \(corrected).", about: Reference(memory))
  }
}
