extension Grammar {
  /// The first matches of the candidates. A bare task (`{bare}` alone) only counts where there is no other match.
  func makeMatches(_ candidates: [Candidate], _ limit: Int, _ reader: inout SlotReader) -> [Match] {
    var matches: [Match] = []
    for candidate in candidates where matches.count < limit {
      if !matches.isEmpty && candidate.isBare(entries[candidate.entry]) { continue }
      if let match = match(candidate, &reader) { matches.append(match) }
    }
    return matches
  }

  /// The finished match; `nil` where what should be a task is none.
  private func match(_ candidate: Candidate, _ reader: inout SlotReader) -> Match? {
    guard let template = templateCache.template(candidate.entry) else { return nil }
    let entry = entries[candidate.entry]
    var collector = ArgumentCollector(fixed: template.fixedArguments.mapValues(Argument.init(fixed:)))
    for (part, fill) in zip(template.parts, candidate.fit.fills) {
      let type = entry.type(of: part.slot)
      let words = reader.line.originalText(of: fill.words, as: type)
      if type == .reference, language.rules.namesNothing(fill.words, of: reader.line) { return nil }
      collector.fills.append(Match.Fill(slot: part.slot, words: words))
      if type == .remark {
        if readTask(fill.words, of: words, candidate.inputForm, &reader).isDeed { return nil }
      } else if !type.isTask {
        collector.fill(part.slot.parameterNames, fill.argument ?? .freeText(words, as: type, in: language), type)
      } else if !collector.add(readTask(fill.words, of: words, candidate.inputForm, &reader), isBare: type == .bare) {
        return nil
      }
    }
    return Match(
      owner: entry.owner, template: entry.template, arguments: collector.arguments, fills: collector.fills,
      score: candidate.score, inputForm: candidate.inputForm)
  }

  /// Reads a task. Where it begins with a misspelt verb, the corrected verb decides whether it is one.
  private func readTask(_ range: Range<Int>, of words: String, _ how: Match.InputForm, _ reader: inout SlotReader)
    -> TaskReading
  {
    let capture = language.rules.task(in: reader.reader(of: words))
    guard case .repaired(let repairs) = how, let capture,
      let typed = Line(capture.title, words: 1, in: language).words.first,
      let verb = repairs.first(where: { Line($0.key, in: language).words.first?.key == typed.key })?.value,
      case let first = reader.line.words[range.lowerBound], first.key == verb, language.rules.isVerb(first.spelling)
    else { return TaskReading(capture: capture, isDeed: capture.map(language.rules.isTask) ?? false) }
    let corrected = language.rules.correctedTask(verb: verb, in: capture)
    return TaskReading(capture: corrected ?? capture, isDeed: corrected != nil || language.rules.isTask(capture))
  }

  private struct TaskReading {
    let capture: Capture?
    let isDeed: Bool
  }

  private struct ArgumentCollector {
    var arguments: [String: Argument]
    var fills: [Match.Fill] = []

    init(fixed: [String: Argument]) { arguments = fixed }

    /// Adds the task's arguments; false where it is no task.
    mutating func add(_ reading: TaskReading, isBare: Bool) -> Bool {
      guard let capture = reading.capture, !isBare || reading.isDeed else { return false }
      for (name, value) in capture.arguments { join(name, value) }
      arguments["due"] = arguments["due"] ?? arguments["repeat"]
      return true
    }

    /// Sets one argument, or two for a number with its unit.
    mutating func fill(_ names: [String], _ argument: Argument, _ type: SlotType) {
      guard case (.amount, .list(let pair)) = (type, argument) else { return join(names[0], argument) }
      for (name, part) in zip(names, pair) { join(name, part) }
    }

    /// Joins two halves of one time that stand apart: "remind me tomorrow to ring the surgery at 9".
    mutating func join(_ name: String, _ argument: Argument) {
      guard case .moment(let first)? = arguments[name], case .moment(let second) = argument else {
        arguments[name] = arguments[name] ?? argument
        return
      }
      arguments[name] = .moment(first.joined(second) ?? first)
    }
  }
}

extension Grammar.Candidate {
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

  fileprivate static func freeText(_ words: String, as type: SlotType, in language: Language) -> Argument {
    type == .list ? .list(Line(words, in: language).items.map(Argument.words)) : .words(words)
  }
}

extension Line {
  /// The words as typed. Text at the end of the line keeps its closing punctuation.
  package func originalText(of range: Range<Int>, as type: SlotType) -> String {
    let inside = words[range]
    guard let first = inside.first, let last = inside.last else { return "" }
    let keepsPunctuation = type == .text || type.isTask
    guard keepsPunctuation else {
      let end = type == .reference ? reasonStart(in: range).map { words[$0 - 1] } ?? last : last
      return withoutClitic(first.core.lowerBound..<end.core.upperBound, before: range.upperBound)
    }
    let end = range.upperBound == words.count ? text.utf8.count : last.outer.upperBound
    let substring = self[first.outer.lowerBound..<end]
    return String(
      substring.dropLast(while: { $0.isWhitespace || range.upperBound < words.count && ",;:".contains($0) }))
  }

  /// The index of a reason that follows a name: "the gym one, i'm never going".
  private func reasonStart(in range: Range<Int>) -> Int? {
    range.dropFirst().first { words[$0 - 1].pause == .comma && language.rules.subjects.contains(words[$0].spelling) }
  }

  /// The bytes without the clitic before a participle: the "'s" (is, has) of "the car's been washed".
  private func withoutClitic(_ bytes: Range<Int>, before next: Int) -> String {
    let substring = self[bytes]
    guard next < words.count, language.rules.participles.contains(words[next].spelling),
      let ending = language.rules.clitics.first(where: substring.lowercased().hasSuffix)
    else { return String(substring) }
    return String(substring.dropLast(ending.count))
  }

  /// The parts between commas, slashes and "and".
  var items: [String] {
    var groups: [[Word]] = []
    for word in words {
      if word.key == language.rules.ampersandWord || language.rules.itemConjunctions.contains(word.spelling)
        || word.key == "/"
      {
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
        place > 0 && group.count > 1 && group[0].key == language.rules.repeatedPreposition
        ? group.dropFirst() : group[...]
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
