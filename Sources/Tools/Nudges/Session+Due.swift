import Civil
package import Engine
import Records
import Replies
import Session
import Store

extension Session {
  /// Notices of cards that come due, for a shell that opens now. Each delivery is made once, by whichever process claims
  /// it first: this shell, another one, or the timer of `nudgy remind`.
  package var dueNudgeNotices: NoticeSource {
    let openedAt = clock.local()
    return NoticeSource { [self] now in
      try messages(about: dueReminders(now: now, openedAt: openedAt), now: now, isPublic: false).map { message in
        let about = message.reminders.count == 1 ? message.reminders.first.map { Reference($0.nudge) } : nil
        return Notice(message.sentence, about: about, isRequested: true, event: .due) { [self] in
          try store.claim(message.reminders, now: now)
        }
      }
    }
  }
}
