/// Numbers as people write and say them: "7", "6.5", "seven", "7/10", "7 out of 10".
enum NumberSlot {
  /// All readings at the start of the words that lie in the range.
  static func endings(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    let halves = line.figures(of: first).split(separator: "/", omittingEmptySubsequences: false)
    if let spoken = decimal(words, line, range) { return [spoken] }
    guard let number = line.value(halves[0]), range.contains(number) else { return [] }
    let scale = min(range.upperBound, maxScale)
    if halves.count > 1 {
      return halves.count == 2 && line.value(halves[1]) == scale ? [(words.startIndex + 1, .number(number))] : []
    }
    let whole = [1, 1 + outOf(words.dropFirst(), line, scale)].distinct.map {
      (end: words.startIndex + $0, argument: Argument.number(number))
    }
    guard let halfLength = line.language.rules.half.advance(1, over: words.dropFirst()).highestSetBit,
      range.contains(number + 0.5)
    else {
      return whole
    }
    return whole + [(words.startIndex + 1 + halfLength, .number(number + 0.5))]
  }

  /// "98 point 4".
  private static func decimal(_ words: ArraySlice<Line.Word>, _ line: Line, _ range: ClosedRange<Double>)
    -> SlotReader.Ending?
  {
    let parts = words.prefix(3).map { (word: $0, text: line[$0.core]) }
    guard parts.count == 3, line.language.rules.decimalPoints.contains(parts[1].word.spelling),
      let whole = line.value(parts[0].text).flatMap(Int.init(exactly:)),
      let decimals = line.value(parts[2].text).flatMap(Int.init(exactly:)),
      // "98 point 05": zeros count.
      let number = Double("\(whole).\(parts[2].text.allSatisfy(\.isNumber) ? String(parts[2].text) : "\(decimals)")"),
      range.contains(number)
    else { return nil }
    return (words.startIndex + 3, .number(number))
  }

  /// The most that a rating is out of, whatever numbers the slot takes.
  private static let maxScale: Double = 10

  /// Two numbers, the greater first: "120/80", "120 over 80".
  static func numberPairs(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>
  ) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    let halves = line.figures(of: first).split(separator: "/", omittingEmptySubsequences: false)
    let lowerOffset =
      halves.count == 1
      ? 1 + (line.language.rules.pairSeparator.advance(1, over: words.dropFirst()).highestSetBit ?? 0) : 1
    guard halves.count == 2 || lowerOffset > 1 && lowerOffset < words.count,
      let upper = line.value(halves[0]),
      let lower = line.value(halves.count == 2 ? halves[1] : line[words.dropFirst(lowerOffset).first?.core ?? 0..<0]),
      range.contains(upper), range.contains(lower), upper > lower
    else { return [] }
    return [(words.startIndex + lowerOffset + (halves.count == 2 ? 0 : 1), .list([.number(upper), .number(lower)]))]
  }

  /// A number with its unit attached: "5h".
  static func amounts(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>, _ units: Choices
  ) -> [SlotReader.Ending] {
    guard let first = words.first else { return [] }
    let word = line.figures(of: first)
    let figures = word.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    let suffix = word.dropFirst(figures.count).lowercased()
    guard !suffix.isEmpty, let number = line.value(figures),
      let (unit, rest) = units.values.value(named: suffix).map({ ($0, 0) }) ?? minutes(suffix, units),
      range.contains(number + rest)
    else { return [] }
    return [(words.startIndex + 1, .list([.number(number + rest), .words(unit)]))]
  }

  /// A number of one unit and a number of its parts: "13 stone 4", "13st 4lb".
  static func compoundAmounts(
    in words: ArraySlice<Line.Word>, of line: Line, _ range: ClosedRange<Double>, _ units: Choices
  ) -> [SlotReader.Ending] {
    let parts = words.prefix(4).flatMap { word in
      let text = line.figures(of: word)
      let figures = text.prefix { $0.isNumber || $0 == "." }
      return [figures, text.dropFirst(figures.count)].filter { !$0.isEmpty }.map { (text: $0, word: word) }
    }
    guard parts.count > 2, let whole = line.value(parts[0].text),
      let unit = units.values.value(named: parts[1].text.lowercased()), let (part, count) = partsOfUnits[unit],
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

  /// By unit, the smaller one that is said behind it, and how many of those make one.
  private static let partsOfUnits = ["stone": (part: "lb", count: 14.0)]

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
