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
        .internalOnly(.optional(.text("words", "them, in the person's own words"))),
        .internalOnly(.optional(.fewWords("to", "the number, address or link to use from now on", atMost: 6)))
      ) { turn, which, draftSource, words, address in
        let call = Call("act", draftSource.map { ["draft": .words($0)] } ?? [:])
        return try await resolveAsync(which, turn, .active, for: call) { nudge in
          guard let action = nudge.action else {
            return Reply(
              "\(nudge.title) has no contact and no link.", .lines(["It can be done without one."]))
          }
          if draftSource == "own", words == nil { return askOwnWords(nudge) }
          if draftSource != nil {
            let draft = try await draft(for: nudge, action, typed: words, turn)
            let known = try reach(of: nudge, action)
            return draftReply(draft, nudge, known.address.map { action.instruction($0, known.name) })
          }
          if let address {
            guard let address = ContactAddress(address, for: action) else { throw action.unusable(address) }
            return try await reply(to: address, named: nil, try remember(address, for: nudge), action, turn)
          }
          let known = try reach(of: nudge, action)
          guard let address = known.address else { return ask(known.choices, action, nudge) }
          return try await reply(to: address, named: known.name, nudge, action, turn)
        }
      })
  }

  /// Shows whom it reaches and what is said, and then has the desktop open it.
  private func reply(
    to address: ContactAddress, named name: String?, _ nudge: Nudge, _ action: Nudge.Action, _ turn: Turn
  ) async throws -> Reply {
    var reply = Reply(action.instruction(address, name))
    guard action != .link else {
      reply.opens = address.url()
      return reply
    }
    let draft = try await draft(for: nudge, action, typed: nil, turn)
    reply.content = .lines([draft.heading] + draft.lines)
    let body = draft.lines.map { $0.text(language) }
    reply.opens = address.url(subject: messageSubject(of: nudge), body: body)
    return reply
  }

  /// What an e-mail is about: “the recycling bins” of “email the council about the recycling bins”.
  private func messageSubject(of nudge: Nudge) -> String {
    switch MessageTopic(Addressee(nudge, language).rest, language) {
    case .about(let topic), .task(let topic), .news(let topic), .question(let topic): topic
    case .nothing: nudge.title
    }
  }

  /// The addresses to choose from, as far as there are any, or any that is typed.
  private func ask(_ choices: [KnownAddress], _ action: Nudge.Action, _ nudge: Nudge) -> Reply {
    let call = Call("act", ["which": .id("\(nudge.id)")])
    let words = action.question(nudge.subject(in: language) ?? nudge.title)
    let listed = choices.prefix(Session.maximumAddressChoices).map { choice in
      Question.Choice("\(choice.label)", call.with("to", .words(choice.address.text)))
    }
    return Reply(
      followUp: .question(
        Question(
          words, choices: listed + [.init("leave it", nil)],
          freeAnswer: .init(call, "to", allowsOtherInput: true))))
  }

  private static let maximumAddressChoices = 4
}

extension Nudge.Action {
  /// - Parameter name: whose address it is, where an address book tells.
  fileprivate func instruction(_ address: ContactAddress, _ name: String?) -> LocalizedText {
    let target: LocalizedText = name.map { "\($0): \(address.text)" } ?? "\(address.text)"
    return switch self {
    case .call: "Call \(target)."
    case .text: "Text \(target)."
    case .email: "Write to \(target)."
    case .link: "Open \(target)."
    }
  }

  fileprivate func unusable(_ words: String) -> UserError {
    let message: LocalizedText =
      switch self {
      case .call, .text: "“\(words.quotable)” isn't a phone number."
      case .email: "“\(words.quotable)” isn't an e-mail address."
      case .link: "“\(words.quotable)” isn't a link."
      }
    return UserError(message, hint: "Nothing was opened.", code: .usage)
  }

  fileprivate func question(_ name: String) -> LocalizedText {
    switch self {
    case .call, .text: "Which number reaches \(name)?"
    case .email: "Which address reaches \(name)?"
    case .link: "Which link is it?"
    }
  }
}
