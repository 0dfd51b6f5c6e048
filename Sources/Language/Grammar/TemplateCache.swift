internal import Synchronization

/// The templates of a grammar, each parsed when a line could match it for the first time.
final class TemplateCache: Sendable {
  private let entries: Entries
  /// Verbs of the language, separated by spaces; they are never taken for misspellings, whether or not a template has
  /// them.
  private let verbs: String
  private let contents: Mutex<Contents>

  private struct Contents {
    var index: TemplateIndex?
    /// For each entry, the index of its template plus one; 0 until it is parsed.
    var templateNumbers: [Int32]
    /// `nil` for a template that does not parse.
    var templates: [Template?] = []
    /// Built only when a line needs corrections, as most do not.
    var vocabulary: Vocabulary?
  }

  init(_ entries: Entries, _ verbs: String) {
    (self.entries, self.verbs) = (entries, verbs)
    contents = Mutex(Contents(templateNumbers: Array(repeating: 0, count: entries.count)))
  }

  /// Builds the index for the words of this line; where a later line is not covered, for all words that any line could
  /// have.
  func prepare(for line: Line) {
    contents.withLock { contents in
      let prefixes = PrefixFilter(of: line.words)
      guard contents.index?.coverage.isSuperset(of: prefixes) != true else { return }
      contents.index = TemplateIndex(entries, covering: contents.index == nil ? prefixes : .all)
    }
  }

  /// The entries that could match the words, with their templates, in order; `prepare(for:)` comes first.
  func candidates(_ words: ArraySlice<Line.Word>) -> [(entry: Int, template: Template)] {
    contents.withLock { contents in
      guard let index = contents.index else { return [] }
      return index.entries(words).compactMap { entry in template(entry, &contents).map { (entry, $0) } }
    }
  }

  /// Corrections for words of the line that no template has.
  func repairs(of line: Line) -> [Vocabulary.Repair] {
    contents.withLock { contents in
      var vocabulary = contents.vocabulary.take() ?? Vocabulary(verbs: verbs)
      vocabulary.prepare(for: line, from: entries)
      let repairs = vocabulary.repairs(of: line)
      contents.vocabulary = vocabulary
      return repairs
    }
  }

  func template(_ entry: Int) -> Template? { contents.withLock { template(entry, &$0) } }

  private func template(_ entry: Int, _ contents: inout Contents) -> Template? {
    let place = Int(contents.templateNumbers[entry])
    if place > 0 { return contents.templates[place - 1] }
    let source = entries[entry]
    let template = try? Template(source.template, rules: source.rules)
    contents.templates.append(template)
    contents.templateNumbers[entry] = Int32(contents.templates.count)
    return template
  }
}
