/// Named words that templates share: `<show>` for `(show|list|see)`.
package struct WordRules: Sendable {
  let sources: [String: String]

  package init(_ sources: [String: String]) { self.sources = sources }

  package func adding(_ other: [String: String]) -> WordRules {
    WordRules(sources.merging(other) { $1 })
  }

  /// By their names, so that they come in the same order in every process.
  var texts: [String] { sources.keys.sorted().compactMap { sources[$0] } }

  func pattern(_ name: String, at position: Int) throws(TemplateError) -> Pattern {
    guard let source = sources[name] else { throw .unknownRule(name, at: position) }
    var parser = TemplateParser(source, rules: WordRules([:]))
    guard let elements = try? parser.elements(), elements.count == 1, case .words(let pattern) = elements[0] else {
      throw .notAWord(inRule: name)
    }
    return pattern
  }
}
