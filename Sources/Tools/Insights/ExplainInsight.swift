import Civil
import Engine
import Insights
import Prompts
import Records

extension Profile {
  var explainInsight: Tool {
    Tool(
      "explain_insight", verb: "explain-insight", "Explains what a finding in the log means, and how sure it is.",
      topic: .symptoms,
      words: [
        "finding": "(insight|insights|finding|findings|pattern|correlation|association|connection|cue|trend)",
        "plainly": "[to me|for me|please|more|further|in plain words|in plain english|in simple words|simply]",
      ],
      phrases: [
        "explain insight", "explain (that|this) <plainly>",
        "explain [me] (the|that|this|your|my|those|these) [first] <finding> <plainly>",
        "explain [me] the <finding> (about|with|for|on|behind) [my|the] {about} <plainly>",
        "explain [me] (the|that|my) {about} <finding> <plainly>",
        "what does (the|that|this) [first] <finding> [actually|really] (mean|say|tell me)",
        "what do (the|those|these) [numbers in the|numbers of the] <finding> [actually|really] mean",
        "what does the {about} <finding> [actually|really] mean",
        "how (sure|certain|solid|reliable) (is|are) (that|this|the|those|these) <finding>",
        "how (sure|certain) are you (about|of) (that|this|the) <finding>",
      ],
      examples: [
        Example("explain that"), Example("explain the headache insight", ["about": "headache"]),
        Example("how sure is that pattern?"),
      ],
      does: Work(.optional(.text("about", "what the finding is about"))) { turn, about in
        let today = turn.now.day
        guard let book = try logbook(nil, today, turn), !book.variables.isEmpty else {
          return Reply("There is no finding to explain yet.", Profile.howToLog)
        }
        let reflection = Reflection(book, today: today)
        let found = reflection.found(about: about.flatMap(book.meant))
        guard let first = found.first else {
          return Reply("There is no finding to explain yet.", .lines(["“insights” tells how many days are missing."]))
        }
        let facts = reflection.explained(first)
        let source = facts.map { $0.text() }.joined(separator: "\n")
        let answer = await turn.write?(Prompts.insight(finding: source), reflection.kinds(of: first))
        guard let sentences = Written(answer, from: source)?.sentences(4) else {
          return Reply("What it means:", .lines(facts))
        }
        return Reply(.byModel("What it means"), .lines([reflection.sentence(first)] + sentences.map { "\($0)" }))
      })
  }
}
