package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var forget: Tool {
    Tool(
      "forget", verb: "forget", "Forgets a fact about you.", topic: .memory, writes: true, needsConfirmation: true,
      sibling: Sibling(of: "drop_nudge", for: "memory"),
      does: Work(
        .sealed(.which("which", "what was remembered: its words or its number; “me” is all of it")),
        asking: { turn, which in
          let call = Call("forget")
          return which.isAll(in: language)
            ? turn.confirmation(for: call.with("which", .words("me")), to: "everything I know about you")
            : try recordFinder.requestApproval(which, using: memories, turn, for: call)
        }
      ) { turn, which in
        if which.isAll(in: language) { return try forgetAll() }
        return try recordFinder.resolve(which, using: memories, turn, for: Call("forget")) { memory in
          try changes.write("forgot a fact", "forget") { try $0.delete(memory) }
          return Reply("Forgotten: \(try words(of: memory)). “undo” brings it back.")
        }
      })
  }

  private func forgetAll() throws -> Reply {
    let all = try store.all(Memory.self)
    guard !all.isEmpty else { return .changedNothing("There's nothing to forget: I don't know anything about you.") }
    try changes.write("forgot \(all.count, "fact", "facts")", "forget") { tx in
      for memory in all { try tx.delete(memory) }
    }
    return Reply("Forgotten: \(all.count, "fact", "facts"). “undo” brings all of it back.")
  }
}

extension RecordSelector {
  fileprivate func isAll(in language: Language) -> Bool {
    guard case .words(let words) = self else { return false }
    return language.hasWord(words.lowercased()) { $0.selfWords }
  }
}
