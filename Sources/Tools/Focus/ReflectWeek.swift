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
          return Reply("Nothing is kept of the last 7 days yet.", .lines(["“what's next” is a way to begin."]))
        }
        let showsPrivate = await turn.allows(.sealed)
        let (told, own) = facts.parted { showsPrivate || !$0.isPrivate }
        let source = told.map { $0.words.text() }.joined(separator: "\n")
        let kinds = Set(told.map(\.kind)).sorted()
        let answer = told.isEmpty ? nil : await turn.write?(Prompts.week(facts: source), kinds)
        guard let sentences = Written(answer, from: source, in: language)?.sentences(WeekFact.most - own.count) else {
          return Reply("Looking back:", .lines(facts.map(\.words)))
        }
        return Reply(.byModel("Looking back"), .lines(sentences.map { "\($0)" } + own.map(\.words)))
      })
  }
}

extension WeekFact {
  /// Whether a model sees such things only where the person has said so.
  fileprivate var isPrivate: Bool { Kinds.shape(kind)?.isPrivate != false }
}

extension Array {
  fileprivate func parted(_ isFirst: (Element) -> Bool) -> ([Element], [Element]) {
    (filter(isFirst), filter { !isFirst($0) })
  }
}
