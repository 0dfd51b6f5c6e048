/// The doors of the date reader.
package enum Moments {
  /// The whole text read as one moment, a length or a recurrence; `nil` when it is more or less than that.
  package static func read(_ text: some StringProtocol, in language: Language) -> Moment? {
    let reader = MomentReader(Array(text.utf8), in: language)
    guard let start = reader.lexemes.firstIndex(where: { !$0.isPunctuation }),
      let last = reader.lexemes.lastIndex(where: { !$0.isPunctuation })
    else { return nil }
    let whole = reader.readings(at: start).first { $0.end > last }
    return whole?.moment
  }
}

extension Lexeme {
  var isPunctuation: Bool { shape == .sign && Lexeme.punctuation.contains(spelling) }
  private static let punctuation = WordSet(". , : ; ! ? ( )")
}
