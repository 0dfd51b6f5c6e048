internal import Synchronization

/// Named words that templates share: `<show>` for `(show|list|see)`. A rule may use those told before it, and those of
/// the outer ones; a name that both have means the inner one.
package final class WordRules: Sendable {
  let sources: [WordGroup]
  let outer: WordRules?
  private let names: [Spelling]
  /// Those that some template had, cut into words.
  private let patterns: Mutex<[Pattern?]>

  package init(_ words: [WordGroup], within outer: WordRules? = nil) {
    sources = words
    self.outer = outer
    names = sources.map { Spelling($0.name) }
    patterns = Mutex(Array(repeating: nil, count: sources.count))
  }

  /// All that templates can name, the outer ones first.
  var texts: [String] { (outer?.texts ?? []) + sources.map(\.words) }

  /// Nothing has a name.
  package static let none = WordRules([])

  /// One rule where it stands.
  struct Found {
    let rules: WordRules
    let place: Int
    var source: String { rules.sources[place].words }
  }

  func find(_ name: Spelling, before limit: Int = .max) -> Found? {
    if let place = names.prefix(limit).firstIndex(of: name) { return Found(rules: self, place: place) }
    return outer?.find(name)
  }

  func pattern(_ name: String, before limit: Int, at position: Int) throws(TemplateError) -> Pattern {
    guard let found = find(Spelling(name), before: limit) else { throw .unknownRule(name, at: position) }
    return try found.rules.pattern(at: found.place)
  }

  private func pattern(at place: Int) throws(TemplateError) -> Pattern {
    if let pattern = patterns.withLock({ $0[place] }) { return pattern }
    var parser = TemplateParser(sources[place].words, rules: self, before: place)
    let elements = try parser.elements()
    guard elements.count == 1, case .words(let pattern) = elements[0] else {
      throw .notAWord(inRule: sources[place].name)
    }
    patterns.withLock { $0[place] = pattern }
    return pattern
  }
}
