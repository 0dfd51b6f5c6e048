/// What the token model looks at around each token of a line, once a tool is supposed.
package enum TokenFeatures {
  package static func features(of line: Utterance, for tool: String) -> [[Feature]] {
    let tokens = line.tokens
    let plain = tokens.map(\.plain)
    let kinds = tokens.indices.map { line.kind(of: $0) }
    let fields = tokens.indices.map { line.field(of: $0) ?? edge }
    let tool = Spelling(tool)
    func word(_ place: Int) -> Spelling { plain.indices.contains(place) ? plain[place] : edge }
    func kind(_ place: Int) -> Spelling {
      kinds.indices.contains(place) ? Spelling([kinds[place].rawValue]) : edge
    }
    func field(_ place: Int) -> Spelling { fields.indices.contains(place) ? fields[place] : edge }
    var mark = -1
    var verb = -9
    let verbsAhead = distancesAhead(kinds)
    return tokens.indices.map { place in
      if place > 0, tokens[place - 1].isMark { mark = place - 1 }
      let since = Spelling([UInt8(min(place - mark, 4))])
      let (here, key) = (kind(place), tokens[place].key)
      var plainly = [
        Feature(1, word(place - 2)), Feature(2, word(place + 2)), Feature(3, word(place + 3)),
        Feature(4, Spelling(key.utf8.suffix(3))), Feature(5, Spelling(key.utf8.prefix(3))),
        Feature(6, Spelling([tokens[place].shape.rawValue])),
        Feature(7, kind(place - 2)), Feature(8, kind(place + 3)),
        Feature(9, word(place - 1), word(place)), Feature(10, word(place), word(place + 1)),
        Feature(11, word(place - 2), word(place - 1)), Feature(12, word(place + 1), word(place + 2)),
        Feature(13, kind(place - 2), kind(place - 1), here, kind(place + 1)),
        Feature(14, here, kind(place + 1), kind(place + 2), kind(place + 3)),
        Feature(15, Spelling([UInt8(max(0, min(9, place - verb)))])), Feature(16, verbsAhead[place]),
        Feature(17, since, word(place)), Feature(18, Spelling([UInt8(min(9, tokens.count - place))])),
      ]
      let strongly = [
        Feature(40), Feature(41, word(place)), Feature(42, word(place - 1)), Feature(43, word(place + 1)),
        Feature(44, here), Feature(45, kind(place - 1)), Feature(46, kind(place + 1)), Feature(47, kind(place + 2)),
        Feature(48, kind(place - 1), here), Feature(49, here, kind(place + 1)), Feature(50, since, here),
        Feature(51, kind(place - 1), here, kind(place + 1)), Feature(52, Spelling([UInt8(min(6, place))])),
        Feature(53, word(place - 1), here), Feature(54, here, word(place + 1)),
        Feature(55, field(place)), Feature(56, field(place - 1)), Feature(57, field(place + 1)),
        Feature(58, field(place), here, kind(place + 1)), Feature(59, word(place - 1), field(place)),
      ]
      plainly += strongly
      plainly += strongly.map { $0.under(tool) }
      if kinds[place] == .verb { verb = place }
      return plainly
    }
  }

  private static func distancesAhead(_ kinds: [TokenKind]) -> [Spelling] {
    var distances = [Spelling](repeating: edge, count: kinds.count)
    var next = kinds.count + 9
    for place in kinds.indices.reversed() {
      if kinds[place] == .verb { next = place }
      distances[place] = Spelling([UInt8(min(9, next - place))])
    }
    return distances
  }

  private static let edge = Spelling("^")
}
