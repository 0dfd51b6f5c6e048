/// Numbers as people write and say them: "7", "6.5", "seven", "7/10", "7 out of 10".
enum NumberSlot {
  /// All readings at the start of the words that lie in the range.
  static func endings(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    line.takesBackNumber(words) ? [] : readings(in: words, of: line, range)
  }

  /// The same, whether or not another number replaces it.
  static func readings(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    guard let first = words.first, !line.isInsideSpokenNumber(words.startIndex) else { return [] }
    let halves = line.figures(of: first).split(separator: "/", omittingEmptySubsequences: false)
    if let spoken = decimal(words, line, range) { return [spoken] }
    // "seventy two" is not also seventy.
    if let spoken = line.spokenNumber(words), range.contains(spoken.value) {
      // "seventy six two" may be any number.
      if line.isNumberName(words.dropFirst(spoken.count).first) { return [] }
      return withHalf(spoken.value, words.startIndex + spoken.count, words, line, range)
    }
    guard let number = line.thousands(words) ?? line.value(halves[0]), range.contains(number),
      !line.isNumberName(first) || !line.isNumberName(words.dropFirst().first)
    else { return [] }
    let scale = min(range.upperBound, maxScale)
    if halves.count > 1 {
      return halves.count == 2 && line.value(halves[1]) == scale ? [(words.startIndex + 1, .number(number))] : []
    }
    let scaled = 1 + outOf(words.dropFirst(), line, scale)
    return (scaled > 1 ? [(words.startIndex + scaled, .number(number))] : [])
      + withHalf(number, words.startIndex + 1, words, line, range)
  }

  /// The number, and with the half that is said behind it.
  private static func withHalf(
    _ number: Double, _ end: Int, _ words: ArraySlice<Line.Word>, _ line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    let whole = SlotReader.Ending(end, .number(number))
    guard let length = line.language.rules.half.advance(1, over: words[end...]).highestSetBit,
      range.contains(number + 0.5)
    else { return [whole] }
    return [whole, (end + length, .number(number + 0.5))]
  }

  /// "98 point 4".
  private static func decimal(_ words: ArraySlice<Line.Word>, _ line: Line, _ range: ClosedRange<Double>)
    -> SlotReader.Ending?
  {
    guard let whole = line.wholeNumber(words), case let point = words.dropFirst(whole.count).prefix(2),
      point.count == 2,
      line.language.rules.decimalPoints.contains(point[point.startIndex].spelling),
      case let text = line[point[point.startIndex + 1].core],
      let figures = Int(exactly: whole.value), let decimals = line.value(text).flatMap(Int.init(exactly:)),
      // "98 point 05": zeros count.
      let number = Double("\(figures).\(text.allSatisfy(\.isNumber) ? String(text) : "\(decimals)")"),
      range.contains(number)
    else { return nil }
    return (point.endIndex, .number(number))
  }

  /// The most that a rating is out of, whatever numbers the slot takes.
  private static let maxScale: Double = 10

  /// Two numbers, the greater first: "120/80", "120 over 80".
  static func numberPairs(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    func pair(_ upper: Double, _ lower: Double, _ count: Int) -> [SlotReader.Ending] {
      guard range.contains(upper), range.contains(lower), upper > lower else { return [] }
      return [(words.startIndex + count, .list([.number(upper), .number(lower)]))]
    }
    let halves = line.figures(of: first).split(separator: "/", omittingEmptySubsequences: false)
    if halves.count == 2, let upper = line.value(halves[0]), let lower = line.value(halves[1]) {
      return pair(upper, lower, 1)
    }
    guard let upper = line.wholeNumber(words), case let rest = words.dropFirst(upper.count),
      let separator = line.language.rules.pairSeparator.advance(1, over: rest).highestSetBit, separator > 0,
      let lower = line.wholeNumber(rest.dropFirst(separator))
    else { return [] }
    return pair(upper.value, lower.value, upper.count + separator + lower.count)
  }

  /// A number with its unit attached: "5h".
  static func amounts(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>, _ units: Choices
  ) -> [SlotReader.Ending] {
    guard let first = words.first, line.thousands(words) == nil else { return [] }
    let word = line.figures(of: first)
    let figures = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let suffix = word.dropFirst(figures.count).lowercased()
    guard !suffix.isEmpty, let number = line.value(figures),
      let (unit, rest) = units.values.value(named: suffix).map({ ($0, 0) }) ?? minutes(suffix, units),
      range.contains(number + rest)
    else { return [] }
    return [(words.startIndex + 1, .list([.number(number + rest), .words(unit)]))]
  }

  /// A number of one unit and a number of its parts: "13 stone 4", "13st 4lb", "5 hours 20 mins".
  static func compoundAmounts(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>, _ units: Choices
  ) -> [SlotReader.Ending] {
    let parts = words.prefix(4).flatMap { word in
      let text = line.figures(of: word)
      let figures = text.prefix { $0.isNumber || $0 == "." }
      return [figures, text.dropFirst(figures.count)].filter { !$0.isEmpty }.map { (text: $0, word: word) }
    }
    guard parts.count > 2, let whole = line.value(parts[0].text),
      let unit = units.values.value(named: parts[1].text.lowercased()),
      let (part, count) = line.language.rules.unitParts[unit],
      let rest = line.value(parts[2].text), rest < count, case let value = whole + rest / count, range.contains(value)
    else { return [] }
    let namesPart = parts.count > 3 && units.values.value(named: parts[3].text.lowercased()) == part
    // "11 stone 2 coffees" has no pounds.
    guard namesPart || parts.count == 3 || line.language.rules.valueLinks.contains(parts[3].word.spelling) else {
      return []
    }
    let last = parts[namesPart ? 3 : 2].word
    guard let end = words.firstIndex(where: { $0.core == last.core }) else { return [] }
    return [(end + 1, .list([.number(value), .words(unit)]))]
  }

  /// Half of a unit, or a number of them and a half: "half a litre", "a litre and a half", "five hours and a half".
  static func halvedUnits(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>, _ units: Choices
  ) -> [SlotReader.Ending] {
    let rules = line.language.rules
    if let length = rules.halfOf.advance(1, over: words).highestSetBit, length > 0, range.contains(0.5) {
      return units.endings(in: words.dropFirst(length)).map { ($0.end, .list([.number(0.5), $0.argument])) }
    }
    guard let first = words.first else { return [] }
    let whole =
      rules.indefiniteArticles.contains(first.spelling) ? (value: 1, count: 1) : line.wholeNumber(words)
    guard let (value, count) = whole, range.contains(value + 0.5) else { return [] }
    return units.endings(in: words.dropFirst(count)).compactMap { unit in
      guard let length = rules.half.advance(1, over: words[unit.end...]).highestSetBit, length > 0 else { return nil }
      return (unit.end + length, .list([.number(value + 0.5), unit.argument]))
    }
  }

  /// "h30" behind the 6 of "6h30".
  private static func minutes(_ suffix: String, _ units: Choices) -> (unit: String, rest: Double)? {
    let letters = suffix.prefix { $0.isLetter }
    let figures = suffix.dropFirst(letters.count).prefix { $0.isNumber }
    guard let unit = units.values.value(named: String(letters)), unit == units.values.value(named: "h"),
      figures.count == 2,
      let minutes = Double(figures), minutes < 60, ["", "m", "min"].contains(suffix.dropFirst(letters.count + 2))
    else { return nil }
    return (unit, minutes / 60)
  }

  /// How many words of "out of 10" follow, where the number is `whole`; else 0.
  private static func outOf(_ words: ArraySlice<Line.Word>, _ line: Line, _ whole: Double) -> Int {
    let ends = line.language.rules.outOf.advance(1, over: words)
    return ends.setBits.first { places in
      words.dropFirst(places).first.flatMap { line.value(line[$0.core]) } == whole
    }.map { $0 + 1 } ?? 0
  }
}

extension Line {
  /// A number in figures or words.
  fileprivate func wholeNumber(_ words: ArraySlice<Word>) -> (value: Double, count: Int)? {
    spokenNumber(words) ?? words.first.flatMap { word in value(self[word.core]).map { ($0, 1) } }
  }

  /// A number in several words: "eighty nine", "one hundred and two", "ten thousand", "one forty two".
  func spokenNumber(_ words: ArraySlice<Word>) -> (value: Double, count: Int)? {
    guard let first = words.first, let start = language.rules.numberNames[self[first.core].lowercased()] else {
      return nil
    }
    var (number, count) = (SpokenNumber(start), 1)
    while words[words.startIndex + count - 1].pause == .none, case let rest = words.dropFirst(count),
      let next = rest.first
    {
      // "a hundred and two"
      let isJoined = number.takesConjunction && language.rules.itemConjunctions.contains(next.spelling)
      guard let word = isJoined ? rest.dropFirst().first : next, let name = numberName(word), !isJoined || name < 100,
        name > 0 || isOnes(rest.dropFirst().first), number.append(name)
      else { break }
      count += isJoined ? 2 : 1
    }
    return count > 1 ? (number.value, count) : nil
  }

  /// The number that the word names; the "oh" of "one oh four" too.
  private func numberName(_ word: Word) -> Double? {
    language.rules.numberNames[self[word.core].lowercased()] ?? (language.rules.spokenDigits[word.key] == "0" ? 0 : nil)
  }

  private func isOnes(_ word: Word?) -> Bool { word.flatMap(numberName).map { 1..<10 ~= $0 } ?? false }

  /// Whether the word stands in a number that begins before it: the "five" of "twenty five".
  func isInsideSpokenNumber(_ word: Int) -> Bool {
    guard word > 0, isNumberName(words[word]), isNumberName(words[word - 1]) else { return false }
    return words[word - 1].pause == .none
  }

  /// Whether another number replaces the one at the start of the words: the "five" of "about five no six and a half".
  func takesBackNumber(_ words: ArraySlice<Word>) -> Bool {
    guard let number = wholeNumber(words) else { return false }
    let rest = words.dropFirst(number.count).prefix(3)
    guard let first = rest.first, language.rules.retractionWords.contains(first.spelling),
      let next = rest.dropFirst().first(where: { !language.rules.retractionWords.contains($0.spelling) })
    else { return false }
    return value(self[next.core]) != nil
  }

  /// The "14k" of "14k steps".
  fileprivate func thousands(_ words: ArraySlice<Word>) -> Double? {
    guard let first = words.first, let counted = words.dropFirst().first,
      language.rules.countedInThousands.contains(counted.spelling), case let text = self[first.core].lowercased(),
      let suffix = language.rules.thousandSuffixes.first(where: text.hasSuffix)
    else { return nil }
    return value(text.dropLast(suffix.count)).map { $0 * 1000 }
  }

  fileprivate func isNumberName(_ word: Word?) -> Bool {
    word.map { language.rules.numberNames[$0.key] != nil || language.rules.spokenDigits[$0.key] == "0" } ?? false
  }

  /// The value of digits or a number word.
  fileprivate func value(_ text: Substring) -> Double? {
    if text.first == "-" { return value(text.dropFirst()).map { -$0 } }
    guard let first = text.utf8.first else { return nil }
    guard first.isDigit else { return language.rules.numberNames[text.lowercased()] }
    // "0700" is a time.
    if text.utf8.count == 4, first == UInt8(ascii: "0"), text.utf8.allSatisfy(\.isDigit) { return nil }
    if text.utf8.allSatisfy({ $0.isDigit || $0 == UInt8(ascii: ".") }) { return Double(text) }
    // "6ish".
    if let suffix = language.rules.approximateSuffixes.first(where: text.lowercased().hasSuffix) {
      return Double(text.dropLast(suffix.count))
    }
    // "10,000", and "5,5" as most of Europe writes it.
    let groups = text.split(separator: ",", omittingEmptySubsequences: false)
    if groups.count == 2, 1...2 ~= groups[1].utf8.count { return Double(groups.joined(separator: ".")) }
    guard groups[0].utf8.count <= 3, groups.dropFirst().allSatisfy({ $0.utf8.count == 3 }),
      groups.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) })
    else { return nil }
    return Double(groups.joined())
  }

  /// The word, with a minus sign that stands directly before its digits.
  fileprivate func figures(of word: Word) -> Substring {
    let hasLeadingMark = word.outer.lowerBound == word.core.lowerBound - 1 && text.utf8.count > word.core.lowerBound
    let substring = self[hasLeadingMark ? word.outer.lowerBound..<word.core.upperBound : word.core]
    return substring.first == "-" && substring.dropFirst().first?.isNumber == true ? substring : self[word.core]
  }
}
