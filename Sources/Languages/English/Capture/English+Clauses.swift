package import Language

// Splits a line that says first one thing and then another.
extension English {
  /// Every place where the line may be split, from the left. A line of more than 160 bytes is a dump and has none.
  package static func clauses(of text: String) -> [ClauseSplit] {
    guard text.utf8.count <= longestLine, text.utf8.mayHoldClauses else { return [] }
    let line = Line(text)
    let words = line.words
    let quotes = text.quotedRanges + text.bracketedRanges
    return words.indices.dropFirst().compactMap { place in
      let linkLength = linkPattern.advance(1, over: words[place...]).highestSetBit ?? 0
      guard
        words[place - 1].pause == .comma || words[place - 1].pause == .stop || linkLength > 0
          || insistence.advance(1, over: words[place...]).highestSetBit ?? 0 > 0,
        linkPattern.advance(1, over: words[(place - 1)...]).highestSetBit ?? 0 == 0, place + linkLength < words.count,
        !FillerStripper.isFiller(words[..<place]), !Feeling.isOnly(words[..<place]),
        !quotes.contains(where: { $0.contains(words[place].core.lowerBound) })
      else { return nil }
      return ClauseSplit(
        first: line.originalText(of: 0..<place, as: .text),
        last: line.originalText(of: place + linkLength..<words.count, as: .text))
    }
  }

  private static let longestLine = 160

  /// "remind me to ring mum until i answer" asks for a card, and for how long it reminds.
  private static let insistence = Pattern(
    template:
      "(until|till|til) (i|ive|its|it is) [have] (answer|answered|reply|respond|react|do it|did it|done it|done)")
  private static let linkPattern = Pattern(template: "((and|n|then|plus) [then|also|please] | also | but)")
}

extension String.UTF8View {
  /// A cheap test for whether two clauses can meet anywhere in the text.
  fileprivate var mayHoldClauses: Bool {
    var previous: UInt8 = 0
    for byte in self {
      if byte == UInt8(ascii: ",") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ";") { return true }
      if previous == UInt8(ascii: " "), "atpbnuATPBNU".utf8.contains(byte) { return true }
      previous = byte
    }
    return false
  }
}
