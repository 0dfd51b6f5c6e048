extension Grammar {
  /// Sentences that say what the tool does, made from its templates.
  package func sample(owner: Int, count: Int, using random: inout some RandomNumberGenerator) -> [String] {
    let own = entries.indices.filter { entries[$0].owner == owner }
    return (0..<count).compactMap { _ in own.randomElement(using: &random).flatMap { sentence(of: $0, using: &random) }
    }
  }

  /// One sentence of one template; `nil` where the template does not parse.
  package func sentence(of entry: Int, using random: inout some RandomNumberGenerator) -> String? {
    guard let template = shelf.template(entry) else { return nil }
    let names = entries[entry].rules.names(of: template.source)
    var pieces = [template.opening.sample(names, using: &random)]
    for part in template.parts {
      let filling = entries[entry].type(of: part.slot).sample(language.rules.samples, using: &random)
      pieces.append(filling + (part.mark == .none ? "" : part.mark == .colon ? ":" : ","))
      pieces.append(part.after.sample(names, using: &random))
    }
    return pieces.filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension WordRules {
  /// The words of a template and of all rules, which a parsed one has no more.
  fileprivate func names(of template: String) -> [Spelling: String] {
    var names: [Spelling: String] = [:]
    for source in [template] + texts {
      var parser = TemplateParser(source, rules: self)
      parser.names = [:]
      _ = try? parser.elements()
      names.merge(parser.names ?? [:]) { $1 }
    }
    return names
  }
}

extension Pattern {
  fileprivate func sample(
    _ names: [Spelling: String], using random: inout some RandomNumberGenerator
  ) -> String {
    var words: [String] = []
    say(0..<steps.count, names, &words, using: &random)
    return words.joined(separator: " ")
  }

  private func say(
    _ places: Range<Int>, _ names: [Spelling: String], _ words: inout [String],
    using random: inout some RandomNumberGenerator
  ) {
    for place in groups(places) { say(at: place, names, &words, using: &random) }
  }

  private func say(
    at place: Int, _ names: [Spelling: String], _ words: inout [String], using random: inout some RandomNumberGenerator
  ) {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word(let word): names[word].map { words.append($0) }
    case .all: say(inside, names, &words, using: &random)
    case .maybe: if Bool.random(using: &random) { say(inside, names, &words, using: &random) }
    case .one:
      if let choice = Array(groups(inside)).randomElement(using: &random) {
        say(at: choice, names, &words, using: &random)
      }
    }
  }

  /// The places where a step begins that is not inside another.
  private func groups(_ places: Range<Int>) -> some Sequence<Int> {
    sequence(first: places.lowerBound) { $0 + 1 + steps[$0].inside }.prefix { $0 < places.upperBound }
  }
}

extension SlotType {
  /// Words that read as the type.
  func sample(_ samples: [SlotType: [String]], using random: inout some RandomNumberGenerator) -> String {
    switch self {
    case .number(let range): String(Int(Double.random(in: range, using: &random).rounded()))
    case .over: ["120/80", "131/84"].randomElement(using: &random) ?? ""
    case .amount(_, let choices): choices.values.keys.sorted().randomElement(using: &random).map { "7\($0)" } ?? ""
    case .quantity(let units):
      ["400\(units.values.keys.min() ?? "")", "2", "½"].randomElement(using: &random) ?? ""
    case .choice(let choices): choices.values.keys.sorted().randomElement(using: &random) ?? ""
    default: (samples[self] ?? []).randomElement(using: &random) ?? ""
    }
  }
}
