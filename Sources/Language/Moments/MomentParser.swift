/// Entry points of the date parser.
package enum MomentParser {
  /// Reads the whole text as one moment, duration or recurrence, in the language or in the second one its speakers use;
  /// `nil` if the text contains anything else.
  package static func read(_ text: some StringProtocol, in language: Language) -> Moment? {
    readInOneLanguage(text, language) ?? language.second.flatMap { read(text, in: $0) }
  }

  private static func readInOneLanguage(_ text: some StringProtocol, _ language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let range = reader.contentRange else { return nil }
    return reader.readings(at: range.lowerBound).first { $0.end >= range.upperBound }?.moment
  }

  /// Reads the whole text as a time of day; a bare hour is enough.
  package static func clock(_ text: some StringProtocol, in language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let range = reader.contentRange, let chart = reader.chart else { return nil }
    return chart.readings(.anyClock, at: range.lowerBound).first { $0.end >= range.upperBound }.map { Moment($0.value) }
  }
}

extension MomentReader {
  /// The range of lexemes without punctuation around them; `nil` if there is nothing else.
  fileprivate var contentRange: Range<Int>? {
    guard let start = lexemes.firstIndex(where: { !$0.isPunctuation }),
      let last = lexemes.lastIndex(where: { !$0.isPunctuation })
    else { return nil }
    return start..<last + 1
  }
}

extension Lexeme {
  var isPunctuation: Bool { shape == .sign && Lexeme.punctuation.contains(spelling) }
  private static let punctuation = WordSet(". , : ; ! ? ( )")
}
