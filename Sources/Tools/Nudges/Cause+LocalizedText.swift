import Engine
import Records
import Replies
import Session

extension Cause {
  /// One sentence that says why this card comes first.
  var explanation: LocalizedText {
    switch self {
    case .overdue(days: 0): "Its time was earlier today."
    case .overdue(let days): "Its deadline was \(days, "day", "days") ago."
    case .dueToday: "It is due today."
    case .dueSoon: "It is due soon."
    case .snoozeEnded: "You put it off until now."
    case .highPriority: "You said it matters."
    case .stale(let days): "It has waited untouched for \(days, "day", "days")."
    case .fits(let minutes): "It takes about \(minutes, "minute", "minutes"), so it fits."
    case .nextDeadline: "Nothing presses, and its deadline comes next."
    case .oldest(ofRest: false): "It has waited longest."
    case .oldest(ofRest: true): "It has waited longest of the rest."
    case .only: "It is the only one waiting."
    }
  }
}
