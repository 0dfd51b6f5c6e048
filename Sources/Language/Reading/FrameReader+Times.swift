import Civil

// Times and durations of a line that matches no phrase.
extension FrameReader {
  /// The duration of something, half a day at most. If a time may be meant, durations that say how much later or since
  /// when are skipped.
  mutating func duration() -> Argument? {
    let words = reader.line.words
    for index in words.indices
    where !isTaken[index] && !(takesTimes && index > 0 && rules.offsetLeads.contains(words[index - 1].spelling)) {
      let endings = reader.endings(.duration, from: index, to: words.count, followsLiteral: !takesTimes)
      guard let ending = endings.max(by: { $0.end < $1.end }), case .number(let minutes) = ending.argument,
        minutes <= FrameReader.maxMinutes,
        !takesTimes || ending.end == words.count || !rules.offsetEnds.contains(words[ending.end].spelling)
      else { continue }
      for word in index..<ending.end { isTaken[word] = true }
      return ending.argument
    }
    return nil
  }

  /// How much later, as a moment relative to now: "put the trash off an hour".
  package mutating func postponement() -> Argument? {
    for index in reader.line.words.indices where !isTaken[index] {
      let readings = reader.moments.readings(from: reader.line.words[index].core.lowerBound)
      if let length = readings.first(where: { $0.moment.isDuration })?.moment.duration {
        return .moment(Moment(.shifted(length, 1, .now)))
      }
    }
    return nil
  }

  /// The parameter whose time must be in the future; logged times may be in the past.
  static let dueParameter = "due"
  /// Most minutes of a duration.
  private static let maxMinutes: Double = 720

  /// - Parameter isAhead: whether past times are skipped: "on the chair since tuesday", "was due on monday".
  mutating func moment(isAhead: Bool = false, _ fits: (Moment) -> Bool) -> Moment? {
    let mentions = mentions.real.filter { mention in
      let bytes = line.text.utf8Offsets(mention.range)
      guard let word = reader.line.word(from: bytes.lowerBound) else { return false }
      return !isTaken[word] && fits(mention.moment)
        && !(isAhead && isInPast(word, to: reader.line.word(from: bytes.upperBound) ?? reader.line.words.count))
    }
    guard
      let moment = MomentParser.combined(
        MomentParser.effectiveMentions(mentions, in: line.text, line.language).mentions)
    else {
      return fourDigitClock().flatMap { fits($0) ? $0 : nil }
    }
    let dates = mentions.map { line.text.utf8Offsets($0.range) }
    guard moment.clock?.explicitTime == nil, moment.isPoint || moment.isRecurring,
      let clock = fourDigitClock(outside: dates) ?? bareHour(outside: dates)
    else {
      return moment
    }
    return moment.joined(clock) ?? moment
  }

  /// Whether a word right before a time, or one of its own, places it in the past: "since tuesday".
  private func isInPast(_ word: Int, to end: Int) -> Bool {
    if reader.line.words[word..<end].contains(where: { rules.pastLeads.contains($0.spelling) }) { return true }
    let before = reader.line.words[..<word].reversed().prefix(3).drop { rules.timeFillers.contains($0.spelling) }
    return before.first.map { rules.pastLeads.contains($0.spelling) } ?? false
  }

  /// Four digits as a time, if nothing else has taken them: "thurs 1930", "walk tarn 0800".
  ///
  /// - Parameter dates: the UTF-8 ranges of what has a meaning of its own.
  private func fourDigitClock(outside dates: [Range<Int>] = []) -> Moment? {
    reader.line.words.indices.lazy.compactMap { index -> Moment? in
      let figures = reader.line.words[index].key
      guard !isTaken[index], !isPart(index, of: dates), figures.utf8.count == 4, let number = Int(figures),
        number / 100 < 24, number % 100 < 60, !isCounting(index)
      else { return nil }
      return TimeOfDay(number / 100, number % 100, figures.first == "0" ? .twentyFourHour : .unspecified).map {
        Moment($0)
      }
    }.first
  }

  /// Whether the word behind a number is what it counts.
  private func isCounting(_ index: Int) -> Bool {
    let words = reader.line.words
    return index + 1 < words.count && words[index].pause == .none
      && rules.countedNouns.contains(words[index + 1].spelling)
  }

  private func isPart(_ word: Int, of dates: [Range<Int>]) -> Bool {
    dates.contains { $0.contains(reader.line.words[word].core.lowerBound) }
  }

  /// A bare hour next to a day, unless it counts something: "every monday … by 10".
  private mutating func bareHour(outside dates: [Range<Int>]) -> Moment? {
    let words = reader.line.words
    for index in words.indices.dropFirst() where !isTaken[index] && !isPart(index, of: dates) {
      guard rules.hourLeads.contains(words[index - 1].spelling), words[index].key.utf8.count <= 2,
        let hour = Int(words[index].key), 1...12 ~= hour,
        !isCounting(index), !isDuration(from: index), let clock = TimeOfDay(hour)
      else { continue }
      return Moment(clock)
    }
    return nil
  }

  /// A bare hour or duration after a word that leads to one: "till 8", "for 2 hours".
  mutating func timeAfterLeadIn(_ slot: SlotType) -> Argument? {
    let words = reader.line.words
    for index in words.indices.dropFirst()
    where !isTaken[index] && rules.timeLeads.contains(words[index - 1].spelling) {
      if let ending = reader.endings(slot, from: index, to: words.count, followsLiteral: true).max(by: {
        $0.end < $1.end
      }) {
        return ending.argument
      }
    }
    return nil
  }

  /// Whether a number starts a duration: the 2 of "by 2 days" is no hour.
  private mutating func isDuration(from word: Int) -> Bool {
    reader.moments.readings(from: reader.line.words[word].core.lowerBound).contains(where: \.moment.isDuration)
  }

  /// A bare hour in a line that changes a time, unless it counts something: "make that 12.30", "soundcheck's 6
  /// actually".
  func bareClock() -> Argument? {
    figuresAsClock() ?? spokenClock()
  }

  /// "the orthodontist is four fifteen not three forty five"
  private func spokenClock() -> Argument? {
    line.tokens.indices.dropLast().lazy.compactMap { index -> Argument? in
      guard line.timing[index] == .none, let word = reader.line.word(from: line.tokens[index].range.lowerBound),
        !isTaken[word], index == 0 || line.tokens[index - 1].key != rules.negation,
        let hour = number(index), 1...12 ~= hour, let minute = number(index + 1), 10...55 ~= minute,
        minute.isMultiple(of: 5), let clock = TimeOfDay(hour, minute)
      else { return nil }
      return .moment(Moment(clock))
    }.first
  }

  private func number(_ index: Int) -> Int? { rules.numberNames[line.tokens[index].key].map { Int($0) } }

  private func figuresAsClock() -> Argument? {
    line.tokens.indices.lazy.compactMap { index -> Argument? in
      let token = line.tokens[index]
      guard token.shape == .figures, let word = reader.line.word(from: token.range.lowerBound), !isTaken[word],
        case let minutes = minutes(behind: index), case let end = index + (minutes == nil ? 1 : 2),
        let clock = FrameReader.clock(minutes.map { token.key + "." + $0 } ?? token.key),
        end == line.tokens.count || !mayBeCounted(end)
      else { return nil }
      return .moment(Moment(clock))
    }.first
  }

  /// The 45 of "11 45".
  private func minutes(behind index: Int) -> String? {
    guard index + 1 < line.tokens.count, case let next = line.tokens[index + 1], next.shape == .figures,
      next.key.utf8.count == 2, let minute = Int(next.key), minute < 60, minute % 5 == 0
    else { return nil }
    return next.key
  }

  private func mayBeCounted(_ index: Int) -> Bool {
    guard line.tokens[index].key != rules.negation else { return false }
    return ![.pronoun, .joiner, .preposition, .stop, .comma, .question, .lineBreak, .bracket, .dash].contains(
      line.kind(of: index)) && !rules.timeFillers.contains(line.tokens[index].spelling)
      && !rules.correctionWords.contains(line.tokens[index].spelling)
  }

  private static func clock(_ figures: String) -> TimeOfDay? {
    let parts = figures.split { $0 == "." || $0 == ":" }.map { Int($0) }
    return switch (parts.first ?? nil, parts.count > 1 ? parts[1] : 0) {
    case (let hour?, let minute?) where parts.count < 3 && (1...(parts.count == 1 ? 12 : 23) ~= hour) && minute < 60:
      TimeOfDay(hour, minute)
    default: nil
    }
  }
}
