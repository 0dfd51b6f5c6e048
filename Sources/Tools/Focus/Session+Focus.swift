package import Civil
package import Engine
package import Records
import Replies
import Session
package import Store

extension FocusSession {
  /// Whole minutes from the session's start; at least 0.
  func minutes(until end: LocalTime) -> Int { max(0, startedAt.seconds(to: end) / 60) }
}

extension Session {
  /// What is left of the planned minutes, rounded up; `nil` where there was no plan or its time is over.
  func minutesLeft(_ session: FocusSession, _ now: LocalTime) -> Int? {
    session.plannedEnd.map { (now.seconds(to: $0) + 59) / 60 }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// A notice when a focus session ends, shown once. If it is late by more than `focusNoticeSeconds` the session is
  /// ended without a notice.
  package var focusEndNotices: NoticeSource {
    NoticeSource { [self] now in
      guard let session = try store.openFocus(), let end = session.plannedEnd, end <= now else { return [] }
      let about = try session.nudge.flatMap { try store.nudge($0) }.map { Reference($0) }
      let minutes = session.plannedMinutes ?? 0
      return [
        Notice(
          "Your \(minutes, "minute", "minutes") are up. Is it done, would you like ten minutes more, or a break?",
          about: about,
          isRequested: true, event: .focusOver
        ) { [self] in
          guard try store.claim(session.id, "end") else { return false }
          try self.end(session, at: end, origin: .delivery)
          return end.seconds(to: now) < Session.focusNoticeSeconds
        }
      ]
    }
  }

  private static let focusNoticeSeconds = 15 * 60

  package func end(_ session: FocusSession, at time: LocalTime, origin: Intent.Origin) throws {
    var ended = session
    ended.endedAt = max(session.startedAt, min(time, session.plannedEnd ?? time))
    try changes.write("ended a focus session", "stop_focus", origin: origin) { try $0.put(ended) }
  }
}
