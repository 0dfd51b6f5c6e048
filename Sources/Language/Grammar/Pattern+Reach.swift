// What can be told of a pattern without a line.
extension Pattern {
  /// The fewest words it can take.
  var shortest: Int { sum(0..<steps.count) { shortest(at: $0) } }

  /// The most words it can take.
  var longest: Int { sum(0..<steps.count) { longest(at: $0) } }

  private func shortest(at place: Int) -> Int {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word: return 1
    case .maybe: return 0
    case .all: return sum(inside) { shortest(at: $0) }
    case .one: return groups(inside).map { shortest(at: $0) }.min() ?? 0
    }
  }

  private func longest(at place: Int) -> Int {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word: return 1
    case .all, .maybe: return sum(inside) { longest(at: $0) }
    case .one: return groups(inside).map { longest(at: $0) }.max() ?? 0
    }
  }

  private func sum(_ places: Range<Int>, _ length: (Int) -> Int) -> Int {
    groups(places).reduce(0) { $0 + length($1) }
  }

  /// The places where a step begins that is not inside another.
  func groups(_ places: Range<Int>) -> some Sequence<Int> {
    sequence(first: places.lowerBound) { $0 + 1 + steps[$0].inside }.prefix { $0 < places.upperBound }
  }

  /// Adds every word it can begin with, and tells whether it can be passed without a word.
  @discardableResult
  func addFirstWords(to words: inout [Spelling]) -> Bool { addFirstWords(0..<steps.count, to: &words) }

  private func addFirstWords(_ places: Range<Int>, to words: inout [Spelling]) -> Bool {
    for place in groups(places) where !addFirstWords(at: place, to: &words) { return false }
    return true
  }

  private func addFirstWords(at place: Int, to words: inout [Spelling]) -> Bool {
    let inside = place + 1..<place + 1 + steps[place].inside
    switch steps[place] {
    case .word(let word):
      words.append(word)
      return false
    case .all: return addFirstWords(inside, to: &words)
    case .maybe:
      _ = addFirstWords(inside, to: &words)
      return true
    case .one:
      var canPass = false
      for choice in groups(inside) where addFirstWords(at: choice, to: &words) { canPass = true }
      return canPass
    }
  }
}
