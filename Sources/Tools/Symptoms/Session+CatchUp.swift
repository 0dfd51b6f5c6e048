import Civil
package import Engine
import Language
import Records
import Replies
import Session
import Store

extension Session {
  /// Wraps a tool of the symptoms topic so that its reply, where it asks nothing else, ends with a question about a
  /// planned dose that has no entry yet. At most once a day.
  package func withCatchUpQuestion(_ tool: Tool) -> Tool {
    guard tool.topic == .symptoms, tool.name != "catch_up", options.isAttended, !options.isDryRun else { return tool }
    return tool.wrapped { turn, run in
      var reply = try await run()
      guard reply.followUp == nil, !turn.hasFurtherCalls, !turn.isFocused else { return reply }
      let dose = log.attempt("looking for a dose") {
        try openDose(turn, isAsked: false).flatMap {
          try claims.take(Session.catchUpClaim, on: turn.now.day) ? $0 : nil
        }
      }
      if let dose = dose ?? nil { reply.followUp = .question(question(about: dose, turn)) }
      return reply
    }
  }

  private static let catchUpClaim = "catch up"

  /// Shows a notice about such a dose, once a day, in a shell where no symptoms tool is called.
  package var openDoseNotices: NoticeSource {
    doseNotices { dose, now in
      "\(dose.plan.medication), \(on: dose.slot, now), isn't logged yet. “doses” asks about it."
    }
  }

  /// The same where others may read along: it names no medicine.
  package var unnamedDoseNotices: NoticeSource {
    doseNotices { _, _ in "Something you planned isn't logged yet. “doses” in nudgy asks about it." }
  }

  private func doseNotices(
    _ text: @escaping @Sendable ((plan: MedicationPlan, slot: When), LocalTime) -> LocalizedText
  ) -> NoticeSource {
    NoticeSource { [self] now in
      // This runs every few seconds, so it first checks the claim, which on most days is enough.
      guard storeOpener.resultIfOpened != nil, try !claims.isTaken(Session.catchUpClaim, on: now.day),
        let dose = try openDose(Turn(context: InputContext(now: now, zone: "", language: language)), isAsked: false)
      else { return [] }
      return [
        Notice(text(dose, now), about: nil, isRequested: false, event: .openDose) { [self] in
          try claims.take(Session.catchUpClaim, on: now.day)
        }
      ]
    }
  }
}
