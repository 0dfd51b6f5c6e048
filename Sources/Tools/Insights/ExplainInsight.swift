import Civil
package import Engine
import Prompts
import Replies
package import Session
import SymptomsTools

extension Session {
  package var explainInsight: Tool {
    Tool(
      "explain_insight", verb: "explain-insight", "Explains what a finding in the log means, and how sure it is.",
      topic: .symptoms,
      does: Work(.optional(.text("about", "what the finding is about"))) { turn, about in
        let today = turn.now.day
        guard let book = try logbook(nil, today, turn), !book.variables.isEmpty else {
          return Reply("There's nothing to explain yet.", Session.loggingHint)
        }
        let report = InsightReport(book, today: today)
        let findings = report.findings(about: about.flatMap { book.matchingVariables($0, in: language) })
        guard let first = findings.first else {
          return Reply("There's nothing to explain yet.", .lines(["“insights” shows how many days are still missing."]))
        }
        let facts = report.explanation(of: first)
        let source = facts.map { $0.text() }.joined(separator: "\n")
        let answer = await turn.generateText?(Prompts.insight(finding: source), report.kinds(of: first))
        guard let sentences = ModelText(answer, from: source, in: language)?.sentences(4) else {
          return Reply("What it means:", .lines(facts))
        }
        return Reply(.modelHeading("What it means"), .lines([report.sentence(first)] + sentences.map { "\($0)" }))
      })
  }
}
