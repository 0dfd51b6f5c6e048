extension Dump {
  /// Whether a row is a list, whose parts are short or begin with a verb at every cut, rather than told in sentences.
  static func lists(_ parts: [String]) -> Bool {
    parts.allSatisfy { part in
      let line = Line(part)
      return line.words.count <= longestListed || isRunOn(line)
    }
  }

  private static func isRunOn(_ line: Line) -> Bool {
    let parts = cut(line)
    return parts.count > 1
      && parts.allSatisfy { Line($0).words.count <= longestListed && Capture.deed($0) != nil }
  }

  /// The things in a row that tells more than it lists, where the token model sees them; `nil` where it sees none.
  static func told(_ row: Substring, under header: Moment?) -> [Piece]? {
    let line = Utterance(String(row))
    let spans = TokenModel.learnt.spans(of: line, for: "brain_dump").filter { $0.kind == .text }
    guard !spans.isEmpty else { return nil }
    let frame = FrameReader(line)
    var start = 0
    var pieces = spans.indices.map { place -> Piece in
      let next = place + 1 < spans.count ? spans[place + 1].tokens[0] : line.tokens.count
      let end = end(of: spans[place], before: next, in: line)
      let words = String(line.words(start..<end))
      start = end
      return Crisis(words) == nil ? .told(frame.words(of: spans[place]), in: words, under: header) : .feeling(words)
    }
    let rest = line.words(start..<line.tokens.count)
    if rest.contains(where: \.isLetter) { pieces.append(.feeling(String(rest))) }
    return pieces
  }

  /// What is said of one thing goes to the first pause behind it.
  private static func end(of span: Span, before next: Int, in line: Utterance) -> Int {
    let last = span.tokens[span.tokens.count - 1]
    return (last + 1..<max(last + 1, next)).first { line.tokens[$0].isMark } ?? max(last + 1, next)
  }

  /// Words of a thing in a list.
  private static let longestListed = 8
}
