extension Utterance {
  /// The tokens that spell the words, in order, with as few others between them as may be; `nil` where there are none.
  package func places(of words: String, after last: Int = -1) -> [Int]? {
    let wanted = Tokenizer(words).tokens().map(\.key)
    guard !wanted.isEmpty else { return nil }
    var best: [Int]?
    for start in tokens.indices where start > last && tokens[start].key == wanted[0] {
      var used: [Int] = []
      var place = start
      while place < tokens.count, used.count < wanted.count, place - (used.last ?? start) < Utterance.widestGap {
        if tokens[place].key == wanted[used.count] { used.append(place) }
        place += 1
      }
      guard used.count == wanted.count else { continue }
      if best.map({ Utterance.width(used) < Utterance.width($0) }) ?? true { best = used }
    }
    return best
  }

  /// The words there as typed, with what stands between those that stand together.
  package func words(at places: [Int]) -> String { Title.words(at: places, of: tokens, in: text) }

  /// Whether all but those tokens only points: "that", "the".
  package func saysNothing(besides named: [Int]) -> Bool {
    let named = Set(named)
    return tokens.indices.allSatisfy {
      named.contains($0) || tokens[$0].isMark || language.rules.pointers.contains(tokens[$0].spelling)
    }
  }

  /// Whether a number of ten stands in it, which is a day too: "7/10".
  package var mayRate: Bool { tokens.contains { $0.shape == .figures && $0.key.hasSuffix("/10") } }

  private static func width(_ places: [Int]) -> Int { places[places.count - 1] - places[0] }
  private static let widestGap = 10
}
