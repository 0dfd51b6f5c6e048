package import Language

/// What may have been meant by a line that nobody understood: the tools whose phrases have its rarest words.
package struct Nearest {
  private let tools: [Tool]
  private let language: Language

  /// - Parameter tools: those that may be offered, if they are built.
  package init(_ tools: [Tool], _ language: Language) {
    self.tools = tools.filter(\.isBuilt)
    self.language = language
  }

  /// Examples to type, each of another tool, the nearest first.
  package func sentences(to line: String, limit: Int = 3) -> [String] {
    let words = TellingWords(line)
    return tools(to: words, limit).compactMap { tool in
      let scored = language[tool.name].examples.map { ($0.sentence, words.found(in: $0.sentence).nonzeroBitCount) }
      return scored.first { $0.1 == scored.map(\.1).max() }?.0
    }
  }

  package func tools(to line: String, limit: Int = 3) -> [Tool] { tools(to: TellingWords(line), limit) }

  private func tools(to words: TellingWords, _ limit: Int) -> [Tool] {
    guard !words.isEmpty else { return [] }
    let shown = tools.map { tool in
      language[tool.name].examples.reduce(words.found(in: tool.verb)) { $0 | words.found(in: $1.sentence) }
    }
    let found = zip(tools, shown).map { tool, shown in
      language[tool.name].phrases.reduce(shown) { $0 | words.found(in: $1) }
    }
    // A word that many tools know tells little, and one that a tool shows first of all tells more.
    let weights = (0..<64).map { bit in 1 / Double(max(1, found.count { $0 & 1 << UInt64(bit) != 0 })) }
    let scores = zip(found, shown).map { bits, shown in
      weights.indices.reduce(0) { sum, bit in
        sum + weights[bit] * Double((bits >> UInt64(bit) & 1) + (shown >> UInt64(bit) & 1))
      }
    }
    return tools.indices.filter { scores[$0] >= Nearest.least }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
      .prefix(limit).map { tools[$0] }
  }

  /// Less than a word that half a dozen tools share is none.
  private static let least = 1.0 / 6
}
