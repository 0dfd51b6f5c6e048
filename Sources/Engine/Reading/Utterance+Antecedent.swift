import Language

// What “it” stands for in a line that names a thing first.
extension Utterance {
  /// The verb of a clause that says what to do with the thing that the line begins with: "…, take it out".
  var pointingPlace: Int? {
    let rules = language.rules
    return tokens.indices.dropFirst(2).dropLast().first { place in
      kind(of: place) == .verb && rules.thingPronouns.contains(tokens[place + 1].spelling)
        && !rules.editingVerbs.contains(tokens[place].spelling)
        && (tokens[place - 1].isMark || rules.clauseOpenings.contains(tokens[place - 1].spelling))
        && antecedent(before: place) != nil
    }
  }

  /// The noun that the line begins with, before its verb or a comma.
  func antecedent(before end: Int) -> String? {
    let rules = language.rules
    let lead = tokens.indices.prefix(end).drop {
      tokens[$0].isMark || rules.interjections.contains(tokens[$0].spelling)
    }
    let name = lead.prefix { place in
      !tokens[place].isMark && timing[place] == .none && !opensPredicate(place)
        && ![.joiner, .preposition].contains(kind(of: place))
    }
    guard (1...Utterance.maxNameWords).contains(name.count), let next = lead.dropFirst(name.count).first,
      tokens[next].isMark || opensPredicate(next), kind(of: name[name.startIndex]) != .verb,
      !name.contains(where: { rules.asideSubjects.contains(tokens[$0].spelling) || kind(of: $0) == .pronoun })
    else { return nil }
    return words(at: Array(name))
  }

  func opensPredicate(_ place: Int) -> Bool {
    language.rules.asideVerbs.contains(tokens[place].spelling) || kind(of: place) == .pastVerb
      || language.rules.isThirdPerson(tokens[place].key)
  }

  private static let maxNameWords = 4
}
