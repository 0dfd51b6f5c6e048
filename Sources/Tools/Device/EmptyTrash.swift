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
      "empty_trash", verb: "empty-trash", "Deletes what was dropped or deleted for good; it asks first.", topic: .shell,
      writes: true, needsConfirmation: true,
      needsPhrase: .always,
      does: Work(.internalOnly(.flag("yes", "do it without asking"))) { turn, isConfirmed in
        let trash = try store.trash()
        guard !trash.isEmpty else { return .changedNothing("The trash is empty.") }
        let count = trash.map(\.count).reduce(0, +)
        let kinds = trash.map {
          "\(LocalizedText.localizedName($0.shape.pluralName)): \("\($0.count)")" as LocalizedText
        }
        let trashLabel: LocalizedText = "\(count, "record", "records") for good (\(kinds))"
        if options.isDryRun { return Reply("Would delete \(trashLabel).") }
        guard !isConfirmed else { return try deleteTrash(trashLabel) }
        guard options.isAttended else {
          throw UserError(
            "This would delete \(trashLabel). Nothing was deleted.", hint: "To do it: nudgy trash empty --yes",
            code: .unconfirmed)
        }
        return Reply(followUp: .question(confirmationQuestion(trashLabel, turn)))
      })
  }

  /// Where the line may mean the household's rubbish, the question also offers to add a card.
  private func confirmationQuestion(_ what: LocalizedText, _ turn: Turn) -> Question {
    var question = Question(
      "Delete \(what)? Undo can't bring this back. Earlier backups still have it.",
      choices: [.init("yes", Call("empty_trash", ["yes": .flag(true)])), .init("no", nil)])
    let line = turn.line.lowercased()
    if language.inputLanguages.contains(where: { $0.rules.householdTrashPhrases.contains { line.contains($0) } }) {
      question.choices.append(.init("it's a chore", Call("add_nudge", ["title": .words(turn.line)])))
    }
    return question
  }

  private func deleteTrash(_ what: LocalizedText) throws -> Reply {
    try store.emptyTrash()
    return Reply("Deleted: \(what).")
  }
}
