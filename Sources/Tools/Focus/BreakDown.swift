import Cards
package import Engine
import Language
import Records
import Replies
package import Session
import Store

// How a card with steps behaves. The steps are cards of their own whose `parent` is the card. The card keeps its
// deadline, its priority and its place in the ranking and in lists, and `next` shows its first open step in its place.
// When it is done, dropped or snoozed, its open steps are too. After the last step nudgy asks whether the card is done.

extension Session {
  package var breakDown: Tool {
    Tool(
      "break_down", verb: "break", "Splits a card into small steps.", topic: .focus, writes: true,
      toolset: .essential,
      does: Work(
        .which(),
        .optional(.list("steps", "their own steps, in order")),
        .internalOnly(.optional(.list("offered", "the steps that an answer speaks of")))
      ) { turn, which, typedSteps, offered in
        let own = OwnSteps.read(typedSteps ?? [], in: language)
        let call = Call("break_down", own.isEmpty ? [:] : ["steps": .list(own.map(Argument.words))])
        return try await resolveAsync(subject(which, turn), turn, .active, for: call) { nudge in
          let known = try store.steps(of: nudge.id)
          let suggestion =
            offered.map { StepSuggestion($0, in: language) } ?? StepSuggestion(for: nudge, besides: known, in: language)
          let steps = suggestion.titlesToKeep(for: own)
          if !steps.isEmpty { return try keep(steps, of: nudge, turn) }
          let open = try openSteps(of: nudge)
          guard open.isEmpty else { return remind(nudge, of: open, turn) }
          return self.suggestion(
            await suggestion.writtenByModel(for: nudge, besides: known, turn) ?? suggestion, nudge, turn)
        }
      })
  }

  /// "Where do I start" names no card: if no open card is current it means the next one, and of a step the whole card.
  private func subject(_ which: RecordSelector, _ turn: Turn) throws -> RecordSelector {
    let current = try turn.dialogue.current.flatMap { ID($0.id) }.flatMap(store.nudge)
    guard which == .current, current?.status != .active, let choice = try next(turn) else { return which }
    return .id((choice.nudge.parent ?? choice.nudge.id).text)
  }

  private func suggestion(_ offer: StepSuggestion, _ nudge: Nudge, _ turn: Turn) -> Reply {
    var shown = card(nudge, turn)
    shown.details = offer.steps.enumerated().map { "Step \($0 + 1): \($1)" }
    shown.actions = []
    let call = Call("break_down", ["which": .id("\(nudge.id)")])
    let offeredTitles = Argument.list(offer.titles.map { .words($0) })
    func keepCall(_ titles: some Sequence<String>) -> Call {
      call.with("steps", .list(titles.map { .words($0) }))
    }
    let question = Question(
      offer.question,
      choices: [
        .init("yes: keep these steps", keepCall(offer.titles)),
        .init("first: only the first step", keepCall(offer.titles.prefix(1))), .init("no: leave it as it is", nil),
      ], freeAnswer: .init(call.with("offered", offeredTitles), "steps"))
    return Reply(offer.heading, .card(shown), followUp: .question(question))
  }

  private func keep(_ titles: [String], of nudge: Nudge, _ turn: Turn) throws -> Reply {
    let known = try openSteps(of: nudge)
    let steps = try newSteps(titles, of: nudge, turn)
    try changes.write("broke down \(nudge.title)", "break_down", capturing: titles.joined(separator: ", ")) {
      transaction in
      for step in steps { try transaction.put(step) }
    }
    let receipt: LocalizedText =
      known.isEmpty
      ? "\(nudge.title), in \(steps.count, "step", "steps"):"
      : "\(nudge.title) already has \(steps.count, "more step", "more steps"). The next one is still:"
    // In a review the card itself follows, and would stand in the place of its first step.
    guard !turn.hasFurtherCalls else { return Reply(receipt, .lines((known + steps).map { "\($0.title)" })) }
    return Reply(receipt, .card(card(known.first ?? steps[0], turn)))
  }

  private func remind(_ nudge: Nudge, of open: [Nudge], _ turn: Turn) -> Reply {
    let shown = open.prefix(listLimit).map { card($0, turn) }
    return Reply(
      "\(nudge.title) already has steps.", .list(Reply.List("Still to do", shown, more: open.count - shown.count)))
  }
}
