import Language
package import Records
package import Replies

/// A review of cards one after the other. Its state is kept only in the arguments of the calls that continue it.
package struct CardReview {
  package let seenIDs: [ID]
  private let startCall: Call

  /// - Parameter tool: the call that starts the review.
  package init(_ tool: Call, _ seen: [String]?) {
    self.init(tool, ids: (seen ?? []).compactMap { ID($0) })
  }

  private init(_ tool: Call, ids: some Sequence<ID>) {
    self.startCall = tool
    seenIDs = Array(ids)
  }

  package var stopCall: Call { startCall.with("stop", .flag(true)) }
  package func callAfter(_ nudge: Nudge) -> Call { CardReview(startCall, ids: seenIDs + [nudge.id]).call }
  package func callShowing(_ nudge: Nudge) -> Call { callShowing(nudge.id) }
  /// The call that goes back to the previous card.
  package var previousCall: Call? {
    seenIDs.last.map { CardReview(startCall, ids: seenIDs.dropLast()).callShowing($0) }
  }

  private func callShowing(_ id: ID) -> Call { call.with("which", .id("\(id)")) }
  private var call: Call { startCall.with("seen", .list(seenIDs.map { .id("\($0)") })) }
}
