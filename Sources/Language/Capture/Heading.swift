/// The words before the first colon of a line, if they name a time or a topic ("tomorrow:", "gotta:", "shopping:"), or
/// an empty heading.
struct Heading {
  /// Index of the first word after the heading; 0 if there is none.
  private(set) var endWord = 0
  private(set) var moment: Moment?
  /// How many bytes of the line the heading takes up.
  private(set) var byteCount = 0

  /// Whether it only says when, or that a list follows, and names no topic.
  private(set) var hasNoTopic = false

  init(_ line: Line) {
    guard let colon = line.words.firstIndex(where: { $0.pause == .colon }), line.endsInColon(colon) else { return }
    let words = line.words[...colon]
    let label = line[words[0].core.lowerBound..<words[colon].core.upperBound]
    moment =
      MomentParser.read(label, in: line.language)
      ?? (words.count <= Heading.maxWords && !Heading.isTask(label, line.language)
        ? Heading.time(in: label, line.language) : nil)
    let isFrame = line.language.rules.isHeading(words)
    hasNoTopic = moment != nil || isFrame
    if hasNoTopic || colon == line.words.count - 1 { accept(words) }
  }

  /// The heading of a list in a single line. It may also be a topic ("the market:") or end in a full stop ("3
  /// things.").
  init(ofListIn line: Line) {
    self.init(line)
    guard endWord == 0, let pause = line.words.firstIndex(where: { $0.pause != .none }) else { return }
    let words = line.words[...pause]
    let label = String(line[words[0].core.lowerBound..<words[pause].core.upperBound])
    let isTopic =
      line.endsInColon(pause) && words.count <= Heading.maxWords && !Heading.isTask(label[...], line.language)
      && !line.language.rules.isStatement(label)
    hasNoTopic = words[pause].pause == .stop && line.language.rules.isHeading(words)
    if hasNoTopic { moment = Heading.time(in: label[...], line.language) }
    if isTopic || hasNoTopic { accept(words) }
  }

  private mutating func accept(_ words: ArraySlice<Line.Word>) {
    endWord = words.endIndex
    byteCount = words.last?.outer.upperBound ?? 0
  }

  /// Whether it says what to do with what: "ring mum: tell her about friday". "buy today:" only opens a list.
  private static func isTask(_ label: Substring, _ language: Language) -> Bool {
    language.rules.actionTask(in: String(label)).map { $0.title.contains(" ") } ?? false
  }

  /// The time in a heading: "orders tonight:".
  static func time(in label: Substring, _ language: Language) -> Moment? {
    let text = String(label)
    return MomentParser.combined(MomentReader(text, in: language).mentions(in: text)).flatMap { $0.isPoint ? $0 : nil }
  }

  /// Most words of a heading that is more than a time.
  static let maxWords = 4
}

extension Line {
  fileprivate func endsInColon(_ word: Int) -> Bool { self[words[word].outer].last == ":" }
}
