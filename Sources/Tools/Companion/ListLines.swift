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
        let words = query.map { Keywords.searched($0, in: language) } ?? []
        let lines = try textFinder.savedLines(containing: words, limit: Session.maxListedLines)
        guard lines.isEmpty else {
          return Reply("Your own words, as you typed them:", .lines(lines.map { $0.words(now: turn.now) }))
        }
        if try keyAccess.isLocked { return Reply("They are sealed, and locked now. “unlock” opens them.") }
        return Reply(query.map { "Nothing left over has “\($0)” in it." } ?? "Nothing you typed is left over.")
      })
  }

  private static let maxListedLines = 20
}
