import Engine
package import Records
package import Replies
import Store

extension Session {
  /// Changes a record by what it is at that moment: where another shell changes it meanwhile, `body` is asked anew.
  ///
  /// - Parameter body: is handed `nil` where there is none, or only in the trash.
  @discardableResult
  package func revise<R: Record>(_ id: ID, _ what: LocalizedText, _ tool: String, _ body: (R?) throws -> R) throws -> R
  {
    for _ in 0..<Session.attempts {
      let known = try store.record(R.self, id)
      let revised = try body(known)
      var isCurrent = false
      try change(what, tool) { tx in
        let now = try tx.get(R.self, id).flatMap { $0.deleted ? nil : $0 }
        isCurrent = now == known
        if isCurrent { try tx.put(revised) }
      }
      if isCurrent { return revised }
    }
    throw UserError("Another shell changes the same entry right now.", hint: "Say it again in a moment.")
  }

  private static let attempts = 10
}
