package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var remember: Tool {
    Tool(
      "remember", verb: "remember", "Remembers a fact about you.", topic: .memory, writes: true,
      needsConfirmation: true,
      does: Work(
        .sealed(.text("fact", "what to know about the person")),
        asking: { turn, fact in
          guard fact.count <= Session.maxAssistantFactLength else {
            throw UserError("That's too long to remember.", hint: "Try fewer words.", code: .usage)
          }
          return turn.confirmation(for: Call("remember", ["fact": .words(fact)]), to: fact)
        }
      ) { turn, fact in
        let fact = String(fact.trimmed)
        guard !fact.isEmpty else { return .changedNothing("You didn't say anything, so there's nothing to remember.") }
        if let existing = try memory(like: fact) { return try confirm(existing, turn) }
        let id = ids.random()
        let memory = Memory(id: id, fact: try sealedFields.seal(fact, of: id, .memoryFact), createdAt: turn.now)
        try changes.write("remembered a fact", "remember") { try $0.put(memory) }
        return Reply(
          turn.isFocused ? "Saved." : "I'll remember: \(String(fact.trimmed(where: { ".!".contains($0) }))).",
          about: Reference(memory))
      })
  }

  /// The longest fact, in characters, that an assistant may ask to store: the person reads all of it before they agree.
  private static let maxAssistantFactLength = 300

  private func confirm(_ memory: Memory, _ turn: Turn) throws -> Reply {
    var memory = memory
    memory.confirmedAt = turn.now
    try changes.write("confirmed a fact", "remember") { try $0.put(memory) }
    return .changedNothing("I already know that.", about: Reference(memory))
  }
}
