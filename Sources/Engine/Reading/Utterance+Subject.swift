import Language

extension Utterance {
  /// Whether the verb behind it says what somebody has done: the "kaz" of "don't need the padlock kaz has a spare".
  func isSubject(_ place: Int) -> Bool {
    let rules = language.rules
    guard place + 1 < tokens.count, [.word, .name].contains(kind(of: place)),
      Grounding.isDistinctive(tokens[place], rules)
    else { return false }
    let verb = tokens[place + 1].spelling
    return [rules.perfectAuxiliaries, rules.asideVerbs].contains { $0.contains(verb) }
      || kind(of: place + 1) == .pastVerb
  }
}
