package import Records
package import Replies
import Store

extension Session {
  /// Changes a record with optimistic locking: if another shell changes it meanwhile, `body` runs again on the new
  /// state.
  ///
  /// - Parameter body: gets `nil` if there is no such record, or only in the trash.
  @discardableResult
  package func revise<R: Record>(_ id: ID, _ label: LocalizedText, _ tool: String, _ body: (R?) throws -> R) throws -> R
  {
    for _ in 0..<Session.maxAttempts {
      let original = try store.record(R.self, id)
      let revised = try body(original)
      var isCurrent = false
      try change(label, tool) { tx in
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
