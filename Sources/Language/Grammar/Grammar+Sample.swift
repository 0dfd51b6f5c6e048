extension Grammar {
  /// Random sentences for a tool, generated from its templates.
  package func sample(owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    let toolEntries = entries.indices.filter { entries[$0].owner == owner }
    return (0..<count).compactMap { _ in
      toolEntries.randomElement(using: &random).flatMap { sentence(of: $0, using: &random) }
    }
  }

  /// One sentence of one template; `nil` where the template does not parse.
  package func sentence(of entry: Int, using random: inout some RandomNumberGenerator) -> String? {
    guard let template = templateCache.template(entry) else { return nil }
    let wordTexts = entries[entry].rules.wordTexts(of: template.source)
    var pieces = [template.opening.sample(wordTexts, using: &random)]
    for part in template.parts {
      let sampleFill = entries[entry].type(of: part.slot).sample(language.rules.samples, using: &random)
      pieces.append(sampleFill + (part.pause == .none ? "" : part.pause == .colon ? ":" : ","))
      pieces.append(part.after.sample(wordTexts, using: &random))
    }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension WordRules {
  /// The text of each word in the template and the rules; a parsed template only keeps hashes.
  fileprivate func wordTexts(of template: String) -> [Spelling: String] {
    var wordTexts: [Spelling: String] = [:]
    for source in [template] + texts {
      var parser = TemplateParser(source, rules: self)
      parser.wordTexts = [:]
      _ = try? parser.elements()
      wordTexts.merge(parser.wordTexts ?? [:]) { $1 }
    }
    return wordTexts
  }
}

extension Pattern {
  fileprivate func sample(
    _ wordTexts: [Spelling: String], using random: inout some RandomNumberGenerator
  ) -> String {
    var words: [String] = []
    appendSample(0..<steps.count, wordTexts, &words, using: &random)
    return words.joined(separator: " ")
  }

  private func appendSample(
    _ places: Range<Int>, _ wordTexts: [Spelling: String], _ words: inout [String],
    using random: inout some RandomNumberGenerator
  ) {
    for place in topLevelSteps(places) { appendSample(at: place, wordTexts, &words, using: &random) }
  }

  private func appendSample(
    at place: Int, _ wordTexts: [Spelling: String], _ words: inout [String],
    using random: inout some RandomNumberGenerator
  ) {
    let inside = place + 1..<place + 1 + steps[place].innerCount
    switch steps[place] {
    case .word(let word): wordTexts[word].map { words.append($0) }
    case .sequence: appendSample(inside, wordTexts, &words, using: &random)
    case .optional: if Bool.random(using: &random) { appendSample(inside, wordTexts, &words, using: &random) }
    case .choice:
      if let choice = Array(topLevelSteps(inside)).randomElement(using: &random) {
        appendSample(at: choice, wordTexts, &words, using: &random)
      }
    }
  }

  /// The indices of the steps that are not inside a group.
  private func topLevelSteps(_ places: Range<Int>) -> some Sequence<Int> {
    sequence(first: places.lowerBound) { $0 + 1 + steps[$0].innerCount }.prefix { $0 < places.upperBound }
  }
}

extension SlotType {
  /// Example words for the type.
  func sample(_ samples: [SlotType: [String]], using random: inout some RandomNumberGenerator) -> String {
    switch self {
    case .number(let range): String(Int(Double.random(in: range, using: &random).rounded()))
    case .numberPair: ["120/80", "131/84"].randomElement(using: &random) ?? ""
    case .amount(_, let choices): choices.values.keys.sorted().randomElement(using: &random).map { "7\($0)" } ?? ""
    case .quantity(let units):
      ["400\(units.values.keys.min() ?? "")", "2", "½"].randomElement(using: &random) ?? ""
    case .choice(let choices): choices.values.keys.sorted().randomElement(using: &random) ?? ""
    default: (samples[self] ?? []).randomElement(using: &random) ?? ""
    }
  }
}
