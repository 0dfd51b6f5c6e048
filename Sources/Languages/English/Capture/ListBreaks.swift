internal import Language

/// Where a list in one line goes from one thing to the next.
struct ListBreaks {
  private let line: Line
  private var reader: SlotReader
  /// For each word whether it goes on inside a date, or stands in brackets: no break stands before it.
  private let isInside: [Bool]

  /// The things that a line lists, as they stand there.
  static func things(in text: String) -> [String] {
    let line = Line(text)
    var breaks = ListBreaks(line)
    return breaks.pieces(from: 0).map { line.said($0, as: .text) }
  }

  init(_ line: Line) {
    self.line = line
    reader = SlotReader(line)
    let dated = reader.moments.mentions(in: line.text).map { line.text.utf8Offsets($0.range) }
    isInside = zip(line.isWithin(dated, withWordBefore: true), line.isWithin(line.text.brackets)).map { $0 || $1 }
  }

  mutating func pieces(from start: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = start
    var place = start + 1
    while place <= line.words.count {
      if place == line.words.count || breaks(before: place, after: start) {
        let piece = trimmed(start..<place)
        if !piece.isEmpty { pieces.append(piece) }
        start = place
        place += link(at: place)
      }
      place += 1
    }
    return pieces
  }

  private mutating func breaks(before place: Int, after start: Int) -> Bool {
    let before = line.words[place - 1]
    if isInside[place] { return false }
    switch before.pause {
    case .stop: return !ListBreaks.short.contains(before.key)
    case .comma: return line[before.outer].last == ")" ? runsOn(place, after: start) : !belongs(place)
    case .colon, .none: return runsOn(place, after: start)
    }
  }

  /// What follows the comma only adds to what stands before it.
  private mutating func belongs(_ place: Int) -> Bool {
    let end = line.words[place...].firstIndex { $0.pause != .none } ?? line.words.count - 1
    if ListBreaks.adding.contains(line.words[place].key) { return true }
    if reader.readings(at: place).contains(where: { $0.end > end }) { return true }
    let clause = English.read("x, \(line[line.words[place].core.lowerBound..<line.words[end].core.upperBound])")
    return clause.title == "x"
  }

  /// "and then", "oh and", "and need to", "and ring the vet".
  private func runsOn(_ place: Int, after start: Int) -> Bool {
    let rest = line.words[place...]
    if link(at: place) > 0 { return true }
    guard line.words[place].key == "and", place + 1 < line.words.count, place - start > 1 else { return false }
    let next = line.words[place + 1]
    return Frame(of: rest.dropFirst().prefix(ListBreaks.longestFrame)).end > place + 1
      || ActionVerbs.isVerb(next) && !ListBreaks.purposes.contains(next.key) && next.pause == .none
        && place + 2 < line.words.count && !ListBreaks.objectless.contains(line.words[place + 2].key)
  }

  /// How many words of a link stand there, before more.
  private func link(at place: Int) -> Int {
    let length = ListBreaks.links.advance(1, over: line.words[place...]).lastPlace ?? 0
    return place + length < line.words.count ? length : 0
  }

  /// Without the links and fillers it begins with.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, !Feeling.isOnly(line.words[start..<range.upperBound]) {
      let rest = line.words[start..<range.upperBound]
      let taken = max(
        ListBreaks.links.advance(1, over: rest).lastPlace ?? 0, FillerStripper.fillers(of: rest),
        rest.first?.key == "and" ? 1 : 0)
      guard taken > 0, taken < rest.count else { break }
      start += taken
    }
    return start..<range.upperBound
  }

  /// Words that a frame and what it is about are looked for in: a thing goes on no further before the next begins.
  private static let longestFrame = 32

  private static let links = Pattern(
    saying: """
      (and then|oh and|and also|and oh|and then there is|then theres|and theres|then there is|and i|and ive|and im|\
      oh yeah and|plus i|then i|then ive|also i|oh also|and after that|after that|then|first|firstly|secondly|finally|lastly)
      """)
  private static let short: Set = ["st", "mr", "mrs", "ms", "dr", "eg", "ie", "no", "vs", "approx", "tel", "ext"]
  private static let adding: Set = [
    "because", "cos", "but", "which", "who", "if", "when", "unless", "note", "notes", "or", "he", "she", "they",
  ]
  /// After them a verb does not begin a thing of its own: "and dry it", "bread and milk and then".
  private static let objectless: Set = ["it", "them", "him", "her", "that", "those", "and", "or", "then"]
  /// Verbs that tell what the thing before is for.
  private static let purposes: Set = [
    "ask", "see", "tell", "get", "check", "give", "have", "find", "say", "look", "make",
  ]
}
