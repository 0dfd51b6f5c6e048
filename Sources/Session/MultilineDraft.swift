package import Civil
package import Engine
package import Language
package import Records
package import Replies
import Store

/// Describes how text of many lines is captured. Each line is stored, sealed, as it is typed, until the finished text
/// replaces them, so that nothing is lost if the terminal closes.
package struct MultilineDraft: Sendable {
  /// The sealed field that the finished text goes into.
  package let fieldName: Sealed.FieldName
  /// The tool that takes the text in `parameter`: a single line with the flag `line`, the finished text without it.
  /// `id` identifies the draft.
  let tool: String
  let parameter: String
  /// For captured text, which never waits for a passphrase: the part of a line that may be saved unsealed in
  /// `rescued.txt` if the store takes nothing. `nil` for text that is refused then and needs the key.
  var rescueText: (@Sendable (String, Language) -> String?)?

  package init(
    fieldName: Sealed.FieldName, tool: String, parameter: String,
    rescueText: (@Sendable (String, Language) -> String?)? = nil
  ) {
    (self.fieldName, self.tool, self.parameter, self.rescueText) = (fieldName, tool, parameter, rescueText)
  }

  package func collector(_ id: ID, _ prompt: LocalizedText, _ call: Call) -> Collector {
    let call = call.with("id", .id("\(id)"))
    return Collector(prompt, call, parameter, lineCall: call.with("line", .flag(true)), isSealed: true)
  }
}

extension Session {
  /// Checks that the key works, asking for the passphrase if necessary, because nothing is asked for while lines are
  /// typed.
  package func tryKey(_ draft: MultilineDraft) throws {
    let id = ids.random()
    _ =
      try draft.rescueText == nil
      ? sealedFields.seal("", of: id, draft.fieldName) : sealedFields.sealToInbox("", of: id, draft.fieldName)
  }

  /// Stores one line of an unfinished text.
  package func storeDraftLine(_ line: String, of id: ID, _ draft: MultilineDraft, _ turn: Turn) throws -> Reply {
    if case .inMemory(let error) = try storeOpener.opened().outcome {
      guard draft.rescueText != nil else { throw error }
      let isRescued = storeOpener.rescue(draft.rescueText?(line, language))
      guard isRescued, options.isShell else { throw storeOpener.userError(error, isRescued: isRescued) }
      return Reply()
    }
    let lineID = ids.random()
    // Works even if the key was locked meanwhile: nobody is asked in the middle of typing, and no line is lost.
    let draftLine = DraftLine(
      id: lineID, text: try sealedFields.sealToInbox(line, of: lineID, .unsortedText), of: id, draft.fieldName.kind,
      createdAt: turn.now)
    try changes.write("typed a line", draft.tool, capturing: draft.rescueText?(line, language), origin: .delivery) {
      try $0.put(draftLine)
    }
    return Reply()
  }

  /// The unfinished texts: the ID of the intended record, the day of the first line, and the lines so far. Deletes
  /// blank ones.
  package func interruptedDrafts(_ draft: MultilineDraft) throws -> [(id: ID, began: Day, text: String)] {
    try store.openDrafts(draft.fieldName.kind).compactMap { id in
      let lines = try store.lines(of: id, draft.fieldName.kind)
      let text = try lines.map { try sealedFields.open($0.text, of: $0.id, .unsortedText) }.joined(separator: "\n")
      guard let first = lines.first, !text.trimmed.isEmpty else {
        try deleteDraftLines(draft, id)
        return nil
      }
      return (id, first.createdAt.day, text)
    }
  }

  /// Deletes the lines once the finished text is stored. Undo reverts the finished text but does not bring them back.
  package func deleteDraftLines(_ draft: MultilineDraft, _ id: ID) throws {
    let lines = try store.lines(of: id, draft.fieldName.kind)
    guard !lines.isEmpty else { return }
    try changes.write("ended what was typed", draft.tool, origin: .delivery) { tx in
      for line in lines { try tx.delete(line) }
    }
  }
}

extension MultilineDraft {
  /// Merges two versions of a text that was finished in two shells or twice: the existing lines, then those that follow
  /// the common beginning.
  package static func merged(_ existing: String, _ added: String) -> String {
    let (existingLines, newLines) = (
      existing.split(separator: "\n", omittingEmptySubsequences: false),
      added.split(separator: "\n", omittingEmptySubsequences: false)
    )
    let commonCount = zip(existingLines, newLines).prefix { $0 == $1 }.count
    return (existingLines + newLines.dropFirst(commonCount)).joined(separator: "\n")
  }
}
