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
        "(open|start|send) (the|that|this) (email|mail|text|message|sms) [now|for me]",
        "(open|start) the (email|mail|text|message|sms) (for|on|to|of) {which}",
        "(open|draft|start|write|compose|send|show|show me) (the|that|this|a) (draft|first draft) [now|for me] {draft=first}",
        "(open|draft|start|write|compose|show|show me) (the|a) (draft|first draft) (for|on|to|of) {which} {draft=first}",
        "(draft|write|compose) (the|that|this) (email|mail|text|message|sms) [now|for me] {draft=first}",
        "(draft|write|compose) the (email|mail|text|message|sms) (for|on|to|of) {which} {draft=first}",
        "draft (it|this|that|something) [for me|now] {draft=first}",
        "help me [to] (write|draft|word|phrase) (it|this|that|the (email|mail|text|message|sms)) {draft=first}",
        """
        help me [to] (write|draft|word|phrase) (the|that|this|my) (email|mail|text|message|sms) (for|on|to) {which}
        {draft=first}
        """,
        "what (do|shall|should|can|could) i (say|write) [there|then|to them|to him|to her|on the phone] {draft=first}",
        "what (do|shall|should|can|could) i (say|write) (to|in the (email|text|message) to) {which} {draft=first}",
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
        Example("make the call"), Example("open the link for the passport one", ["which": "passport one"]),
        Example("call the bank for me", ["which": "bank"]), Example("text her now"),
        Example("what do i say to the bank", ["which": "bank"]),
      ],
      does: Work(
        .which(),
        .inner(.optional(.choice("draft", "whose words are wanted before it is done", ["first": [], "own": []]))),
        .inner(.optional(.text("words", "them, in the person's own words")))
      ) { turn, which, wish, words in
        let call = Call("act", wish.map { ["draft": .words($0)] } ?? [:])
        return try await oneAwaiting(which, turn, .active, for: call) { nudge in
          guard let action = nudge.action else {
            return Reply(
              "\(nudge.title) names nobody to reach and no link.", .lines(["It can be done without either."]))
          }
          let number = nudge.target.flatMap { action.isReached(by: $0) ? $0 : nil }
          guard action != .link, number != nil || wish != nil else {
            return number.map { Reply(action.deed($0)) } ?? ask(action, nudge)
          }
          if wish == "own", words == nil { return askOwnWords(nudge) }
          let draft = try await draft(for: nudge, action, typed: words, turn)
          let deed = number.map(action.deed)
          return wish != nil ? keeping(draft, nudge, deed) : Reply(deed, .lines([draft.heading] + draft.lines))
        }
      })
  }

  private func ask(_ action: Nudge.Action, _ nudge: Nudge) -> Reply {
    let call = Call("edit_nudge", ["which": .words("#\(nudge.id)")])
    let words = action.question(nudge.target ?? nudge.title)
    return Reply(
      lead: .question(
        Question(words, choices: [.init("leave it", nil)], open: .init(call, "target", yields: true))))
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
