/// A brain dump taken apart into the things in it.
package enum Dump {
  package enum Piece: Hashable, Sendable {
    /// Something to do, and the time that a header above it names for all that follow.
    case thing(String, under: Moment?)
    /// Something to do, and all that was said of it.
    case told(String, in: String, under: Moment?)
    /// How the person is; no card.
    case feeling(String)
    /// A line longer than is read at once.
    case unread
  }

  package static func split(_ text: String) -> [Piece] {
    var pieces: [Piece] = []
    var header: Moment?
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard ReadingLimit.reads(line: row) else {
        pieces.append(.unread)
        continue
      }
      let line = Line(withoutBullet(row))
      guard !line.words.isEmpty else {
        header = nil
        continue
      }
      let heading = Heading(line)
      if heading.end == line.words.count {
        header = heading.moment
      } else {
        let header = heading.moment ?? header
        let parts = split(line, from: heading.end)
        pieces +=
          (heading.end == 0 && !lists(parts) ? told(line.text[...], under: header) : nil)
          ?? parts.map { piece($0, under: header) }
      }
    }
    return pieces
  }

  private static func split(_ line: Line, from start: Int) -> [String] {
    var breaks = DumpBreaks(line)
    return breaks.pieces(from: start).map { line.said($0, as: .text) }
  }

  private static func piece(_ text: String, under header: Moment?) -> Piece {
    Feeling.isOnly(Line(text).words[...]) || Crisis(text) != nil ? .feeling(text) : .thing(text, under: header)
  }

  /// Without "-", "*", "[ ]", "3." and quoting marks at its start.
  private static func withoutBullet(_ row: Substring) -> String {
    let body = row.drop { $0.isWhitespace || "-*•·–—>+▪◦‣".contains($0) }
    for box in ["[ ]", "[x]", "[X]", "[]"] where body.hasPrefix(box) { return String(body.dropFirst(box.count)) }
    let digits = body.prefix(while: \.isNumber)
    let rest = body.dropFirst(digits.count)
    guard !digits.isEmpty, digits.count < 3, let mark = rest.first, ".)".contains(mark) else { return String(body) }
    guard rest.dropFirst().first?.isWhitespace ?? false else { return String(body) }
    return String(rest.dropFirst())
  }
}

extension Dump {
  /// What stands before a line's first colon, where that names a time, or nothing: "tomorrow:", "gotta:", "shopping:".
  private struct Heading {
    /// The word after it.
    var end = 0
    var moment: Moment?

    /// What people put above a list of things, and no thing itself.
    private static let labels = Pattern(
      saying: """
        (
          [my|the|for|from|at] [to|todays] (shopping|groceries|food shop|work|home|house|school|kids|errands|chores|admin|\
          garden|buy|do|todo|to do|list|todo list|shopping list|town|other|misc|calls|emails|urgent|later|some time|\
          sometime|someday|one day|at some point|not urgent|important) [stuff|list|things|bits|jobs] |
          (need|needs|have|got|want|ive got|i need|i have|things|stuff|lots) to (do|get|buy|sort|finish) [today|now|still]
        )
        """)

    init(_ line: Line) {
      guard let colon = line.words.firstIndex(where: { $0.pause == .colon }), line.endsInColon(colon) else { return }
      let words = line.words[...colon]
      moment = Moments.read(line[words[0].core.lowerBound..<words[colon].core.upperBound])
      let isFrame = Frame.opens(words) || Courtesy.isFiller(words) || Heading.labels.takesAll(words)
      if moment != nil || isFrame || colon == line.words.count - 1 { end = colon + 1 }
    }
  }
}

extension Line {
  fileprivate func endsInColon(_ word: Int) -> Bool { self[words[word].outer].last == ":" }
}
