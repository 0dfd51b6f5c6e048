package import Language

/// Suggests tools for a line that nothing reads: those whose phrases share its rarest words.
package struct ToolSuggester {
  private let tools: [Tool]
  private let language: Language

  /// - Parameter tools: the tools that may be suggested.
  package init(_ tools: [Tool], _ language: Language) {
    self.tools = tools
    self.language = language
  }

  /// Examples to type, each of a different tool, the best match first.
  package func examples(for line: String, limit: Int = 3) -> [String] {
    let words = KeywordSet(line)
    return tools(for: words, limit).compactMap { tool in
      let examplesByMatch = language[tool.name].examples.map {
        ($0.sentence, words.matchMask(in: $0.sentence).nonzeroBitCount)
      }
      return examplesByMatch.first { $0.1 == examplesByMatch.map(\.1).max() }?.0
    }
  }

  package func tools(for line: String, limit: Int = 3) -> [Tool] { tools(for: KeywordSet(line), limit) }

  private func tools(for words: KeywordSet, _ limit: Int) -> [Tool] {
    guard !words.isEmpty else { return [] }
    let exampleMasks = tools.map { tool in
      language[tool.name].examples.reduce(words.matchMask(in: tool.verb)) { $0 | words.matchMask(in: $1.sentence) }
    }
    let phraseMasks = zip(tools, exampleMasks).map { tool, shown in
      language[tool.name].phrases.reduce(shown) { $0 | words.matchMask(in: $1) }
    }
    // A word in many tools' phrases weighs little; one in a tool's verb or examples counts twice.
    let weights = (0..<64).map { bit in 1 / Double(max(1, phraseMasks.count { $0 & 1 << UInt64(bit) != 0 })) }
    let scores = zip(phraseMasks, exampleMasks).map { bits, shown in
      weights.indices.reduce(0) { sum, bit in
        sum + weights[bit] * Double((bits >> UInt64(bit) & 1) + (shown >> UInt64(bit) & 1))
      }
    }
    // A word that only some phrase of a tool has, among thousands, makes the line no more like its examples.
    return tools.indices.filter { exampleMasks[$0] != 0 && scores[$0] >= ToolSuggester.minScore }
      .sorted { (-scores[$0], $0) < (-scores[$1], $1) }
      .prefix(limit).map { tools[$0] }
  }

  /// The lowest score that counts: one word that fourteen tools share, as it counts twice for those whose examples
  /// have it.
  private static let minScore = 1.0 / 7
}
