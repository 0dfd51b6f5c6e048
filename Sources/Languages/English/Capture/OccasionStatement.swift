internal import Language

/// Statements of a day to remember: "it's jo's birthday on saturday", "tomorrow is sports day".
enum OccasionStatement {
  /// The index of the word after "it's", where an event follows. Whether a date is named is known only later.
  static func start(of words: ArraySlice<Line.Word>) -> Int? {
    // The first two words rule out nearly all lines.
    guard let length = introduction.advance(1, over: words).highestSetBit, case let rest = words.dropFirst(length),
      !words.dropLast().contains(where: { $0.pause != .none || $0.key == "today" }), words.last?.key != "today",
      let first = rest.first, !nonEventWords.contains(first.spelling),
      possessives.contains(first.spelling) || first.isPossessive || hasEvent(rest.prefix(longestName))
    else { return nil }
    return rest.startIndex
  }

  /// "it's lena's party on the 28th" is no task where one follows.
  static func matches(_ text: String) -> Bool { start(of: Line(text).words[...]) != nil }

  /// The event in "jo's birthday is", a title whose date has been cut out; `nil` where it states none.
  static func name(in title: String) -> Substring? {
    let words = Line(title).words
    guard words.count > 1, words.count <= longestName + 2, let first = words.first, let last = words.last else {
      return nil
    }
    if linkVerbs.contains(last.spelling), hasEvent(words.dropLast()[...]) {
      let end = words.last { !linkVerbs.contains($0.spelling) } ?? first
      return title.utf8Text(first.outer.lowerBound..<end.core.upperBound)
    }
    guard linkVerbs.contains(first.spelling), hasEvent(words.dropFirst()) else { return nil }
    return title.utf8Text(words[1].outer.lowerBound..<title.utf8.count)
  }

  private static func hasEvent(_ words: ArraySlice<Line.Word>) -> Bool {
    words.contains { eventNouns.contains($0.spelling) || $0.isOrdinal }
  }

  private static let introduction = Pattern(template: "[and|oh|so] (its|it is)")
  /// Words after "it's" that announce no event: "it's been a long day".
  private static let nonEventWords = WordSet("been not so too all such going just only")
  private static let linkVerbs = WordSet("is are falls comes")
  private static let possessives = WordSet("my our his her their the")
  private static let eventNouns = WordSet(
    """
    birthday bday birthdays anniversary wedding day party evening funeral christening baptism graduation play fair fete \
    recital concert exam reunion barbecue bbq gig show
    """)

  /// In words.
  private static let longestName = 5
}

extension Line.Word {
  /// "jo's".
  fileprivate var isPossessive: Bool { key.utf8.count > 2 && core.count > key.utf8.count && key.hasSuffix("s") }

  /// "80th", as in "grandad's 80th".
  fileprivate var isOrdinal: Bool {
    key.utf8.first?.isDigit == true && ["st", "nd", "rd", "th"].contains { key.hasSuffix($0) }
  }
}

extension String {
  fileprivate func utf8Text(_ bytes: Range<Int>) -> Substring {
    let start = utf8.startIndex
    return self[utf8.index(start, offsetBy: bytes.lowerBound)..<utf8.index(start, offsetBy: bytes.upperBound)]
  }
}
