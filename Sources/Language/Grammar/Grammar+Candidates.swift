extension Grammar {
  /// A template that fits the line, before its arguments are read.
  struct Candidate {
    let entry: Int
    let fit: Matcher.Fit
    let score: Score
    let variant: LineVariant
    var inputForm: Match.InputForm
  }

  /// Every template that fits, in its best variant of the line; best first.
  func candidates(from reader: inout SlotReader) -> [Candidate] {
    guard !reader.line.words.isEmpty else { return [] }
    templateCache.prepare(for: reader.line)
    var best: [Candidate] = []
    for variant in language.rules.variants(of: reader.line) {
      for (entry, template) in templateCache.candidates(reader.line.words[variant.words]) {
        let matcher = Matcher(template: template, entry: entries[entry], words: variant.words)
        guard let fit = matcher.fit(&reader) else { continue }
        let candidate = Candidate(
          entry: entry, fit: fit, score: score(entry, template, fit), variant: variant,
          inputForm: variant.isStripped ? .stripped : .asTyped)
        guard let index = best.firstIndex(where: { $0.entry == entry }) else {
          best.append(candidate)
          continue
        }
        if !best[index].isBetter(than: candidate) { best[index] = candidate }
      }
    }
    return best.sorted { $0.isBetter(than: $1) }
  }

  /// Candidates after misspelt words are corrected; free text keeps them as typed.
  func repairedCandidates(from reader: inout SlotReader) -> [Candidate] {
    let repairs = templateCache.repairs(of: reader.line)
    guard !repairs.isEmpty else { return [] }
    reader.apply(repairs)
    return candidates(from: &reader).compactMap { candidate in
      let firstWord = candidate.isBare(entries[candidate.entry]) ? candidate.variant.words.lowerBound : nil
      let appliedRepairs = repairs.filter { $0.place == firstWord || candidate.usesWord(at: $0.place) }
      guard !appliedRepairs.isEmpty else { return nil }
      var candidate = candidate
      candidate.inputForm = .repaired(
        Dictionary(
          appliedRepairs.map { (String(reader.line[reader.line.words[$0].core]), $1) }, uniquingKeysWith: { $1 }))
      return candidate
    }
  }

  private func score(_ entry: Int, _ template: Template, _ fit: Matcher.Fit) -> Score {
    Score(
      freeTexts: template.parts.count { $0.pause != .colon && entries[entry].type(of: $0.slot).isFree },
      words: fit.literals,
      freeWords: fit.freeWords, order: entry)
  }
}

extension Grammar.Candidate {
  /// Where the templates fit equally well, the variant with less stripped from the line wins.
  func isBetter(than other: Grammar.Candidate) -> Bool {
    let mine = (-score.weight, score.freeTexts, variant.rank, score.freeWords, score.order)
    let theirs = (
      -other.score.weight, other.score.freeTexts, other.variant.rank, other.score.freeWords, other.score.order
    )
    return mine < theirs
  }

  /// Whether the word was used outside every free text.
  func usesWord(at place: Int) -> Bool {
    variant.words.contains(place) && !fit.fills.contains { $0.argument == nil && $0.words.contains(place) }
  }
}
