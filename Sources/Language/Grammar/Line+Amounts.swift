extension Line.Word {
  /// Figures or a number's name: all else begins no length of time.
  package func beginsLength(in language: Language) -> Bool {
    key.utf8.first?.isDigit ?? false || language.rules.lengthOpenings.contains(spelling)
  }
}
