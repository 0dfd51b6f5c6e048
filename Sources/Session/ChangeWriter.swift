package import Records
package import Replies
package import Store

/// Writes the changes of a session's calls. Each carries the label that undo shows, and they are listed for the reply.
package struct ChangeWriter: Sendable {
  let storeOpener: StoreOpener
  /// Whether the session goes on in memory when nothing can be stored.
  let isShell: Bool
  let groups = ChangeGroupRecorder()
  /// Set if the call corrects another one, whose change groups it reverts.
  package var groupsToRevert: GroupsToRevert?

  init(_ storeOpener: StoreOpener, isShell: Bool) { (self.storeOpener, self.isShell) = (storeOpener, isShell) }

  /// Writes all changes of one input in one transaction.
  ///
  /// - Parameters:
  ///   - label: what undo calls the change.
  ///   - line: the captured line, if any. It is evaluated and kept in `rescued.txt` if nothing can be stored now.
  ///   - subject: what was captured, with its verb, for the error message: "The line is".
  ///   - origin: undo reverts only changes by a person.
  package func write(
    _ label: LocalizedText, _ tool: String, capturing line: @autoclosure () -> String? = nil,
    _ subject: LocalizedText = "The line was",
    origin: Intent.Origin = .person,
    _ body: (Transaction) throws -> Void
  ) throws {
    let intent = Intent(tool: tool, label: .text(label.json.text), origin: origin)
    if case .inMemory(let error) = try storeOpener.opened().outcome {
      let isRescued = storeOpener.rescue(line())
      guard isRescued, isShell else { throw storeOpener.userError(error, isRescued: isRescued, subject) }
    }
    do {
      let group = try storeOpener.retryingAfterRepair {
        try storeOpener.store.change(intent, insteadOf: groupsToRevert?.pending ?? []) { tx in
          try body(tx)
          return tx.group
        }
      }
      groupsToRevert?.clear()
      if origin == .person, let group { groups.add(group) }
    } catch let error as StoreError {
      throw storeOpener.userError(error, isRescued: storeOpener.rescue(line()), subject)
    }
  }

  /// Changes a record with optimistic locking: if another shell changes it meanwhile, `body` runs again on the new
  /// state.
  ///
  /// - Parameter body: gets `nil` if there is no such record, or only in the trash.
  @discardableResult
  package func revise<R: Record>(_ id: ID, _ label: LocalizedText, _ tool: String, _ body: (R?) throws -> R) throws -> R
  {
    for _ in 0..<ChangeWriter.maxAttempts {
      let original = try storeOpener.store.record(R.self, id)
      let revised = try body(original)
      var isCurrent = false
      try write(label, tool) { tx in
        let stored = try tx.get(R.self, id).flatMap { $0.deleted ? nil : $0 }
        isCurrent = stored == original
        if isCurrent { try tx.put(revised) }
      }
      if isCurrent { return revised }
    }
    throw UserError("Another shell is changing the same entry right now.", hint: "Try again in a moment.")
  }

  private static let maxAttempts = 10
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
