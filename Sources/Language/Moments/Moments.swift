/// What others call of the date reader.
package enum Moments {
  /// The whole text read as one moment, a length or a recurrence, in the language or in one that its speakers type too;
  /// `nil` when it is more or less than that.
  package static func read(_ text: some StringProtocol, in language: Language) -> Moment? {
    whole(text, language) ?? language.second.flatMap { read(text, in: $0) }
  }

  private static func whole(_ text: some StringProtocol, _ language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let said = reader.said else { return nil }
    return reader.readings(at: said.lowerBound).first { $0.end >= said.upperBound }?.moment
  }

  /// The whole text read as a time of day, for which a bare hour will do.
  package static func clock(_ text: some StringProtocol, in language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let said = reader.said, let chart = reader.chart else { return nil }
    return chart.readings(.anyClock, at: said.lowerBound).first { $0.end >= said.upperBound }.map { Moment($0.value) }
  }
}

extension MomentReader {
  /// The lexemes without the punctuation around them; `nil` where there is nothing else.
  fileprivate var said: Range<Int>? {
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
