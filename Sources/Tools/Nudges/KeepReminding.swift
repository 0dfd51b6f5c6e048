import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var keepReminding: Tool {
    Tool(
      "keep_reminding", verb: "insist", "Reminds of a card until it is answered, or no longer does so.", topic: .nudges,
      writes: true,
      does: Work(.which(), .flag("off", "a few reminders are enough")) { turn, which, isOff in
        let call = isOff ? Call("keep_reminding", ["off": .flag(true)]) : Call("keep_reminding")
        return try resolve(which, turn, .active, for: call) { nudge in
          let interval = isOff ? nil : ReminderChain.insistentInterval
          guard nudge.remindRepeat != interval else {
            return .changedNothing(
              isOff
                ? "It doesn't remind without end: \(nudge.title)." : "It does already: \(nudge.title).",
              about: Reference(nudge))
          }
          guard isOff || nudge.due?.hasTime == true || nudge.remindAt != nil || nudge.snoozedUntil != nil else {
            throw UserError(
              "\(nudge.title) has no time to remind you at.", hint: "Give it one: “move it to 5pm”.", code: .usage)
          }
          var changed = nudge
          changed.remindRepeat = interval
          try changes.write(
            isOff ? "a few reminders of \(nudge.title)" : "reminders of \(nudge.title) until answered", "keep_reminding"
          ) { [changed] in try $0.put(changed) }
          return Reply(
            isOff
              ? "A few reminders are enough: \(nudge.title)."
              : "Every \(ReminderChain.insistentInterval) minutes until you answer: \(nudge.title).",
            about: Reference(nudge))
        }
      })
  }
}
