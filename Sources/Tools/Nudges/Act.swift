import Engine
import Language
import Records

extension Profile {
  var act: Tool {
    Tool(
      "act", verb: "act", "Calls, texts, mails or opens what a card names.", topic: .nudges,
      phrases: [
        "act [on it|on this|on this one|now]",
        "act on {which}",
        "(call|ring|phone|dial|text|message|email|mail) (it|this|that|them|him|her) [up] [now|for me|for me now]",
        "(call|ring|phone|dial|text|message|whatsapp|email|mail) {which} for me",
        "(call|ring|phone|dial) [the|that|this|their] number [now|for me]",
        "(call|ring|phone|dial|text|message) the number (on|for|of|in|from) {which}",
        "(make|place|start|do) (the|that|this) [phone] call [now|for me]",
        "(make|place|start|do) the [phone] call (for|on|to) {which}",
        "(open|draft|start|write|compose|send) (the|that|this) (email|mail|text|message|sms|draft) [now|for me]",
        "(open|draft|start|write|compose) the (email|mail|text|message|sms|draft) (for|on|to|of) {which}",
        """
        (open|visit|go to|follow|launch) (the|that|this|its) (link|url|website|web page|webpage|page|site) [now|for
        me]
        """,
        """
        (open|visit|go to|follow|launch) the (link|url|website|web page|webpage|page|site) (for|on|of|from|in)
        {which}
        """,
        "open [the|that] {which} link",
        "(do|run|start|trigger|take) (the|its|this cards|the cards) action [now]",
        "(do|run|start|trigger|take) the action (for|on|of) {which}",
      ],
      examples: [
        Example("make the call"), Example("open the link for the passport one", ["which": "the passport one"]),
        Example("call the bank for me", ["which": "the bank"]), Example("text her now"),
      ],
      does: Work(.which()) { turn, which in
        try one(which, turn, .active, for: Call("act")) { nudge in
          guard let action = nudge.action else {
            return Reply(
              "\(nudge.title) names nobody to reach and no link.", .lines(["It can be done without either."]))
          }
          guard let target = nudge.target, action.isReached(by: target) else { return ask(action, nudge) }
          return Reply(action.deed(target))
        }
      })
  }

  private func ask(_ action: Nudge.Action, _ nudge: Nudge) -> Reply {
    let call = Call("edit_nudge", ["which": .words("#\(nudge.id)")])
    let words = action.question(nudge.target ?? nudge.title)
    return Reply(lead: .question(Question(words, choices: [.init("leave it", nil)], open: .init(call, "target"))))
  }
}

extension Nudge.Action {
  /// Whether it is a number, an address or a link, and not only somebody's name.
  fileprivate func isReached(by target: String) -> Bool {
    switch self {
    case .call, .text: target.count(where: \.isNumber) >= 3
    case .email: target.contains("@")
    case .link: target.contains(".")
    }
  }

  fileprivate func deed(_ target: String) -> Said {
    switch self {
    case .call: "Call \(target)."
    case .text: "Text \(target)."
    case .email: "Write to \(target)."
    case .link: "Open \(target)."
    }
  }

  fileprivate func question(_ name: String) -> Said {
    switch self {
    case .call, .text: "Which number reaches \(name)?"
    case .email: "Which address reaches \(name)?"
    case .link: "Which link is it?"
    }
  }
}
