package import Civil
package import Engine
package import Records
package import Replies
package import Store

extension Session {
  /// Makes all changes of one input in one transaction.
  ///
  /// - Parameters:
  ///   - label: what undo calls the change.
  ///   - line: the captured line, if any. It is evaluated and kept in `rescued.txt` if nothing can be stored now.
  ///   - subject: what was captured, with its verb, for the error message: "The line is".
  ///   - origin: undo reverts only changes by a person.
  package func change(
    _ label: LocalizedText, _ tool: String, capturing line: @autoclosure () -> String? = nil,
    _ subject: LocalizedText = "The line was",
    origin: Intent.Origin = .person,
    _ body: (Transaction) throws -> Void
  ) throws {
    let intent = Intent(tool: tool, label: .text(label.json.text), origin: origin)
    if case .inMemory(let error) = try storeOpener.opened().outcome {
      let isRescued = storeOpener.rescue(line())
      guard isRescued, options.isShell else { throw storeOpener.userError(error, isRescued: isRescued, subject) }
    }
    do {
      let group = try storeOpener.retryingAfterRepair {
        try store.change(intent, insteadOf: groupsToRevert?.pending ?? []) { tx in
          try body(tx)
          return tx.group
        }
      }
      groupsToRevert?.clear()
      if origin == .person, let group { changeGroups.add(group) }
    } catch let error as StoreError {
      throw storeOpener.userError(error, isRescued: storeOpener.rescue(line()), subject)
    }
  }

  package func nextOccurrence(of nudge: Nudge, _ turn: Turn) -> Nudge? {
    Recurrence.next(after: nudge, completedAt: turn.now, ids: ids)
  }

  /// The card, snoozed until `end`, and the record of the snooze.
  package func snoozeRecords(for nudge: Nudge, until end: LocalTime, _ turn: Turn) -> [any Record] {
    var card = nudge
    card.snoozedUntil = end
    return [card, Snooze(id: ids.random(), nudge: nudge.id, at: turn.now, until: end)]
  }

  /// Keeps a line as it was typed. Undo leaves it: it reverts what a line did, never that it was typed.
  @discardableResult
  package func storeUnsortedLine(_ words: String, isRead: Bool = false, _ turn: Turn) throws -> ID {
    let id = ids.random()
    var line = UnsortedLine(
      id: id, text: try sealedFields.sealToInbox(words, of: id, .unsortedText), createdAt: turn.now)
    line.sortedKind = isRead ? UnsortedLine.read : nil
    try change("kept a line", "out_of_scope", origin: .delivery) { [line] in try $0.put(line) }
    return id
  }
}

extension Reversal {
  /// The label of the reverted change, still translatable.
  package var changeLabel: LocalizedText {
    guard case .text(let text) = intent.label, let label = JSON(reading: text).flatMap(LocalizedText.init(json:)) else {
      return "a change"
    }
    return label
  }
}
