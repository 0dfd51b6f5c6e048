package import Engine

extension Profile {
  /// Every tool, in the order help shows them.
  package var catalogue: [Tool] { Profile.tools.map { $0(self) } }

  /// The tool of that verb; the others are not even made.
  package func tool(verb: String) -> Tool? {
    Profile.tools.lazy.map { $0(self) }.first { $0.verb == verb }
  }

  private static let tools: [@Sendable (Profile) -> Tool] = [
    \.addNudge, \.nextNudge, \.completeNudge, \.snoozeNudge, \.skipNudge, \.listNudges, \.findNudges, \.showNudge,
    \.editNudge, \.correct, \.dropNudge, \.reopenNudge, \.undo, \.redo, \.help, \.keepLine, \.callMe,
    \.greet, \.thanks, \.goodbye, \.affirm, \.deny, \.cancel, \.askTime, \.askDate, \.outOfScope,
  ]
}
