package import Engine
import Replies
package import Session

extension Session {
  package var listLines: Tool {
    Tool(
      "list_lines", verb: "lines",
      "Lists what you typed that became nothing, or of which a part was left out.", topic: .companion,
      toolset: .personal, needsPhrase: .always,
      does: Work(
        .optional(.query("query", "words they contain"))
      ) { turn, query in
        try keyAccess.whileUnlocked {
          let words = query.map { Keywords.searched($0, in: language) } ?? []
          let lines = try textFinder.savedLines(containing: words, limit: Session.maxListedLines)
          guard !lines.isEmpty else { return Reply("Nothing you typed is left over.") }
          return Reply("Your own words, as you typed them:", .lines(lines.map { $0.words(now: turn.now) }))
        } ?? Reply("They are sealed, and locked now. “unlock” opens them.")
      })
  }

  private static let maxListedLines = 20
}
