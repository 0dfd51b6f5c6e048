extension Utterance {
  /// The words behind a span that finish an indirect question in it: "is too thin" behind "ask the vet whether the cat".
  /// Empty where it has none.
  ///
  /// - Parameter end: the index of the token at which they end at the latest.
  func restOfQuestion(in span: Span, until end: Int) -> Range<Int> {
    let rules = language.rules
    guard let last = span.tokens.last,
      span.tokens.contains(where: { rules.indirectQuestionWords.contains(tokens[$0].spelling) })
    else { return 0..<0 }
    let start = last + 1
    let count = (start..<max(start, end)).prefix {
      !tokens[$0].isMark && !rules.joiners.contains(tokens[$0].spelling)
    }.count
    return start..<start + count
  }
}
