extension Dump {
  /// The things in a row that tells more than it lists, where the token model sees them; `nil` where it sees none.
  static func told(_ row: Substring, under header: Moment?) -> [Piece]? {
    let line = Utterance(String(row))
    guard line.tokens.count > longestListed else { return nil }
    let spans = TokenModel.learnt.spans(of: line, for: "brain_dump").filter { $0.kind == .text }
    guard !spans.isEmpty else { return nil }
    let frame = FrameReader(line)
    var start = 0
    return spans.indices.map { place in
      let next = place + 1 < spans.count ? spans[place + 1].tokens[0] : line.tokens.count
      let end = end(of: spans[place], before: next, in: line)
      let words = String(line.words(start..<end))
      start = end
      return Crisis(words) == nil ? .told(frame.words(of: spans[place]), in: words, under: header) : .feeling(words)
    }
  }

  /// What is said of one thing goes to the first pause behind it.
  private static func end(of span: Span, before next: Int, in line: Utterance) -> Int {
    let last = span.tokens[span.tokens.count - 1]
    return (last + 1..<max(last + 1, next)).first { line.tokens[$0].isMark } ?? max(last + 1, next)
  }

  /// Tokens of a row that needs no model to be read.
  private static let longestListed = 9
}
