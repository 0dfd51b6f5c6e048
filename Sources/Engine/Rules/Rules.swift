package import Language

/// The rule interpreter: a line becomes calls by the tools' own phrases, without any network.
package struct Rules: Sendable {
  package let tools: [Tool]
  let grammar: Grammar

  package init(_ tools: [Tool], overlay: Overlay? = nil) {
    self.tools = tools
    grammar = Grammar(
      tools.enumerated().flatMap { owner, tool in
        (overlay?.phrases[tool.name] ?? tool.phrases).map {
          Grammar.Entry(owner: owner, template: $0, slots: tool.slots)
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
  /// The calls a line becomes; one that nobody understands goes to `out_of_scope`.
  package func calls(_ line: String) -> [Call] {
    guard let best = matches(line, limit: 1).first else {
      return [Call("out_of_scope", ["line": .words(line)])]
    }
    return [call(best)]
  }

  /// Whether the line means anything by itself.
  func reads(_ line: String) -> Bool { !matches(line, limit: 1).isEmpty }

  /// Whether the line is a command by its own words, with nothing free in it: such a line is never taken for an answer.
  func isCommand(_ line: String) -> Bool {
    matches(line, limit: 1).first.map { $0.arguments.isEmpty } ?? false
  }
}
