internal import Synchronization

/// The templates of a grammar, each parsed when a line first could match it.
final class Shelf: Sendable {
  private let entries: [Grammar.Entry]
  private let rules: WordRules
  private let contents = Mutex(Contents())

  private struct Contents {
    var index: Index?
    var templates: [Int: Template?] = [:]
    var vocabulary: Vocabulary?
  }

  /// Entries by a word without which they cannot match.
  private struct Index {
    /// By the words they begin with.
    var openings: [String: [Int]] = [:]
    /// By words that must come somewhere.
    var anchors: [String: [Int]] = [:]
    /// Those of slots only.
    var always: [Int] = []

    func entries(_ words: ArraySlice<Line.Word>) -> [Int] {
      var found = Set(always)
      if let first = words.first { found.formUnion(openings[first.key] ?? []) }
      var seen: Set<String> = []
      for word in words where !anchors.isEmpty && seen.insert(word.key).inserted {
        found.formUnion(anchors[word.key] ?? [])
      }
      return found.sorted()
    }

    mutating func add(_ entry: Int, _ key: (words: [String], isFirst: Bool)?) {
      guard let key else { return always.append(entry) }
      for word in key.words {
        if key.isFirst { openings[word, default: []].append(entry) } else { anchors[word, default: []].append(entry) }
      }
    }
  }

  init(_ entries: [Grammar.Entry], rules: WordRules) {
    self.entries = entries
    self.rules = rules
  }

  /// The entries that could match the words, with their templates, in order.
  func candidates(_ words: ArraySlice<Line.Word>) -> [(entry: Int, template: Template)] {
    contents.withLock { contents in
      let index = contents.index ?? makeIndex(&contents)
      return index.entries(words).compactMap { entry in template(entry, &contents).map { (entry, $0) } }
    }
  }

  /// The words of all templates.
  func vocabulary() -> Vocabulary {
    contents.withLock { contents in
      let vocabulary = contents.vocabulary ?? Vocabulary(templates: entries.map(\.template) + rules.sources.values)
      contents.vocabulary = vocabulary
      return vocabulary
    }
  }

  func template(_ entry: Int) -> Template? { contents.withLock { template(entry, &$0) } }

  private func template(_ entry: Int, _ contents: inout Contents) -> Template? {
    if let known = contents.templates[entry] { return known }
    let template = try? Template(entries[entry].template, rules: rules)
    contents.templates[entry] = .some(template)
    return template
  }

  private func makeIndex(_ contents: inout Contents) -> Index {
    var index = Index()
    for entry in entries.indices {
      if let word = entries[entry].template.leadingWord {
        index.openings[word, default: []].append(entry)
      } else if let template = template(entry, &contents) {
        index.add(entry, template.key)
      }
    }
    contents.index = index
    return index
  }
}

extension String {
  /// The plain word a template begins with, where that can be told without parsing it.
  fileprivate var leadingWord: String? {
    let letters = utf8.prefix { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    guard !letters.isEmpty, letters.endIndex == utf8.endIndex || utf8[letters.endIndex] == UInt8(ascii: " ") else {
      return nil
    }
    return String(Substring(letters))
  }
}
