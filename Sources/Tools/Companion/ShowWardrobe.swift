package import Engine
import Replies
package import Session

extension Session {
  package var showWardrobe: Tool {
    Tool(
      "show_wardrobe", verb: "wardrobe", "Shows what the penguin can wear.", topic: .companion,
      does: Work { turn in
        let wardrobe = try wardrobe(turn)
        let next: [LocalizedText] =
          wardrobe.next.map { next in
            ["Next: \(next.item.name), after \(next.days, "more day", "more days") with something done."]
          } ?? []
        return Reply(
          wardrobe.worn.map { "The penguin wears: \($0.name)." } ?? "The penguin wears nothing but feathers.",
          .lines([wardrobe.list] + next + hiddenPenguinLines), occasion: .dressed)
      })
  }
}
