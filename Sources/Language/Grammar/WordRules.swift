internal import Synchronization

/// Named word groups that templates share: `<show>` for `(show|list|see)`. A rule may use the rules before it and those
/// of `outer`; where both have a name, the inner rule counts.
package final class WordRules: Sendable {
  let sources: [WordGroup]
  let outer: WordRules?
  private let names: [Spelling]
  /// Parsed rules; `nil` until a template uses one.
  private let patterns: Mutex<[Pattern?]>

  package init(_ words: [WordGroup], within outer: WordRules? = nil) {
    sources = words
    self.outer = outer
    names = sources.map { Spelling($0.name) }
    patterns = Mutex(Array(repeating: nil, count: sources.count))
  }

  /// The sources of all rules that templates can use, the outer ones first.
  var texts: [String] { (outer?.texts ?? []) + sources.map(\.words) }

  /// No rules.
  package static let none = WordRules([])

  /// A rule and its place among its siblings.
  struct Rule {
    let rules: WordRules
    let place: Int
    var source: String { rules.sources[place].words }
  }

  func find(_ name: Spelling, before limit: Int = .max) -> Rule? {
    if let place = names.prefix(limit).firstIndex(of: name) { return Rule(rules: self, place: place) }
    return outer?.find(name)
  }

  func pattern(_ name: String, before limit: Int, at position: Int) throws(TemplateError) -> Pattern {
    guard let rule = find(Spelling(name), before: limit) else { throw .unknownRule(name, at: position) }
    return try rule.rules.pattern(at: rule.place)
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
