/// Words only: what stands in a template between two slots.
indirect enum Pattern: Hashable, Sendable {
  case word(String)
  case all([Pattern])
  case one(of: [Pattern])
  case maybe(Pattern)

  static let nothing = Pattern.all([])

  /// Word counts after which the pattern may end, told as bits: bit 3 for three words on.
  ///
  /// A pattern is far shorter than 63 words, so one machine word holds every place it can have reached.
  func advance(_ reached: UInt64, over keys: ArraySlice<Line.Word>) -> UInt64 {
    switch self {
    case .word(let word): step(word, reached, keys)
    case .all(let parts): Pattern.follow(parts, reached, keys)
    case .one(let choices): Pattern.unite(choices, reached, keys)
    case .maybe(let part): reached | part.advance(reached, over: keys)
    }
  }

  private static func follow(_ parts: [Pattern], _ reached: UInt64, _ keys: ArraySlice<Line.Word>) -> UInt64 {
    var reached = reached
    for part in parts where reached != 0 { reached = part.advance(reached, over: keys) }
    return reached
  }

  private static func unite(_ choices: [Pattern], _ reached: UInt64, _ keys: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    for choice in choices { result |= choice.advance(reached, over: keys) }
    return result
  }

  private func step(_ word: String, _ reached: UInt64, _ keys: ArraySlice<Line.Word>) -> UInt64 {
    var result: UInt64 = 0
    for place in reached.places {
      let index = keys.startIndex + place
      if index < keys.endIndex, keys[index].key == word { result |= 1 << UInt64(place + 1) }
    }
    return result
  }
}

extension UInt64 {
  /// The places of its set bits, in order.
  var places: Places { Places(bits: self) }

  var lastPlace: Int? { self == 0 ? nil : 63 - leadingZeroBitCount }

  struct Places: Sequence, IteratorProtocol {
    var bits: UInt64

    mutating func next() -> Int? {
      guard bits != 0 else { return nil }
      defer { bits &= bits - 1 }
      return bits.trailingZeroBitCount
    }
  }
}

extension Pattern {
  var isNothing: Bool { if case .all(let parts) = self { parts.isEmpty } else { false } }

  /// The fewest words it can take.
  var shortest: Int {
    switch self {
    case .word: 1
    case .maybe: 0
    case .all(let parts): parts.reduce(0) { $0 + $1.shortest }
    case .one(let choices): choices.reduce(Int.max) { min($0, $1.shortest) }
    }
  }

  /// The most words it can take.
  var longest: Int {
    switch self {
    case .word: 1
    case .maybe(let part): part.longest
    case .all(let parts): parts.reduce(0) { $0 + $1.longest }
    case .one(let choices): choices.reduce(0) { max($0, $1.longest) }
    }
  }

  /// Adds every word it can begin with, and tells whether it can be passed without a word.
  @discardableResult
  func addFirstWords(to words: inout [String]) -> Bool {
    switch self {
    case .word(let word):
      words.append(word)
      return false
    case .maybe(let part):
      part.addFirstWords(to: &words)
      return true
    case .all(let parts):
      for part in parts where !part.addFirstWords(to: &words) { return false }
      return true
    case .one(let choices):
      var canPass = false
      for choice in choices where choice.addFirstWords(to: &words) { canPass = true }
      return canPass
    }
  }
}
