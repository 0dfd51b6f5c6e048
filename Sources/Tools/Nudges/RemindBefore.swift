import Cards
import Civil
package import Engine
import Language
import Records
import Replies
package import Session
import Store

extension Session {
  package var remindBefore: Tool {
    Tool(
      "remind_before", verb: "remind-before", "Reminds of a card so many minutes before it is due.", topic: .nudges,
      writes: true,
      does: Work(.which(), .minutes("minutes", "how long before it is due")) { turn, which, minutes in
        let call = Call("remind_before", ["minutes": .number(Double(minutes))])
        return try resolve(which, turn, .active, for: call) { nudge in
          guard let due = nudge.due, due.hasTime else {
            throw UserError(
              "\(nudge.title) has no time to remind you before.", hint: "Give it one: “move it to 5pm”.", code: .usage)
          }
          let moment = due.start.adding(minutes: -minutes)
          guard moment > turn.now else {
            throw UserError(
              "That would have been \(spoken: When(moment), turn.now).", hint: "A shorter time before it works.",
              code: .usage)
          }
          var changed = nudge
          changed.remindAt = moment
          try change("the reminder of \(nudge.title)", "remind_before") { [changed] in try $0.put(changed) }
          return Reply("I'll remind you \(spoken: When(moment), turn.now): \(nudge.title).", about: Reference(nudge))
        }
      })
  }
}
