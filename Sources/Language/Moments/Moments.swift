/// The doors of the date reader.
package enum Moments {
  /// The whole text read as one moment, a length or a recurrence, in the language or in one that its speakers type too;
  /// `nil` when it is more or less than that.
  package static func read(_ text: some StringProtocol, in language: Language) -> Moment? {
    whole(text, language) ?? language.second.flatMap { read(text, in: $0) }
  }

  private static func whole(_ text: some StringProtocol, _ language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let start = reader.lexemes.firstIndex(where: { !$0.isPunctuation }),
      let last = reader.lexemes.lastIndex(where: { !$0.isPunctuation })
    else { return nil }
    let whole = reader.readings(at: start).first { $0.end > last }
    return whole?.moment
  }

  /// The whole text read as a time of day, for which a bare hour will do.
  package static func clock(_ text: some StringProtocol, in language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let chart = reader.chart else { return nil }
    return chart.readings(.anyClock, at: 0).first { $0.end == reader.lexemes.count }.map { Moment($0.value) }
  }
}

extension Lexeme {
  var isPunctuation: Bool { shape == .sign && Lexeme.punctuation.contains(spelling) }
  private static let punctuation = WordSet(". , : ; ! ? ( )")
}
