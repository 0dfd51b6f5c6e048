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
      "remind_before", verb: "remind-before", "Reminds you of a card some time before it's due.", topic: .nudges,
      writes: true,
      does: Work(
        .which(), .minutes("minutes", "how long before it is due"),
        .optional(.moment("at", "at which time of that day, where it is so many days before"))
      ) { turn, which, minutes, time in
        var call = Call("remind_before", ["minutes": .number(Double(minutes))])
        if let time { call = call.with("at", .words(time.iso)) }
        return try resolve(which, turn, .active, for: call) { nudge in
          guard let due = nudge.due, let moment = Session.reminder(minutes, before: due, at: time) else {
            throw UserError(
              "\(nudge.title) has no time to remind you before.", hint: "Give it one: “move it to 5pm”.", code: .usage)
          }
          guard moment > turn.now else {
            throw UserError(
              "That would have been \(spoken: When(moment), turn.now).", hint: "A shorter time before it works.",
              code: .usage)
          }
          guard nudge.remindAt != moment else {
            return .changedNothing(
              "I'll remind you then already, \(spoken: When(moment), turn.now): \(nudge.title).",
              about: Reference(nudge))
          }
          var changed = nudge
          changed.remindAt = moment
          try changes.write("the reminder of \(nudge.title)", "remind_before") { [changed] in try $0.put(changed) }
          return Reply("I'll remind you \(spoken: When(moment), turn.now): \(nudge.title).", about: Reference(nudge))
        }
      })
  }

  /// When to remind so many minutes before something is due. Of a day without a time only whole days can be counted
  /// back; `nil` for less.
  private static func reminder(_ minutes: Int, before due: When, at time: When?) -> LocalTime? {
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
    let isWholeDays = days > 0 && rest == 0
    let secondOfDay = time?.secondOfDay
    if due.hasTime, !isWholeDays || secondOfDay == nil { return due.start.adding(minutes: -minutes) }
    guard isWholeDays else { return nil }
    return LocalTime(due.day.adding(days: -days), secondOfDay: secondOfDay ?? reminderHour * 3600)
  }

  /// The hour of a reminder that only a day was said for.
  private static let reminderHour = 9
}
