import Civil
package import Engine
import Language
import Records
import Replies
import Session
import Store

extension Session {
  /// The tool, followed once a day by a question about a planned dose that nobody has noted, where the call was about the
  /// body and nothing else is asked.
  package func catchingUp(_ tool: Tool) -> Tool {
    guard tool.topic == .symptoms, tool.name != "catch_up", options.isAttended, !options.isDryRun else { return tool }
    return tool.around { turn, run in
      var reply = try await run()
      guard reply.lead == nil, !turn.hasMore, !turn.isFocused else { return reply }
      let open = log.attempt("looking for a dose") {
        try openDose(turn, isAsked: false).flatMap { try claimToday(Session.catchingUp, turn.now.day) ? $0 : nil }
      }
      if let open = open ?? nil { reply.lead = .question(question(about: open, turn)) }
      return reply
    }
  }

  private static let catchingUp = "catch up"

  /// The same for a shell in which nothing of the kind is said: one line, once a day.
  package var openDoses: NoticeSource {
    NoticeSource { [self] now in
      // Asked every few seconds: most days all is said by one look at what was claimed.
      guard known != nil, try !isClaimedToday(Session.catchingUp, now.day),
        let open = try openDose(Turn(reading: Reading(now: now, zone: "", language: language)), isAsked: false)
      else { return [] }
      return [
        Notice(
          "\(open.plan.medication), \(on: open.slot, now), is not noted yet. “doses” asks about it.", about: nil,
          isAsked: false
        ) { [self] in try claimToday(Session.catchingUp, now.day) }
      ]
    }
  }
}
