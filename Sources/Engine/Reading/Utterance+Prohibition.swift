import Language

// What is not to be done.
extension Utterance {
  /// Whether the line says that what could be done to something is not to be done: "don't undo that", "please don't delete
  /// the lunch, i still want it", but not "don't delete it, move it to friday".
  package var forbids: Bool {
    let verbs = changingVerbs
    return !verbs.isEmpty && verbs.allSatisfy(isForbidden)
  }

  /// Whether something is not to be done, whatever else is: the "don't delete it" of "don't delete it, move it to friday".
  var forbidsSomething: Bool { changingVerbs.contains(where: isForbidden) }

  private var changingVerbs: [Int] {
    tokens.indices.filter { language.rules.changingVerbs.contains(tokens[$0].spelling) }
  }

  /// Whether words that forbid stand close before it: the "should not be" of "should not be put off".
  private func isForbidden(_ verb: Int) -> Bool {
    let start = tokens[..<verb].lastIndex(where: \.isMark).map { $0 + 1 } ?? 0
    return tokens.indices[start..<verb].suffix(Utterance.prohibitionReach).contains { place in
      let words = tokens[place..<verb].map(\.key)
      return (1...3).contains { language.rules.prohibitions.contains(words.prefix($0).joined(separator: " ")) }
    }
  }

  /// From the word that forbids to the verb there are at most so many words.
  private static let prohibitionReach = 4
}
