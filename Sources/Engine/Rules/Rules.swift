package import Language

/// The rule interpreter: a line becomes calls by the tools' own phrases, without any network.
package struct Rules: Sendable {
  package let tools: [Tool]
  let grammar: Grammar

  package init(_ tools: [Tool], overlay: Overlay? = nil) {
    self.tools = tools
    grammar = Grammar(
      tools.enumerated().flatMap { owner, tool in
        let slots = tool.slots
        return (overlay?.phrases[tool.name] ?? tool.phrases).map {
          Grammar.Entry(owner: owner, template: $0, slots: slots)
        }
      },
      rules: overlay.map { WordRules.english.adding($0.rules) } ?? .english)
  }

  /// Every way to read the line, best first.
  package func matches(_ line: String, limit: Int = 2) -> [Match] { grammar.matches(of: line, limit: limit) }

  package func sample(_ owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    grammar.sample(owner: owner, count: count, using: &random)
  }

  package func call(_ match: Match) -> Call { Call(tools[match.owner].name, match.arguments) }
}

extension Rules {
  /// The call that a line is only while a record of that kind is in hand.
  func call(_ line: String, withInHand kind: String) -> Call? {
    let entries = tools.enumerated().flatMap { owner, tool in
      (tool.phrasesInHand[kind] ?? []).map { Grammar.Entry(owner: owner, template: $0, slots: tool.slots) }
    }
    return entries.isEmpty ? nil : Grammar(entries, rules: .english).matches(of: line, limit: 1).first.map(call)
  }

  /// The calls a line becomes; one that nobody understands goes to `out_of_scope`.
  package func calls(_ line: String) -> [Call] {
    guard let best = matches(line, limit: 1).first else { return [closing(line) ?? Call("out_of_scope")] }
    return [deed(in: line, insteadOf: best) ?? call(best)]
  }

  /// The command that ends a line which begins with talk: "i'm never going to do this, bin it".
  private func closing(_ line: String) -> Call? {
    guard let clause = Clauses.last(of: line), let match = matches(clause, limit: 1).first, match.score.words > 0
    else { return nil }
    return call(match)
  }

  /// "return the parcel by friday" is a thing to do, "return" or not: what names a card does not say when.
  private func deed(in line: String, insteadOf best: Match) -> Call? {
    let slots = tools[best.owner].slots
    guard let owner = tools.firstIndex(where: { $0.phrases.contains("{bare}") }), owner != best.owner,
      best.fills.count == 1, slots[best.fills[0].slot] == .which, let capture = Capture.timed(line)
    else { return nil }
    return Call(tools[owner].name, capture.arguments)
  }

  /// Whether the line means anything by itself.
  func reads(_ line: String) -> Bool { !matches(line, limit: 1).isEmpty }

  /// Whether the line is a command by its own words, with nothing free in it: such a line is never taken for an answer.
  func isCommand(_ line: String) -> Bool {
    matches(line, limit: 1).first.map { $0.score.freeTexts == 0 && $0.score.words > 0 } ?? false
  }
}
