import Engine
import Language
import Records
import Store

// How a card in steps behaves. The steps are cards of their own that say which card they are part of. The whole keeps
// its deadline, its priority and its place in the ranking and the list, and `next` shows its first open step in its
// stead; done, dropped or put off, it takes its open steps along. After the last step nudgy asks whether the whole is
// done.

extension Profile {
  var breakDown: Tool {
    Tool(
      "break_down", verb: "break", "Splits a card into small first steps.", topic: .focus,
      words: [
        "split": "(break|split|chop|cut|divide|slice)",
        "count": "[a few|a couple of|some|several|two|three|four|five|six|2|3|4|5|6]",
        "size": """
        <count> [small|smaller|tiny|little|baby|bite sized|bite size|bitesize|bitesized|easy|easier|manageable
        |five minute|5 minute|ten minute|10 minute|two minute|2 minute|15 minute]
        """,
        "steps": "(steps|pieces|bits|chunks|parts|tasks|subtasks|actions|ones|sections|stages)",
        "please": "[<split> (it|this) (up|down|into <size> <steps>)|make it smaller]",
      ],
      phrases: [
        "<split> (down|up) {which}",
        "<split> {which} (down|up) [for me|a bit]",
        "<split> {which} (down|up) into <size> <steps>",
        "<split> {which} (into|in|to) <size> <steps>",
        "<split> {which} [down|up] into [these steps] {steps}",
        "<split> (down|up) {which} into [these steps] {steps}",
        "[the|my] steps (for|of) {which}: {steps}",
        "(turn|make) {which} into <size> <steps>",
        "make {which} (smaller|more manageable|less scary)",
        "(break|break down)",
        "(baby|small|smaller|tiny|first|little|easier) steps",
        "(give|show|make) me [the] <size> steps (for|to|of) {which}",
        "(baby|small|smaller|tiny|first|little) steps (for|to) {which}",
        "(this|it|that|this one|that one) (is|feels|seems|looks) [way|far|just|all] too (big|much|large|hard|overwhelming|scary|daunting) [for me] <please>",
        "(its|it is|this is|thats|this feels|it feels|that feels) [so|really|just|a bit|all] (overwhelming|daunting|huge|massive|scary) <please>",
        "{which} (feels|seems|looks) [way|far|just] too (big|much|large|hard|overwhelming|scary|daunting) [for me] <please>",
        "{which} (feels|seems|looks) [so|really|just|a bit] (overwhelming|daunting|huge|massive) <please>",
        "[im|i am] [really|so|a bit] (stuck|bogged down) (on|with|in) {which} <please>",
        "[i] [really|just] (cant|cannot|cant seem to|keep failing to) (get started|start|make a start|get going|get into|begin) (on|with) {which} <please>",
        "[im|i am] (dreading|avoiding|putting off) {which} <please>",
        "{which} is [way|far|just] too (big|much|large|hard|overwhelming|scary) [for me] <please>",
        "{which} is [so|really|just|a bit] (overwhelming|daunting|huge|massive|scary|scaring me|stressing me out|freaking me out) <please>",
        "(whats|what is) (the|my) (first|smallest|tiniest) step",
        "(whats|what is) (the|my) (first|smallest|tiniest) step (for|on|with|of|in) {which}",
        "help me [to] (get started|start|begin|get going|make a start) [with this|on this|with it|on it]",
        "(where|how) (do|should) i [even] (start|begin|get started) <please>",
        "(where|how) (do|should) i [even] (start|begin|get started) (with|on) {which}",
        "how (do|should) i [even] (start|begin|tackle|approach) {which}",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) <please>",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which}",
        "[i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which} <split> it <size> (up|down)",
        """
        [i] [really] (dont|do not) know (where|how) to (start|begin) (with|on) {which} <split> it into
        <size> <steps>
        """,
        "help me [to] (start|begin|get started) (with|on) {which}",
        "help me [to] (start|begin|tackle|plan) {which}",
        "help me [to] <split> (down|up) {which}",
      ],
      examples: [
        Example("break it down"), Example("split the tax return into steps", ["which": "tax return"]),
        Example("the garage is too big", ["which": "garage"]), Example("where do i start"),
        Example(
          "break the tax return into: find the letter, open the form",
          ["which": "tax return", "steps": "find the letter, open the form"]),
      ],
      writes: true, toolset: .essential,
      does: Work(
        .which(),
        .optional(.list("steps", "the person's own steps, in their order")),
        .inner(.optional(.list("offered", "the steps that an answer speaks of")))
      ) { turn, which, said, offered in
        let own = OwnSteps.read(said ?? [])
        let call = Call("break_down", own.isEmpty ? [:] : ["steps": .list(own.map(Argument.words))])
        return try await oneAwaiting(subject(which, turn), turn, .active, for: call) { nudge in
          let known = try store.steps(of: nudge.id)
          let offer = offered.map(Offer.init) ?? Offer(for: nudge, besides: known)
          let steps = offer.taken(by: own)
          if !steps.isEmpty { return try keep(steps, of: nudge, turn) }
          let open = try openSteps(of: nudge)
          guard open.isEmpty else { return remind(nudge, of: open, turn) }
          return self.offer(await offer.written(for: nudge, besides: known, turn) ?? offer, nudge, turn)
        }
      })
  }

  /// "Where do I start" names no card: without an open one in hand it means the next, as a whole.
  private func subject(_ which: Which, _ turn: Turn) throws -> Which {
    let inHand = try turn.dialogue.inHand.flatMap { ID($0.id) }.flatMap(store.nudge)
    guard which == .current, inHand?.status != .active, let choice = try next(turn) else { return which }
    return .id((choice.nudge.parent ?? choice.nudge.id).text)
  }

  private func offer(_ offer: Offer, _ nudge: Nudge, _ turn: Turn) -> Reply {
    var shown = card(nudge, turn)
    shown.details = offer.steps.enumerated().map { "Step \($0 + 1): \($1)" }
    shown.actions = []
    let call = Call("break_down", ["which": .words("#\(nudge.id)")])
    let offered = Argument.list(offer.steps.map { .words($0.text()) })
    func keeping(_ steps: ArraySlice<Said>) -> Call {
      call.with("steps", .list(steps.map { .words($0.text()) }))
    }
    let question = Question(
      offer.words,
      choices: [
        .init("yes: keep these steps", keeping(offer.steps[...])),
        .init("first: only the first step", keeping(offer.steps.prefix(1))), .init("no: leave it", nil),
      ], open: .init(call.with("offered", offered), "steps"))
    return Reply(offer.heading, .card(shown), lead: .question(question))
  }

  private func keep(_ titles: [String], of nudge: Nudge, _ turn: Turn) throws -> Reply {
    let known = try openSteps(of: nudge)
    let steps = try newSteps(titles, of: nudge, turn)
    try change("broke down \(nudge.title)", "break_down", capturing: titles.joined(separator: ", ")) { transaction in
      for step in steps { try transaction.put(step) }
    }
    let receipt: Said =
      known.isEmpty
      ? "\(nudge.title), in \(steps.count, "step", "steps"):"
      : "\(nudge.title) has \(steps.count, "more step", "more steps"). Next is still:"
    return Reply(receipt, .card(card(known.first ?? steps[0], turn)))
  }

  private func remind(_ nudge: Nudge, of open: [Nudge], _ turn: Turn) -> Reply {
    let shown = open.prefix(Profile.listLimit).map { card($0, turn) }
    return Reply(
      "\(nudge.title) is in steps already.", .list(Reply.List("Still to do", shown, more: open.count - shown.count)))
  }
}
