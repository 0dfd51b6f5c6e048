package import Engine
import Prompts
import Records
import Replies
package import Session

extension Session {
  package var reflectWeek: Tool {
    Tool(
      "reflect_week", verb: "reflect", "Looks back on the last seven days, in at most five lines.", topic: .focus,
      does: Work { turn in
        let facts = try weekFacts(turn)
        guard !facts.isEmpty else {
          return Reply("There's nothing from the last 7 days yet.", .lines(["Say “what's next” to begin."]))
        }
        let showsPrivate = await turn.allows(.sealed)
        let (shared, withheld) = facts.partitioned { showsPrivate || !$0.isPrivate }
        let source = shared.map { $0.text.text() }.joined(separator: "\n")
        let kinds = Set(shared.map(\.kind)).sorted()
        let answer = shared.isEmpty ? nil : await turn.generateText?(Prompts.week(facts: source), kinds)
        guard
          let sentences = ModelText(answer, from: source, in: language)?.sentences(WeekFact.maxFacts - withheld.count)
        else {
          return Reply("Looking back:", .lines(facts.map(\.text)))
        }
        return Reply(.modelHeading("Looking back"), .lines(sentences.map { "\($0)" } + withheld.map(\.text)))
      })
  }
}

extension WeekFact {
  /// Whether a model may see such records only with the person's consent.
  fileprivate var isPrivate: Bool { Kinds.shape(kind)?.isPrivate != false }
}

extension Array {
  fileprivate func partitioned(by isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
