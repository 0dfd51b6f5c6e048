extension Grammar {
  /// A template that fits the line, before its arguments are made.
  struct Fitted {
    let entry: Int
    let fit: Matcher.Fit
    let score: Score
    let variant: LineVariant
    var how: Match.How
  }

  /// Every template that fits, in its best variant of the line; best first.
  func fits(_ reader: inout SlotReader) -> [Fitted] {
    guard !reader.line.words.isEmpty else { return [] }
    shelf.prepare(for: reader.line)
    var best: [Fitted] = []
    for variant in language.rules.variants(of: reader.line) {
      for (entry, template) in shelf.candidates(reader.line.words[variant.words]) {
        let matcher = Matcher(template: template, entry: entries[entry], words: variant.words)
        guard let fit = matcher.fit(&reader) else { continue }
        let fitted = Fitted(
          entry: entry, fit: fit, score: score(entry, template, fit), variant: variant,
          how: variant.isStripped ? .stripped : .asTyped)
        guard let known = best.firstIndex(where: { $0.entry == entry }) else {
          best.append(fitted)
          continue
        }
        if !best[known].isBetter(than: fitted) { best[known] = fitted }
      }
    }
    return best.sorted { $0.isBetter(than: $1) }
  }

  /// What fits once misspelt words are read as those meant; free texts keep them as typed.
  func repaired(_ reader: inout SlotReader) -> [Fitted] {
    let repairs = shelf.repairs(of: reader.line)
    guard !repairs.isEmpty else { return [] }
    reader.mend(repairs)
    return fits(&reader).compactMap { fitted in
      let opening = fitted.isBare(entries[fitted.entry]) ? fitted.variant.words.lowerBound : nil
      let mended = repairs.filter { $0.place == opening || fitted.usesWord(at: $0.place) }
      guard !mended.isEmpty else { return nil }
      var fitted = fitted
      fitted.how = .repaired(
        Dictionary(mended.map { (String(reader.line[reader.line.words[$0].core]), $1) }, uniquingKeysWith: { $1 }))
      return fitted
    }
  }

  private func score(_ entry: Int, _ template: Template, _ fit: Matcher.Fit) -> Score {
    Score(
      freeTexts: template.parts.count { $0.mark != .colon && entries[entry].type(of: $0.slot).isFree },
      words: fit.literals,
      freeWords: fit.freeWords, order: entry)
  }
}

extension Grammar.Fitted {
  /// Less is stripped from the line only where templates fit alike.
  func isBetter(than other: Grammar.Fitted) -> Bool {
    let mine = (-score.weight, score.freeTexts, variant.rank, score.freeWords, score.order)
    let theirs = (
      -other.score.weight, other.score.freeTexts, other.variant.rank, other.score.freeWords, other.score.order
    )
    return mine < theirs
  }

  /// Whether the word stands outside every free text.
  func usesWord(at place: Int) -> Bool {
    variant.words.contains(place) && !fit.filled.contains { $0.argument == nil && $0.words.contains(place) }
  }
}
