package import Language

extension English {
  /// The title without what never belongs to it: swearing before a name, repetition, exclamation marks at its end, and
  /// an open bracket at its end that the line goes on to close.
  package static func cleanTitle(_ title: String, of line: Utterance) -> String {
    let tokens = Utterance.tokens(of: title)
    var positions = Array(tokens.indices)
    TitleCleaner.cutRepeats(&positions, tokens)
    TitleCleaner.cutStutter(&positions, tokens)
    TitleCleaner.cutSwearing(&positions, tokens)
    if line.tokens.contains(where: { $0.key == ")" }) { TitleCleaner.cutOpenBracket(&positions, tokens) }
    while let last = positions.last, tokens[last].key == "!" { positions.removeLast() }
    guard positions.count < tokens.count, positions.contains(where: { !tokens[$0].isMark }) else { return title }
    return Title.words(at: positions, of: tokens, in: title)
  }
}

private enum TitleCleaner {
  /// "pay the bill pay the bill" says one thing; "pom pom" is a name.
  static func cutRepeats(_ positions: inout [Int], _ tokens: [Token]) {
    let words = positions.filter { !tokens[$0].isMark }
    let keys = words.map { tokens[$0].key }
    guard keys.count > 2, let size = (1...keys.count / 2).first(where: { isRepeated($0, keys) }) else { return }
    positions.removeAll { $0 >= words[size] }
  }

  private static func isRepeated(_ size: Int, _ keys: [String]) -> Bool {
    keys.count.isMultiple(of: size) && keys.indices.dropFirst(size).allSatisfy { keys[$0] == keys[$0 - size] }
  }

  /// "pay the the bill", "one that fits the, the shelf"
  static func cutStutter(_ positions: inout [Int], _ tokens: [Token]) {
    for place in positions.indices.dropLast().reversed()
    where English.stutterWords.contains(tokens[positions[place]].spelling) {
      let next = tokens[positions[place + 1]].key == "," ? place + 2 : place + 1
      guard next < positions.count, tokens[positions[next]].key == tokens[positions[place]].key else { continue }
      positions.removeSubrange(place..<next)
    }
  }

  static func cutSwearing(_ positions: inout [Int], _ tokens: [Token]) {
    for place in positions.indices.dropLast().reversed()
    where English.swearWords.contains(tokens[positions[place]].spelling) {
      let next = tokens[positions[place + 1]]
      if !next.isMark, !English.bloodyNames.contains(next.spelling) { positions.remove(at: place) }
    }
  }

  static func cutOpenBracket(_ positions: inout [Int], _ tokens: [Token]) {
    var open: [Int] = []
    for place in positions.indices {
      if tokens[positions[place]].key == "(" { open.append(place) }
      if tokens[positions[place]].key == ")" { _ = open.popLast() }
    }
    if let first = open.first, first > 0 { positions.removeSubrange(first...) }
  }
}
