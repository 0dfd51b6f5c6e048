extension Utterance {
  /// The tokens that spell the words, in order and with the smallest gap between them; `nil` where there are none.
  package func tokenIndices(of words: String, after last: Int = -1) -> [Int]? {
    let keys = Tokenizer(words).tokens().map(\.key)
    guard !keys.isEmpty else { return nil }
    var best: [Int]?
    for start in tokens.indices where start > last && tokens[start].key == keys[0] {
      var match: [Int] = []
      var place = start
      while place < tokens.count, match.count < keys.count, place - (match.last ?? start) < Utterance.widestGap {
        if tokens[place].key == keys[match.count] { match.append(place) }
        place += 1
      }
      guard match.count == keys.count else { continue }
      if best.map({ Utterance.width(match) < Utterance.width($0) }) ?? true { best = match }
    }
    return best
  }

  /// The words of those tokens as typed, with what stands between adjacent ones.
  package func words(at places: [Int]) -> String { Title.words(at: places, of: tokens, in: text) }

  /// Whether all other tokens only point at something: "that", "the".
  package func hasOnlyPointers(besides excluded: [Int]) -> Bool {
    let excluded = Set(excluded)
    return tokens.indices.allSatisfy {
      excluded.contains($0) || tokens[$0].isMark || language.rules.pointers.contains(tokens[$0].spelling)
    }
  }

  /// Whether a word stands for a thing said before: the "it" of "sign it on friday", and no "him" of "get him some
  /// wellies".
  package func pointsToThing(_ place: Int) -> Bool {
    guard language.rules.backReferences.contains(tokens[place].spelling) else { return false }
    let next = place + 1
    return next == tokens.count || timing[next] != .none
      || ![.word, .name, .figures].contains(kind(of: next))
        && !language.rules.determiners.contains(tokens[next].spelling)
  }

  /// Whether it holds a number out of ten, which could be a date too: "7/10".
  package var hasRatingOutOfTen: Bool { tokens.contains { $0.shape == .figures && $0.key.hasSuffix("/10") } }

  private static func width(_ places: [Int]) -> Int { places[places.count - 1] - places[0] }
  private static let widestGap = 10
}
