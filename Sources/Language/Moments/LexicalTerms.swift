import Civil

/// The terms that code reads from one or a few lexemes, without rows.
enum LexicalTerms {
  typealias Reader = @Sendable (ArraySlice<Lexeme>) -> [Chart.Reading]

  static let readers: [Reader?] = {
    var readers = [Reader?](repeating: nil, count: TermName.allCases.count)
    func set<Value>(_ term: Term<Value>, _ read: @escaping @Sendable (ArraySlice<Lexeme>) -> (Int, Value)?) {
      readers[term.name.rawValue] = { lexemes in
        guard let (width, value) = read(lexemes) else { return [] }
        return [Chart.Reading(end: lexemes.startIndex + width, value: value)]
      }
    }
    set(.cardinal) { cardinal($0) }
    set(.ordinal) { ordinal($0) }
    set(.digits) { $0.numeral(widths: 1...Int.max, 0...Int.max) }
    set(.twoDigits) { $0.number(widths: 2...2, 0...59) }
    set(.hour) { $0.number(widths: 1...2, 0...24) ?? $0.word { $0.number.flatMap { 1...12 ~= $0 ? $0 : nil } } }
    set(.clockDigits) { $0.numeral(widths: 3...4, 100...2359) }
    set(.monthDay) { ordinal($0).flatMap { 1...31 ~= $0.1 ? $0 : nil } ?? $0.number(widths: 1...2, 1...31) }
    set(.year) { $0.number(widths: 4...4, 1900...2199) }
    set(.shortYear) { $0.number(widths: 2...2, 0...99).map { ($0.0, 2000 + $0.1) } }
    set(.monthNumber) { $0.number(widths: 1...2, 1...12) }
    set(.unit) { $0.word { $0.unit } }
    set(.part) { $0.word { $0.weekday == nil ? $0.part : nil } }
    set(.weekdayPart) { $0.word { $0.weekdayPart } }
    readers[TermName.weekday.rawValue] = { nameReadings($0) { $0.isPlural || $0.part != nil ? nil : $0.weekday } }
    readers[TermName.weekdays.rawValue] = { nameReadings($0) { $0.isPlural ? $0.weekday : nil } }
    readers[TermName.month.rawValue] = { nameReadings($0) { $0.month } }
    return readers
  }()

  /// A name, with and without the point that marks an abbreviation: "Dec" and "Dec.".
  private static func nameReadings<Value>(_ lexemes: ArraySlice<Lexeme>, _ read: (Sense) -> Value?) -> [Chart.Reading] {
    guard let value = lexemes.first?.sense.flatMap(read) else { return [] }
    let withoutPoint = Chart.Reading(end: lexemes.startIndex + 1, value: value)
    guard lexemes.count > 1, lexemes.second.isGlued, lexemes.second.isPoint else { return [withoutPoint] }
    return [withoutPoint, Chart.Reading(end: lexemes.startIndex + 2, value: value)]
  }

  /// 7, "seven", "twenty-seven".
  private static func cardinal(_ lexemes: ArraySlice<Lexeme>) -> (Int, Int)? {
    if let digits = lexemes.number(widths: 1...9, 0...999_999_999) { return digits }
    guard let first = lexemes.word({ $0.number })?.1 else { return nil }
    guard let (width, rest) = lexemes.afterTens(first, { $0.number }), 1...9 ~= rest else { return (1, first) }
    return (width, first + rest)
  }

  /// "7th", "seventh", "twenty-seventh".
  private static func ordinal(_ lexemes: ArraySlice<Lexeme>) -> (Int, Int)? {
    if let digits = lexemes.number, lexemes.count > 1, lexemes.second.isGlued {
      return lexemes.second.isOrdinalEnding ? (2, digits.value) : nil
    }
    if let word = lexemes.word({ $0.ordinal }) { return word }
    guard let tens = lexemes.word({ $0.number })?.1, let (width, rest) = lexemes.afterTens(tens, { $0.ordinal }) else {
      return nil
    }
    return 1...9 ~= rest ? (width, tens + rest) : nil
  }
}

extension ArraySlice<Lexeme> {
  fileprivate var second: Lexeme { self[startIndex + 1] }

  fileprivate var number: Lexeme? { first.flatMap { $0.shape == .number ? $0 : nil } }

  fileprivate func number(widths: ClosedRange<Int>, _ range: ClosedRange<Int>) -> (Int, Int)? {
    guard let number, widths.contains(number.width), range.contains(number.value) else { return nil }
    return (1, number.value)
  }

  fileprivate func numeral(widths: ClosedRange<Int>, _ range: ClosedRange<Int>) -> (Int, Numeral)? {
    number(widths: widths, range).map { ($0.0, Numeral(value: $0.1, width: number?.width ?? 0)) }
  }

  fileprivate func word<Value>(_ meaning: (Sense) -> Value?) -> (Int, Value)? {
    first?.sense.flatMap(meaning).map { (1, $0) }
  }

  /// The unit after a multiple of ten from twenty on, with or without a hyphen: "twenty-seven". Returns the width in
  /// lexemes and the unit.
  fileprivate func afterTens(_ tens: Int, _ meaning: (Sense) -> Int?) -> (Int, Int)? {
    guard tens >= 20, tens % 10 == 0, count > 1 else { return nil }
    if let rest = second.sense.flatMap(meaning) { return (2, rest) }
    guard count > 2, second.spelling == Lexeme.hyphen else { return nil }
    return self[startIndex + 2].sense.flatMap(meaning).map { (3, $0) }
  }
}

extension Lexeme {
  static let hyphen = Spelling("-")
  static let point = Spelling(".")

  fileprivate var isPoint: Bool { spelling == Lexeme.point }
}
