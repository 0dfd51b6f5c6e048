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
        .internalOnly(
          .optional(.choice("draft", "whose words are wanted before it is done", ["first": [], "own": []]))),
        .internalOnly(.optional(.text("words", "them, in the person's own words")))
      ) { turn, which, draftSource, words in
        let call = Call("act", draftSource.map { ["draft": .words($0)] } ?? [:])
        return try await resolveAsync(which, turn, .active, for: call) { nudge in
          guard let action = nudge.action else {
            return Reply(
              "\(nudge.title) has no contact and no link.", .lines(["It can be done without one."]))
          }
          let number = nudge.target.flatMap { action.canReach($0) ? $0 : nil }
          guard action != .link, number != nil || draftSource != nil else {
            return number.map { Reply(action.instruction($0)) } ?? askForTarget(action, nudge)
          }
          if draftSource == "own", words == nil { return askOwnWords(nudge) }
          let draft = try await draft(for: nudge, action, typed: words, turn)
          let instruction = number.map(action.instruction)
          return draftSource != nil
            ? draftReply(draft, nudge, instruction) : Reply(instruction, .lines([draft.heading] + draft.lines))
        }
      })
  }

  private func askForTarget(_ action: Nudge.Action, _ nudge: Nudge) -> Reply {
    let call = Call("edit_nudge", ["which": .id("\(nudge.id)")])
    let words = action.question(nudge.target ?? nudge.title)
    return Reply(
      followUp: .question(
        Question(words, choices: [.init("leave it", nil)], freeAnswer: .init(call, "target", allowsOtherInput: true))))
  }
}

extension Nudge.Action {
  /// Whether the target is a number, address or link that can be used directly, and not only a person's name.
  fileprivate func canReach(_ target: String) -> Bool {
    switch self {
    case .call, .text: target.count(where: \.isNumber) >= 3
    case .email: target.contains("@")
    case .link: target.contains(".")
    }
  }

  fileprivate func instruction(_ target: String) -> LocalizedText {
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
