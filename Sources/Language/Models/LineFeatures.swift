/// The features of the line model: the words of a line, word pairs, its first and last words, and what kind of words
/// they are.
package enum LineFeatures {
  package static func features(of line: Utterance) -> [Feature] {
    let words = [edge] + line.tokens.prefix(tokenLimit).map(\.normalized) + [edge]
    let kinds = [edge] + line.tokens.indices.prefix(tokenLimit).map { Spelling([line.kind(of: $0).rawValue]) } + [edge]
    var features = [Feature(0)]
    for place in words.indices {
      let word = words[place]
      features.append(Feature(1, word))
      if place < 5 { features.append(Feature(2 + UInt8(place), word)) }
      if place < 4 { features.append(Feature(10 + UInt8(place), kinds[place])) }
      if place + 1 < words.count {
        features.append(Feature(20, word, words[place + 1]))
        features.append(Feature(21, word, kinds[place + 1]))
        features.append(Feature(22, kinds[place], words[place + 1]))
      }
      if place + 2 < words.count {
        features.append(Feature(23, word, words[place + 1], words[place + 2]))
        features.append(Feature(24, word, words[place + 2]))
        features.append(Feature(25, kinds[place], kinds[place + 1], kinds[place + 2]))
      }
    }
    let fields = line.tokens.indices.prefix(tokenLimit).compactMap { place in
      line.field(of: place).map { (place, Spelling([$0])) }
    }
    for (number, (place, field)) in fields.enumerated() {
      features.append(Feature(50, field))
      features.append(Feature(51, field, words[place]))
      features.append(Feature(52, field, words[place + 2]))
      features.append(Feature(53, field, kinds[place]))
      features.append(Feature(54, field, words[1]))
      features.append(Feature(55, field, kinds[1]))
      if number > 0 { features.append(Feature(56, fields[number - 1].1, field)) }
      if place < 3 { features.append(Feature(57 + UInt8(place), field)) }
    }
    for token in line.tokens.prefix(tokenLimit) where !token.isMark && token.key.utf8.count > 3 {
      features.append(Feature(30, Spelling(token.key.utf8.prefix(4))))
      features.append(Feature(31, Spelling(token.key.utf8.suffix(3))))
    }
    features.append(Feature(40, Spelling([UInt8(min(6, line.tokens.count / 3))])))
    return Array(Set(features))
  }

  private static let tokenLimit = 60
  private static let edge = Spelling("^")
}
