/// A wrong number and the correct one, and the other words of the line: "40 sick bowls not 20", "not 6 its more like a
/// 7, that wrist", "60? no 70", "the gate code is wrong, its 4478". Lines that contain a time which is more than a
/// plain number are no corrections.
package struct NumberCorrection: Sendable, Hashable {
  /// `nil` if the line only says that the number was wrong.
  package let wrongNumber: String?
  package let correctNumber: String
  /// The words around the numbers, which may name what is counted; if there is no wrong number, the words before
  /// "wrong".
  package let context: String
  /// Whether nothing is named before both numbers: "5 not 4, i cant count". Otherwise the correction is about what is
  /// named.
  package let hasNoSubject: Bool
  /// Whether a number is that of a length, which the line may also set for something else.
  package let hasLength: Bool

  package init?(_ line: String, in language: Language) {
    let whole = Utterance(line, in: language)
    let utterance = NumberCorrection.withoutRemark(whole)
    let words = NumberCorrection.withoutUnits(
      NumberCorrection.inFigures(
        NumberCorrection.joined(utterance.tokens.filter { !$0.isMark }, utterance), language), language)
    let numbers = NumberCorrection.numbers(in: words)
    guard words.count <= NumberCorrection.maxWords, !numbers.isEmpty,
      !NumberCorrection.hasPoint(utterance),
      let (wrong, correct) = NumberCorrection.negated(numbers, words, language.rules)
        ?? NumberCorrection.retracted(numbers, words, language.rules)
        ?? NumberCorrection.replaced(numbers, words, language.rules)
        ?? NumberCorrection.amended(numbers, words, language.rules)
        ?? NumberCorrection.restated(numbers, words, language.rules),
      wrong?.text != correct.text
    else { return nil }
    (self.wrongNumber, self.correctNumber) = (wrong?.text, correct.text)
    let amendment = wrong == nil ? NumberCorrection.amendment(before: correct, words, language.rules) : nil
    let isNamed = wrong != nil || amendment ?? 0 > 0 || words.contains { $0.key == language.rules.wrongWord }
    let end =
      wrong == nil ? amendment ?? words.firstIndex { $0.key == language.rules.wrongWord } ?? 0 : words.count
    context = words.indices[..<end].filter { index in
      wrong?.places.contains(index) != true && !correct.places.contains(index)
        && words[index].key != language.rules.negation
    }.map { words[$0].key }.joined(separator: " ")
    let places = [wrong?.places.lowerBound, correct.places.lowerBound].compactMap(\.self)
    let start = NumberCorrection.startOfClause(before: words[places.min() ?? 0], in: utterance)
    let last = places.max() ?? 0
    func mayBeInName(_ word: Token) -> Bool { NumberCorrection.mayBeInName(word, language) }
    hasNoSubject =
      !isNamed || wrong != nil && !words[..<last].contains { $0.range.lowerBound >= start && mayBeInName($0) }
      || amendment.map { !words[..<$0].contains(where: mayBeInName) } ?? false
    hasLength = utterance.timing.contains { $0 != .none }
  }

  /// Where the clause begins that a word stands in: the "it's" of "i've done it again and it's 93.4 not 94.2".
  private static func startOfClause(before word: Token, in line: Utterance) -> Int {
    guard let end = line.tokens.firstIndex(where: { $0.range.lowerBound >= word.range.lowerBound }) else { return 0 }
    let start = (0..<end).last { Segmenter.isJoiner($0, line) }.map { $0 + 1 } ?? 0
    return line.tokens[start].range.lowerBound
  }

  /// Whether the line contains a point in time; a length is a number with its unit.
  private static func hasPoint(_ line: Utterance) -> Bool {
    guard line.timing.contains(where: { $0 != .none }) else { return false }
    return !MomentParser.mentions(in: line.text, line.language).allSatisfy(\.moment.isDuration)
  }

  /// The line up to the first comma or stop behind two numbers, or the only one: "the ritalin was 20mg not 10, they upped
  /// it last week".
  private static func withoutRemark(_ line: Utterance) -> Utterance {
    let numbers = line.tokens.indices.filter { [.figures, .mixed].contains(line.tokens[$0].shape) }
    guard !numbers.isEmpty,
      let end = line.tokens[(numbers[min(1, numbers.count - 1)] + 1)...].firstIndex(where: \.isMark),
      [.comma, .stop].contains(line.kind(of: end)), !numbers.contains(where: { $0 > end })
    else { return line }
    return Utterance(String(line.words(0..<end)), in: line.language)
  }

  /// Whether a word may be part of a name. What a number is read from, and its unit, are none: "phone says 5.5 hours".
  private static func mayBeInName(_ word: Token, _ language: Language) -> Bool {
    let rules = language.rules
    return word.shape != .figures && !rules.nameStopWords.contains(word.key)
      && !rules.sentenceStopWords.contains(word.key)
      && !rules.correctionWords.contains(word.spelling) && !rules.retractionWords.contains(word.spelling)
      && !rules.valueLinks.contains(word.spelling) && !rules.measuringDevices.contains(word.spelling)
      && language.valueNames { $0.measureUnits }.value(named: word.key) == nil
  }

  /// The words with each number that takes several as one: "five and a half", "thirty seven point two".
  private static func joined(_ words: [Token], _ line: Utterance) -> [Token] {
    let text = Line(line.text, in: line.language)
    var joined: [Token] = []
    var end = 0
    for word in words where word.range.lowerBound >= end {
      guard let place = text.words.firstIndex(where: { $0.core.lowerBound == word.range.lowerBound }),
        let number = NumberSlot.readings(in: text.words[place...], of: text, anyNumber).max(by: { $0.end < $1.end }),
        number.end > place + 1, case .number(let value) = number.argument
      else {
        joined.append(word)
        continue
      }
      end = text.words[number.end - 1].core.upperBound
      let figures = Int(exactly: value).map(String.init) ?? String(value)
      joined.append(Token(word.range.lowerBound..<end, figures, .figures))
    }
    return joined
  }

  private static let anyNumber = 0.0...1_000_000.0

  /// The words with the units of doses taken off the numbers before them, and attached ones of measures too: "36 mg not
  /// 18", "36mg not 18", "5.5h not 5". Not "2nd".
  private static func withoutUnits(_ words: [Token], _ language: Language) -> [Token] {
    let (units, measureUnits) = (language.valueNames { $0.doseUnits }, language.valueNames { $0.measureUnits })
    func isUnit(_ text: some StringProtocol) -> Bool { units.value(named: String(text)) != nil }
    return words.indices.compactMap { index in
      let word = words[index]
      if word.shape == .mixed, !word.key.leadingNumber.isEmpty,
        case let unit = String(word.key.dropFirst(word.key.leadingNumber.count)),
        isUnit(unit) || measureUnits.value(named: unit) != nil
      {
        return Token(word.range, String(word.key.leadingNumber), .figures)
      }
      return index > 0 && words[index - 1].shape == .figures && isUnit(word.key) ? nil : word
    }
  }

  /// The words with figures for the numbers that they name. "One" by itself may be any thing.
  private static func inFigures(_ words: [Token], _ language: Language) -> [Token] {
    let numbers = words.map { word in
      word.shape == .figures ? nil : language.rules.numberNames[word.key].flatMap(Int.init(exactly:))
    }
    let hasOthers = words.contains { $0.shape == .figures } || numbers.contains { $0 ?? 0 > 1 }
    return zip(words, numbers).map { word, number in
      guard let number, number > 1 || hasOthers else { return word }
      return Token(word.range, String(number), .figures)
    }
  }

  private typealias Number = (places: Range<Int>, text: String)
  private typealias Pair = (wrong: Number?, meant: Number)

  /// Adjacent numbers count as one: "12 50".
  private static func numbers(in words: [Token]) -> [Number] {
    var numbers: [Number] = []
    for index in words.indices where words[index].shape == .figures {
      if let last = numbers.last, last.places.upperBound == index {
        numbers[numbers.count - 1] = (last.places.lowerBound..<index + 1, last.text + " " + words[index].key)
      } else {
        numbers.append((index..<index + 1, words[index].key))
      }
    }
    return numbers
  }

  /// "5 not 4", "not a 4 its 5"
  private static func negated(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    func isNegated(_ number: Number) -> Bool {
      let before = words[..<number.places.lowerBound].reversed().drop { rules.determiners.contains($0.spelling) }
      // "11 instead of 10"
      return before.first?.key == rules.negation
        || rules.replacementPhrases.contains(before.prefix(2).reversed().map(\.key).joined(separator: " "))
        || before.first.map { rules.replacementPhrases.contains($0.key) } ?? false
    }
    guard Set(numbers.map(\.text)).count == 2, let wrong = numbers.first(where: isNegated),
      let correct = numbers.last(where: { $0.text != wrong.text }),
      abs(correct.places.lowerBound - wrong.places.lowerBound) <= maxWordsBetween
    else { return nil }
    return (wrong, correct)
  }

  /// "60? no 70": only at the start of a line; after other words it is a correction within the line itself.
  private static func retracted(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 2, numbers[0].places.lowerBound == 0,
      case let between = words[numbers[0].places.upperBound..<numbers[1].places.lowerBound], between.count <= 2,
      between.contains(where: { rules.retractionWords.contains($0.spelling) })
    else { return nil }
    return (numbers[0], numbers[1])
  }

  /// "the gate code is wrong its 4478"
  private static func replaced(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 1, words[..<numbers[0].places.lowerBound].contains(where: { $0.key == rules.wrongWord })
    else {
      return nil
    }
    return (nil, numbers[0])
  }

  /// "that pulse should have been 74"
  private static func amended(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 1, amendment(before: numbers[0], words, rules) != nil else { return nil }
    return (nil, numbers[0])
  }

  /// Where the words begin that stand right before a number and say that it should have been that.
  private static func amendment(before number: Number, _ words: [Token], _ rules: any LanguageRules.Type) -> Int? {
    (2...4).map { number.places.lowerBound - $0 }.first { start in
      start >= 0
        && rules.amendmentPhrases.contains(words[start..<number.places.lowerBound].map(\.key).joined(separator: " "))
    }
  }

  /// "typo, 76.5", "64.4 actually", "sorry 64.1 i cant read", "sorry 94.1 fat thumb": beside the number only words that
  /// take back, or a remark behind it.
  private static func restated(_ numbers: [Number], _ words: [Token], _ rules: any LanguageRules.Type) -> Pair? {
    guard numbers.count == 1 else { return nil }
    let behind = numbers[0].places.upperBound
    let opensWithSigh =
      behind - numbers[0].places.count > 0 && words[behind...].allSatisfy { rules.slipWords.contains($0.spelling) }
    let remark = words[behind...].firstIndex { opensWithSigh || rules.remarkOpenings.contains($0.spelling) }
    let beside = words[..<(remark ?? words.count)].indices.filter { !numbers[0].places.contains($0) }
    let isRestated =
      !beside.isEmpty
      && beside.allSatisfy {
        rules.retractionWords.contains(words[$0].spelling) || rules.remarkOpenings.contains(words[$0].spelling)
      }
      && beside.contains { rules.retractionWords.contains(words[$0].spelling) }
    return isRestated ? (nil, numbers[0]) : nil
  }

  /// Most words from one number to the other.
  private static let maxWordsBetween = 6
  /// Most words of a line that is still about a single thing.
  private static let maxWords = 16
}
