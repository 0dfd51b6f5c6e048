// Which of a line's numbers a parameter takes, with what stands right behind it.
extension FrameReader {
  /// A number. One that rates something counts nothing and is no part of a time, where it need not be said at all; one out
  /// of ten goes first, and then one that ends what is said.
  mutating func number(_ range: ClosedRange<Double>, _ parameter: Parameter) -> Argument? {
    let all = endings(parameter.slot).filter { !isDenied($0.words.lowerBound) }
    guard range.upperBound == FrameReader.best else { return number(all.first) }
    let rates = all.filter { mayRate($0.words) }
    let found = rates.isEmpty && !parameter.isOptional ? all : rates
    return number(found.first { isWhole($0.words) } ?? found.first { closes($0.words) } ?? found.first)
  }

  private mutating func number(_ said: (words: Range<Int>, argument: Argument)?) -> Argument? {
    guard let said else { return nil }
    take(said.words)
    unitPlace = said.words.upperBound
    return said.argument
  }

  /// "7/10", "7 out of 10".
  private func isWhole(_ number: Range<Int>) -> Bool {
    number.count > 1 || reader.line.words[number.lowerBound].key.contains("/")
  }

  private func closes(_ number: Range<Int>) -> Bool {
    number.upperBound == reader.line.words.count || reader.line.words[number.upperBound - 1].pause != .none
  }

  /// The best or the worst that can be.
  private static let best: Double = 10

  private mutating func mayRate(_ number: Range<Int>) -> Bool {
    let words = reader.line.words
    guard !rules.counters.contains(words[number.lowerBound].spelling) else { return false }
    if isWhole(number) { return true }
    let isNamed = number.lowerBound > 0 && rules.numbered.contains(words[number.lowerBound - 1].spelling)
    let counts =
      number.upperBound < words.count && words[number.upperBound - 1].pause == .none
      && rules.counted.contains(words[number.upperBound].spelling)
    if isNamed || counts { return false }
    let lead = words[..<number.lowerBound].reversed().first { !rules.rough.contains($0.spelling) }
    if let lead, rules.since.contains(lead.spelling) { return false }
    return mentions(of: number).allSatisfy { $0.words.lowerBound == number.lowerBound && !$0.moment.isDuration }
  }

  /// The unit right behind a number: "5 hrs if that".
  mutating func unit(_ slot: SlotType) -> Argument? {
    guard case .choice = slot, let place = unitPlace, place < reader.line.words.count,
      let ending = reader.endings(slot, from: place, to: reader.line.words.count, isLed: false).max(by: {
        $0.end < $1.end
      })
    else { return nil }
    for word in place..<ending.end { isTaken[word] = true }
    return ending.argument
  }

  /// Two numbers of something that has two of them, by their own names: "blood pressure was 138 over 91".
  mutating func pair(_ parameter: Parameter, beside arguments: [String: Argument], of parameters: [Parameter])
    -> [String: Argument]?
  {
    guard case .number(let range) = parameter.slot else { return nil }
    for case (let name, .choice(let choices), _) in parameters {
      guard let whole = choices.whole(saidAs: arguments[name]), let parts = choices.parts[whole],
        let said = endings(.over(range)).first
      else { continue }
      take(said.words)
      unitPlace = said.words.upperBound
      return [name: .list(parts.map(Argument.words)), parameter.name: said.argument]
    }
    return nil
  }

  /// Whether it is said to be the wrong one: "5 not 6", "not a 6".
  private func isDenied(_ word: Int) -> Bool {
    let before = reader.line.words[..<word].last { !rules.determiners.contains($0.spelling) }
    return before?.key == rules.not
  }
}
