internal import Language

/// Finds where one item of a list in a line ends and the next begins.
struct ListBreaks {
  private let line: Line
  private var reader: SlotReader
  /// For each word, whether it goes on with a date or stands in brackets, so that no item begins there.
  private let isInside: [Bool]

  /// The items that a line lists, as typed.
  static func items(in text: String) -> [String] {
    let line = Line(text)
    var breaks = ListBreaks(line)
    return breaks.pieces(from: 0).map { line.originalText(of: $0, as: .text) }
  }

  init(_ line: Line) {
    self.line = line
    reader = SlotReader(line)
    let dateRanges = reader.moments.mentions(in: line.text).map { line.text.utf8Offsets($0.range) }
    isInside = zip(line.isWithin(dateRanges, withWordBefore: true), line.isWithin(line.text.bracketedRanges)).map {
      $0 || $1
    }
  }

  mutating func pieces(from start: Int) -> [Range<Int>] {
    var pieces: [Range<Int>] = []
    var start = start
    var place = start + 1
    while place <= line.words.count {
      if place == line.words.count || isBreak(before: place, after: start) {
        let piece = trimmed(start..<place)
        if !piece.isEmpty { pieces.append(piece) }
        start = place
        place += linkLength(at: place)
      }
      place += 1
    }
    return pieces
  }

  private mutating func isBreak(before place: Int, after start: Int) -> Bool {
    let before = line.words[place - 1]
    if isInside[place] { return false }
    switch before.pause {
    case .stop: return !ListBreaks.abbreviations.contains(before.key)
    case .comma: return line[before.outer].last == ")" ? startsItem(place, after: start) : !continuesItem(place)
    case .colon, .none: return startsItem(place, after: start)
    }
  }

  /// Whether what follows the comma only adds to what comes before it.
  private mutating func continuesItem(_ place: Int) -> Bool {
    let end = line.words[place...].firstIndex { $0.pause != .none } ?? line.words.count - 1
    if ListBreaks.continuations.contains(line.words[place].key) { return true }
    if reader.readings(at: place).contains(where: { $0.end > end }) { return true }
    let clause = English.read("x, \(line[line.words[place].core.lowerBound..<line.words[end].core.upperBound])")
    return clause.title == "x"
  }

  /// Whether an item begins without punctuation: "and then", "oh and", "and need to", "and ring the vet".
  private func startsItem(_ place: Int, after start: Int) -> Bool {
    let rest = line.words[place...]
    if linkLength(at: place) > 0 { return true }
    guard line.words[place].key == "and", place + 1 < line.words.count, place - start > 1 else { return false }
    let next = line.words[place + 1]
    return TaskLead(of: rest.dropFirst().prefix(ListBreaks.leadWindow)).end > place + 1
      || ActionVerbs.isVerb(next) && !ListBreaks.purposeVerbs.contains(next.key) && next.pause == .none
        && place + 2 < line.words.count && !ListBreaks.nonObjects.contains(line.words[place + 2].key)
  }

  /// The number of link words there; 0 where nothing follows them.
  private func linkLength(at place: Int) -> Int {
    let length = ListBreaks.links.advance(1, over: line.words[place...]).highestSetBit ?? 0
    return place + length < line.words.count ? length : 0
  }

  /// The range without links and fillers at its start.
  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    while start < range.upperBound, !Feeling.isOnly(line.words[start..<range.upperBound]) {
      let rest = line.words[start..<range.upperBound]
      let length = max(
        ListBreaks.links.advance(1, over: rest).highestSetBit ?? 0, FillerStripper.fillers(of: rest),
        rest.first?.key == "and" ? 1 : 0)
      guard length > 0, length < rest.count else { break }
      start += length
    }
    return start..<range.upperBound
  }

  /// The number of words that are searched for a lead and its task: no item goes on further before the next begins.
  private static let leadWindow = 32

  private static let links = Pattern(
    template: """
      (and then|oh and|and also|and oh|and then there is|then theres|and theres|then there is|and i|and ive|and im|\
      oh yeah and|plus i|then i|then ive|also i|oh also|and after that|after that|then|first|firstly|secondly|finally|lastly)
      """)
  private static let abbreviations: Set = [
    "st", "mr", "mrs", "ms", "dr", "eg", "ie", "no", "vs", "approx", "tel", "ext",
  ]
  private static let continuations: Set = [
    "because", "cos", "but", "which", "who", "if", "when", "unless", "note", "notes", "or", "he", "she", "they",
  ]
  /// A verb before one of these begins no item of its own: "and dry it", "bread and milk and then".
  private static let nonObjects: Set = ["it", "them", "him", "her", "that", "those", "and", "or", "then"]
  /// Verbs that say what the item before is for.
  private static let purposeVerbs: Set = [
    "ask", "see", "tell", "get", "check", "give", "have", "find", "say", "look", "make",
  ]
}
