internal import Language

/// Days that are told and mean to be kept: "it's jo's birthday on saturday", "tomorrow is sports day".
enum Occasion {
  /// The word after "it's", where it tells of one; whether a day is named shows later.
  static func start(of words: ArraySlice<Line.Word>) -> Int? {
    // Nearly all words tell of none, which their first two show.
    guard let taken = telling.advance(1, over: words).lastPlace, case let rest = words.dropFirst(taken),
      !words.dropLast().contains(where: { $0.pause != .none || $0.key == "today" }), words.last?.key != "today",
      let first = rest.first, !idle.contains(first.spelling),
      owners.contains(first.spelling) || first.isOwner || names(rest.prefix(longest))
    else { return nil }
    return rest.startIndex
  }

  /// "it's lena's party on the 28th" is no thing to do where one follows.
  static func opens(_ text: String) -> Bool { start(of: Line(text).words[...]) != nil }

  /// Of "jo's birthday is", once the day has left it; `nil` where no such day is told.
  static func name(in title: String) -> Substring? {
    let words = Line(title).words
    guard words.count > 1, words.count <= longest + 2, let first = words.first, let last = words.last else {
      return nil
    }
    if links.contains(last.spelling), names(words.dropLast()[...]) {
      let end = words.last { !links.contains($0.spelling) } ?? first
      return title.utf8Text(first.outer.lowerBound..<end.core.upperBound)
    }
    guard links.contains(first.spelling), names(words.dropFirst()) else { return nil }
    return title.utf8Text(words[1].outer.lowerBound..<title.utf8.count)
  }

  private static func names(_ words: ArraySlice<Line.Word>) -> Bool {
    words.contains { nouns.contains($0.spelling) || $0.isOrdinal }
  }

  private static let telling = Pattern(saying: "[and|oh|so] (its|it is)")
  /// "it's been a long day"
  private static let idle = WordSet("been not so too all such going just only")
  private static let links = WordSet("is are falls comes")
  private static let owners = WordSet("my our his her their the")
  private static let nouns = WordSet(
    """
    birthday bday birthdays anniversary wedding day party evening funeral christening baptism graduation play fair fete \
    recital concert exam reunion barbecue bbq gig show
    """)

  /// Words of a name.
  private static let longest = 5
}

extension Line.Word {
  /// "jo's".
  fileprivate var isOwner: Bool { key.utf8.count > 2 && core.count > key.utf8.count && key.hasSuffix("s") }

  /// "80th", of grandad.
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
