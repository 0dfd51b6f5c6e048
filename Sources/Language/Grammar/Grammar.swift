/// All templates of all tools: reads a line, tells how, and makes sentences of its own.
package struct Grammar: Sendable {
  package struct Entry: Sendable {
    /// Index of the tool in the catalogue.
    package let owner: Int
    package let template: String
    package let slots: Slots
    let rules: WordRules

    func type(of slot: String) -> SlotType { slots[slot] ?? .text }

    package init(owner: Int, template: String, slots: Slots, rules: WordRules = .none) {
      self.owner = owner
      self.template = template
      self.slots = slots
      self.rules = rules
    }

    package init(owner: Int, template: String, slots: [String: SlotType] = [:]) {
      self.init(owner: owner, template: template, slots: Slots { slots })
    }
  }

  package let entries: Entries
  let shelf: Shelf
  let language: Language

  package init(_ groups: [Entries.Group], in language: Language) {
    entries = Entries(groups)
    shelf = Shelf(entries, language.rules.verbs)
    self.language = language
  }

  package init(_ entries: [Entry], in language: Language) {
    self.init(
      entries.map {
        Entries.Group(owner: $0.owner, templates: [$0.template], slots: $0.slots, rules: $0.rules)
      }, in: language)
  }

  /// Ways to read the line, best first.
  ///
  /// Politeness at the edges is left out where that makes a better fit, and misspelt words of templates are repaired
  /// where no template matches by a word of its own.
  package func matches(of line: String, limit: Int = .max) -> [Match] {
    var reader = SlotReader(Line(line, in: language))
    var found = fits(&reader)
    if !found.contains(where: { $0.fit.literals > 0 }) { found = repaired(&reader) + found }
    return finished(found, limit, &reader)
  }

  /// Matches of other tools that fit exactly as well as the best one.
  package func rivals(of line: String) -> [Match] {
    let matches = matches(of: line)
    guard let best = matches.first else { return [] }
    return matches.filter { $0.owner != best.owner && $0.score.ties(with: best.score) && $0.how == best.how }
  }

  /// What is wrong with the templates, by their place among the entries.
  package func faults() -> [(entry: Int, error: TemplateError)] {
    entries.indices.compactMap { index in
      do throws(TemplateError) {
        try Template(entries[index].template, rules: entries[index].rules).check(entries[index].slots)
        return nil
      } catch {
        return (index, error)
      }
    }
  }
}
