/// What stands before a line's first colon, where that names a time, or nothing: "tomorrow:", "gotta:", "shopping:".
struct Heading {
  /// The word after it.
  private(set) var end = 0
  private(set) var moment: Moment?
  /// Bytes of the line that it takes.
  private(set) var length = 0

  /// Whether it says when, or that things follow, and nothing else.
  private(set) var isPlain = false

  init(_ line: Line) {
    guard let colon = line.words.firstIndex(where: { $0.pause == .colon }), line.endsInColon(colon) else { return }
    let words = line.words[...colon]
    let label = line[words[0].core.lowerBound..<words[colon].core.upperBound]
    moment =
      Moments.read(label, in: line.language)
      ?? (words.count <= Heading.longest && line.language.rules.deed(String(label)) == nil
        ? Heading.time(in: label, line.language) : nil)
    let isFrame = line.language.rules.isHeading(words)
    isPlain = moment != nil || isFrame
    if isPlain || colon == line.words.count - 1 { take(words) }
  }

  /// Above things that stand in one line it may also be what they are for, "the market:", or end in a full stop: "3 things."
  init(ofListIn line: Line) {
    self.init(line)
    guard end == 0, let pause = line.words.firstIndex(where: { $0.pause != .none }) else { return }
    let words = line.words[...pause]
    let label = String(line[words[0].core.lowerBound..<words[pause].core.upperBound])
    let isTopic =
      line.endsInColon(pause) && words.count <= Heading.longest && line.language.rules.deed(label) == nil
      && !line.language.rules.states(label)
    isPlain = words[pause].pause == .stop && line.language.rules.isHeading(words)
    if isPlain { moment = Heading.time(in: label[...], line.language) }
    if isTopic || isPlain { take(words) }
  }

  private mutating func take(_ words: ArraySlice<Line.Word>) {
    end = words.endIndex
    length = words.last?.outer.upperBound ?? 0
  }

  /// "orders tonight:".
  static func time(in label: Substring, _ language: Language) -> Moment? {
    let text = String(label)
    return Moments.combined(MomentReader(text, in: language).mentions(in: text)).flatMap { $0.isPoint ? $0 : nil }
  }

  /// Words of one that says more than a time.
  static let longest = 4
}

extension Line {
  fileprivate func endsInColon(_ word: Int) -> Bool { self[words[word].outer].last == ":" }
}
