package import Engine
import Language
import Replies
package import Session

extension Session {
  package var wear: Tool {
    Tool(
      "wear", verb: "wear", "Dresses the penguin.", topic: .companion, writes: true,
      does: Work(.query("item", "something from the wardrobe; “nothing” takes it off")) { turn, item in
        let wardrobe = try wardrobe(turn)
        if isNothing(item, turn.context.language) {
          guard wardrobe.worn != nil else { return .changedNothing("The penguin wears nothing but feathers.") }
          try dress(in: nil, turn)
          return Reply("Taken off. Nothing but feathers now.", .lines(hiddenPenguinLines), occasion: .dressed)
        }
        guard let outfit = wardrobe.find(item, in: turn.context.language) else {
          throw UserError("There's no “\(item)” in the wardrobe.", hint: wardrobe.list, code: .notFound)
        }
        guard wardrobe.items.contains(outfit) else {
          throw UserError(
            "Not in the wardrobe yet: \(outfit.name). It comes after \(outfit.daysNeeded - wardrobe.days, "more day", "more days") with something done.",
            hint: wardrobe.list, code: .notFound)
        }
        guard wardrobe.worn != outfit else {
          return .changedNothing("The penguin wears that already.", occasion: .dressed)
        }
        try dress(in: outfit, turn)
        return Reply("Put on: \(outfit.name).", .lines(hiddenPenguinLines), occasion: .dressed)
      })
  }

  private func isNothing(_ words: String, _ language: Language) -> Bool {
    words == "nothing" || language.hasWord(words.lowercased()) { $0.unsetWords }
  }
}
