/// The places where a line may go from one thing it says to another.
package enum Segments {
  /// The ways to cut the line there: at one place, at two, and at all of them; none in a line that is long enough to be a
  /// dump. The words that join two pieces belong to neither.
  package static func cuts(of line: Utterance) -> [[Range<Int>]] {
    let count = line.tokens.count
    guard count <= longest else { return [] }
    let joins = joins(in: line)
    var cuts = joins.map { [$0] }
    for (place, join) in joins.enumerated().prefix(mostOfTwo) {
      cuts += joins.prefix(mostOfTwo).dropFirst(place + 1).map { [join, $0] }
    }
    if joins.count > 2 { cuts.append(joins) }
    return cuts.map { joins in
      let starts = [0] + joins.map(\.upperBound)
      let ends = joins.map(\.lowerBound) + [count]
      return zip(starts, ends).map { $0..<$1 }
    }
  }

  /// What joins one piece to the next, from the left.
  static func joins(in line: Utterance) -> [Range<Int>] {
    let count = line.tokens.count
    var joins: [Range<Int>] = []
    var place = 1
    while place < count - 1, joins.count < most {
      var end = place
      while end < count - 1, isJoiner(end, line) { end += 1 }
      if end > place { joins.append(place..<end) }
      place = max(end, place) + 1
    }
    return joins
  }

  /// "so far" joins nothing.
  private static func isJoiner(_ place: Int, _ line: Utterance) -> Bool {
    let word = line.tokens[place].spelling
    return line.language.rules.joiners.contains(word)
      && line.language.rules.unjoined[word]?.contains(line.tokens[place + 1].spelling) != true
  }

  private static let longest = 45
  private static let most = 7
  private static let mostOfTwo = 4
}
