/// Splits a brain dump into its tasks and remarks.
package enum Dump {
  package enum Piece: Hashable, Sendable {
    /// A task and everything that was said about it; it takes the time of a heading above.
    case task(Capture, in: String)
    /// Anything else, such as how the person feels; it does not become a card.
    case remark(String)
    /// A line longer than the reading limit.
    case tooLong
  }

  /// Splits in the given language, or in the second one its speakers use if the first finds no task.
  package static func split(_ text: String, by model: TokenModel? = nil, in language: Language) -> [Piece] {
    let pieces = pieces(of: text, by: model, in: language)
    guard let second = language.secondLanguage(for: text), !pieces.contains(where: { $0.taskText != nil }) else {
      return pieces
    }
    return split(text, in: second)
  }

  private static func pieces(of line: String, by model: TokenModel?, in language: Language) -> [Piece] {
    let list = ListMarks.rows(of: line, in: language)
    let text = list ?? line
    var pieces: [Piece] = []
    var headingTime: Moment?
    /// Whether the row above is empty or missing.
    var isFirst = true
    var reader = DumpReader(text, by: model, isList: list != nil, in: language)
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard ReadingLimit.allows(line: row) else {
        _ = reader.next()
        pieces.append(.tooLong)
        continue
      }
      let line = Line(String(row), in: language)
      let heading = Heading(line)
      let parts = reader.next(behind: heading.byteCount)
      defer { isFirst = line.words.isEmpty }
      if line.words.isEmpty {
        headingTime = nil
      } else if isFirst, isTitle(line, above: text) {
        headingTime = Heading.time(in: row, language)
      } else if heading.endWord == line.words.count {
        headingTime = heading.moment
      } else if let moment = standaloneTime(line, parts) {
        headingTime = moment
      } else {
        if isFirst, list != nil { headingTime = heading.moment }
        pieces += sharingDays(parts.map { $0.piece(under: heading.moment ?? headingTime, language) })
      }
    }
    return pieces
  }
}

extension Dump {
  /// A time of day alone is on the day that was named for a time before it in the row: "tomorrow the dentist at nine and the
  /// garage at eleven".
  private static func sharingDays(_ pieces: [Piece]) -> [Piece] {
    var day: CalendarExpression?
    return pieces.map { piece in
      guard case .task(var capture, let text) = piece, capture.repeats == nil, let due = capture.due, due.clock != nil
      else { return piece }
      if let named = due.calendar { day = named }
      guard due.calendar == nil, let dated = day.flatMap({ due.joined(Moment($0)) }) else { return piece }
      capture.due = dated
      return .task(capture, in: text)
    }
  }

  /// Whether a row is the title of the rows below it: "van stuff".
  private static func isTitle(_ line: Line, above text: String) -> Bool {
    line.words.count < Heading.maxWords + 2 && line.text.utf8.count < text.utf8.count
      && line.language.rules.isHeading(line.words[...])
  }

  /// The time in a row of at most four words that contains no task: "tomorrow", "sun plan lol".
  private static func standaloneTime(_ line: Line, _ parts: [DumpReader.Part]) -> Moment? {
    guard line.words.count <= 4, parts.allSatisfy({ $0.capture == nil }) else { return nil }
    return MomentParser.combined(MomentReader(line.text, in: line.language).mentions(in: line.text)).flatMap {
      $0.isPoint ? $0 : nil
    }
  }
}
