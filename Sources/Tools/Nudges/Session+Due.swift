import Civil
package import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// Notices of cards that come due, each shown once, by whichever process claims it first.
  package var dueNudgeNotices: NoticeSource {
    NoticeSource { [self] now in
      try store.dueReminders(now: now).map { nudge in
        Notice("Due: \(nudge.title).", about: Reference(nudge), isRequested: true) { [self] in
          try store.claim(nudge.id, nudge.remindAt?.isoSeconds ?? nudge.due?.iso ?? "")
        }
      }
    }
  }
}
