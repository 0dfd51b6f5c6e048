import Engine
import Language
package import Records
package import Replies
import Session

/// Cards looked at one after the other. It lives in the calls that lead from one to the next, and nowhere else.
package struct Walk {
  package let seen: [ID]
  private let tool: Call

  /// - Parameter tool: the call that begins it.
  package init(_ tool: Call, _ seen: [String]?) {
    self.init(tool, ids: (seen ?? []).compactMap { ID($0) })
  }

  private init(_ tool: Call, ids: some Sequence<ID>) {
    self.tool = tool
    seen = Array(ids)
  }

  package var stop: Call { tool.with("stop", .flag(true)) }
  package func following(_ nudge: Nudge) -> Call { Walk(tool, ids: seen + [nudge.id]).call }
  package func again(_ nudge: Nudge) -> Call { again(nudge.id) }
  /// Back to the card before.
  package var previous: Call? { seen.last.map { Walk(tool, ids: seen.dropLast()).again($0) } }

  private func again(_ id: ID) -> Call { call.with("which", .id("\(id)")) }
  private var call: Call { tool.with("seen", .list(seen.map { .id("\($0)") })) }
}
