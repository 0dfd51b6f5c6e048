// Decides which number of a line a parameter takes, and which unit after it.
extension FrameReader {
  /// The number for a parameter. If it is a rating, numbers that count something or are part of a time are ignored
  /// unless the parameter is required; "7/10" is preferred, then a number at the end of a clause.
  mutating func number(_ range: ClosedRange<Double>, _ parameter: Parameter) -> Argument? {
    let candidates = endings(parameter.slot).filter { !isNegated($0.words.lowerBound) }
    guard range.upperBound == FrameReader.maxRating else { return number(candidates.first) }
    let ratings = candidates.filter { mayBeRating($0.words) }
    let matches = ratings.isEmpty && !parameter.isOptional ? candidates : ratings
    return number(matches.first { isFraction($0.words) } ?? matches.first { endsClause($0.words) } ?? matches.first)
  }

  private mutating func number(_ match: (words: Range<Int>, argument: Argument)?) -> Argument? {
    guard let match else { return nil }
    take(match.words)
    unitIndex = match.words.upperBound
    return match.argument
  }

  /// Whether a rating is given with its maximum: "7/10", "7 out of 10".
  private func isFraction(_ number: Range<Int>) -> Bool {
    number.count > 1 || reader.line.words[number.lowerBound].key.contains("/")
  }

  private func endsClause(_ number: Range<Int>) -> Bool {
    number.upperBound == reader.line.words.count || reader.line.words[number.upperBound - 1].pause != .none
  }

  /// The maximum of a rating.
  private static let maxRating: Double = 10

  private mutating func mayBeRating(_ number: Range<Int>) -> Bool {
    let words = reader.line.words
    let isBehindArticle =
      number.lowerBound > 0 && rules.indefiniteArticles.contains(words[number.lowerBound - 1].spelling)
    guard isBehindArticle || !rules.placeholderNouns.contains(words[number.lowerBound].spelling) else { return false }
    if isFraction(number) { return true }
    let isNamed = number.lowerBound > 0 && rules.numberedNouns.contains(words[number.lowerBound - 1].spelling)
    let counts =
      number.upperBound < words.count && words[number.upperBound - 1].pause == .none
      && rules.countedNouns.contains(words[number.upperBound].spelling)
    if isNamed || counts { return false }
    let lead = words[..<number.lowerBound].reversed().first { !rules.timeFillers.contains($0.spelling) }
    if let lead, rules.sinceWords.contains(lead.spelling) { return false }
    return mentions(of: number).allSatisfy { $0.words.lowerBound == number.lowerBound && !$0.moment.isDuration }
  }

  /// Whether a span holds nothing but a rating, which is no remark: "perhaps a three out of ten".
  mutating func isRating(_ span: Span, _ parameters: [Parameter]) -> Bool {
    let words = span.tokens.compactMap { reader.line.word(from: line.tokens[$0].range.lowerBound) }
    guard let first = words.first, let last = words.last, words.elementsEqual(first...last),
      let rating = parameters.first(where: { isRating($0.slot) }),
      let number = words.first(where: { !rules.ratingHedges.contains(reader.line.words[$0].spelling) }),
      let end = reader.endings(rating.slot, from: number, to: last + 1, followsLiteral: false).map(\.end).max()
    else { return false }
    return reader.line.words[end..<(last + 1)].allSatisfy { rules.ratingHedges.contains($0.spelling) }
  }

  private func isRating(_ slot: SlotType) -> Bool {
    if case .number(let range) = slot { range.upperBound == FrameReader.maxRating } else { false }
  }

  /// The unit right after the last number: "5 hrs if that".
  mutating func unit(_ slot: SlotType) -> Argument? {
    guard case .choice = slot, let index = unitIndex, index < reader.line.words.count,
      let ending = reader.endings(slot, from: index, to: reader.line.words.count, followsLiteral: false).max(by: {
        $0.end < $1.end
      })
    else { return nil }
    for word in index..<ending.end { isTaken[word] = true }
    return ending.argument
  }

  /// Two numbers for a measure that has two parts with names of their own: "blood pressure was 138 over 91".
  mutating func pair(_ parameter: Parameter, beside arguments: [String: Argument], of parameters: [Parameter])
    -> [String: Argument]?
  {
    guard case .number(let range) = parameter.slot else { return nil }
    for case (let name, .choice(let choices), _) in parameters {
      guard let whole = choices.compositeValue(for: arguments[name]), let parts = choices.parts[whole],
        let match = endings(.numberPair(range)).first
      else { continue }
      take(match.words)
      unitIndex = match.words.upperBound
      return [name: .list(parts.map(Argument.words)), parameter.name: match.argument]
    }
    return nil
  }

  /// Whether "not" marks a number as the wrong one: "5 not 6", "not a 6".
  private func isNegated(_ word: Int) -> Bool {
    let before = reader.line.words[..<word].last { !rules.determiners.contains($0.spelling) }
    return before?.key == rules.negation
  }
}
