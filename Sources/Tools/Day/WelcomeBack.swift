import Cards
package import Engine
import Language
import Records
import Replies
package import Session

extension Session {
  package var welcomeBack: Tool {
    Tool(
      "welcome_back", verb: "welcome-back", "Says what matters today after days away, and offers a fresh start.",
      topic: .day,
      does: Work { turn in
        let earlier = try nudgesFromBefore(turn)
        let hello: LocalizedText = try preferredName.map { "Welcome back, \($0)." } ?? "Welcome back."
        let offersRest = earlier.count >= Session.cardsToRest
        let receipt: LocalizedText = try "\(hello) \(dayLine(turn, namesEarlier: !offersRest))"
        guard offersRest else { return Reply(receipt, occasion: .greeting) }
        let titles = earlier.prefix(Session.titlesShown).map { "\($0.title)" as LocalizedText }
        let rest = earlier.count - titles.count
        let names: LocalizedText = rest > 0 ? "\(titles) and \(rest) more" : "\(titles)"
        return Reply(
          receipt,
          .lines(["\(earlier.count, "thing is", "things are") from before: \(names)."]),
          followUp: .question(
            Question(
              "How do you want to begin?",
              choices: [
                .init("fresh start: they rest for a week; what repeats starts again today", Call("fresh_start")),
                .init(
                  "pick three: you say which stay, the others rest",
                  Call("fresh_start", ["three": .flag(true)])),
                .init("leave it: nothing changes", nil),
              ])),
          occasion: .greeting)
      })
  }

  private static let titlesShown = 3
}
