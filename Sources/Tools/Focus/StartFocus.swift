import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var startFocus: Tool {
    Tool(
      "start_focus", verb: "focus", "Starts a focus session for one card.", topic: .focus, writes: true,
      toolset: .essential,
      needsPhrase: .unlessNamed,
      does: Work(
        .optional(.minutes("minutes", "how long")), .which(),
        .internalOnly(.flag("resume", "goes on with the one that was paused"))
      ) { turn, minutes, which, resumes in
        if resumes { return try resume(turn) }
        guard let target = try focusTarget(which, turn) else {
          return try begin(nil, minutes ?? Session.defaultFocusMinutes, turn)
        }
        return try resolve(
          target, turn, .active, for: Call("start_focus", minutes.map { ["minutes": .number(Double($0))] } ?? [:])
        ) {
          try begin($0, minutes ?? Session.defaultFocusMinutes, turn)
        }
      })
  }

  /// As long as most people can focus, and what kitchen timers have.
  private static let defaultFocusMinutes = 25

  /// `nil` for a session without a card: the line names none, and no open card is current.
  private func focusTarget(_ which: RecordSelector, _ turn: Turn) throws -> RecordSelector? {
    guard which == .current else { return which }
    guard let id = turn.dialogue.current.flatMap({ ID($0.id) }), try store.nudge(id)?.status == .active else {
      return nil
    }
    return which
  }

  /// Begins another session with the minutes that the last one had left.
  private func resume(_ turn: Turn) throws -> Reply {
    if let open = try store.openFocus(), let left = minutesLeft(open, turn.now) {
      return .changedNothing("It's still running, with \(left, "minute", "minutes") left.")
    }
    guard turn.dialogue.isFocusPaused, let last = try store.lastFocus(), let endedAt = last.endedAt,
      let left = minutesLeft(last, endedAt)
    else { return .changedNothing("No focus session is paused. “focus” starts one.") }
    let nudge = try last.nudge.flatMap { try store.nudge($0) }
    return try begin(nudge?.status == .active ? nudge : nil, left, turn)
  }

  func begin(_ nudge: Nudge?, _ minutes: Int, _ turn: Turn) throws -> Reply {
    if let open = try store.openFocus() { try end(open, at: turn.now, origin: .person) }
    let session = FocusSession(id: ids.random(), nudge: nudge?.id, startedAt: turn.now, plannedMinutes: minutes)
    try changes.write("began to focus", "start_focus") { try $0.put(session) }
    let time: LocalizedText = "\(minutes, "minute", "minutes")"
    return Reply(
      nudge.map { "\(time) for \($0.title)." } ?? "\(time) of focus.",
      .lines(["If something else comes to mind, type it and I'll save it. “stop focus” ends this."]),
      about: nudge.map { Reference($0) }, focus: .until(turn.now.adding(minutes: minutes)), occasion: .focus)
  }
}
