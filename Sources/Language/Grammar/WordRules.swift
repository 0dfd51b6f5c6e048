internal import Synchronization

/// Named words that templates share: `<show>` for `(show|list|see)`.
package struct WordRules: Sendable {
  let sources: [String: String]
  private let known = Known()

  /// Those that some template had, cut into words.
  private final class Known: Sendable {
    let patterns = Mutex<[String: Pattern]>([:])
  }

  package init(_ sources: [String: String]) { self.sources = sources }

  package func adding(_ other: [String: String]) -> WordRules {
    WordRules(sources.merging(other) { $1 })
  }

  /// By their names, so that they come in the same order in every process.
  var texts: [String] { sources.keys.sorted().compactMap { sources[$0] } }

  func pattern(_ name: String, at position: Int) throws(TemplateError) -> Pattern {
    if let pattern = known.patterns.withLock({ $0[name] }) { return pattern }
    guard let source = sources[name] else { throw .unknownRule(name, at: position) }
    guard let pattern = Pattern(rule: source) else { throw .notAWord(inRule: name) }
    known.patterns.withLock { $0[name] = pattern }
    return pattern
  }
}

extension Pattern {
  /// `nil` where the rule holds anything but words.
  fileprivate init?(rule source: String) {
    var parser = TemplateParser(source, rules: WordRules([:]))
    guard let elements = try? parser.elements(), elements.count == 1, case .words(let words) = elements[0] else {
      return nil
    }
    self = words
  }
}
