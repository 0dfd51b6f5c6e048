/// What the token model sees in a dump, row by row. It reads all rows at once: what stands above and below tells whether a
/// row is to do.
struct DumpReader {
  /// Something to do, or what was said beside such things.
  struct Part {
    /// `nil` where the words are nothing to do.
    let capture: Capture?
    /// All that was said of it.
    let words: String

    func piece(under header: Moment?) -> Dump.Piece {
      guard var capture, Crisis(words) == nil else { return .aside(words) }
      if capture.repeats == nil { capture.due = capture.due?.joined(header) ?? capture.due ?? header }
      return .thing(capture, in: words)
    }
  }

  private let line: Utterance
  private var spans: ArraySlice<Span>
  /// Of the row that comes next.
  private var start = 0

  init(_ text: String, by model: TokenModel) {
    let readable = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { ReadingLimit.reads(line: $0) ? $0 : "" }.joined(separator: "\n")
    line = Utterance(readable)
    let seen = model.spans(of: line, for: "brain_dump").filter { $0.kind == .text }
    spans = seen.flatMap { [line] in $0.parted(in: line) }[...]
  }

  /// What begins in the next row.
  mutating func next() -> [Part] {
    let end = line.tokens[start...].firstIndex { $0.shape == .lineBreak } ?? line.tokens.count
    defer { start = min(end + 1, line.tokens.count) }
    let here = spans.prefix { $0.tokens[0] < end }
    spans = spans.dropFirst(here.count)
    var parts: [Part] = []
    var place = start
    for (span, follower) in zip(here, here.dropFirst().map(Optional.some) + [nil]) {
      let next = follower?.tokens[0] ?? max(end, span.tokens[span.tokens.count - 1] + 1)
      var words = extent(of: span, from: min(place, span.tokens[0]), to: next)
      parts += beside(min(place, words.lowerBound)..<words.lowerBound)
      let mark = (words.lowerBound..<span.tokens[0]).last { line.tokens[$0].isMark }
      let deeds = mark.map { self.deeds(in: words.lowerBound..<$0) } ?? []
      if let mark, !deeds.isEmpty {
        parts += deeds
        words = mark + 1..<words.upperBound
      }
      parts.append(part(span, words, next))
      place = words.upperBound
    }
    return parts + beside(place..<max(place, end))
  }

  /// What stands where the model sees nothing. "ok so" is nothing that was said.
  private func beside(_ range: Range<Int>) -> [Part] {
    let deeds = deeds(in: range)
    guard deeds.isEmpty, range.count(where: { !line.tokens[$0].isMark }) > 2 else { return [] }
    return [Part(capture: nil, words: String(line.words(range)))]
  }

  /// Short pieces that begin with something one does are things also where the model sees none: to make one too many costs
  /// less than to lose one.
  private func deeds(in range: Range<Int>) -> [Part] {
    ListBreaks.things(in: String(line.words(range))).compactMap { piece in
      guard Line(piece).words.count <= DumpReader.longestDeed, let capture = Capture.deed(piece) else { return nil }
      return Part(capture: capture, words: piece)
    }
  }

  /// Words.
  private static let longestDeed = 7

  /// What is said of a thing beside it; where that says no time, what is said of it next, up to a stop: "return the headphones,
  /// window closes dec 3".
  private func part(_ span: Span, _ range: Range<Int>, _ next: Int) -> Part {
    var capture = capture(span, range)
    let end = (range.upperBound..<next).first(where: isStop) ?? next
    if capture.due == nil, capture.repeats == nil, end > range.upperBound,
      end - range.upperBound <= DumpReader.longestTail,
      !line.tokens[range.upperBound..<end].contains(where: { $0.key == "since" })
    {
      let tail = self.capture(span, range.lowerBound..<end)
      (capture.due, capture.repeats) = (tail.due, tail.repeats)
    }
    return Part(capture: capture, words: String(line.words(range)))
  }

  private func capture(_ span: Span, _ range: Range<Int>) -> Capture {
    let words = Utterance(String(line.words(range)))
    var frame = FrameReader(words)
    return frame.capture(Span(.text, span.tokens.filter(range.contains).map { $0 - range.lowerBound }))
  }

  /// From the stop before a thing to the first pause behind it, and on over a time that follows the pause. A time that stands
  /// before the next thing is that one's: "push the tag and tonight do laundry".
  private func extent(of span: Span, from first: Int, to next: Int) -> Range<Int> {
    let (begins, last) = (span.tokens[0], span.tokens[span.tokens.count - 1])
    let start = (first..<begins).last(where: isStop).map { $0 + 1 } ?? first
    var end = pause(behind: last, next)
    while let time = (end..<next).first(where: { !line.tokens[$0].isMark }), line.timing[time] != .none, !isStop(end) {
      end = pause(behind: time, next)
    }
    guard end == next, next < line.tokens.count else { return start..<end }
    let time = (last + 1..<next).reversed().prefix { line.timing[$0] != .none }.last ?? next
    let isTheirs = time < next && time - 1 > last && line.kind(of: time - 1) == .joiner
    return start..<(isTheirs ? time - 1 : end)
  }

  /// The first pause behind a token; brackets are none.
  private func pause(behind token: Int, _ next: Int) -> Int {
    (token + 1..<max(token + 1, next)).first { line.tokens[$0].isMark && line.kind(of: $0) != .bracket }
      ?? max(token + 1, next)
  }

  private func isStop(_ place: Int) -> Bool { [.stop, .question, .lineBreak].contains(line.kind(of: place)) }

  /// Tokens.
  private static let longestTail = 12
}

extension Span {
  /// What a mark parts that belongs to none of it are several things: "shower, breakfast".
  fileprivate func parted(in line: Utterance) -> [Span] {
    var parts: [[Int]] = []
    for token in tokens {
      if let last = parts.last?.last, last + 1 < token, (last + 1..<token).allSatisfy({ line.tokens[$0].isMark }) {
        parts.append([token])
      } else if parts.isEmpty {
        parts = [[token]]
      } else {
        parts[parts.count - 1].append(token)
      }
    }
    return parts.map { Span(kind, $0) }
  }
}

extension Moment {
  fileprivate func joined(_ header: Moment?) -> Moment? { header.flatMap { joined($0) } }
}
