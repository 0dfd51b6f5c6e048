internal import Language

/// What others asked of the speaker, or the speaker promised them, before the task itself: "mum wants me to", "i said
/// i'd".
enum ReportedRequest {
  /// The index of the word after it, where the words begin with one.
  static func end(of words: ArraySlice<Line.Word>) -> Int? {
    if let length = speakerPattern.advance(1, over: words).highestSetBit { return words.startIndex + length }
    guard let first = words.first, !ActionVerbs.isVerb(first), !questionWords.contains(first.spelling) else {
      return nil
    }
    for start in words.indices.dropFirst().prefix(longestName) {
      if words[start - 1].pause != .none { return nil }
      if let length = othersPattern.advance(1, over: words[start...]).highestSetBit { return start + length }
    }
    return nil
  }

  /// In words: "the lady from number four".
  private static let longestName = 5

  /// What follows the name of whoever asks.
  private static let othersPattern = Pattern(
    template: """
      (
        [just|also|really|still] (wants|wanted|asked|told|reminded|needs|needed|expects|begged|ordered|asks|tells|is expecting|is \
        asking|keeps asking|keeps telling|is nagging|expecting|would like) (me|us) [again] to |
        (says|said|reckons|thinks|insists) [that] (i|we) [really|also] (should|must|need to|needed to|have to|had to|\
        ought to|gotta|better) |
        (says|said) to
      )
      """)

  private static let speakerPattern = Pattern(
    template: """
      (
        (ive|i have|weve|we have) [just|also] been (told|asked|reminded) to | (i|we) (was|were|got) [just] (told|asked|reminded) to |
        (ive|i have|i|weve|we) [also] (promised|agreed|offered|volunteered) [(mum|dad|him|her|them|everyone)] to |
        (ive|i have|i|we) (promised|said|(told|promised) (him|her|them|mum|dad|everyone)) [that] (id|i would|ill|i will|wed|we would|well)
      )
      """)

  private static let questionWords = WordSet("who what when where why how which did has does if whoever nobody")
}
