/// What the token model sees in a dump, row by row. It reads all rows at once: what stands above and below tells whether a
/// row is to do.
struct DumpReader {
  /// Something to do, or what was said beside such things.
  struct Part {
    /// `nil` where the words are nothing to do.
    let capture: Capture?
    /// All that was said of it.
    let words: String

    func piece(under header: Moment?, _ language: Language) -> Dump.Piece {
      guard var capture, Crisis(words, in: language) == nil else { return .aside(words) }
      capture.stand(under: header)
      return .thing(capture, in: words)
    }
  }

  private let line: Utterance
  private var rules: any LanguageRules.Type { line.language.rules }
  private var spans: ArraySlice<Span>
  /// Of the row that comes next, its first token and its first byte.
  private var start = 0
  private var offset = 0

  init(_ text: String, by model: TokenModel?, in language: Language) {
    let readable = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { ReadingLimit.reads(line: $0) ? $0 : "" }.joined(separator: "\n")
    line = Utterance(readable, in: language)
    let model = model ?? TokenModel.learnt(language.tag)
    let seen = model?.spans(of: line, for: "brain_dump").filter { $0.kind == .text } ?? []
    spans =
      (seen.isEmpty ? DumpReader.list(line) : seen.joined(in: line).flatMap { [line] in $0.parted(in: line) })[...]
  }

  /// Rows of a few words each, where the model knows none of them, are a list all the same: "mx5", "b12", "kx-tg".
  private static func list(_ line: Utterance) -> [Span] {
    let rows = line.tokens.indices.split { line.tokens[$0].shape == .lineBreak }
      .map { $0.filter { !line.tokens[$0].isMark } }.filter { !$0.isEmpty }
    guard rows.count > 1, rows.allSatisfy({ $0.count < 4 }) else { return [] }
    return rows.filter { !line.language.rules.tellsFeeling(String(line.words($0[0]..<$0[$0.count - 1] + 1))) }.map {
      Span(.text, $0)
    }
  }

  /// What begins in the next row, behind so many bytes of it.
  mutating func next(behind heading: Int = 0) -> [Part] {
    while heading > 0, start < line.tokens.count, line.tokens[start].range.lowerBound < offset + heading { start += 1 }
    spans = spans.drop { $0.tokens[0] < start }
    let end = line.tokens[start...].firstIndex { $0.shape == .lineBreak } ?? line.tokens.count
    defer {
      start = min(end + 1, line.tokens.count)
      offset = end < line.tokens.count ? line.tokens[end].range.upperBound : offset
    }
    let here = spans.prefix { $0.tokens[0] < end }
    spans = spans.dropFirst(here.count)
    if here.isEmpty, let thing = thing(start..<max(start, end)) { return [thing] }
    var parts: [Part] = []
    var place = start
    for (span, follower) in zip(here, here.dropFirst().map(Optional.some) + [nil]) {
      let next = follower?.tokens[0] ?? max(end, span.tokens[span.tokens.count - 1] + 1)
      var words = extent(of: span, from: min(place, span.tokens[0]), to: next)
      parts += beside(min(place, words.lowerBound)..<words.lowerBound)
      if let mark = (words.lowerBound..<span.tokens[0]).last(where: { line.tokens[$0].isMark }),
        !(words.lowerBound..<mark).contains(where: { line.timing[$0] != .none })
      {
        parts += beside(words.lowerBound..<mark)
        words = mark + 1..<words.upperBound
      }
      parts.append(Part(capture: capture(span, words), words: String(line.words(words))))
      place = words.upperBound
    }
    return parts + beside(place..<max(place, end))
  }

  /// A row that is no more than the name of a thing, where the model sees nothing: "some milk".
  private func thing(_ row: Range<Int>) -> Part? {
    let words = String(line.words(row))
    guard (2...3).contains(row.count { !line.tokens[$0].isMark }), rules.names(words), !rules.tellsFeeling(words)
    else {
      return nil
    }
    return Part(capture: rules.read(words), words: words)
  }

  /// What stands where the model sees nothing. "ok so" is nothing that was said.
  private func beside(_ range: Range<Int>) -> [Part] {
    let deeds = deeds(in: range)
    guard deeds.isEmpty else { return deeds }
    let words = String(line.words(range))
    let count = range.count { !line.tokens[$0].isMark }
    let isSaid = count > 2 || count > 0 && rules.tellsFeeling(words)
    return isSaid ? [Part(capture: nil, words: words)] : []
  }

  /// Short pieces that begin with something one does are things also where the model sees none: to make one too many costs
  /// less than to lose one. "start" and "keep it anyway" name no thing.
  private func deeds(in range: Range<Int>) -> [Part] {
    rules.listedThings(in: String(line.words(range))).compactMap { piece in
      let words = Line(piece, in: line.language).words
      guard (2...DumpReader.longestDeed).contains(words.count), !rules.backReferences.contains(words[1].spelling),
        let capture = rules.deed(piece)
      else { return nil }
      return Part(capture: capture, words: piece)
    }
  }

  /// Words.
  private static let longestDeed = 7

  private func capture(_ span: Span, _ range: Range<Int>) -> Capture {
    let words = Utterance(String(line.words(range)), in: line.language)
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
}

extension [Span] {
  /// What follows "and" and is nothing that one does belongs to what is done before it: "buy milk and bread".
  fileprivate func joined(in line: Utterance) -> [Span] {
    reduce(into: []) { spans, span in
      guard let last = spans.last, let end = last.tokens.last, span.kind == last.kind,
        span.tokens[0] == end + 2, line.language.rules.ands.contains(line.tokens[end + 1].spelling),
        line.isDeed(last), !line.isDeed(span)
      else { return spans.append(span) }
      spans[spans.count - 1] = Span(span.kind, last.tokens + [end + 1] + span.tokens)
    }
  }
}

extension Utterance {
  /// Whether it is said as something that one does.
  fileprivate func isDeed(_ span: Span) -> Bool {
    language.rules.deed(String(words(span.tokens[0]..<span.tokens[span.tokens.count - 1] + 1))) != nil
  }
}

extension Span {
  /// What marks part is several things where the marks belong to none of it, as in "shower, breakfast", or where it lists
  /// what one does: "buy milk, post the letter".
  fileprivate func parted(in line: Utterance) -> [Span] {
    var parts = parts { last, token in last + 1 < token && (last + 1..<token).allSatisfy { line.tokens[$0].isMark } }
    parts = parts.flatMap { part in
      guard !part.tokens.contains(where: { line.kind(of: $0) == .bracket }) else { return [part] }
      let listed = part.parts { last, _ in line.kind(of: last) == .comma }
        .map { Span(kind, $0.tokens.filter { line.kind(of: $0) != .comma }) }.filter { !$0.tokens.isEmpty }
      let isList =
        listed.count > 1 && line.isDeed(listed[0])
        && listed.dropFirst().allSatisfy { $0.tokens.count < 3 || line.isDeed($0) }
      return isList ? listed : [part]
    }
    return parts
  }

  private func parts(_ isCut: (_ last: Int, _ token: Int) -> Bool) -> [Span] {
    var parts: [[Int]] = []
    for token in tokens {
      if let last = parts.last?.last, !isCut(last, token) {
        parts[parts.count - 1].append(token)
      } else {
        parts.append([token])
      }
    }
    return parts.map { Span(kind, $0) }
  }
}
