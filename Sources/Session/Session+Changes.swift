package import Civil
package import Engine
package import Records
package import Replies
package import Store

extension Session {
  /// One utterance's changes, in one transaction, under the words that undo names them by.
  ///
  /// - Parameters:
  ///   - line: what was captured, if anything was: asked for where nothing can be stored now, and kept in `rescued.txt`.
  ///   - words: what that is, “is” with it.
  ///   - origin: only what a person did is undone.
  package func change(
    _ what: LocalizedText, _ tool: String, capturing line: @autoclosure () -> String? = nil,
    _ words: LocalizedText = "The line is",
    origin: Intent.Origin = .person,
    _ body: (Transaction) throws -> Void
  ) throws {
    let intent = Intent(tool: tool, label: .plain(what.json.text), origin: origin)
    if case .memory(let error) = try opened().outcome {
      let isRescued = isRescued(line())
      guard isRescued, options.isShell else { throw trouble(error, isRescued: isRescued, words) }
    }
    do {
      let group = try mendingOnce {
        try store.change(intent, insteadOf: wrong?.left ?? []) { tx in
          try body(tx)
          return tx.group
        }
      }
      wrong?.forget()
      if origin == .person, let group { groups.add(group) }
    } catch let error as StoreError {
      throw trouble(error, isRescued: isRescued(line()), words)
    }
  }

  package func following(_ nudge: Nudge, _ turn: Turn) -> Nudge? {
    Recurrence.next(after: nudge, completedAt: turn.now, ids: ids)
  }

  /// The card as it rests until then, and that it was put off.
  package func snoozed(_ nudge: Nudge, until end: LocalTime, _ turn: Turn) -> [any Record] {
    var snoozed = nudge
    snoozed.snoozedUntil = end
    return [snoozed, Snooze(id: ids.random(), nudge: nudge.id, at: turn.now, until: end)]
  }

  @discardableResult
  package func keepUnsorted(_ words: String, _ turn: Turn) throws -> ID {
    let id = ids.random()
    let line = Unsorted(id: id, text: try post(words, of: id, .unsortedText), createdAt: turn.now)
    try change("kept a line", "out_of_scope") { try $0.put(line) }
    return id
  }
}

extension Reversal {
  /// What it did, in words that can still be translated.
  package var what: LocalizedText {
    guard case .plain(let text) = intent.label, let said = JSON(reading: text).flatMap(LocalizedText.init(json:)) else {
      return "a change"
    }
    return said
  }
}
