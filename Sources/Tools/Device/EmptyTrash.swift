package import Engine
import Language
import Records
import Replies
package import Session
import Settings
import Store

extension Session {
  package var emptyTrash: Tool {
    Tool(
      "empty_trash", verb: "trash", "Deletes for good what was deleted or dropped; it asks first.", topic: .shell,
      writes: true, needsKey: true,
      needsPhrase: true,
      does: Work(.inner(.flag("yes", "do it without asking"))) { turn, isSure in
        let trash = try store.trash()
        guard !trash.isEmpty else { return Reply("The trash is empty.") }
        let count = trash.map(\.count).reduce(0, +)
        let kinds = trash.map { "\(LocalizedText.named($0.shape.told)): \("\($0.count)")" as LocalizedText }
        let what: LocalizedText = "\(count, "record", "records") for good (\(kinds))"
        if options.isDryRun { return Reply("Would delete \(what).") }
        guard !isSure else { return try emptied(what) }
        guard options.isAttended else {
          throw UserError(
            "This would delete \(what). Nothing was deleted.", hint: "“nudgy trash empty --yes” does it.",
            code: .unconfirmed)
        }
        return Reply(lead: .question(sureQuestion(what, turn)))
      })
  }

  /// Somebody may have a trash to empty that is none of nudgy's.
  private func sureQuestion(_ what: LocalizedText, _ turn: Turn) -> Question {
    var question = Question(
      "Delete \(what)? Undo cannot bring this back. Backups made before keep it.",
      choices: [.init("yes", Call("empty_trash", ["yes": .flag(true)])), .init("no", nil)])
    let line = turn.line.lowercased()
    if language.typed.contains(where: { $0.rules.ownTrash.contains { line.contains($0) } }) {
      question.choices.append(.init("it's a chore", Call("add_nudge", ["title": .words(turn.line)])))
    }
    return question
  }

  private func emptied(_ what: LocalizedText) throws -> Reply {
    try store.emptyTrash()
    return Reply("Deleted: \(what).")
  }
}
