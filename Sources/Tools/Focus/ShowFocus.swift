import Civil
package import Engine
import Records
import Replies
package import Session
import Store

extension Session {
  package var showFocus: Tool {
    Tool(
      "show_focus", verb: "focus-left", "Says what you focus on, and how long is left.", topic: .focus,
      does: Work { turn in
        guard let session = try store.openFocus() else {
          return try pausedReply(turn) ?? Reply(Session.noFocusMessage, focus: .over)
        }
        let nudge = try session.nudge.flatMap { try store.nudge($0) }
        let left: LocalizedText =
          minutesLeft(session, turn.now).map { "\($0, "minute", "minutes") left" } ?? "Time is up"
        return Reply(
          nudge.map { "\(left): \($0.title)." } ?? "\(left).",
          about: nudge.map { Reference($0) }, focus: session.plannedEnd.map { $0 > turn.now ? .until($0) : .over })
      })
  }

  /// What a paused session has left; `nil` where none is paused.
  func pausedReply(_ turn: Turn) throws -> Reply? {
    guard turn.dialogue.isFocusPaused, let last = try store.lastFocus(), let endedAt = last.endedAt,
      let left = minutesLeft(last, endedAt)
    else { return nil }
    return try pausedReply(of: last, left)
  }

  func pausedReply(of session: FocusSession, _ left: Int) throws -> Reply {
    let nudge = try session.nudge.flatMap { try store.nudge($0) }
    return Reply(
      nudge.map { "Paused, with \(left, "minute", "minutes") left: \($0.title). “resume” goes on." }
        ?? "Paused, with \(left, "minute", "minutes") left. “resume” goes on.",
      about: nudge.map { Reference($0) }, focus: .paused)
  }

  static let noFocusMessage: LocalizedText = "You're not in a focus session. “focus” starts one."
}
