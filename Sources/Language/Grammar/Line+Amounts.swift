extension Line.Word {
  /// Whether a duration can begin with the word: a digit or one of the language's `lengthOpenings`.
  package func beginsLength(in language: Language) -> Bool {
    key.utf8.first?.isDigit ?? false || language.rules.lengthOpenings.contains(spelling)
  }
}
