/// A brain dump taken apart into the things in it.
package enum Dump {
  package enum Piece: Hashable, Sendable {
    /// Something to do, and all that was said of it; a header above it names the time for all that follow.
    case thing(Capture, in: String)
    /// What is none, such as how the person is; no card.
    case aside(String)
    /// A line longer than is read at once.
    case unread
  }

  /// In the language, or in one that its speakers type too where it finds nothing to do.
  package static func split(_ text: String, by model: TokenModel? = nil, in language: Language) -> [Piece] {
    let pieces = pieces(of: text, by: model, in: language)
    guard let second = language.other(of: text), !pieces.contains(where: { $0.thing != nil }) else { return pieces }
    return split(text, in: second)
  }

  private static func pieces(of text: String, by model: TokenModel?, in language: Language) -> [Piece] {
    var pieces: [Piece] = []
    var header: Moment?
    /// Whether no row stands right above.
    var isFirst = true
    var reader = DumpReader(text, by: model, in: language)
    for row in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      guard ReadingLimit.reads(line: row) else {
        _ = reader.next()
        pieces.append(.unread)
        continue
      }
      let line = Line(String(row), in: language)
      let heading = Heading(line)
      let things = reader.next(behind: heading.length)
      defer { isFirst = line.words.isEmpty }
      if line.words.isEmpty {
        header = nil
      } else if isFirst, isTitle(line, above: text) {
        header = Heading.time(in: row, language)
      } else if heading.end == line.words.count {
        header = heading.moment
      } else if let moment = above(line, things) {
        header = moment
      } else {
        pieces += things.map { $0.piece(under: heading.moment ?? header, language) }
      }
    }
    return pieces
  }
}

extension Dump {
  /// What the rows below are about: "van stuff".
  private static func isTitle(_ line: Line, above text: String) -> Bool {
    line.words.count < Heading.longest + 2 && line.text.utf8.count < text.utf8.count
      && line.language.rules.isHeading(line.words[...])
  }

  /// A few words above others that name a time, and nothing to do: "tomorrow", "sun plan lol".
  private static func above(_ line: Line, _ things: [DumpReader.Part]) -> Moment? {
    guard line.words.count <= 4, things.allSatisfy({ $0.capture == nil }) else { return nil }
    return Moments.combined(MomentReader(line.text, in: line.language).mentions(in: line.text)).flatMap {
      $0.isPoint ? $0 : nil
    }
  }
}
