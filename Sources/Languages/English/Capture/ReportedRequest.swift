internal import Language

/// What others want of someone, and what was promised them, told before the thing itself: "mum wants me to",
/// "i said i'd".
enum ReportedRequest {
  /// The word after it, where it opens the words.
  static func end(of words: ArraySlice<Line.Word>) -> Int? {
    if let taken = own.advance(1, over: words).lastPlace { return words.startIndex + taken }
    guard let first = words.first, !ActionVerbs.isVerb(first), !asking.contains(first.spelling) else { return nil }
    for start in words.indices.dropFirst().prefix(longestName) {
      if words[start - 1].pause != .none { return nil }
      if let taken = theirs.advance(1, over: words[start...]).lastPlace { return start + taken }
    }
    return nil
  }

  /// "the lady from number four".
  private static let longestName = 5

  /// After a name.
  private static let theirs = Pattern(
    saying: """
      (
        [just|also|really|still] (wants|wanted|asked|told|reminded|needs|needed|expects|begged|ordered|asks|tells|is expecting|is \
        asking|keeps asking|keeps telling|is nagging|expecting|would like) (me|us) [again] to |
        (says|said|reckons|thinks|insists) [that] (i|we) [really|also] (should|must|need to|needed to|have to|had to|\
        ought to|gotta|better) |
        (says|said) to
      )
      """)

  private static let own = Pattern(
    saying: """
      (
        (ive|i have|weve|we have) [just|also] been (told|asked|reminded) to | (i|we) (was|were|got) [just] (told|asked|reminded) to |
        (ive|i have|i|weve|we) [also] (promised|agreed|offered|volunteered) [(mum|dad|him|her|them|everyone)] to |
        (ive|i have|i|we) (promised|said|(told|promised) (him|her|them|mum|dad|everyone)) [that] (id|i would|ill|i will|wed|we would|well)
      )
      """)

  private static let asking = WordSet("who what when where why how which did has does if whoever nobody")
}
