import Engine
import Language
import Records
import Store

extension Profile {
  var forget: Tool {
    Tool(
      "forget", verb: "forget", "Forgets a fact about you.", topic: .memory,
      words: [
        "delete": "(delete|remove|erase|wipe|drop|clear|scrub)"
      ],
      phrases: [
        "forget [the fact] that {which}",
        """
        forget (what|everything|anything) (i said|i told you|you know|you remember|you learned|ive told you
        |you have) about {which}
        """,
        "forget (fact|memory) [number|about] {which}",
        "[actually] forget (my|the fact about|the memory about|the one about|the thing about|the bit about) {which}",
        "[you can|please] (stop remembering|unremember|unlearn|no longer remember) [that|about] {which}",
        "(dont|do not|you dont need to) remember [that|the fact that|about] {which} [anymore|any more]",
        "you can forget [that|the fact that] {which} [now]",
        "<delete> {which} from [your] (memory|memories|what you know about me|what you know)",
        "<delete> [the|that|my|your] (memory|fact|memories) [number|about|that|of|on] {which}",
        "<delete> what you know about {which}",
        "(forget|<delete>) (all|everything|anything) about (me|myself) {which=me}",
        "(forget|<delete>) [all] [of] (your|the) (memory|memories) [of me|about me] {which=me}",
        "forget",
      ],
      examples: [
        Example("forget that i'm vegetarian", ["which": "i'm vegetarian"]),
        Example("forget what i told you about my sister", ["which": "sister"]),
        Example("forget everything about me", ["which": "me"]),
      ],
      writes: true, needsKey: true, sibling: Sibling(of: "drop_nudge", for: "memory"),
      does: Work(
        .sealed(.which("which", "what was remembered: its words or its number; “me” is all of it")),
        asking: { turn, which in
          let call = Call("forget")
          return which.isAll
            ? turn.leave(for: call.with("which", .words("me")), to: "everything I know about you")
            : try asked(which, on: memories, turn, for: call)
        }
      ) { turn, which in
        if which.isAll { return try forgetAll() }
        return try one(which, on: memories, turn, for: Call("forget")) { memory in
          try change("forgot a fact", "forget") { try $0.delete(memory) }
          return Reply("Forgotten: \(try words(of: memory)). “undo” brings it back.")
        }
      })
  }

  private func forgetAll() throws -> Reply {
    let all = try store.all(Memory.self)
    guard !all.isEmpty else { return Reply("There is nothing to forget: I know nothing about you.") }
    try change("forgot \(all.count, "fact", "facts")", "forget") { tx in
      for memory in all { try tx.delete(memory) }
    }
    return Reply("Forgotten: \(all.count, "fact", "facts"). “undo” brings all of it back.")
  }
}

extension Which {
  fileprivate var isAll: Bool {
    guard case .words(let words) = self else { return false }
    return ["me", "myself"].contains(words.lowercased())
  }
}
