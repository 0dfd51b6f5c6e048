import Records
import Replies

extension Cause {
  /// One sentence that says why this card comes first.
  var explanation: LocalizedText {
    switch self {
    case .overdue(days: 0): "It was due earlier today."
    case .overdue: "It's from before today."
    case .dueToday: "It's due today."
    case .dueSoon: "It's due soon."
    case .snoozeEnded: "You snoozed it until now."
    case .highPriority: "You marked it important."
    case .stale: "It has been waiting a while."
    case .fits(let minutes): "It takes about \(minutes, "minute", "minutes"), so it fits."
    case .nextDeadline: "Nothing is urgent, and its deadline comes next."
    case .oldest(ofRest: false): "It has been waiting longest."
    case .oldest(ofRest: true): "Of the rest, it has been waiting longest."
    case .only: "It's the only one left."
    }
  }
}
