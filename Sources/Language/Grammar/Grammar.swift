/// The templates of all tools: matches lines against them and generates sample sentences.
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
  let templateCache: TemplateCache
  let language: Language

  package init(_ groups: [Entries.Group], in language: Language) {
    entries = Entries(groups)
    templateCache = TemplateCache(entries, language.rules.verbs)
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
  /// Politeness at the edges is stripped where that makes a better fit. Misspelt words are corrected where no template
  /// matches by a literal word.
  package func matches(of line: String, limit: Int = .max) -> [Match] {
    ReadingMemo.matches(of: line, in: templateCache, limit: limit) { readMatches(of: line, limit: $0) }
  }

  private func readMatches(of line: String, limit: Int) -> [Match] {
    var reader = SlotReader(Line(line, in: language))
    var candidates = candidates(from: &reader)
    // What is known as it stands is no misspelling: the "weight" of "weight 71" is not "weigh".
    if !candidates.contains(where: { $0.fit.literals > 0 || $0.score.freeTexts == 0 }) {
      candidates = repairedCandidates(from: &reader) + candidates
    }
    return makeMatches(candidates, limit, &reader)
  }

  /// Matches of other tools that fit exactly as well as the best one.
  package func tiedMatches(of line: String) -> [Match] {
    let matches = matches(of: line)
    guard let best = matches.first else { return [] }
    return matches.filter {
      $0.owner != best.owner && $0.score.ties(with: best.score) && $0.inputForm == best.inputForm
    }
  }

  /// Errors in the templates, by the index of the entry.
  package func templateErrors() -> [(entry: Int, error: TemplateError)] {
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
