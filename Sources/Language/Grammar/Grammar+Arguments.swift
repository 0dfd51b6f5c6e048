extension Grammar {
  /// The matches themselves; a bare thing to do only where there is no other.
  func finished(_ fitted: [Fitted], _ limit: Int, _ reader: inout SlotReader) -> [Match] {
    var matches: [Match] = []
    for candidate in fitted where matches.count < limit {
      if !matches.isEmpty && candidate.isBare(entries[candidate.entry]) { continue }
      if let match = match(candidate, &reader) { matches.append(match) }
    }
    return matches
  }

  /// The finished match; `nil` where a thing to do turns out to be none.
  private func match(_ fitted: Fitted, _ reader: inout SlotReader) -> Match? {
    guard let template = shelf.template(fitted.entry) else { return nil }
    let entry = entries[fitted.entry]
    var gathered = Gathered(fixed: template.fixed.mapValues(Argument.init(fixed:)))
    for (part, filled) in zip(template.parts, fitted.fit.filled) {
      let type = entry.type(of: part.slot)
      let words = reader.line.said(filled.words, as: type)
      if type == .which, language.rules.namesNothing(filled.words, of: reader.line) { return nil }
      gathered.fills.append(Match.Fill(slot: part.slot, words: words))
      if !type.isThing {
        gathered.fill(part.slot.slotNames, filled.argument ?? .said(words, as: type, in: language), type)
      } else if !gathered.take(thing(filled.words, of: words, fitted.how, &reader), isBare: type == .bare) {
        return nil
      }
    }
    return Match(
      owner: entry.owner, template: entry.template, arguments: gathered.arguments, fills: gathered.fills,
      score: fitted.score, how: fitted.how)
  }

  /// What is to be done; a misspelt verb that it begins with counts as the one meant.
  private func thing(_ range: Range<Int>, of words: String, _ how: Match.How, _ reader: inout SlotReader) -> Thing {
    let capture = language.rules.thing(in: reader.reader(of: words))
    guard case .repaired(let repairs) = how, let capture,
      let typed = Line(capture.title, words: 1, in: language).words.first,
      let verb = repairs.first(where: { Line($0.key, in: language).words.first?.key == typed.key })?.value,
      case let first = reader.line.words[range.lowerBound], first.key == verb, language.rules.isVerb(first.spelling)
    else { return Thing(capture: capture, isDeed: capture.map(language.rules.isDeed) ?? false) }
    let meant = language.rules.meaning(verb, in: capture)
    return Thing(capture: meant ?? capture, isDeed: meant != nil || language.rules.isDeed(capture))
  }

  private struct Thing {
    let capture: Capture?
    let isDeed: Bool
  }

  private struct Gathered {
    var arguments: [String: Argument]
    var fills: [Match.Fill] = []

    init(fixed: [String: Argument]) { arguments = fixed }

    /// Whether it is a thing to do.
    mutating func take(_ thing: Thing, isBare: Bool) -> Bool {
      guard let capture = thing.capture, !isBare || thing.isDeed else { return false }
      for (name, value) in capture.arguments { join(name, value) }
      arguments["due"] = arguments["due"] ?? arguments["repeat"]
      return true
    }

    /// A number and its unit are two arguments; all else is one.
    mutating func fill(_ names: [String], _ argument: Argument, _ type: SlotType) {
      guard case (.amount, .list(let both)) = (type, argument) else { return join(names[0], argument) }
      for (name, part) in zip(names, both) { join(name, part) }
    }

    /// Two halves of one time, said apart, are one: "remind me tomorrow to ring the surgery at 9".
    mutating func join(_ name: String, _ argument: Argument) {
      guard case .moment(let first)? = arguments[name], case .moment(let second) = argument else {
        arguments[name] = arguments[name] ?? argument
        return
      }
      arguments[name] = .moment(first.joined(second) ?? first)
    }
  }
}

extension Grammar.Fitted {
  func isBare(_ entry: Grammar.Entry) -> Bool { score.words == 0 && entry.template == "{bare}" }
}

extension Argument {
  fileprivate init(fixed value: String) {
    switch value {
    case "true", "false": self = .flag(value == "true")
    case _ where value.utf8.contains(UInt8(ascii: "/")):
      self = .list(value.split(separator: "/").map { .words(String($0)) })
    default: self = Double(value).map(Argument.number) ?? .words(value)
    }
  }

  fileprivate static func said(_ words: String, as type: SlotType, in language: Language) -> Argument {
    type == .list ? .list(Line(words, in: language).items.map(Argument.words)) : .words(words)
  }
}

extension Line {
  /// The words as typed; a text at the line's end keeps all that closes it.
  package func said(_ range: Range<Int>, as type: SlotType) -> String {
    let inside = words[range]
    guard let first = inside.first, let last = inside.last else { return "" }
    let keepsPunctuation = type == .text || type.isThing
    guard keepsPunctuation else {
      let end = type == .which ? reason(in: range).map { words[$0 - 1] } ?? last : last
      return said(first.core.lowerBound..<end.core.upperBound, before: range.upperBound)
    }
    let end = range.upperBound == words.count ? text.utf8.count : last.outer.upperBound
    let said = self[first.outer.lowerBound..<end]
    return String(said.dropLast(while: { $0.isWhitespace || range.upperBound < words.count && ",;:".contains($0) }))
  }

  /// Where a name is followed by why: "the gym one, i'm never going".
  private func reason(in range: Range<Int>) -> Int? {
    range.dropFirst().first { words[$0 - 1].pause == .comma && language.rules.subjects.contains(words[$0].spelling) }
  }

  /// Without the "is" or "has" of "the car's been washed".
  private func said(_ bytes: Range<Int>, before next: Int) -> String {
    let said = self[bytes]
    guard next < words.count, language.rules.participles.contains(words[next].spelling),
      let ending = language.rules.clitics.first(where: said.lowercased().hasSuffix)
    else { return String(said) }
    return String(said.dropLast(ending.count))
  }

  /// The parts between commas, strokes and "and".
  var items: [String] {
    var groups: [[Word]] = []
    for word in words {
      if word.key == language.rules.and || language.rules.ands.contains(word.spelling) || word.key == "/" {
        groups.append([])
      } else if let pause = groups.last?.last?.pause ?? (groups.isEmpty ? .comma : nil), pause != .none {
        groups.append([word])
      } else {
        groups[groups.count - 1].append(word)
      }
    }
    return groups.enumerated().compactMap { place, group in
      // "for the rain and for Sam"
      let group =
        place > 0 && group.count > 1 && group[0].key == language.rules.repeated ? group.dropFirst() : group[...]
      guard let first = group.first, let last = group.last else { return nil }
      return String(self[first.core.lowerBound..<last.core.upperBound])
    }
  }
}

extension Substring {
  package func dropLast(while matches: (Character) -> Bool) -> Substring {
    lastIndex { !matches($0) }.map { self[...$0] } ?? self[startIndex..<startIndex]
  }
}
