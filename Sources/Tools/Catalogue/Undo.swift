import Engine
import Language
import Replies
import Session
import Store

extension Session {
  var undo: Tool {
    Tool(
      "undo", verb: "undo", "Undoes the last change; say it again for the one before.", topic: .shell, writes: true,
      needsConfirmation: true, toolset: .essential,
      does: Work(
        .internalOnly(.optional(.choice("of", "what is argued with", ["change": [], "loss": [], "completion": []]))),
        .internalOnly(.optional(.text("change", "the number of the change that the person was asked about"))),
        .internalOnly(.optional(.number("count", "how many changes, the newest first", 1...20))),
        asking: { turn, _, _, _ in
          guard let group = try store.undo(dryRun: true) else {
            throw UserError("There's nothing to undo.", code: .notFound)
          }
          return turn.confirmation(
            for: Call("undo", ["change": .words(String(group.number))]),
            to: group.changeLabel.text(turn.context.language))
        }
      ) { turn, disputed, change, count in
        guard disputed.map({ turn.dialogue.isCorrectable && isLastChange($0, turn) }) ?? true else {
          throw UserError("There's nothing to undo.", code: .notFound)
        }
        if let count, count > 1 { return try undoLast(count) }
        if disputed == nil, change == nil, let groups = try groupsOfLastLine(turn) {
          return undoneReply(try store.undo(groups))
        }
        // A disputed change was made in this conversation, and a confirmed one was shown in the question; so both are
        // undone by number. A bare undo takes back the newest change, wherever it was made.
        let shownNumbers = change.flatMap(Int64.init).map { [$0] }
        let targets = shownNumbers ?? (disputed == nil ? nil : turn.dialogue.lastChange?.groups ?? [])
        let undone = try options.notifyingIfSlow("Undoing a lot. This takes a while.") {
          if let targets { try store.undo(targets).last } else { try store.undo() }
        }
        guard let undone else { return .changedNothing("There's nothing to undo.") }
        var reply = Reply("Undone: \(undone.changeLabel).", occasion: .undone)
        reply.recordID = undone.onlyRecord
        return reply
      })
  }
}

extension Session {
  /// Undoes so many changes, or as many as there are.
  private func undoLast(_ count: Int) throws -> Reply {
    undoneReply(try (0..<count).compactMap { _ in try store.undo() })
  }

  /// The change groups of the conversation's last line, if it made several and nothing was changed since.
  private func groupsOfLastLine(_ turn: Turn) throws -> [Int64]? {
    guard let groups = turn.dialogue.lastChange?.lineGroups, groups.count > 1,
      try store.undo(dryRun: true)?.number == groups.max()
    else { return nil }
    return groups
  }

  private func undoneReply(_ undone: [Reversal]) -> Reply {
    guard !undone.isEmpty else { return .changedNothing("There's nothing to undo.") }
    return Reply(
      "Undone: \(undone.count, "change", "changes").", .lines(undone.map { "\($0.changeLabel)" }), occasion: .undone)
  }

  /// Whether the last call is what a disputed change is said to be: anything, something that removed a card from view, or
  /// a completion (“not done after all” behind a new card takes back nothing).
  private func isLastChange(_ disputed: String, _ turn: Turn) -> Bool {
    guard let tools = Self.toolsOfDisputed[disputed] else { return true }
    guard let last = turn.dialogue.lastChange?.call.tool else { return false }
    return tools.contains(last) || catalogue.first { $0.name == last }?.sibling.map { tools.contains($0.tool) } == true
  }

  private static var toolsOfDisputed: [String: [String]] {
    ["loss": ["drop_nudge", "complete_nudge", "turn_into_note"], "completion": ["complete_nudge"]]
  }
}
