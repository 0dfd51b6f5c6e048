import Civil
package import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// A nudge that falls due, once, whichever process says so.
  package var dueNudges: NoticeSource {
    NoticeSource { [self] now in
      try store.due(now: now).map { nudge in
        Notice("Due: \(nudge.title).", about: Reference(nudge), isAsked: true) { [self] in
          try store.claim(nudge.id, nudge.remindAt?.isoSeconds ?? nudge.due?.iso ?? "")
        }
      }
    }
  }
}
