internal import Synchronization

/// The templates of a grammar, each parsed when a line first could match it.
final class Shelf: Sendable {
  private let entries: Entries
  /// What people do is not misspelt, whether or not a template has it; between blanks.
  private let verbs: String
  private let contents: Mutex<Contents>

  private struct Contents {
    var index: ShelfIndex?
    /// For each entry the place of its template plus one; 0 until it is parsed.
    var places: [Int32]
    /// `nil` where one does not parse.
    var templates: [Template?] = []
    /// Most lines need none.
    var vocabulary: Vocabulary?
  }

  init(_ entries: Entries, _ verbs: String) {
    (self.entries, self.verbs) = (entries, verbs)
    contents = Mutex(Contents(places: Array(repeating: 0, count: entries.count)))
  }

  /// Makes ready for what the line says; for a second line at once for all that any line could say.
  func prepare(for line: Line) {
    contents.withLock { contents in
      let needed = FirstLetters(of: line.words)
      guard contents.index?.covered.isSuperset(of: needed) != true else { return }
      contents.index = ShelfIndex(entries, covering: contents.index == nil ? needed : .all)
    }
  }

  /// The entries that could match words of a line it is ready for, with their templates, in order.
  func candidates(_ words: ArraySlice<Line.Word>) -> [(entry: Int, template: Template)] {
    contents.withLock { contents in
      guard let index = contents.index else { return [] }
      return index.entries(words).compactMap { entry in template(entry, &contents).map { (entry, $0) } }
    }
  }

  /// What the line says once words that no template has are read as those of templates that were meant.
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
    let place = Int(contents.places[entry])
    if place > 0 { return contents.templates[place - 1] }
    let said = entries[entry]
    let template = try? Template(said.template, rules: said.rules)
    contents.templates.append(template)
    contents.places[entry] = Int32(contents.templates.count)
    return template
  }
}
