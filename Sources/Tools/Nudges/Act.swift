import Cards
package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var act: Tool {
    Tool(
      "act", verb: "act", "Calls, texts, mails or opens what a card names.", topic: .nudges,
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
    let call = Call("edit_nudge", ["which": .id("\(nudge.id)")])
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

  fileprivate func deed(_ target: String) -> LocalizedText {
    switch self {
    case .call: "Call \(target)."
    case .text: "Text \(target)."
    case .email: "Write to \(target)."
    case .link: "Open \(target)."
    }
  }

  fileprivate func question(_ name: String) -> LocalizedText {
    switch self {
    case .call, .text: "Which number reaches \(name)?"
    case .email: "Which address reaches \(name)?"
    case .link: "Which link is it?"
    }
  }
}
