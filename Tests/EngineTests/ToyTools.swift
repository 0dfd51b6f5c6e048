import Civil
import Engine
import Language
import Languages
import Replies
import Synchronization

/// Two toy tools and the calls that they received: the engine's tests need none of the real tools.
final class ToyTools: Sendable {
  let done = Mutex<[String]>([])
  /// The kinds of records that were read.
  let touched = Mutex<Set<String>>([])

  var calls: [String] { done.withLock { $0 } }

  var tools: [Tool] { [plant, water, dump, walk, cancel, outOfScope] }

  /// What people say to them, and to those that a model is offered besides.
  static let language = Language(
    tag: "en", rules: English.self,
    tools: [
      ToolPhrases("plant", phrases: ["plant {what}", "plant {what} on {at}", "plant"]),
      ToolPhrases("water", phrases: ["water {which}", "water"]),
      ToolPhrases("walk", phrases: ["walk"]), ToolPhrases("dump", phrases: ["dump"]),
      ToolPhrases("cancel", phrases: ["cancel", "never mind"]),
      ToolPhrases("dig_up", phrases: ["dig up {which}"]), ToolPhrases("read_diary", phrases: ["diary"]),
      ToolPhrases("allow_model", phrases: ["allow", "allow private {what=private}"]),
    ])

  private var plant: Tool {
    Tool(
      "plant", verb: "plant", "Plants something.", topic: .day, writes: true,
      does: Work(.optional(.text("what", "what to plant")), .optional(.moment("at", "when"))) { [self] _, what, at in
        guard let what else {
          return Reply(followUp: .question(Question("What?", freeAnswer: .init(Call("plant"), "what"))))
        }
        done.withLock { $0.append("plant \(what)" + (at.map { " \($0.iso)" } ?? "")) }
        let reference = Reference(kind: "plant", id: what, label: what)
        return Reply(
          "Planted \(what).",
          .card(
            Card(
              reference, heading: "\(what)", state: .active,
              actions: [
                Action("w", "water", Call("water", ["which": .words(what)]))
              ])))
      })
  }

  private var water: Tool {
    Tool(
      "water", verb: "water", "Waters a plant.", topic: .day,
      does: Work(.which()) {
        [self] turn, which in
        if case .words("ask") = which {
          let choices = ["rose", "lily"].map { name in
            Question.Choice(LocalizedText(stringLiteral: name), Call("water", ["which": .words(name)]))
          }
          return Reply(followUp: .question(Question("Which one?", choices: choices)))
        }
        let name = which == .current ? turn.dialogue.current?.label ?? "nothing" : "\(which)"
        done.withLock { $0.append("water \(name)") }
        return Reply("Watered.")
      })
  }

  /// Shows one plant after the other, each with keys that lead on.
  private var walk: Tool {
    Tool(
      "walk", verb: "walk", "Goes from plant to plant.", topic: .day,
      does: Work(.optional(.number("place", "which", 1...9))) { _, place in
        let place = place ?? 1
        guard place < 3 else { return Reply("The end.") }
        let name = "plant \(place)"
        let again = Call("walk", ["place": .number(Double(place))])
        let next = Call("walk", ["place": .number(Double(place + 1))])
        let keys = [
          Action("w", "water", Call("water", ["which": .words(name)]), nextCalls: [next]),
          Action("a", "ask", Call("water", ["which": .words("ask")]), nextCalls: [next]),
          Action("x", "go wrong", Call("out_of_scope"), nextCalls: [next]),
        ]
        let card = Card(
          Reference(kind: "plant", id: name, label: name), heading: "\(name)", state: .active, actions: keys)
        return Reply("At \(name).", .card(card), followUp: .keys(keys, again: again))
      })
  }

  private var dump: Tool {
    Tool(
      "dump", verb: "dump", "Takes many lines.", topic: .day,
      does: Work(
        .optional(.text("text", "the lines")),
        .flag("line", "one more line")
      ) {
        [self] _, text, isLine in
        guard let text else {
          let each = Call("dump", ["line": .flag(true)])
          return Reply(followUp: .collector(Collector("Go on.", Call("dump"), "text", lineCall: each, isSealed: true)))
        }
        done.withLock { $0.append("\(isLine ? "line" : "dump") \(text)") }
        return Reply("Got it.")
      })
  }

  private var cancel: Tool {
    Tool(
      "cancel", verb: "cancel", "Leaves it.", topic: .day,
      does: Work { _ in Reply("Left.") })
  }

  private var outOfScope: Tool {
    Tool(
      "out_of_scope", verb: "ask", "Says no.", topic: .day,
      does: Work(.optional(.text("line", "the line"))) { turn, line in
        throw UserError("No idea what \(line ?? turn.line) is.", code: .failed)
      })
  }
}
