/// The places where a line may go from one thing it says to another.
package enum Segments {
  /// The two sides of each such place, from the left; none in a line that is long enough to be a dump.
  package static func pairs(of line: Utterance) -> [(Range<Int>, Range<Int>)] {
    let count = line.tokens.count
    guard count <= longest else { return [] }
    var pairs: [(Range<Int>, Range<Int>)] = []
    var place = 1
    while place < count - 1, pairs.count < most {
      var end = place
      while end < count - 1, joiners.contains(line.tokens[end].spelling) { end += 1 }
      if end > place { pairs.append((0..<place, end..<count)) }
      place = max(end, place) + 1
    }
    return pairs
  }

  private static let longest = 45
  private static let most = 6
  private static let joiners = WordSet(", . ; ! - – — / & and n then also plus but so \n")
}
