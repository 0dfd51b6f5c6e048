internal import Synchronization

/// The templates of a grammar, each parsed when a line first could match it.
final class Shelf: Sendable {
  private let entries: [Grammar.Entry]
  private let rules: WordRules
  private let contents: Mutex<Contents>

  private struct Contents {
    var index: ShelfIndex?
    /// For each entry the place of its template plus one; 0 until it is parsed.
    var places: [Int32]
    /// `nil` where one does not parse.
    var templates: [Template?] = []
    var vocabulary: Vocabulary?
  }

  init(_ entries: [Grammar.Entry], rules: WordRules) {
    self.entries = entries
    self.rules = rules
    contents = Mutex(Contents(places: Array(repeating: 0, count: entries.count)))
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
      let vocabulary = contents.vocabulary ?? Vocabulary(templates: entries.map(\.template) + rules.texts)
      contents.vocabulary = vocabulary
      return vocabulary
    }
  }

  func template(_ entry: Int) -> Template? { contents.withLock { template(entry, &$0) } }

  private func template(_ entry: Int, _ contents: inout Contents) -> Template? {
    let place = Int(contents.places[entry])
    if place > 0 { return contents.templates[place - 1] }
    let template = try? Template(entries[entry].template, rules: rules)
    contents.templates.append(template)
    contents.places[entry] = Int32(contents.templates.count)
    return template
  }

  private func makeIndex(_ contents: inout Contents) -> ShelfIndex {
    var index = ShelfIndex(count: entries.count)
    for entry in entries.indices {
      index.add(entry, TemplateKey(of: entries[entry].template, rules: rules))
    }
    contents.index = index
    return index
  }
}
